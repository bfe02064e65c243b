import type english from '../../en/server/players.js';
import { grammarOf } from '../../../language/grammar.js';

const { either, number, quote } = grammarOf('fr');

export default {
  players: {
    notFound: 'Aucun lecteur ne porte ce numéro.'
  },
  messages: {
    contentTooLarge: (kilobytes: number) =>
      `Le Content d’un message peut compter ${number(kilobytes)} ko de JSON au plus.`,
    validUntilPast: 'ValidUntil doit être une date avec une heure dans le futur.',
    tooMany: (most: number, megabytes: number) =>
      `Un lecteur peut avoir ${number(most)} messages valides au plus, soit ${number(megabytes)} Mo en tout. Réessayez lorsque certains auront expiré.`,
    notFound: 'Ce lecteur n’a aucun message portant ce numéro, ou le message a expiré.'
  },
  playtimes: {
    noSuchDay: 'Ce jour n’existe pas.',
    inFuture: 'Se situe dans le futur.',
    wrongRows: (count: number) =>
      either(
        count,
        'Une ligne est incorrecte ; rien n’a donc été enregistré. Elle figure ci-dessous.',
        `${number(count)} lignes sont incorrectes ; rien n’a donc été enregistré. Les premières figurent ci-dessous.`
      )
  },
  updates: {
    notFound: 'Aucune mise à jour ne porte ce numéro. Elle a peut-être été retirée.',
    otherFile: (version: string, fileName: string) =>
      `La version ${version} a déjà un autre fichier nommé ${quote(fileName)}. Indiquez une nouvelle version, ou retirez d’abord cette mise à jour.`,
    emptyFile: 'Le fichier est vide.',
    versionNeeded: 'Avec « playerId », la « version » du lecteur est aussi obligatoire.'
  }
} satisfies typeof english;
