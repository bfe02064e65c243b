import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/server/messages.js';

const { number } = grammarOf('fr');

export default {
  contentTooLarge: (kilobytes: number) =>
    `Le Content d’un message peut compter ${number(kilobytes)} ko de JSON au plus.`,
  validUntilPast: 'ValidUntil doit être une date avec une heure dans le futur.',
  tooMany: (most: number, megabytes: number) =>
    `Un lecteur peut avoir ${number(most)} messages valides au plus, soit ${number(megabytes)} Mo en tout. Réessayez lorsque certains auront expiré.`,
  notFound: 'Ce lecteur n’a aucun message portant ce numéro, ou le message a expiré.'
} satisfies typeof english;
