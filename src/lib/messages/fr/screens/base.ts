import type english from '../../en/screens/base.js';
import { grammarOf } from '../../../language/grammar.js';

const { count, number, quote } = grammarOf('fr');

const settings = (n: number): string => count(n, 'paramètre', 'paramètres');
const changes = (n: number): string => count(n, 'modification', 'modifications');

export default {
  /** The labels of the keys of a keyboard. */
  caps: {
    ctrl: 'Ctrl',
    shift: 'Maj',
    alt: 'Alt',
    enter: 'Entrée',
    esc: 'Échap',
    space: 'Espace',
    del: 'Suppr',
    home: 'Origine',
    end: 'Fin'
  },
  fields: {
    on: 'Activé',
    off: 'Désactivé',
    choose: 'Choisir…',
    emptyItem: '(vide)',
    noLongerAvailable: (item) => `${item} (n’est plus proposé)`,
    unusable: (value) => `Enregistré : ${value}`,

    decrease: 'Diminuer',
    increase: 'Augmenter',
    rounded: (value) => `Arrondi à ${value}`,
    readAs: (value) => `Lu comme ${value}`,

    characters: (used, maximum) => `${number(used)} sur ${count(maximum, 'caractère', 'caractères')}`,
    severalEach: 'Certains signes, comme les émojis, comptent pour plusieurs caractères.',

    text: (position) => `Texte ${position}`,
    from: 'Du',
    to: 'Au'
  },
  editor: {
    title: 'Valeurs',
    widgets: 'Widgets',
    dashboard: 'Tableau de bord',
    templates: 'Modèles de widgets',
    template: (name) => `Modèle : ${name}`,
    breadcrumb: 'Fil d’Ariane',
    follows: (folder) => `Suit le dossier ${quote(folder)}`,
    asPage: 'Ouvrir dans une page à part',
    close: 'Fermer l’éditeur',
    skip: 'Aller aux paramètres',
    contentLanguage: 'Langue des paramètres',
    original: 'Original',
    presets: 'Préréglages',
    download: 'Télécharger le paquet…',
    undo: 'Annuler',
    redo: 'Rétablir',
    search: {
      label: 'Rechercher des paramètres',
      placeholder: 'Nom ou valeur',
      placeholderWithIds: 'Nom, Id ou valeur',
      filter: 'Afficher',
      filters: { all: 'Tous', changed: 'Modifiés', errors: 'Avec erreurs', hidden: 'Masqués', own: 'Valeurs propres' },
      found: (shown, total) => `${number(shown)} sur ${settings(total)}`,
      none: 'Aucun paramètre ne correspond.',
      clear: 'Afficher tous les paramètres'
    },
    field: {
      own: 'Valeur propre',
      inherited: 'Du modèle',
      changed: (was) => `Modifié, auparavant ${was}`,
      was: (value) => `auparavant ${value}`,
      menu: 'Actions',
      menuHint: 'Ctrl . ouvre les actions d’un paramètre.',
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
    save: {
      save: 'Enregistrer',
      saving: 'Enregistrement…',
      review: 'Vérifier',
      none: 'Aucune modification non enregistrée',
      saved: 'Enregistré.',
      discarded: 'Modifications abandonnées.',
      count: changes,
      more: (n) => `${number(n)} de plus`
    },
    leaveTitle: 'Quitter sans enregistrer ?',
    closeTitle: 'Fermer sans enregistrer ?',
    keys: {
      open: 'Afficher les raccourcis clavier'
    },
    preview: { hide: 'Masquer l’aperçu', show: 'Afficher l’aperçu' }
  },
  colon: '\u00A0:'
} satisfies typeof english;
