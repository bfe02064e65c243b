import { grammarOf } from '../../../language/grammar.js';

const { count, either, number, quote } = grammarOf('fr');

/** Valeurs d’un modèle qui ont un nom, et leur application à un widget. */
export default {
  title: 'Préréglages',
  of: (template: string) => `Préréglages de ${template}`,
  back: 'Retour aux paramètres',
  list: 'Préréglages',
  changes: (n: number) => (n === 0 ? 'ne change rien' : count(n, 'modification', 'modifications')),
  settings: (n: number) => count(n, 'paramètre', 'paramètres'),
  setAside: (n: number) =>
    either(
      n,
      '1 valeur ne correspond à aucun paramètre de cette version.',
      `${number(n)} valeurs ne correspondent à aucun paramètre de cette version.`
    ),
  none: 'Un préréglage conserve des valeurs sous un nom, pour les appliquer à n’importe quel widget de ce modèle.',
  noneToRead: 'Ce modèle n’a pas encore de préréglages.',
  failed: 'Le serveur est injoignable. Vérifiez la connexion, puis réessayez.',
  again: 'Réessayer',
  loading: 'Chargement…',
  dialog: { name: 'Nom', cancel: 'Annuler', close: 'Fermer' },
  view: {
    preview: 'Aperçu',
    now: 'Maintenant',
    both: 'Côte à côte',
    withPreset: 'Avec le préréglage',
    ifApplied: 'une fois appliqué',
    saved: 'tel qu’enregistré',
    unsaved: 'avec des modifications non enregistrées',
    title: (name: string, n: number) =>
      either(n, `${quote(name)} modifie 1 paramètre`, `${quote(name)} modifie ${number(n)} paramètres`),
    hint: 'Les valeurs appliquées ne sont pas encore enregistrées.',
    same: 'Ce widget a déjà toutes les valeurs du préréglage.',
    toOthers: 'Appliquer à d’autres…',
    apply: 'Appliquer',
    applyOf: (name: string) => `Appliquer ${quote(name)}`,
    applyAll: (n: number) => either(n, 'Appliquer 1 valeur', `Appliquer les ${number(n)}`),
    applied: (n: number) =>
      either(
        n,
        '1 valeur appliquée. Elle n’est pas encore enregistrée.',
        `${number(n)} valeurs appliquées. Elles ne sont pas encore enregistrées.`
      ),
    setting: 'Paramètre',
    preset: 'Préréglage',
    hiddenThen: (reason: string) => `alors ${reason}`,
    actions: (name: string) => `Actions pour ${quote(name)}`,
    rename: 'Renommer…',
    renaming: 'Renommer le préréglage',
    renameNow: 'Renommer',
    update: 'Utiliser les valeurs actuelles…',
    updating: (name: string) => `Modifier les valeurs de ${quote(name)} ?`,
    updateText:
      'Ses paramètres prennent les valeurs actuelles de ce widget, y compris celles qui ne sont pas enregistrées.',
    updateNow: 'Modifier les valeurs',
    remove: 'Supprimer…',
    removing: (name: string) => `Supprimer ${quote(name)} ?`,
    removeText:
      'Les widgets auxquels il a été appliqué gardent leurs valeurs. Un préréglage supprimé ne peut pas être restauré.',
    removeNow: 'Supprimer le préréglage'
  },
  keep: {
    open: 'Enregistrer des valeurs comme préréglage…',
    title: 'Enregistrer des valeurs comme préréglage',
    name: 'Nom',
    which: 'Paramètres à enregistrer',
    all: 'Tous les paramètres',
    action: 'Enregistrer',
    nothing: 'Choisissez au moins un paramètre.',
    broken: (name: string) => `${quote(name)} contient une erreur. Corrigez-la ou laissez ce paramètre de côté.`,
    kept: (name: string) => `${quote(name)} est enregistré comme préréglage.`
  }
};
