import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/server/playtimes.js';

const { either, number } = grammarOf('fr');

export default {
  noSuchDay: 'Ce jour n’existe pas.',
  inFuture: 'Se situe dans le futur.',
  wrongRows: (count: number) =>
    either(
      count,
      'Une ligne est incorrecte ; rien n’a donc été enregistré. Elle figure ci-dessous.',
      `${number(count)} lignes sont incorrectes ; rien n’a donc été enregistré. Les premières figurent ci-dessous.`
    )
} satisfies typeof english;
