import { grammarOf } from '../../../language/grammar.js';

const { count, either, list, number, quote } = grammarOf('en');

/** Problems of the rules of a widget, their fixes and tests, and how they are saved. */
export default {
  problems: {
    list: 'Problems, most severe first',
    line: (line: number) => `line ${line}`,
    so: 'So: ',
    about: 'About:',
    others: (n: number) =>
      either(
        n,
        'Nothing was found in the other rule: it can hide and show its setting, and no condition is superfluous.',
        `Nothing was found in the other ${number(n)} rules: each can hide and show its setting, and no condition is superfluous.`
      ),
    more: (n: number) => `Show ${number(n)} more`,
    severities: { error: 'Error', warning: 'Warning', info: 'Note' },
    badSettings: 'The package’s ascdata.config.json is invalid and was ignored.'
  },
  fixes: {
    looking: (done: number, all: number) => `Looking for fixes: ${number(done)} of ${number(all)} …`,
    waiting: 'Looking for fixes …',
    none: 'There is no fix for this: change it in ascData.json.',
    cancel: 'Cancel',
    cancelled: 'Looking for fixes was cancelled.',
    failed: 'Fixes could not be found.',
    again: 'Look again',
    same: 'nothing shown changes for values of the package or entered ones',
    otherValues: 'hides the same settings, but for other values',
    unknown: 'working out the effect …',
    unclear: 'too many states to list every change',
    appears: (set: string) => `new state: ${set}`,
    vanishes: (set: string) => `state no longer possible: ${set}`,
    hidden: (names: readonly string[], more: number) =>
      `${list(more > 0 ? [...names, count(more, 'other', 'others')] : names)} hidden`,
    nothingHidden: 'nothing hidden',
    moreSets: (n: number) => `and ${count(n, 'more state changes', 'more states change')}`,
    noRight: 'You can try everything here. Only administrators can change and save rules.',
    asOf: 'Return to the present to change rules.',
    moved: 'The definition has changed since this was found. It is being checked again.',
    broken: 'ascData.json cannot be read. Repair it in the tab “Definition” first.',
    made: (fix: string) => `Done: ${fix}`,
    all: 'Fix all …',
    title: 'Fix all problems',
    close: 'Close',
    scope: 'Which fixes',
    safe: 'Only fixes that do not change what is shown',
    changing: 'Also fixes that change what is shown',
    several: 'Several fixes are possible: choose one, or skip',
    leave: 'Skip',
    planned: (n: number) => either(n, '1 fix', `${number(n)} fixes`),
    together: 'All together',
    nothing: 'No fix of this kind is available.',
    stay: (n: number) => either(n, '1 finding remains.', `${number(n)} findings remain.`),
    apply: (n: number) => either(n, 'Apply 1 fix', `Apply ${number(n)} fixes`)
  },
  tests: {
    list: 'Tests, failing ones first',
    passed: (passed: number, all: number) =>
      `${number(passed)} of ${count(all, 'test', 'tests')} ${either(passed, 'passes', 'pass')}`,
    empty: 'No tests yet. Try some values and keep them, or add one for each state.',
    keep: 'Keep as test',
    keepText: (set: number, hidden: number) =>
      `It sets ${count(set, 'value', 'values')} and expects exactly ${count(hidden, 'setting', 'settings')} to be hidden.`,
    keepAction: 'Keep',
    kept: (name: string) => `Kept as ${quote(name)}`,
    known: (name: string) => `The test ${quote(name)} already covers this.`,
    name: 'Name',
    nameless: 'A test needs a name.',
    cancel: 'Cancel',
    asItIs: 'As it is',
    states: 'Add a test for each state',
    mistakes: 'Add tests that catch every mistake',
    mistakesHint:
      'The smallest set of tests in which at least one fails for any detectable mistake in a rule: a wrong operator, value or limit, or a missing or extra condition.',
    making: 'Creating tests …',
    added: (n: number) => either(n, '1 test added', `${number(n)} tests added`),
    nothingToAdd: 'Nothing to add: the existing tests cover everything.',
    tooManyStates: 'There are too many states to add a test for each.',
    passes: 'passes',
    fails: 'fails',
    should: (name: string, isHidden: boolean) =>
      isHidden ? `${quote(name)} should be hidden but is shown.` : `${quote(name)} should be shown but is hidden.`,
    notMet: (clause: string, value: string) => `${clause}: not met, it is ${value}`,
    met: (clause: string, value: string) => `${clause}: met, it is ${value}`,
    noCondition: 'It has no conditions.',
    gone: (ids: readonly string[]) => `The widget has no setting ${list(ids.map((id) => quote(id)))}.`,
    unusable: (names: readonly string[]) => `The value for ${list(names)} does not fit its type.`,
    on: (day: string) => `on ${day}`,
    more: (n: number) => `Show ${number(n)} more`,
    actions: (name: string) => `Actions for ${quote(name)}`,
    apply: 'Try its values',
    rename: 'Rename …',
    renameTitle: 'Rename the test',
    renameAction: 'Rename',
    expectNow: 'Expect the present result',
    remove: 'Delete',
    broken: (line: number | undefined) =>
      line === undefined
        ? 'The conditions.tests.json of the package cannot be used. It is left unchanged, and tests cannot be edited here.'
        : `The conditions.tests.json of the package cannot be used: see its line ${number(line)}. It is left unchanged, and tests cannot be edited here.`,
    many: (n: number) =>
      `The package has ${number(n)} tests, too many to run here. The command “ascdata test” runs them all.`,
    noRight: 'Only administrators can change and save tests.',
    covered: (covered: number, all: number) =>
      `${number(covered)} of ${count(all, 'state', 'states')} ${either(covered, 'has', 'have')} a test`,
    hasTest: 'has a test',
    failing: (n: number) => either(n, '1 test fails', `${number(n)} tests fail`),
    hiddenIn: (hidden: number, all: number) => `hidden in ${number(hidden)} of ${count(all, 'test', 'tests')}`,
    title: 'Tests'
  },
  save: {
    label: 'Changes of rules and tests',
    none: 'No unsaved changes',
    notSaved: (n: number) => either(n, '1 unsaved change', `${number(n)} unsaved changes`),
    beyondRules: (n: number, all: number) => (n === all ? 'in Definition' : `${number(n)} of them in Definition`),
    undo: 'Undo the change',
    redo: 'Redo the change',
    discard: 'Discard',
    discardAll: (n: number) => either(n, 'Discard', `Discard all ${number(n)}`),
    save: 'Save as a new version …',
    write: 'Write into the folder',
    copy: 'Save as your own template …',
    copyTitle: 'Save as your own template',
    copyText: 'The standard widget and its variants stay as they are, and the product goes on updating them.',
    copyAction: 'Save',
    ownName: (name: string) => `${name} with custom rules`,
    writing: 'Writing …',
    packing: 'Creating the package …',
    restored: (n: number) => either(n, 'Restored 1 unsaved change.', `Restored ${number(n)} unsaved changes.`),
    moved: 'The widget was replaced. Your unsaved changes now apply to the new version.',
    unread: 'Your last text could not be read: it is one step back, with “Undo”.',
    replaced: (version?: string) =>
      `Somebody replaced the widget${version === undefined ? '' : `; it is now version ${version}`}. Your changes are kept: apply them to the new version, then save.`,
    folderMoved: 'The widget’s folder was saved. Your unsaved changes now apply to what it holds.',
    folderReplaced: (version?: string) =>
      `The widget’s folder was saved${version === undefined ? '' : `; it now holds version ${version}`}. Your changes are kept: apply them to it, then save.`,
    sameLine: ({ name, line }: { readonly name: string; readonly line: number }) =>
      `${quote(name)} was changed in line ${line}, where your edits are, too. Nothing was saved, and your edits are kept: go back to your edits and apply them to the new version.`,
    wrongVersion: (version: string) =>
      `${quote(version)} is no version. A version is numbers with dots between them, such as 1.4.2 or 2.0-beta.`,
    takeOver: 'Apply them',
    outdated: 'Nothing was saved: apply your changes to the new version first.',
    conflicts: 'These were changed in the new version, too, so your edits to them were not applied:',
    moreConflicts: (n: number) => `and ${number(n)} more`,
    mine: 'Use mine',
    theirs: 'Keep theirs',
    folderTheirs: 'Keep the folder’s',
    dismiss: 'OK',
    failed: (text: string) => `The changes could not be saved. ${text}`,
    full: 'This browser has no room left for your unsaved changes: save them before you leave.',
    unreachable: 'The package could not be loaded from the server. Your changes are kept.'
  },
  leave: {
    title: 'Leave with unsaved changes?',
    text: (n: number) => either(n, '1 change is not saved.', `${number(n)} changes are not saved.`),
    stay: 'Stay',
    leave: 'Leave and discard',
    keep: 'Leave, keep the changes'
  }
};
