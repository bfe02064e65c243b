import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/screens/widgets.js';
import findingList from './findingList.js';

const { count, either, number, quote } = grammarOf('fr');

export default {
  title: 'Widgets',
  places: 'Accès rapide',
  all: 'Tous les widgets',
  templates: 'Modèles de widgets',
  groups: 'Groupes de widgets',
  counted: (name, n) => `${name}, ${count(n, 'widget', 'widgets')}`,
  choosePlace: 'Afficher',
  newGroup: 'Nouveau groupe…',
  search: 'Rechercher des widgets',
  searchPlaceholder: 'Par nom, groupe ou paramètre',
  found: (shown, total) => `${number(shown)} sur ${count(total, 'widget', 'widgets')}`,
  noneFound: 'Aucun widget ne correspond.',
  clear: 'Tout afficher',
  failed:
    'Le serveur est injoignable. On ne sait pas si l’opération a eu lieu ; les listes seront rechargées dès qu’il répondra.',
  notDone: 'La demande n’a pas atteint le serveur. Rien n’a été fait ; réessayez.',
  readAgain: 'Le serveur répond de nouveau. Les listes sont à jour.',
  close: 'Fermer',
  cancel: 'Annuler',
  name: 'Nom',

  rights: {
    all: 'Tous les widgets que vous avez l’autorisation de voir.',
    templates: 'Tout le monde voit les modèles. Faites glisser un modèle sur un groupe pour y créer une variante.',
    group: (spotGroup) =>
      `Les personnes autorisées à lire le groupe de spots ${quote(spotGroup)} voient ces widgets ; celles qui peuvent le modifier peuvent aussi les modifier.`,
    administrators: 'Visible et modifiable pour les administrateurs seulement.',
    readOnly: 'Vous pouvez les consulter, mais pas les modifier.'
  },

  card: {
    unsaved: 'Non enregistré',
    unsavedHint:
      'Vos modifications de ce widget ne sont pas enregistrées. Elles sont conservées dans ce navigateur et visibles uniquement par vous.',
    list: (place) => `Widgets : ${place}`,
    standard: 'Standard',
    standardHint: 'Fourni avec le produit',
    slots: (n) => count(n, 'emplacement', 'emplacements'),
    reaches: (hosts) => `Adresses externes : ${hosts}`,
    variants: (n) => (n === 0 ? 'aucune variante' : count(n, 'variante', 'variantes')),
    readOnly: 'Lecture seule',
    readOnlyHint: 'Vous pouvez l’ouvrir, mais pas le modifier.',
    changed: (when) => `modifié ${when}`,
    version: (version) => `Version ${version}`,
    actions: (name) => `Actions pour ${name}`
  },

  list: {
    view: 'Affichage',
    cards: 'Cartes',
    rows: 'Liste',
    columns: { name: 'Nom', group: 'Groupe', changed: 'Modifié', by: 'Modifié par' },
    all: 'Tout sélectionner',
    select: (name) => `Sélectionner ${name}`,
    actions: 'Actions',
    selected: (n) => `${count(n, 'sélectionné', 'sélectionnés')}`,
    none: 'Annuler la sélection',
    copyTitle: (n) => `Copier ${count(n, 'widget', 'widgets')}`,
    moveTitle: (n) => `Déplacer ${count(n, 'widget', 'widgets')}`,
    copied: (n, home) => `${count(n, 'widget a été copié', 'widgets ont été copiés')} dans ${home}.`,
    moved: (n, home) => `${count(n, 'widget a été déplacé', 'widgets ont été déplacés')} vers ${home}.`,
    removed: (n) => `${count(n, 'widget a été placé', 'widgets ont été placés')} dans la corbeille.`,
    left: (n) => `${count(n, 'widget reste inchangé', 'widgets restent inchangés')} : vous n’avez pas l’autorisation.`,
    excerpt: (text) => `Dans ses paramètres : ${quote(text)}`,
    setting: (name) => `Paramètre : ${quote(name)}`,
    identifier: (id) => `Id : ${id}`,
    cut: 'Ce texte figure peut-être dans les paramètres d’autres widgets.',
    notSearched: 'La recherche dans les paramètres a échoué : le serveur est injoignable.',
    keys: { select: 'Sélectionner', selectTo: 'Sélectionner jusqu’ici', selectAll: 'Tout sélectionner' }
  },

  menu: {
    table: 'Tableau de ses variantes',
    open: 'Ouvrir',
    variant: 'Créer une variante…',
    several: 'Créer plusieurs variantes…',
    copy: 'Copier vers…',
    move: 'Déplacer vers…',
    select: 'Sélectionner plusieurs…',
    rename: 'Renommer…',
    replace: 'Remplacer le widget…',
    download: 'Télécharger le paquet…',
    remove: 'Supprimer'
  },

  homes: {
    variantTitle: (name) => `Créer une variante de ${quote(name)}`,
    inherits:
      'La variante affiche les valeurs de son modèle. Si elles changent, elle change aussi, sauf là où elle a sa propre valeur.',
    sameValues: (n) =>
      `${either(n, 'La nouvelle variante a les mêmes valeurs propres que celle-ci et hérite', 'Les nouvelles variantes ont les mêmes valeurs propres que celles-ci et héritent')} toutes les autres du modèle.`,
    standsAlone: (n) =>
      either(
        n,
        'Le nouveau modèle a les valeurs actuelles de ce widget et n’hérite de rien.',
        'Les nouveaux modèles ont les valeurs actuelles de ces widgets et n’héritent de rien.'
      ),
    variant: 'Créer la variante',
    copyTitle: (name) => `Copier ${quote(name)}`,
    copy: 'Copier',
    moveTitle: (name) => `Déplacer ${quote(name)}`,
    moveText: 'Le groupe détermine qui le voit et qui peut le modifier.',
    move: 'Déplacer',
    where: 'Destination',
    find: 'Rechercher un groupe',
    none: 'Aucun groupe ne correspond.',
    taken: (name, home) =>
      `Il y a déjà un widget ${quote(name)} dans ${quote(home)}. Avec un autre nom, ils seront plus faciles à distinguer.`,
    here: 'se trouve ici'
  },

  create: {
    button: 'Nouveau widget…',
    title: 'Nouveau widget',
    text: 'Choisissez le modèle dont il est issu. Le nom et l’emplacement viennent ensuite.',
    find: 'Rechercher un modèle',
    none: 'Aucun modèle ne correspond.',
    from: 'Point de départ',
    fromText: 'Un paquet à vous, qui fonctionne aussitôt : index.html, main.js, ascData.json et les bibliothèques.',
    ofTemplate: 'Ou un widget issu d’un modèle',
    starters: {
      blank: ['Vide', 'Affiche chaque paramètre avec sa valeur', 'aucun'],
      'text-board': ['Panneau de texte', 'Un titre et des paragraphes', 'Titre, Texte, Couleur'],
      list: ['Liste', 'Des lignes, une par texte', 'Titre, Lignes, Nombre, Couleur'],
      'key-figure': ['Chiffre clé', 'Un grand nombre et son objectif', 'Nombre, Unité, Objectif, Couleur']
    } as Readonly<Record<string, readonly [name: string, about: string, settings: string]>>,
    settings: (names) => `Paramètres : ${names}`,
    copy: 'Copie d’un modèle',
    copyAbout: 'Les mêmes fichiers et paramètres sous leur propre identifiant ; le modèle reste tel quel.',
    copyTitle: 'Copier un modèle',
    ownTitle: (start) => `Nouveau widget : ${start}`,
    firstName: (start) => `${start}, nouveau`,
    owner: 'mes',
    identifier: 'Identifiant',
    identifierHint: 'Reste le même dans chaque version : la plateforme y reconnaît le widget.',
    identifierTaken: 'Un autre modèle a déjà cet identifiant. Choisissez-en un autre.',
    lists:
      'Tout ce que vous ajoutez s’affiche aussitôt dans le widget : à la fin, main.js énumère chaque paramètre qu’il ne lit pas encore lui-même. Supprimez ces lignes quand tout a trouvé sa place.',
    own: 'Créer le widget'
  },

  rename: { title: (name) => `Renommer ${quote(name)}`, action: 'Renommer' },

  cardsOnly: {
    'no-start':
      'Les widgets s’affichent sous forme de cartes grises, car le navigateur qui crée leurs images ne démarre pas ici. docs/pictures.md indique ce dont il a besoin.',
    'not-found':
      'Les widgets s’affichent sous forme de cartes grises, car CHROMIUM_PATH ne désigne aucun programme. Corrigez-le et redémarrez le serveur.',
    dismiss: 'Masquer le message'
  },

  obstacles: {
    readOnly: (name) => `Vous n’avez pas l’autorisation de modifier ${quote(name)} ici.`,
    standard: (name) =>
      `${quote(name)} est fourni avec le produit et c’est le dernier widget de son genre : il ne peut pas être supprimé. Vous pouvez le retirer d’un tableau de bord.`,
    template: (name) =>
      `${quote(name)} est un modèle et reste dans « Modèles de widgets ». Créez plutôt une variante dans un groupe.`,
    nowhere: (name) => `Il n’y a aucun groupe où placer ${quote(name)}.`
  },

  said: {
    renamed: (before, now) => `${quote(before)} s’appelle maintenant ${quote(now)}.`,
    made: (name, home) => `${quote(name)} a été créé dans ${home}.`,
    moved: (name, home) => `${quote(name)} a été déplacé vers ${home}.`,
    removed: (name) => `${quote(name)} a été placé dans la corbeille.`,
    restored: (name, home) => `${quote(name)} a été restauré dans ${home}.`,
    dashboardRestored: (name) => `Le tableau de bord ${quote(name)} a été restauré.`,
    purged: (name) => `${quote(name)} a été supprimé définitivement.`,
    undone: (what) => `Annulé : ${what}`,
    before: (what) => `Auparavant : ${what}`,
    undo: 'Annuler',
    open: 'Ouvrir',
    dismiss: 'Masquer'
  },

  group: {
    actions: (name) => `Actions pour le groupe ${name}`,
    change: 'Nom et autorisations…',
    remove: 'Supprimer le groupe…',
    createTitle: 'Nouveau groupe de widgets',
    changeTitle: (name) => `Groupe de widgets ${quote(name)}`,
    create: 'Créer le groupe',
    save: 'Enregistrer',
    rights: 'Reprend les autorisations du groupe de spots',
    find: 'Rechercher un groupe de spots',
    administrators: 'Aucun : administrateurs seulement',
    more: (n) => `et ${number(n)} de plus : recherchez par nom`,
    none: 'Aucun groupe de spots ne correspond.',
    meansGroup: (spotGroup) =>
      `Les personnes autorisées à lire ${quote(spotGroup)} voient ce groupe et ses widgets ; celles qui peuvent modifier ce groupe de spots peuvent aussi les modifier.`,
    meansAdministrators: 'Seuls les administrateurs pourront voir et modifier ce groupe et ses widgets.',
    meansNothing: 'Choisissez un groupe de spots : ses autorisations déterminent qui peut voir et modifier ce groupe.',
    loading: 'Chargement…',
    notLoaded: 'Les groupes de spots n’ont pas pu être chargés : le serveur est injoignable.',
    removeTitle: (name) => `Supprimer le groupe ${quote(name)} ?`,
    removeText: 'Il est vide. Restaurer un widget de la corbeille restaure aussi le groupe où il se trouvait.',
    removeFull: (n) =>
      `Ce groupe contient ${count(n, 'widget', 'widgets')}. Déplacez-${either(n, 'le', 'les')} ou supprimez-${either(n, 'le', 'les')} d’abord ; le groupe pourra ensuite être supprimé.`,
    removeConfirm: 'Supprimer le groupe',
    removed: (name) => `Le groupe ${quote(name)} a été supprimé.`
  },

  trash: {
    title: 'Corbeille',
    rights:
      'Les widgets et tableaux de bord supprimés restent ici 30 jours. Un widget restauré retrouve son groupe et tous les tableaux de bord où il se trouvait.',
    widgets: 'Widgets',
    dashboards: 'Tableaux de bord',
    moreWidgets: 'Afficher plus de widgets',
    moreDashboards: 'Afficher plus de tableaux de bord',
    loading: 'Chargement…',
    again: 'Réessayer',
    found: (n, hasMore) => (hasMore ? `les ${number(n)} plus récents` : count(n, 'résultat', 'résultats')),
    noneFound: 'Rien ne correspond dans la corbeille.',
    from: (home) => `de ${home}`,
    fromDeleted: (group) => `de ${group}, un groupe supprimé qui sera restauré avec lui`,
    deleted: (when, by) => (by === null ? `supprimé ${when}` : `supprimé ${when} par ${by}`),
    until: (day) => `restaurable jusqu’au ${day}`,
    restore: 'Restaurer',
    restoreNamed: (name) => `Restaurer ${name}`,
    purge: 'Supprimer définitivement…',
    purgeNamed: (name) => `Supprimer définitivement ${name}…`,
    empty: 'La corbeille est vide',
    emptyText: 'Les widgets et tableaux de bord supprimés restent ici 30 jours et peuvent être restaurés.'
  },

  purge: {
    title: (name) => `Supprimer définitivement ${quote(name)} ?`,
    shows: (n) =>
      `${either(n, 'Un tableau de bord a', `${number(n)} tableaux de bord ont`)} une vignette pour ce widget :`,
    tiles: 'La vignette restera vide.',
    last: 'C’est le dernier widget de son modèle. Le modèle et son paquet seront supprimés aussi ; pour les réutiliser, importez de nouveau le paquet.',
    dashboard: 'Ses widgets sont conservés.',
    final: 'Il ne pourra plus être restauré.',
    action: 'Supprimer définitivement'
  },

  remove: {
    title: (name) => `Supprimer ${quote(name)} ?`,
    titleSeveral: (n) => `Supprimer ${number(n)} widgets ?`,
    drafts: (n) =>
      `${either(n, 'Un brouillon planifié le modifie', `${number(n)} brouillons planifiés le modifient`)} :`,
    shows: (n) => `${either(n, 'Un tableau de bord affiche', `${number(n)} tableaux de bord affichent`)} ce widget :`,
    dashboards: 'Tableaux de bord avec ce widget',
    shared: 'pour tous',
    own: 'personnel',
    of: (owner) => `de ${owner}`,
    more: (n) => `et ${number(n)} de plus`,
    others: (n) => either(n, 'un d’une autre personne', `${number(n)} d’autres personnes`),
    after: 'Sa vignette y restera vide. Restaurez le widget de la corbeille sous 30 jours, et il retrouvera sa place.',
    action: 'Supprimer'
  },

  drop: {
    copy: (home) => `Déposer pour créer une variante dans ${home}`,
    move: (home) => `Déposer pour déplacer vers ${home}`,
    hint: 'Déposez-le sur une entrée de la liste de gauche. Maintenez Ctrl pour copier.'
  },

  keys: {
    title: 'Raccourcis clavier',
    button: 'Raccourcis clavier (?)',
    arrows: 'D’une carte à l’autre',
    ends: 'Première, dernière carte',
    open: 'Ouvrir l’éditeur',
    menu: 'Toutes les actions',
    copy: 'Créer une variante, copier',
    move: 'Déplacer',
    rename: 'Renommer',
    remove: 'Supprimer',
    undo: 'Annuler',
    search: 'Rechercher',
    palette: 'Palette de commandes',
    help: 'Cette liste'
  },

  upload: {
    button: 'Importer des paquets',
    drop: 'Déposez des paquets pour les importer',
    dropHint: 'Ils sont ajoutés à « Modèles de widgets ».',
    hint: 'Les paquets sont des fichiers .dash.zip. Ils sont ajoutés à « Modèles de widgets ».',
    list: 'Imports',
    progress: (done, all) => `${done} sur ${all} terminés`,
    waiting: 'En attente',
    busy: 'Le serveur est occupé. L’envoi reprend dans un instant.',
    sending: (percent) => `Import en cours, ${percent} %`,
    checking: 'Vérification…',
    cancel: (name) => `Annuler ${name}`,
    clear: 'Vider la liste',
    created: 'Importé dans « Modèles de widgets ».',
    present: (name) =>
      `Le même paquet existe déjà${name === undefined ? '' : `, sous le nom ${quote(name)}`}, dans « Modèles de widgets » ; rien n’a été modifié.`,
    open: 'Ouvrir l’éditeur',
    openNamed: (name) => `Ouvrir l’éditeur de ${name}`,
    again: 'Réessayer',
    againNamed: (name) => `Réessayer avec ${name}`,
    replace: 'Remplacer le widget',
    replaceNamed: (name) => `Remplacer le widget par ${name}`,
    platform: 'Cette plateforme ne prend pas tout en charge dans ce paquet',
    findings: (n) => `Utilisable. La vérification a donné lieu à ${count(n, 'remarque', 'remarques')}`,
    faults: (n) =>
      `Importé, mais une partie ne fonctionne pas. La vérification a trouvé ${count(n, 'erreur', 'erreurs')}`,
    refused: 'Refusé.',
    tooLarge: (megabytes) => `Non envoyé : un paquet ne dépasse pas ${number(megabytes)} Mo.`,
    folder: 'C’est un dossier. Déposez plutôt le fichier .dash.zip.',
    cancelled: 'Annulé. Rien n’a été enregistré.',
    cancelledLate: 'Annulé pendant la vérification. La liste montre s’il a été enregistré.',
    unreachable: 'Interrompu : le serveur est injoignable. Rien n’a été enregistré ; réessayez.',
    unreachableLate: 'La connexion a été interrompue avant la réponse. La liste montre s’il a été enregistré.',
    found: findingList,
    leave: {
      title: 'Un import est en cours',
      text: 'Il se poursuit sans cette page, mais son résultat ne s’affiche qu’ici.',
      stay: 'Rester',
      leave: 'Quitter quand même'
    }
  },

  empty: {
    title: 'Aucun widget pour l’instant',
    text: 'Un widget est une page web empaquetée en .dash.zip ; ses paramètres sont décrits dans ascData.json.',
    askAdministrator: 'Un administrateur peut en importer un.',
    steps: [
      'Déposez des paquets n’importe où sur cette page, ou choisissez-les avec le bouton.',
      'Chacun est vérifié, et ce que la vérification relève est expliqué ici.',
      'L’éditeur affiche ensuite ses paramètres à côté du widget en action.'
    ],
    group: 'Ce groupe est encore vide',
    groupText:
      'Les groupes contiennent des variantes. Faites glisser un modèle ou un widget sur ce groupe, ou choisissez « Créer une variante… » dans son menu.',
    groupReadOnly: 'L’autorisation de modification de son groupe de spots permet d’y placer des widgets.',
    toTemplates: 'Afficher les modèles'
  }
} satisfies typeof english;
