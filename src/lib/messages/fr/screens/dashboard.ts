import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/screens/dashboard.js';

const { count, either, number, quote } = grammarOf('fr');

export default {
  title: 'Tableau de bord',
  choose: 'Choisir un tableau de bord',
  shared: 'pour tous',
  own: 'personnel',
  create: 'Nouveau tableau de bord…',
  copy: 'Copier dans un tableau de bord personnel',
  copyName: (name) => `${name} (copie)`,
  rename: 'Renommer…',
  remove: 'Supprimer…',
  trash: 'Tableaux de bord supprimés',
  arrange: 'Organiser',
  done: 'Terminé',
  undo: 'Annuler',
  redo: 'Rétablir',
  add: 'Ajouter un widget',
  saving: 'Enregistrement…',
  saved: 'Enregistré',
  readOnly: 'Tout le monde voit ce tableau de bord ; les administrateurs l’organisent.',
  widgets: 'Widgets de ce tableau de bord',
  actions: (name) => `Actions pour ${name}`,
  detail: (name) => `Agrandir ${name}`,
  edit: (name) => `Modifier ${name}`,
  print: 'Exporter',
  printHint: 'Le widget enregistre un fichier ou ouvre sa propre vue d’impression.',
  printAll: 'Tout exporter…',
  printing: {
    title: 'Tout exporter',
    text: 'Chaque widget enregistre un fichier ou ouvre sa propre vue d’impression.',
    fates: {
      waiting: 'démarrage…',
      asked: 'export demandé',
      saved: 'fichier enregistré',
      declined: 'fichier non enregistré',
      unable: 'ignoré : n’exporte rien',
      silent: 'ignoré : ne répond pas',
      deleted: 'ignoré : a été supprimé'
    },
    done: (asked, saved, out) => {
      const done =
        saved === 0
          ? `Export demandé à ${count(asked, 'widget', 'widgets')}.`
          : `${number(saved)} sur ${count(asked, 'widget', 'widgets')} ${either(saved, 'a', 'ont')} enregistré un fichier.`;
      return out > 0 ? `${done} ${number(out)} ${either(out, 'ignoré', 'ignorés')}.` : done;
    }
  },
  report: 'Vue rapport',
  reportTitle: (name) => `Vue rapport : ${name}`,
  reload: 'Recharger',
  reaches: (hosts) => `Adresses externes : ${hosts}`,
  take: 'Retirer du tableau de bord',
  gone: 'Ce widget a été supprimé, ou vous n’y avez plus accès.',
  deleted: (name) => `${quote(name)} a été supprimé.`,
  fullScreen: 'Plein écran',
  leaveFullScreen: 'Quitter le plein écran (Échap)',
  unsaved: 'Non enregistré, non affiché',
  unsavedHint:
    'Vos modifications de ce widget ne sont pas enregistrées : le tableau de bord ne les affiche donc pas. Elles sont conservées dans ce navigateur et visibles uniquement par vous.',
  toTrash: 'Ouvrir la corbeille',
  goneName: 'Widget manquant',
  later: 'Se charge dès qu’il est visible',
  inTurn: 'Un widget s’est bloqué. Tous redémarrent un par un ; celui-ci attend son tour.',
  held: 'Ce widget bloquait tous les autres ; il a été arrêté.',
  slow: {
    text: 'Cette page est devenue lente. L’un de ses widgets peut en être la cause.',
    each: 'Un par un',
    all: 'Arrêter tous les widgets',
    one: (name) => `Arrêter ${name}`,
    leave: 'Les laisser tourner'
  },
  move: (name) => `Déplacer ou redimensionner ${name}`,
  resize: (name) => `Faire glisser pour redimensionner ${name}`,
  help: 'Les flèches le déplacent, Maj et les flèches changent sa taille, Suppr le retire.',
  helpInColumn: 'Les flèches haut et bas le déplacent, avec Maj elles changent sa hauteur, Suppr le retire.',
  hint: 'Faites glisser un widget pour le déplacer et son coin pour le redimensionner, ou utilisez les flèches sur sa poignée, avec Maj pour redimensionner.',
  moves: { up: 'Vers le haut', down: 'Vers le bas', left: 'Vers la gauche', right: 'Vers la droite' },
  sizes: { up: 'Moins haut', down: 'Plus haut', left: 'Moins large', right: 'Plus large' },
  pixels: 'Résolution',
  width: 'Largeur',
  height: 'Hauteur',
  said: {
    place: (name, slot, row) => `${quote(name)} : emplacement ${slot}, ligne ${row}`,
    order: (name, at, of) => `${quote(name)} : ${at} sur ${of}`,
    size: (name, slots, rows) =>
      `${quote(name)} : ${count(slots, 'emplacement', 'emplacements')} de large, ${count(rows, 'ligne', 'lignes')} de haut`,
    edge: (name) => `${quote(name)} ne peut pas aller plus loin`,
    noSize: (name) => `${quote(name)} n’existe pas dans cette taille`,
    added: (name, slot, row) => `${quote(name)} ajouté : emplacement ${slot}, ligne ${row}`,
    removed: (name) => `${quote(name)} retiré du tableau de bord`,
    undone: 'Annulé',
    redone: 'Rétabli'
  },
  lost: {
    text: 'Quelqu’un d’autre a organisé ce tableau de bord entre-temps. Rien n’a été écrasé.',
    theirs: 'Afficher sa version',
    mine: 'Garder la mienne'
  },
  ended: {
    'signed-out':
      'Vous êtes déconnecté. Les modifications enregistrées ailleurs ne s’afficheront qu’une fois que vous serez reconnecté.',
    forbidden: 'Vous n’avez plus accès à ces widgets. Les modifications enregistrées ailleurs ne sont pas affichées.'
  },
  signIn: 'Se connecter',
  leave: {
    title: 'Quitter sans enregistrer ?',
    text: 'Cette disposition n’est pas enregistrée. Elle sera perdue si vous quittez la page.',
    stay: 'Rester',
    leave: 'Abandonner et quitter',
    save: 'Enregistrer et quitter'
  },
  failed: 'Le tableau de bord n’a pas été enregistré : le serveur est injoignable.',
  again: 'Réessayer',
  empty: {
    title: 'Il n’y a encore rien ici',
    text: 'Un tableau de bord affiche des widgets côte à côte, sur trois emplacements de large au plus.',
    steps: [
      'Ajoutez un widget de la liste.',
      'Organisez : faites-le glisser à sa place, et son coin pour le redimensionner.',
      'Modifier ouvre ses paramètres.'
    ],
    plain:
      'Un administrateur peut placer des widgets ici. Sur un tableau de bord personnel, vous les organisez vous-même.'
  },
  welcome: {
    text: 'Un tableau de bord affiche des widgets côte à côte.',
    edit: 'Voici des exemples : modifiez-en un avec son crayon, organisez-les ou ajoutez les vôtres.',
    look: 'Voici des exemples ; sur un tableau de bord personnel, vous organisez ce que vous voulez.',
    dismiss: 'Masquer'
  },
  find: {
    title: 'Ajouter un widget',
    label: 'Rechercher un widget',
    template: 'Modèle de widget',
    there: (n) => either(n, 'sur ce tableau de bord', `${number(n)} fois sur ce tableau de bord`),
    done: 'Terminé',
    adding: (name) => `Ajout de ${name}…`,
    slots: (n) => count(n, 'emplacement', 'emplacements'),
    none: 'Aucun widget ne correspond.',
    found: (n) => count(n, 'widget', 'widgets'),
    nothing: 'Il n’y a pas encore de widgets. Ils s’importent sous Widgets.'
  },
  name: 'Nom',
  forAll: 'Pour tous',
  createTitle: 'Nouveau tableau de bord',
  renameTitle: (name) => `Renommer ${quote(name)}`,
  removeTitle: (name) => `Supprimer ${quote(name)} ?`,
  removeText: 'Il reste 30 jours dans la corbeille, d’où il peut être restauré. Ses widgets sont conservés.',
  confirm: { create: 'Créer', rename: 'Enregistrer', remove: 'Supprimer' },
  cancel: 'Annuler',
  close: 'Fermer',
  unreachable: 'Le serveur est injoignable.'
} satisfies typeof english;
