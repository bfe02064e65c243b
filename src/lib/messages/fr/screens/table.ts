import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/screens/table.js';

const { count, either, number } = grammarOf('fr');

/** Le tableau d’un modèle : toutes les variantes, tous les réglages. */
export default {
  title: 'Tableau',
  skip: 'Aller au tableau',
  grid: 'Valeurs de tous les widgets',
  loading: 'Lecture des widgets…',
  failed: 'Impossible de lire le tableau.',
  again: 'Réessayer',
  columns: { widget: 'Widget', template: 'modèle' },
  search: { label: 'Chercher des widgets', placeholder: 'Nom ou valeur' },
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
    open: 'Réglages',
    of: (shown: number, all: number) => `${number(shown)} sur ${number(all)}`,
    all: 'Tous',
    differing: 'Seulement les différents',
    list: 'Réglages affichés',
    one: 'Réglage',
    before: 'Réglage précédent',
    after: 'Réglage suivant'
  },
  tools: { undo: 'Annuler', redo: 'Rétablir' },
  cell: {
    inherits: 'reprend la valeur du modèle',
    own: (initial: string) => `diffère du modèle : ${initial}`,
    ownOnly: 'valeur propre au modèle',
    package: 'valeur du paquet',
    unsaved: 'non enregistré',
    was: (before: string) => `avant : ${before}`,
    locked: 'Vous pouvez lire ce widget, mais pas le modifier.',
    hidden: 'masqué',
    error: 'erreur',
    conflict: 'enregistré par quelqu’un d’autre entre-temps',
    theirs: (value: string) => `Quelqu’un d’autre a enregistré ${value}.`,
    theirsNone: 'Quelqu’un d’autre est revenu à la valeur du modèle.',
    mine: 'Garder la mienne',
    take: 'Prendre la leur',
    release: 'Reprendre la valeur du modèle',
    releaseOne: 'Reprendre la valeur du paquet',
    inWidgets: (n: number) => `dans ${count(n, 'widget', 'widgets')}`,
    setIn: (n: number) => `Définir dans ${number(n)}`,
    show: (how: string) => `Pour l’afficher : ${how}`,
    make: 'Afficher'
  },
  save: {
    label: 'Tout enregistrer',
    saving: 'Enregistrement…',
    none: 'Aucune modification non enregistrée',
    saved: (values: number, widgets: number) =>
      `${count(values, 'valeur enregistrée', 'valeurs enregistrées')} dans ${count(widgets, 'widget', 'widgets')}.`,
    undone: (values: number) =>
      either(values, `${number(values)} valeur est comme avant.`, `${number(values)} valeurs sont comme avant.`),
    undo: 'Annuler',
    undoLast: (values: number, when: string) =>
      `Annuler l’enregistrement de ${count(values, 'valeur', 'valeurs')} (${when})`,
    undoConflicts: (n: number) =>
      either(
        n,
        `${number(n)} valeur a été modifiée depuis et reste telle quelle.`,
        `${number(n)} valeurs ont été modifiées depuis et restent telles quelles.`
      ),
    undoRest: 'Annuler les autres',
    changes: (values: number, widgets: number) =>
      `${count(values, 'modification', 'modifications')} dans ${count(widgets, 'widget', 'widgets')}`,
    discard: 'Abandonner',
    errors: (n: number) => count(n, 'erreur', 'erreurs'),
    conflicts: (n: number) => count(n, 'conflit', 'conflits'),
    leaveOut: (out: number, rest: number) => `En laisser ${number(out)} et en enregistrer ${number(rest)}`,
    reaches: (n: number) => either(n, `${number(n)} widget en hérite.`, `${number(n)} widgets en héritent.`),
    unreachable: 'Non enregistré : le serveur est injoignable. Vos modifications sont toujours là.',
    refused: (n: number) =>
      either(
        n,
        `${number(n)} valeur a été refusée. Rien n’a été enregistré.`,
        `${number(n)} valeurs ont été refusées. Rien n’a été enregistré.`
      ),
    lost: (names: string) => `Supprimés entre-temps, avec des modifications non enregistrées : ${names}.`
  }
} satisfies typeof english;
