import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/screens/table.js';

const { count, either, list, number, quote } = grammarOf('fr');

/** Le tableau d’un modèle : toutes les variantes, tous les paramètres. */
export default {
  title: 'Tableau',
  skip: 'Aller au tableau',
  grid: 'Valeurs de tous les widgets',
  loading: 'Chargement des widgets…',
  failed: 'Impossible de charger le tableau.',
  again: 'Réessayer',
  columns: { widget: 'Widget', template: 'modèle' },
  search: {
    label: 'Rechercher des widgets',
    placeholder: 'Nom ou valeur',
    found: (names, values, settings, more) =>
      `Trouvés par le nom : ${number(names)}. Seulement dans une valeur de ${settings.map(quote).join(', ')}${more > 0 ? '…' : ''} : ${number(values)}.`
  },
  group: { label: 'Groupe de widgets', all: 'Tous les groupes', templates: 'Modèles de widgets' },
  filter: {
    label: 'Afficher',
    all: 'Tous',
    differ: 'Différents',
    changed: 'Modifiés',
    errors: 'Erreurs',
    none: 'Aucun widget ne correspond.',
    showAll: 'Afficher tous les widgets'
  },
  settings: {
    open: 'Paramètres',
    of: (shown: number, all: number) => `${number(shown)} sur ${number(all)}`,
    all: 'Tous',
    differing: 'Seulement les différents',
    list: 'Paramètres affichés',
    one: 'Paramètre',
    before: 'Paramètre précédent',
    after: 'Paramètre suivant'
  },
  tools: { csv: 'Télécharger en CSV', undo: 'Annuler', redo: 'Rétablir', more: 'Plus' },
  preview: { title: 'Aperçu de ce widget', unsaved: 'S’exécute avec les modifications non enregistrées.' },
  noVariants: 'Ce modèle n’a pas encore de variante.',
  makeVariants: 'Créer plusieurs variantes…',
  cell: {
    found: 'trouvé ici',
    inherits: 'reprend la valeur du modèle',
    own: (initial: string) => `diffère du modèle : ${initial}`,
    ownOnly: 'valeur propre au modèle',
    package: 'valeur du paquet',
    unsaved: 'non enregistré',
    was: (before: string) => `avant : ${before}`,
    locked: 'Vous pouvez consulter ce widget, mais pas le modifier.',
    hidden: 'masqué',
    error: 'erreur',
    conflict: 'enregistré ailleurs entre-temps',
    theirs: (value: string, by: string | null) => `${by ?? 'Quelqu’un d’autre'} a enregistré ${value}.`,
    theirsNone: (by: string | null) => `${by ?? 'Quelqu’un d’autre'} a repris la valeur du modèle.`,
    yours: (value) => `Vous avez enregistré ${value} dans un autre onglet ou navigateur.`,
    yoursNone: 'Vous avez repris la valeur du modèle dans un autre onglet ou navigateur.',
    draft: (name: string) => `Le brouillon ${quote(name)}`,
    draftLive: (name: string, value: string | undefined) =>
      `Brouillon ${quote(name)} mis en ligne, avec ${value === undefined ? 'la valeur du modèle' : value}.`,
    draftEnded: (name: string, value: string | undefined) =>
      `Fin du brouillon ${quote(name)}. Retour à ${value === undefined ? 'la valeur du modèle' : value}.`,
    mine: 'Garder la mienne',
    take: 'Utiliser l’autre valeur',
    release: 'Reprendre la valeur du modèle',
    releaseOne: 'Reprendre la valeur du paquet',
    inWidgets: (n: number) => `dans ${count(n, 'widget', 'widgets')}`,
    setIn: (n: number) => `Définir dans ${number(n)}`,
    show: (how: string) => `Pour l’afficher : ${how}`,
    make: 'Afficher',
    fill: 'Tirer pour recopier vers le bas',
    dryRun: 'Essai',
    nothing: 'rien n’est encore modifié',
    touches: (widgets: number, settings: number) =>
      `Affichés : ${count(widgets, 'widget', 'widgets')} et ${count(settings, 'paramètre', 'paramètres')} concernés.`,
    touchesNone: 'Aucun widget n’est concerné.',
    showsAll: 'Tout est affiché.',
    everything: 'Tout afficher'
  },
  save: {
    label: 'Tout enregistrer',
    saving: 'Enregistrement…',
    none: 'Aucune modification non enregistrée',
    saved: (values: number, widgets: number) =>
      `${count(values, 'valeur enregistrée', 'valeurs enregistrées')} dans ${count(widgets, 'widget', 'widgets')}.`,
    undone: (values: number) =>
      either(values, `${number(values)} valeur est comme avant.`, `${number(values)} valeurs sont comme avant.`),
    undoSave: (values) => `Annuler l’enregistrement (${count(values, 'valeur', 'valeurs')})`,
    undoDiscard: (values) => `Annuler l’abandon (${count(values, 'valeur', 'valeurs')})`,
    undoConflicts: (n: number) =>
      either(
        n,
        `${number(n)} valeur a été modifiée depuis ou ne peut plus être fixée. Elle reste telle quelle.`,
        `${number(n)} valeurs ont été modifiées depuis ou ne peuvent plus être fixées. Elles restent telles quelles.`
      ),
    undoConflictsIn: (names: readonly string[], more: number) =>
      `Dans ${list([...names.map(quote), ...(more > 0 ? [count(more, 'autre widget', 'autres widgets')] : [])])}.`,
    undoRest: 'Annuler les autres',
    changes: (values: number, widgets: number) =>
      `${count(values, 'modification', 'modifications')} dans ${count(widgets, 'widget', 'widgets')}`,
    discard: 'Abandonner',
    errors: (n: number) => count(n, 'erreur', 'erreurs'),
    conflicts: (n: number) => count(n, 'conflit', 'conflits'),
    leaveOut: (out: number, rest: number) => `En laisser ${number(out)} et en enregistrer ${number(rest)}`,
    reaches: (n: number) => either(n, `${number(n)} widget en hérite.`, `${number(n)} widgets en héritent.`),
    dryRun: 'Rien n’a été enregistré : appliquez d’abord l’essai ou annulez-le.',
    unreachable: 'Non enregistré : le serveur est injoignable. Vos modifications sont toujours là.',
    refused: (n: number) =>
      either(
        n,
        `${number(n)} valeur a été refusée. Rien n’a été enregistré.`,
        `${number(n)} valeurs ont été refusées. Rien n’a été enregistré.`
      ),
    tooMany: (values: number, most: number) =>
      `Il y a ${number(values)} modifications. Au plus ${number(most)} peuvent être enregistrées en une fois. Rien n’a été enregistré.`,
    lost: (names: string) => `Supprimés entre-temps ; vos modifications n’ont pas été enregistrées : ${names}.`
  },
  dryRun: {
    preset: (name: string) => `Appliquer ${quote(name)}`,
    presetText: 'Rien n’est encore modifié. Le modèle garde ses valeurs.',
    presetWhere: 'Appliquer à',
    presetAll: 'Tous les widgets',
    presetFilters: (by) => `Le tableau est filtré par ${list(by.map(quote))}.`,
    presetListed: (widgets) => `Seulement ceux de la liste : ${count(widgets, 'widget', 'widgets')}`,
    paste: 'Coller : essai',
    fill: 'Recopier vers le bas : essai',
    set: 'Définir partout : essai',
    use: (value: string) => `Utiliser ${value}`,
    useAll: (n: number) => `Utiliser les ${number(n)} suggestions`,
    correct: 'Modifier…',
    ok: 'OK',
    movedByYou: (n, which) =>
      `Dans un autre onglet ou navigateur, vous avez enregistré ${number(n)} de ces valeurs entre-temps : ${which}.`,
    moved: (n: number, which: string, by: string | null) =>
      either(
        n,
        `${by ?? 'Quelqu’un d’autre'} a enregistré ${number(n)} de ces valeurs entre-temps : ${which}.`,
        `${by ?? 'Quelqu’un d’autre'} a enregistré ${number(n)} de ces valeurs entre-temps : ${which}.`
      ),
    follow: (n: number, unlisted: number) =>
      `${either(n, '1 widget hérite', `${number(n)} widgets héritent`)} de cette modification du modèle${unlisted > 0 ? ` ; non affichés : ${number(unlisted)}` : ''}.`,
    close: 'Fermer',
    change: (n: number) => either(n, 'changerait', 'changeraient'),
    same: (n: number) => either(n, 'est identique', 'sont identiques'),
    empty: (n: number) => either(n, 'est vide', 'sont vides'),
    refusedCount: (n: number) => either(n, 'refusée', 'refusées'),
    refused: 'Refusées',
    unread: (text: string) => `${quote(text)} n’est pas une valeur de ce paramètre.`,
    locked: 'Vous n’avez pas l’autorisation de modifier ce widget.',
    unknown: (name: string) => `Aucun widget du tableau ne s’appelle ${quote(name)}.`,
    ambiguous: (name: string) => `Plusieurs widgets s’appellent ${quote(name)}.`,
    twice: (one: string, other: string) =>
      `La feuille de calcul contient deux valeurs pour cette cellule : ${quote(one)} et ${quote(other)}.`,
    beside: (text: string, row: number, column: number) =>
      `Ligne ${number(row)}, colonne ${number(column)} : ${quote(text)} ne correspond à aucune cellule du tableau.`,
    which: (setting: string, text: string) => `${setting}\u00A0: que signifie ${quote(text)}\u202F?`,
    contrary: (text: string) => `Mais ${quote(text)} ne peut se lire qu’autrement.`,
    headed: 'La première ligne contient les titres',
    headings: 'Colonnes de la feuille de calcul',
    column: (n: number) => `Colonne ${number(n)}`,
    byName: 'Widget par nom',
    leaveOut: 'Ignorer',
    empties: 'Les cellules vides reprennent la valeur du modèle',
    apply: (n: number) => `Appliquer ${number(n)}`,
    cancel: 'Annuler',
    tooMany: (cells: number, most: number) =>
      `Il y a ${number(cells)} cellules. Au plus ${number(most)} peuvent être collées en une fois. Rien n’a été modifié.`,
    more: (n: number) => `et ${number(n)} de plus`
  },
  find: {
    title: 'Rechercher et remplacer',
    find: 'Rechercher',
    replace: 'Remplacer par',
    in: 'Dans',
    everywhere: 'Tous les paramètres affichés',
    sameCase: 'Respecter la casse',
    listedOnly: 'Seulement dans les widgets affichés : ils auront alors leur propre texte, et le modèle garde le sien',
    own: 'Remplacer là aussi : ces cellules auront alors leur propre texte',
    inherited: (n: number) =>
      either(
        n,
        `${number(n)} cellule correspondante hérite de son texte. Elle reste telle quelle.`,
        `${number(n)} cellules correspondantes héritent de leur texte. Elles restent telles quelles.`
      )
  },
  keys: {
    title: 'Raccourcis clavier',
    close: 'Fermer',
    move: 'Se déplacer',
    extend: 'Étendre la sélection',
    column: 'Toute la colonne',
    row: 'Toute la ligne',
    edit: 'Modifier la cellule',
    leave: 'Retour au tableau',
    toggle: 'Activer ou désactiver',
    release: 'Reprendre la valeur du modèle',
    fill: 'Recopier vers le bas',
    set: 'Définir dans toute la sélection',
    copy: 'Copier, coller',
    find: 'Rechercher et remplacer',
    problem: 'Problème suivant',
    undo: 'Annuler, rétablir',
    save: 'Tout enregistrer',
    search: 'Rechercher des widgets',
    drafts: 'Brouillons',
    help: 'Raccourcis clavier'
  }
} satisfies typeof english;
