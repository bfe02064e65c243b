import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/server/updates.js';

const { quote } = grammarOf('fr');

export default {
  notFound: 'Aucune mise à jour ne porte ce numéro. Elle a peut-être été retirée.',
  otherFile: (version: string, fileName: string) =>
    `La version ${version} a déjà un autre fichier nommé ${quote(fileName)}. Indiquez une nouvelle version, ou retirez d’abord cette mise à jour.`,
  emptyFile: 'Le fichier est vide.',
  versionNeeded: 'Avec « playerId », la « version » du lecteur est aussi obligatoire.'
} satisfies typeof english;
