import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/server/standard.js';

const { count, either, list, quote } = grammarOf('fr');

export default {
  unusable: (why: string) =>
    `Le dossier n’est pas utilisable en l’état ; vous voyez son dernier état utilisable. ${why}`,
  otherVersion: (was: string, is: string) =>
    `Le dossier contient la version ${is}, qui a pris la place de la version ${was}. Pour retrouver ${was}, démarrez sans le dossier et restaurez-la avec « Remplacer le widget… » ; l’historique montre ce qui a changé.`,
  sameVersion: (version: string) =>
    `Le dossier a pris la place d’un autre paquet qui a le même SpotIdentifier et la même version, ${version}. Pour retrouver ce paquet, démarrez sans le dossier et restaurez-le avec « Remplacer le widget… » ; l’historique montre ce qui a changé.`,
  ownIdentifier:
    'C’était un widget standard. Pour avoir les deux, donnez au dossier un SpotIdentifier qui lui est propre dans son ascData.json.',
  setAside: (values: number, widgets: number) =>
    `${count(values, 'valeur', 'valeurs')} de ${count(widgets, 'widget', 'widgets')} ${either(values, 'a été mise', 'ont été mises')} de côté, car plus aucun paramètre ne ${either(values, 'l’accepte', 'les accepte')}. La page du modèle y mène.`,
  unreadable: 'Il n’existe plus, ou est illisible.',
  inTrash: 'Ce widget est dans la corbeille. Une fois restauré, il suivra de nouveau le dossier.',
  followedElsewhere: (folder: string) =>
    `Un autre serveur de cette installation suit le dossier ${quote(folder)} avec le même SpotIdentifier. Chacun remplacerait les versions de l’autre : arrêtez ce serveur, ou développez ce widget sous un autre SpotIdentifier.`,
  goneForGood: 'Ce widget a été supprimé définitivement. Redémarrez le produit avec le dossier pour le recréer.',
  tooMuch: 'Le dossier contient trop de choses pour un paquet de widget.',
  otherIdentifier: (before: string, after: string) =>
    `Le SpotIdentifier est désormais ${quote(after)} : c’est un autre widget. Remettez ${quote(before)}, ou redémarrez avec « npm start ».`,
  links: (names: readonly string[]) => `Les liens qu’il contient ne sont pas suivis : ${list(names.map(quote))}.`,
  place: (line: number, column: number) => `ascData.json, ligne ${line}, colonne ${column} : `
} satisfies typeof english;
