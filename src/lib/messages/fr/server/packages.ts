import type english from '../../en/server/packages.js';
import { grammarOf } from '../../../language/grammar.js';
import { faults } from '../screens/origins.js';

const { count, either, list, number, quote } = grammarOf('fr');

export default {
  packages: {
    busy: 'Le serveur traite d’autres paquets ; rien n’a été fait. Réessayez dans quelques secondes.',
    spotType: (type: string) => `Le SpotType dans ascData.json doit être ${quote(type)}, le type du spot.`,
    hasErrors: 'Le paquet n’a pas été accepté, car il contient des erreurs.',
    tooCostly: (seconds: number) =>
      `Le paquet n’a pas été accepté : sa vérification prend plus de ${number(seconds)} secondes ou trop de mémoire. Réduisez ascData.json et les scripts de la page de démarrage.`,
    textsTooCostly: (seconds) =>
      `La lecture ou l’écriture de ce fichier prend plus de ${number(seconds)} secondes ou trop de mémoire. Rien n’a été fait.`,
    folderOtherFiles: (folder: string, names: readonly string[]) =>
      `Ce widget suit le dossier ${quote(folder)}, où des fichiers qui n’y sont pas écrits diffèrent de ce paquet : ${list(names.map(quote))}. Rien n’a été modifié, car seuls les fichiers texte de 1 Mo au plus qui font partie du paquet sont écrits. Modifiez ces fichiers dans le dossier, ou démarrez le produit sans le dossier et réessayez.`,
    folderChanged: (folder: string, name: string, line?: number) => {
      const what =
        line === undefined
          ? `${quote(name)} n’est plus comme avant dans le dossier ${quote(folder)}, et cette modification ne lui convient pas.`
          : `Dans le dossier ${quote(folder)}, cette modification en rencontre une autre à la ligne ${line} de ${quote(name)}.`;
      return `${what} Rien n’a été modifié. Regardez le fichier, rechargez cette page et refaites la modification.`;
    },
    folderBroken: (folder: string, why: string) =>
      `Le dossier ${quote(folder)}, que ce widget suit, n’est pas utilisable en l’état. ${why} Rien n’a été modifié. Corrigez le fichier dans le dossier, puis refaites la modification.`,
    folderElsewhere: (folder: string) =>
      `Ce widget suit le dossier ${quote(folder)} sur un autre serveur de cette installation, et seul ce serveur peut y écrire. Rien n’a été modifié. Faites la modification dans le dossier, ou dans la page du serveur qui a été démarré avec lui.`,
    folderUnreadable: (folder: string) =>
      `Le serveur ne peut pas lire le dossier ${quote(folder)}, que ce widget suit : il n’est plus là, ou quelque chose y est illisible. Rien n’a été modifié. Remettez le dossier à sa place, puis refaites la modification.`,
    folderUnwritable: (folder: string, name: string) =>
      `Ce widget suit le dossier ${quote(folder)}, mais le serveur ne peut pas y écrire ${quote(name)}. Rien n’a été modifié. Donnez-lui ce droit, ou faites la modification dans le dossier.`,
    folderFull: (folder: string, name: string) =>
      `Ce widget suit le dossier ${quote(folder)}, mais il n’y a plus de place pour y écrire ${quote(name)}. Rien n’a été modifié.`
  },
  standard: {
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
  },
  replace: {
    mappingInvalid:
      'La correspondance ne convient pas aux deux paquets ; chaque endroit est indiqué ci-dessous. Rien n’a été modifié.',
    otherWidget: (uploaded: string, present: string) =>
      `Ce paquet est celui d’un autre widget : son SpotIdentifier est ${quote(uploaded)}, celui du widget choisi est ${quote(present)}. Rien n’a été modifié.`,
    replacedMeanwhile: 'Quelqu’un d’autre a remplacé ce widget entre-temps. Rien n’a été modifié. Comparez de nouveau.',
    valuesTooLarge: (megabytes, most) =>
      `Les widgets de ce modèle ont ${number(megabytes)} Mo de valeurs, plus que les ${number(most)} Mo qui peuvent être remplacés en une fois. Rien n’a été modifié. Supprimez définitivement les variantes inutiles, ou raccourcissez leurs textes.`,
    valuesSavedMeanwhile:
      'Des valeurs ont été enregistrées depuis cette comparaison. Rien n’a été modifié. Examinez de nouveau la comparaison.',
    notSetAside: 'Cette valeur n’est plus de côté.',
    noSuchSetting:
      'Le widget n’a aucun paramètre avec cet Id. Choisissez-en un autre pour la valeur ; d’ici là, elle reste de côté.',
    versionGone: 'Cette version du widget ne peut plus être restaurée. Seules les dix dernières sont conservées.'
  },
  origins: {
    changedMeanwhile: 'Quelqu’un d’autre a modifié la liste entre-temps. Rien n’a été enregistré.',
    faults
  }
} satisfies typeof english;
