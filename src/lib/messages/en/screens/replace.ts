import { grammarOf } from '../../../language/grammar.js';
import findingList from './findingList.js';

const { count, either, number, quote } = grammarOf('en');

/** The widgets that a replacement is for: all of a template. */
export interface Affected {
  /** Whether one is among the templates. */
  readonly hasTemplate: boolean;
  /** The others, as the cards of the Widgets screen count them. */
  readonly variants: number;
}

const variants = (n: number): string => count(n, 'variant', 'variants');
const whom = ({ hasTemplate, variants: n }: Affected): string => {
  if (!hasTemplate) return variants(n);
  return n === 0 ? 'template' : `template and ${variants(n)}`;
};

/** Replacing a widget, its versions, and Values that were set aside. */
export default {
  title: (name: string) => `Replace ${quote(name)}`,
  titleBy: (name: string, before: string, after: string) => `Replace ${quote(name)} ${before} with ${after}`,
  titleMade: (name: string, before: string, after: string) =>
    before === after ? `Save ${quote(name)} ${before} anew` : `Save ${quote(name)} ${before} as ${after}`,
  titleRestore: (name: string, version: string) => `Restore ${quote(name)} ${version}`,
  /** Back to the screen that made the package. */
  toMaker: { conditions: 'Conditions', definition: 'Definition' },
  backTo: { conditions: 'Back to the conditions', definition: 'Back to the definition' },
  back: 'Widgets',
  isVariant: (name: string) => `${quote(name)} is a variant.`,
  isFor: ({ hasTemplate, variants: n }: Affected, isRestore: boolean): string => {
    const what = isRestore ? 'This version' : 'A new package';
    if (!hasTemplate) return `${what} replaces all widgets of the template: ${variants(n)}.`;
    return n === 0
      ? `${what} replaces the template; it has no variants.`
      : `${what} replaces the template and its ${variants(n)}.`;
  },
  intro:
    'Drop the new package here. Before anything changes, you see what differs and what happens to every stored value.',
  followsFolder: (folder: string) =>
    `This widget follows the folder ${quote(folder)}: change its files there, and they become the package. A package chosen here is written into the folder if only ascData.json, conditions.tests.json or ascdata.config.json differ. To replace other files, start the product without the folder.`,
  choose: 'Choose a package …',
  drop: 'Drop the new package here',
  dropOther: 'Drop to compare this package instead',
  oneFile: 'One package at a time.',
  folder: 'This is a folder. Drop the packed .dash.zip instead.',
  sending: (name: string) => `Sending ${name} …`,
  comparing: 'Comparing …',
  busy: 'The server is busy. Sending again in a moment …',
  working: 'Replacing …',
  cancel: 'Cancel',
  close: 'Close',
  other: 'Another package …',
  unreachable: 'The server cannot be reached. Nothing was changed; try again in a moment.',
  unknown:
    'The connection was lost before the server answered, so it is not known whether the widget was replaced. This page finds out as soon as the server answers.',
  idMatches: (id: string) => `Id matches: ${id}`,
  same: 'This is the package that is there now, or an unchanged download of it. There is nothing to replace.',
  inFolder: (folder: string) =>
    `This widget follows the folder ${quote(folder)}: the change is written into its files, too.`,
  endsUpdates:
    'This is a standard widget: after this, new versions of the product no longer update it. Restore the previous version to get updates again.',
  lacking: (name: string, widgets: readonly string[], n: number) => {
    const more = n > widgets.length ? ` and ${number(n - widgets.length)} more` : '';
    const names = `${widgets.map(quote).join(', ')}${more}`;
    return `${quote(name)} needs an entry now, and ${either(n, 'one widget has none', `${number(n)} widgets have none`)}: ${names}. Their other settings can still be saved.`;
  },
  variants: ({ hasTemplate, variants: n }: Affected) =>
    `${either(n, 'variant', 'variants')}${hasTemplate ? ' besides the template' : ''}`,
  counts: {
    kept: (n: number): string => either(n, 'stored value stays', 'stored values stay'),
    converted: (n: number): string => either(n, 'is converted', 'are converted'),
    setAside: (n: number): string => either(n, 'is set aside', 'are set aside'),
    returned: (n: number): string => either(n, 'comes back', 'come back'),
    new: (n: number): string => either(n, 'setting is new', 'settings are new')
  },
  rules: {
    title: 'What the form can show',
    equal: 'Proved: for every value of the package or entered one the same settings show as before.',
    count: (appear: number, vanish: number) =>
      [
        appear > 0 ? count(appear, 'new combination of visible settings', 'new combinations of visible settings') : '',
        vanish > 0 ? `${number(vanish)} no longer possible` : ''
      ]
        .filter(Boolean)
        .join(', '),
    incomplete: 'The comparison is incomplete: there are too many states.',
    unknown: 'Not compared: that would take too long.',
    kinds: { appears: 'new', vanishes: 'no longer' },
    more: (n: number) => `and ${count(n, 'other', 'others')}`
  },
  newVersion: {
    title: 'Version',
    note: 'SpotVersion in ascData.json',
    weights: { fix: 'Fix', feature: 'Feature', breaking: 'Breaking' },
    because: (change: string) => `Proposed for this change: ${change}`,
    stays: 'It stays as it is.',
    proposal: (version: string) => `Back to the proposed ${version}`
  },
  settings: 'Settings',
  settingsNote: (before: number, after: number, unchanged: number) =>
    `${before} before, ${after} after, ${unchanged} unchanged`,
  noSettings: 'No setting changes, and all stored values stay.',
  setting: 'Setting',
  change: 'Change',
  values: 'What happens to stored values',
  tags: {
    new: 'new',
    removed: 'removed',
    renamed: 'renamed',
    retyped: 'type',
    narrowed: 'narrowed',
    widened: 'widened',
    changed: 'changed'
  },
  outcomes: {
    kept: (n: number) => `${number(n)} kept`,
    moved: (n: number) => `${number(n)} kept`,
    converted: (n: number) => `${number(n)} converted, nothing lost`,
    setAside: (n: number) => `${number(n)} set aside`,
    returned: (n: number) => `${number(n)} put back`,
    stillAside: (n: number) => `${number(n)} still set aside`
  },
  noValue: 'no variant has a value',
  show: 'Show',
  hide: 'Hide',
  showValues: (name: string) => `Show the values of ${name}`,
  notSame: 'Not the same',
  notSameFor: (name: string) => `${name} is not the same`,
  goesOnAs: (name: string) => `${name} continues as`,
  asNone: 'no other setting',
  kept: {
    title: 'Presets and drafts',
    allStay: 'All of their values stay.',
    stay: (n: number) => (n === 0 ? '' : either(n, '1 other stays as it is', `${number(n)} others stay as they are`)),
    of: { preset: (name: string) => `Preset ${quote(name)}`, draft: (name: string) => `Draft ${quote(name)}` },
    moreDrafts: (n: number) => `and ${count(n, 'more draft', 'more drafts')}`,
    more: (n: number) => `and ${number(n)} more`
  },
  translations: {
    title: 'Translations',
    note: 'All translations saved here are kept.',
    renamed: (n: number) => count(n, 'entry looks renamed', 'entries look renamed'),
    renamedHint: 'Their translations are kept, marked “Source changed”.',
    goesOn: (before: string, after: string) => `${quote(before)} continues as ${quote(after)}`,
    conflicts: (n: number) => count(n, 'text changed here and in the package', 'texts changed here and in the package'),
    conflictsHint: 'Ours stays unless you choose the package’s.',
    kinds: {
      entry: (name: string) => `entry of ${quote(name)}`,
      pattern: (name: string) => `message of ${quote(name)}`
    },
    before: 'Until now in the package:',
    ours: 'Keep ours:',
    theirs: 'Take the package’s:',
    stays: (ours: string, theirs: string) => `${quote(ours)} stays, not ${quote(theirs)} of the package`,
    none: 'no text',
    all: (n: number) => `Show all ${number(n)}`
  },
  also: 'Also changes',
  widget: 'Widget',
  files: 'Files',
  moreChanges: (n: number) => `and ${count(n, 'more change', 'more changes')}`,
  moreValues: (n: number) => `and ${count(n, 'more value', 'more values')}`,
  moreFiles: (n: number) => `and ${count(n, 'more file', 'more files')}`,
  moreLines: (n: number) => `and ${count(n, 'more line', 'more lines')}`,
  tests: {
    title: 'Tests',
    passed: (passed: number, all: number) => `${number(passed)} of ${count(all, 'test', 'tests')} passed`,
    failed: (name: string) => `${quote(name)} failed`,
    more: (n: number) => `and ${number(n)} more`
  },
  findings: 'The new package',
  errors: (n: number, isRestore: boolean) =>
    `${isRestore ? 'This version' : 'The new package'} has ${count(n, 'error', 'errors')}`,
  notWhole: (n: number) => `Part of it will not work: see the ${either(n, 'error', 'errors')} above.`,
  found: findingList,
  nothingYet: 'Nothing has been changed yet.',
  canGoBack: (version: string) =>
    `You can go back to ${version} at any time, with all values that have not been discarded by then.`,
  run: (of: Affected, hasErrors: boolean) => `Replace ${whom(of)}${hasErrors ? ' anyway' : ''}`,
  runMade: (version: string, hasErrors: boolean) => `Save as version ${version}${hasErrors ? ' anyway' : ''}`,
  runRestore: (of: Affected, hasErrors: boolean) => `Restore ${whom(of)}${hasErrors ? ' anyway' : ''}`,
  notDone: {
    changed:
      'Values or translations have been saved since. This is the updated comparison; nothing has been changed yet.',
    merged:
      'The package has been saved since. Your edits were made in that version, too. This is the updated comparison; nothing has been changed yet.',
    replaced:
      'Somebody replaced the widget in the meantime. This is what restoring would do; nothing has been changed yet.',
    lost: 'The widget was not replaced. This is the updated comparison.'
  },
  done: (name: string, before: string, version: string) =>
    before === version
      ? `${quote(name)} was replaced. It is still version ${version}.`
      : `${quote(name)} is now version ${version}.`,
  doneAside: (n: number) =>
    `${count(n, 'value was', 'values were')} set aside. Each stays with its widget until somebody puts it back.`,
  leave: {
    title: 'The widget is being replaced',
    text: 'Only this page shows whether it worked and what was set aside.',
    stay: 'Stay',
    leave: 'Leave anyway'
  },
  undo: 'Undo',
  redo: 'Redo',
  editsBack: 'Your edits are unsaved again.',
  toWidgets: 'Back to the widgets',
  open: 'Open the editor',
  versions: 'Previous versions',
  versionsNote: 'The last ten are kept.',
  noVersions: 'This widget has not been replaced yet.',
  version: (version: string) => `Version ${version}`,
  replacedOn: (when: string, by: string) => `replaced on ${when} ${by}`,
  byPerson: (name: string) => `by ${name}`,
  byProduct: 'by the product',
  byFolder: (folder: string) => `by the folder ${quote(folder)}`,
  restore: 'Restore …',
  restoreVersion: (version: string) => `Restore version ${version} …`,

  aside: {
    title: 'Values that were set aside',
    intro:
      'No setting accepted these values when the widget was replaced. Put a value back into a setting that accepts it now, or discard it.',
    empty: 'Nothing is set aside.',
    emptyText: 'When a widget is replaced and a stored value fits nowhere any more, it is kept here.',
    of: (name: string) => `from ${quote(name)}`,
    whole: (name: string) => `Show all of the value from ${quote(name)}`,
    putBack: 'Put back',
    putBackInto: (name: string) => `Put back into ${quote(name)}`,
    choose: 'Choose a setting',
    now: (name: string, value: string) => `Now in ${quote(name)}: ${value}`,
    into: (name: string) => `Setting for the value from ${name}`,
    noTarget: 'No setting accepts this value now. It may fit again in a later version.',
    discard: 'Discard …',
    discardTitle: 'Discard this value?',
    discardText: (value: string, name: string) =>
      `${quote(value)} from ${quote(name)} is then gone for good, even if an earlier version is restored.`,
    discardAction: 'Discard',
    done: (name: string, isSwapped: boolean) =>
      `The value is back in ${quote(name)}.${isSwapped ? ' The previous value is set aside instead.' : ''}`,
    discarded: 'The value was discarded.',
    changed: 'Somebody saved this widget in the meantime. The list is up to date again; choose again.',
    unreached:
      'The connection was lost before the server answered, so it is not known whether this was done. The list reloads as soon as the server answers.',
    readAgain: 'The connection was lost before the server answered. The list is up to date again.',
    readOnly: 'You can view these values, but you don’t have permission to change this widget.'
  }
};
