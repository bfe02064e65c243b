import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/server/playtimes.js';

const { either, number } = grammarOf('de');

export default {
  noSuchDay: 'Diesen Tag gibt es nicht.',
  inFuture: 'Liegt in der Zukunft.',
  wrongRows: (count: number) =>
    either(
      count,
      'Eine Zeile ist falsch, daher wurde nichts übernommen. Sie steht unten.',
      `${number(count)} Zeilen sind falsch, daher wurde nichts übernommen. Die ersten davon stehen unten.`
    )
} satisfies typeof english;
