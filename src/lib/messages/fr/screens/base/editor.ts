import { counting } from '../../../../language/count.js';
import type english from '../../../en/screens/base/editor.js';

const { count, either, number } = counting('fr');

const settings = (n: number): string => count(n, 'paramètre', 'paramètres');
const changes = (n: number): string => count(n, 'modification', 'modifications');
const unsaved = (n: number): string => count(n, 'modification non enregistrée', 'modifications non enregistrées');

export default {
  title: 'Valeurs',
  widgets: 'Widgets',
  dashboard: 'Tableau de bord',
  templates: 'Modèles de widgets',
  template: (name) => `Modèle : ${name}`,
  breadcrumb: 'Fil d’Ariane',
  asPage: 'Ouvrir dans une page à part',
  close: 'Fermer l’éditeur',
  skip: 'Aller aux paramètres',
  contentLanguage: 'Langue des paramètres',
  original: 'Original',
  more: 'Plus',
  download: 'Télécharger le paquet…',
  allWidgets: 'Tous les widgets',
  noElements: 'Ce widget n’a aucun paramètre. Il n’y a rien à modifier ici ; l’aperçu le montre tel qu’il est.',

  undo: 'Annuler',
  redo: 'Rétablir',
  undone: (labels) => `Annulé : ${labels}`,
  redone: (labels) => `Rétabli : ${labels}`,

  search: {
    label: 'Rechercher des paramètres',
    placeholder: 'Nom ou valeur',
    placeholderWithIds: 'Nom, Id ou valeur',
    filter: 'Afficher',
    filters: { all: 'Tous', changed: 'Modifiés', errors: 'Avec erreurs', hidden: 'Masqués' },
    found: (shown, total) => `${number(shown)} sur ${settings(total)}`,
    none: 'Aucun paramètre ne correspond.',
    clear: 'Afficher tous les paramètres'
  },

  field: {
    changed: (was) => `Modifié, était « ${was} »`,
    was: (value) => `était « ${value} »`,
    menu: 'Actions',
    menuHint: 'Ctrl . ouvre les actions d’un paramètre.',
    resetSaved: 'Revenir à la valeur enregistrée',
    resetDefault: 'Revenir à la valeur par défaut du paquet',
    copyId: 'Copier l’Id',
    copied: (id) => `Id ${id} copié`,
    why: 'Quand est-ce affiché ?',
    loading: 'Chargement…',
    loadFailed: 'Ce champ n’a pas pu être chargé.',
    unexplained: 'Cette valeur ne peut pas être enregistrée. L’explication n’a pas pu être chargée.',
    retry: 'Réessayer'
  },
  limits: {
    between: (minimum, maximum) => `${minimum} – ${maximum}`,
    atLeast: (minimum) => `à partir de ${minimum}`,
    atMost: (maximum) => `jusqu’à ${maximum}`,
    step: (step) => `pas de ${step}`,
    required: 'obligatoire'
  },

  reasons: {
    is: (target, expected) => `${target} vaut ${expected}`,
    isNot: (target, expected) => `${target} ne vaut pas ${expected}`,
    above: (target, expected) => `${target} est supérieur à ${expected}`,
    atLeast: (target, expected) => `${target} est au moins égal à ${expected}`,
    below: (target, expected) => `${target} est inférieur à ${expected}`,
    atMost: (target, expected) => `${target} est au plus égal à ${expected}`,
    after: (target, expected) => `${target} est après ${expected}`,
    notBefore: (target, expected) => `${target} n’est pas avant ${expected}`,
    before: (target, expected) => `${target} est avant ${expected}`,
    notAfter: (target, expected) => `${target} n’est pas après ${expected}`,
    filled: (target) => `${target} est rempli`,
    empty: (target) => `${target} est vide`,
    contains: (target, expected) => `${target} contient ${expected}`,
    onlyIf: (clause) => `lorsque ${clause}`,
    withId: (id) => `Id ${id}`,
    and: (clauses) => new Intl.ListFormat('fr', { type: 'conjunction' }).format(clauses),
    hiddenBecause: (clauses) => `masqué, car ${clauses}`,
    setTo: (target, value) => `régler ${target} sur ${value}`,
    setHiddenTo: (target, value) => `régler ${target}, masqué lui aussi, sur ${value}`,
    choose: (target) => `faire un choix dans ${target}`,
    chooseNamed: (name, target) => `choisir « ${name} » dans ${target}`,
    chooseIds: (ids, target) =>
      either(
        ids.length,
        `choisir l’objet d’Id ${ids[0]} dans ${target}`,
        `choisir exactement les objets d’Id ${new Intl.ListFormat('fr').format(ids.map(String))} dans ${target}`
      ),
    chooseOther: (target) => `faire un autre choix dans ${target}`,
    fillIn: (target) => `remplir ${target}`,
    enter: (text, target) => `saisir ${text} dans ${target}`,
    enterOther: (target) => `saisir autre chose dans ${target}`,
    showFirst: (target) => `afficher d’abord ${target}`
  },
  hidden: {
    summary: (n) => `${settings(n)} ${either(n, 'masqué', 'masqués')}`,
    show: (change) => `Pour l’afficher : ${change}`,
    cannot: 'Aucun paramètre de ce widget ne permet de l’afficher.',
    more: (n) => `En afficher ${number(n)} de plus`,
    shown: (name) => `${name} est maintenant affiché.`,
    vanished: (name) => `${name} est maintenant masqué à cause d’un autre paramètre. Sa valeur est conservée.`
  },

  save: {
    save: 'Enregistrer',
    saving: 'Enregistrement…',
    review: 'Vérifier',
    none: 'Aucune modification à enregistrer',
    saved: 'Enregistré.',
    discarded: 'Modifications abandonnées.',
    count: changes,
    more: (n) => `${number(n)} de plus`,
    revert: 'Annuler',
    revertOf: (label) => `Annuler la modification de ${label}`,
    discardAll: 'Abandonner toutes les modifications',
    reviewTitle: 'Modifications depuis le dernier enregistrement',
    setting: 'Paramètre',
    before: 'Enregistré',
    after: 'Maintenant',
    close: 'Fermer'
  },
  errors: {
    title: (n) =>
      either(
        n,
        'Non enregistré : un paramètre est à corriger',
        `Non enregistré : ${number(n)} paramètres sont à corriger`
      ),
    also: (n) => `et ${number(n)} de plus`,
    hiddenField: 'masqué'
  },
  notices: {
    restored: (n, time) => `${unsaved(n)} de ${time} ${either(n, 'restaurée', 'restaurées')}.`,
    lost: (n) =>
      either(
        n,
        'Une modification non enregistrée concerne un paramètre que ce widget n’a plus.',
        `${number(n)} modifications non enregistrées concernent des paramètres que ce widget n’a plus.`
      ),
    discard: 'Abandonner les modifications',
    forget: 'Supprimer ce qui n’a plus de paramètre',
    dismiss: 'Masquer le message',
    unkept:
      'Ce navigateur ne conserve aucun brouillon : les modifications non enregistrées seront perdues à la fermeture de la page. Enregistrez sans tarder.',
    unreachable:
      'Non enregistré : le serveur est injoignable. Rien n’est perdu, vos modifications sont conservées dans ce navigateur. Vérifiez la connexion, puis enregistrez de nouveau.',
    gone: 'Non enregistré : ce widget a été supprimé. Vos modifications sont encore là ; copiez ce que vous voulez garder.',
    failed: (text) => `Non enregistré : ${text}`,
    again: 'Enregistrer de nouveau'
  },
  leave: {
    title: 'Quitter sans enregistrer ?',
    text: (n) => `${unsaved(n)}. Un brouillon reste dans ce navigateur et sera restauré à votre retour.`,
    stay: 'Rester',
    leave: 'Abandonner et quitter',
    keep: 'Quitter en gardant le brouillon',
    save: 'Enregistrer et quitter'
  },
  closing: {
    title: 'Fermer sans enregistrer ?',
    text: (n) => `${unsaved(n)}. Un brouillon ${either(n, 'la', 'les')} conserverait dans ce navigateur.`,
    stay: 'Continuer à modifier',
    leave: 'Abandonner et fermer',
    keep: 'Fermer en gardant le brouillon',
    save: 'Enregistrer et fermer'
  },
  keys: {
    title: 'Raccourcis clavier',
    open: 'Afficher les raccourcis clavier',
    save: 'Enregistrer',
    undo: 'Annuler',
    redo: 'Rétablir',
    search: 'Rechercher des paramètres',
    next: 'Problème suivant',
    actions: 'Actions du paramètre',
    help: 'Cette liste',
    close: 'Fermer',
    pressed: { save: 'Ctrl S', undo: 'Ctrl Z', redo: 'Ctrl Maj Z', redoShort: 'Ctrl Y', actions: 'Ctrl .' }
  },
  preview: { hide: 'Masquer l’aperçu', show: 'Afficher l’aperçu' }
} satisfies typeof english;
