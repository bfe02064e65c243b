import { grammarOf } from '../../../language/grammar.js';

const { count, either, list, number, quote } = grammarOf('en');

/** In which widgets. @param more how many are not named */
const within = (names: readonly string[], more: number): string =>
  names.length === 0
    ? ''
    : `: in ${list([...names.map(quote), ...(more > 0 ? [count(more, 'other widget', 'other widgets')] : [])])}`;

/** What the Values of a widget were, and bringing them back. */
export default {
  title: 'History',
  product: 'The platform',
  folder: (name: string) => `Folder ${quote(name)}`,
  kinds: {
    made: 'created',
    restore: 'restored',
    undo: 'undone',
    preset: 'preset applied',
    table: 'saved in the table',
    package: 'new version of the widget',
    'set-aside': 'set-aside value put back',
    settled: 'template deleted for good, its values kept',
    draft: 'a draft went live',
    'draft-end': 'a draft ended'
  },
  restored: (at: string) => `restored from ${at}`,
  undone: (at: string) => `save of ${at} undone`,
  newVersion: (version: string) => `new version ${version} of the widget`,
  runningVersion: (version: string) => `version ${version} of the widget, as last saved there`,
  origins: {
    preset: (name: string) => `preset ${quote(name)} applied`,
    draft: (name: string) => `draft ${quote(name)} went live`,
    'draft-end': (name: string) => `draft ${quote(name)} ended`
  },
  undoStep: {
    action: (count: number) => either(count, 'Undo in 1 widget …', `Undo in all ${number(count)} widgets …`),
    title: (count: number) => either(count, 'Undo in 1 widget?', `Undo in ${number(count)} widgets?`),
    text: 'Every value that this save changed goes back to what it was before, in all these widgets. Values that somebody has changed since stay as they are.',
    submit: 'Undo',
    done: (count: number) =>
      either(count, '1 value is as it was before.', `${number(count)} values are as they were before.`),
    part: (done: number, of: number) => `Undone in ${number(done)} of ${number(of)} widgets.`,
    stayed: (values: number, names: readonly string[], more: number) =>
      `${either(values, '1 value was changed since, and stays', `${number(values)} values were changed since, and stay`)}${within(names, more)}.`
  },
  others: (count: number) => either(count, 'with 1 other widget', `with ${number(count)} other widgets`),
  madeFrom: (template: string) => `created from ${quote(template)}`,
  ofTemplate: 'template',
  none: 'no value changed',
  inherited: 'from the template',
  long: 'long value',
  overridden: 'own value here, unchanged',
  more: (count: number) => `and ${number(count)} more`,
  earlier: (count: number) => either(count, '1 earlier save', `${number(count)} earlier saves`),
  search: {
    label: 'Search the saves',
    hint: 'Setting, value or person',
    found: (count: number, of: number) => `${number(count)} of ${number(of)} loaded saves`
  },
  year: { label: 'The last year', hand: 'Moment' },
  size: 'Size',
  list: 'Saves',
  show: 'Show',
  filters: { all: 'All saves', named: 'Named' },
  noNamed: 'No moment has a name yet. Name one to keep it longer than a year.',
  older: 'Show older saves',
  kept: (days: number) => `Saves are kept for ${number(days)} days, named ones until their name is removed.`,
  asOf: 'As it was on',
  notYet: 'Nothing had been saved by then.',
  before: 'Previous save',
  after: 'Next save',
  period: (from: string, until: string) => `${from} to ${until}`,
  since: (from: string) => `since ${from}`,
  name: 'Name this moment …',
  rename: 'Rename …',
  forget: 'Remove name',
  naming: { title: 'Name this moment', name: 'Name', save: 'Save name', cancel: 'Cancel', close: 'Close' },
  keys: {
    name: 'Name this moment',
    frames: 'Then, side by side, now',
    restore: 'Restore the focused setting',
    now: 'Show now'
  },
  frames: { label: 'Preview', then: 'Then', both: 'Side by side', now: 'Now' },
  version: (version: string) => `version ${version}`,
  gone: 'This version is no longer kept; its values run in the current version.',
  saved: 'as saved',
  unsaved: 'with unsaved changes',
  present: 'at the present time',
  differences: {
    label: 'Differences',
    now: (count: number) => either(count, '1 difference from now', `${number(count)} differences from now`),
    save: (count: number) => `Changed by this save: ${number(count)}`,
    hint: 'Restored values are not saved until you save them.',
    setting: 'Setting',
    then: 'Then',
    current: 'Now',
    before: 'Before',
    same: 'No differences from now.',
    unchanged: 'This save changed no value.',
    overridden: (settings: readonly string[]) => `This widget kept its own value: ${list(settings.map(quote))}.`,
    ofPackage: 'Changes to the widget itself',
    ofPackageSince: 'Changes to the widget itself since then',
    restore: 'Restore',
    restoreOf: (name: string) => `Restore ${quote(name)}`,
    restoreAll: (count: number) => either(count, 'Restore 1 value', `Restore all ${number(count)}`),
    restoreOther: (count: number) => either(count, 'Restore the other', `Restore the other ${number(count)}`),
    undo: 'Undo',
    undoOf: (name: string) => `Undo the change of ${quote(name)}`,
    undoAll: (count: number) => either(count, 'Undo this save', `Undo this save: ${number(count)} values`),
    undone: (count: number) =>
      either(
        count,
        '1 value is as it was before the save. Save to keep it.',
        `${number(count)} values are as they were before the save. Save to keep them.`
      ),
    discard: 'Discard',
    discardOf: (name: string) => `Discard the change of ${quote(name)}`,
    unsaved: 'unsaved',
    missing: 'This version has no such setting.',
    restored: (count: number) =>
      either(count, '1 value restored. Save to keep it.', `${number(count)} values restored. Save to keep them.`)
  },
  failed: 'The history could not be loaded. Check the connection, then try again.',
  again: 'Try again',
  loading: 'Loading …'
};
