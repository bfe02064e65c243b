import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/screens/history.js';

const { count, either, list, number, quote } = grammarOf('fr');

/** In which widgets. @param more how many are not named */
const within = (names: readonly string[], more: number): string =>
  names.length === 0
    ? ''
    : ` : dans ${list([...names.map(quote), ...(more > 0 ? [count(more, 'autre widget', 'autres widgets')] : [])])}`;

export default {
  title: 'Historique',
  product: 'La plateforme',
  folder: (name: string) => `Dossier ${quote(name)}`,
  kinds: {
    made: 'création',
    restore: 'rétabli',
    undo: 'annulé',
    preset: 'préréglage appliqué',
    table: 'enregistré dans le tableau',
    package: 'nouvelle version du widget',
    'set-aside': 'valeur mise de côté rétablie',
    settled: 'modèle supprimé définitivement, ses valeurs conservées',
    draft: 'mise en ligne d’un brouillon',
    'draft-end': 'fin d’un brouillon'
  },
  restored: (at) => `état du ${at} rétabli`,
  undone: (at) => `enregistrement du ${at} annulé`,
  newVersion: (version: string) => `nouvelle version ${version} du widget`,
  runningVersion: (version: string) => `version ${version} du widget, telle qu’elle y a été enregistrée en dernier`,
  origins: {
    preset: (name) => `préréglage ${quote(name)} appliqué`,
    draft: (name) => `brouillon ${quote(name)} mis en ligne`,
    'draft-end': (name) => `fin du brouillon ${quote(name)}`
  },
  undoStep: {
    action: (count) => either(count, 'Annuler dans 1 widget…', `Annuler dans les ${number(count)} widgets…`),
    title: (count) => either(count, 'Annuler dans 1 widget ?', `Annuler dans ${number(count)} widgets ?`),
    text: 'Chaque valeur modifiée par cet enregistrement redevient ce qu’elle était, dans tous ces widgets. Les valeurs modifiées depuis restent telles quelles.',
    submit: 'Annuler l’enregistrement',
    done: (count) =>
      either(
        count,
        '1 valeur est revenue à son état antérieur.',
        `${number(count)} valeurs sont revenues à leur état antérieur.`
      ),
    part: (done: number, of: number) => `Annulé dans ${number(done)} widgets sur ${number(of)}.`,
    stayed: (values: number, names: readonly string[], more: number) =>
      `${either(values, '1 valeur a été modifiée depuis et reste telle quelle', `${number(values)} valeurs ont été modifiées depuis et restent telles quelles`)}${within(names, more)}.`
  },
  others: (count) => either(count, 'avec 1 autre widget', `avec ${number(count)} autres widgets`),
  madeFrom: (template: string) => `créé à partir de ${quote(template)}`,
  ofTemplate: 'modèle',
  none: 'aucune valeur modifiée',
  inherited: 'du modèle',
  long: 'valeur longue',
  overridden: 'valeur propre ici, inchangée',
  more: (count) => `et ${number(count)} de plus`,
  earlier: (count: number) =>
    either(count, '1 enregistrement antérieur', `${number(count)} enregistrements antérieurs`),
  search: {
    label: 'Rechercher dans les enregistrements',
    hint: 'Paramètre, valeur ou personne',
    found: (count: number, of: number) => `${number(count)} sur ${number(of)} enregistrements chargés`
  },
  year: { label: 'L’année passée', hand: 'Moment' },
  size: 'Taille',
  list: 'Enregistrements',
  show: 'Afficher',
  filters: { all: 'Tous', named: 'Avec un nom' },
  noNamed: 'Aucun moment n’a encore de nom. Un moment nommé est conservé plus d’un an.',
  older: 'Afficher les plus anciens',
  kept: (days) =>
    `Les enregistrements sont conservés ${number(days)} jours, ceux qui ont un nom jusqu’à ce qu’il soit retiré.`,
  asOf: 'État au',
  notYet: 'Rien n’avait encore été enregistré.',
  before: 'Enregistrement précédent',
  after: 'Enregistrement suivant',
  period: (from, until) => `du ${from} au ${until}`,
  since: (from) => `depuis le ${from}`,
  name: 'Nommer ce moment…',
  rename: 'Renommer…',
  forget: 'Retirer le nom',
  naming: {
    title: 'Nommer ce moment',
    name: 'Nom',
    save: 'Enregistrer le nom',
    cancel: 'Annuler',
    close: 'Fermer'
  },
  keys: {
    name: 'Nommer ce moment',
    frames: 'Passé, côte à côte, maintenant',
    restore: 'Rétablir le paramètre ciblé',
    now: 'Afficher l’état actuel'
  },
  frames: { label: 'Aperçu', then: 'Passé', both: 'Côte à côte', now: 'Maintenant' },
  version: (version) => `version ${version}`,
  gone: 'Cette version n’est plus conservée ; ses valeurs s’affichent dans la version actuelle.',
  saved: 'tel qu’enregistré',
  unsaved: 'avec des modifications non enregistrées',
  present: 'à l’heure actuelle',
  differences: {
    label: 'Différences',
    now: (count) => `Diffère de maintenant : ${number(count)}`,
    save: (count) => `Modifié par cet enregistrement : ${number(count)}`,
    hint: 'Les valeurs rétablies ne comptent qu’une fois enregistrées.',
    setting: 'Paramètre',
    then: 'Passé',
    current: 'Maintenant',
    before: 'Avant',
    same: 'Rien ne diffère de maintenant.',
    unchanged: 'Cet enregistrement n’a modifié aucune valeur.',
    overridden: (settings: readonly string[]) =>
      `Ce widget a gardé sa propre valeur\u00A0: ${list(settings.map(quote))}.`,
    ofPackage: 'Modifications du widget lui-même',
    ofPackageSince: 'Modifications du widget lui-même depuis',
    restore: 'Rétablir',
    restoreOf: (name) => `Rétablir ${quote(name)}`,
    restoreAll: (count) => either(count, 'Rétablir 1 valeur', `Rétablir les ${number(count)}`),
    restoreOther: (count: number) => either(count, 'Rétablir l’autre', `Rétablir les ${number(count)} autres`),
    undo: 'Annuler',
    undoOf: (name: string) => `Annuler la modification de ${quote(name)}`,
    undoAll: (count: number) =>
      either(count, 'Annuler cet enregistrement', `Annuler cet enregistrement : ${number(count)} valeurs`),
    undone: (count: number) =>
      either(
        count,
        '1 valeur est comme avant l’enregistrement. Enregistrez pour la garder.',
        `${number(count)} valeurs sont comme avant l’enregistrement. Enregistrez pour les garder.`
      ),
    discard: 'Abandonner',
    discardOf: (name: string) => `Abandonner la modification de ${quote(name)}`,
    unsaved: 'non enregistré',
    missing: 'Cette version n’a pas ce paramètre.',
    restored: (count) =>
      either(
        count,
        '1 valeur rétablie. Pas encore enregistrée.',
        `${number(count)} valeurs rétablies. Pas encore enregistrées.`
      )
  },
  failed: 'L’historique n’a pas pu être chargé. Vérifiez la connexion, puis réessayez.',
  again: 'Réessayer',
  loading: 'Chargement…'
} satisfies typeof english;
