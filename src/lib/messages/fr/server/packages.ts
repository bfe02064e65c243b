import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/server/packages.js';

const { list, number, quote } = grammarOf('fr');

export default {
  busy: 'Le serveur traite d’autres paquets ; rien n’a été fait. Réessayez dans quelques secondes.',
  spotType: (type: string) => `Le SpotType dans ascData.json doit être ${quote(type)}, le type du spot.`,
  hasErrors: 'Le paquet n’a pas été accepté, car il contient des erreurs.',
  tooCostly: (seconds: number) =>
    `Le paquet n’a pas été accepté : sa vérification prend plus de ${number(seconds)} secondes ou trop de mémoire. Réduisez ascData.json et les scripts de la page de démarrage.`,
  textsTooCostly: (seconds) =>
    `La lecture ou l’écriture de ce fichier prend plus de ${number(seconds)} secondes ou trop de mémoire. Rien n’a été fait.`,
  folderOtherFiles: (folder: string, names: readonly string[]) =>
    `Ce widget suit le dossier ${quote(folder)}, où d’autres fichiers diffèrent de ce paquet : ${list(names.map(quote))}. Rien n’a été modifié. Modifiez ces fichiers dans le dossier, ou démarrez le produit sans le dossier et réessayez.`,
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
} satisfies typeof english;
