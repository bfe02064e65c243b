import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/screens/palette.js';

const { count } = grammarOf('fr');

export default {
  title: 'Palette de commandes',
  label: 'Rechercher des widgets, des paramètres et des actions',
  placeholder: 'Widget, page ou action',
  placeholderInWidget: 'Paramètre, action ou widget',
  results: 'Résultats',
  close: 'Fermer',
  loading: 'Chargement des widgets…',
  failed: 'Les widgets n’ont pas pu être chargés : le serveur est injoignable.',
  none: 'Aucun résultat.',
  found: (n) => count(n, 'résultat', 'résultats'),
  templates: 'Modèles de widgets',
  kinds: { setting: 'Paramètre', action: 'Action', widget: 'Widget' },
  pages: {
    dashboard: 'Aller au tableau de bord',
    widgets: 'Aller à tous les widgets',
    templates: 'Aller aux modèles de widgets',
    trash: 'Aller à la corbeille',
    users: 'Aller aux utilisateurs',
    permissions: 'Aller aux autorisations',
    account: 'Aller à mon compte'
  },
  views: {
    values: 'Aller aux valeurs de ce widget',
    conditions: 'Aller aux conditions de ce widget',
    translations: 'Aller aux traductions de ce widget',
    definition: 'Aller à la définition de ce widget'
  },
  editor: {
    hidden: 'masqué actuellement',
    save: 'Enregistrer',
    undo: 'Annuler',
    redo: 'Rétablir',
    review: 'Vérifier les modifications',
    next: 'Problème suivant',
    keys: 'Raccourcis clavier',
    copy: 'Copier des paramètres…',
    paste: 'Coller des paramètres…',
    presets: { apply: 'Appliquer un préréglage…', keep: 'Enregistrer des valeurs comme préréglage…' },
    variants: 'Créer plusieurs variantes…'
  },
  list: {
    cards: 'Afficher les widgets en cartes',
    rows: 'Afficher les widgets en liste',
    group: 'Nouveau groupe de widgets…',
    go: (name) => `Aller au groupe ${name}`
  }
} satisfies typeof english;
