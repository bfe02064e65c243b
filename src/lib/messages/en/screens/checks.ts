import { grammarOf } from '../../../language/grammar.js';

const { count, either, list, number, quote } = grammarOf('en');

/** Problems of the rules of a widget, their fixes and tests, and how they are saved. */
export default {
  problems: {
    list: 'Problems, the worst first',
    line: (line: number) => `line ${line}`,
    so: 'So: ',
    about: 'About:',
    others: (n: number) =>
      either(
        n,
        'The other rule can hide and show its setting, needs each condition, and hides nothing for good.',
        `The other ${number(n)} can hide and show their setting, need each condition, and hide nothing for good.`
      ),
    more: (n: number) => `Show ${number(n)} more`,
    severities: { error: 'Error', warning: 'Warning', info: 'Note' },
    badSettings: 'The ascdata.config.json of the package cannot be used. All findings count as usual.'
  },
  fixes: {
    looking: (done: number, all: number) => `Looking for fixes: ${number(done)} of ${number(all)} …`,
    waiting: 'Looking for fixes …',
    none: 'There is no fix for this: change it in ascData.json.',
    cancel: 'Cancel',
    cancelled: 'Looking for fixes was cancelled.',
    failed: 'Fixes could not be found.',
    again: 'Look again',
    same: 'nothing shown changes',
    otherValues: 'the same settings are hidden together, for other values',
    unknown: 'finding out what it changes …',
    unclear: 'there are too many states to say everything that changes',
    appears: (set: string) => `new: ${set}`,
    vanishes: (set: string) => `no longer: ${set}`,
    hidden: (names: readonly string[], more: number) =>
      `${list(more > 0 ? [...names, count(more, 'other', 'others')] : names)} hidden`,
    nothingHidden: 'nothing hidden',
    moreSets: (n: number) => `and ${count(n, 'other state', 'other states')}`,
    noRight: 'You can try everything here. Only administrators can change and save rules.',
    asOf: 'Go back to now to change rules.',
    made: (fix: string) => `Done: ${fix}`,
    all: (n: number) => `Fix all ${number(n)} …`,
    title: 'Fix all problems',
    close: 'Close',
    scope: 'Which fixes',
    safe: 'Only those after which nothing shown changes',
    changing: 'Those that change what is shown, too',
    several: 'More than one way: choose one, or leave it',
    leave: 'Leave it as it is',
    planned: (n: number) => either(n, '1 fix', `${number(n)} fixes`),
    together: 'All together',
    nothing: 'Nothing can be fixed in this way.',
    stay: (n: number) => either(n, '1 finding stays.', `${number(n)} findings stay.`),
    apply: (n: number) => either(n, 'Make 1 fix', `Make ${number(n)} fixes`)
  },
  tests: {
    list: 'Tests, failing ones first',
    passed: (passed: number, all: number) =>
      either(all, `${number(passed)} of 1 test passes`, `${number(passed)} of ${number(all)} tests pass`),
    empty: 'No tests yet. Try some values and keep them, or add one for each state.',
    keep: 'Keep as test',
    keepText: (set: number, hidden: number) =>
      `It sets ${count(set, 'value', 'values')} and expects exactly ${count(hidden, 'setting', 'settings')} to be hidden.`,
    keepAction: 'Keep',
    kept: (name: string) => `Kept as ${quote(name)}`,
    known: (name: string) => `The test ${quote(name)} says just this already.`,
    name: 'Name',
    nameless: 'A test needs a name.',
    cancel: 'Cancel',
    asItIs: 'As it is',
    states: 'Add a test for each state',
    mistakes: 'Add what finds every mistake',
    mistakesHint:
      'The fewest tests of which one fails for every mistake in a rule that can be seen: another operator, value or limit, a condition more or less.',
    making: 'Making tests …',
    added: (n: number) => either(n, '1 test added', `${number(n)} tests added`),
    nothingToAdd: 'Nothing to add: the tests there are cover it.',
    tooManyStates: 'There are too many states for a test each.',
    passes: 'passes',
    fails: 'fails',
    should: (name: string, isHidden: boolean) =>
      isHidden ? `${quote(name)} should be hidden, and is shown.` : `${quote(name)} should be shown, and is hidden.`,
    notMet: (clause: string, value: string) => `${clause}: not met, it is ${value}`,
    met: (clause: string, value: string) => `${clause}: met, it is ${value}`,
    noCondition: 'It has no conditions.',
    gone: (ids: readonly string[]) => `The widget has no setting ${list(ids.map((id) => quote(id)))}.`,
    unusable: (names: readonly string[]) => `The value for ${list(names)} does not fit its type.`,
    on: (day: string) => `on ${day}`,
    more: (n: number) => `Show ${number(n)} more`,
    actions: (name: string) => `Actions for ${quote(name)}`,
    apply: 'Try its values',
    rename: 'Rename …',
    renameTitle: 'Rename the test',
    renameAction: 'Rename',
    expectNow: 'Expect what is so now',
    remove: 'Delete',
    broken: (line: number | undefined) =>
      line === undefined
        ? 'The conditions.tests.json of the package cannot be used. It stays as it is, and tests cannot be changed here.'
        : `The conditions.tests.json of the package cannot be used: see its line ${number(line)}. It stays as it is, and tests cannot be changed here.`,
    many: (n: number) =>
      `The package has ${number(n)} tests, too many to run here. The command “ascdata test” runs them all.`,
    noRight: 'Only administrators can change and save tests.',
    covered: (covered: number, all: number) => `${number(covered)} of ${count(all, 'state has', 'states have')} a test`,
    hasTest: 'has a test',
    failing: (n: number) => either(n, '1 test fails', `${number(n)} tests fail`),
    hiddenIn: (hidden: number, all: number) => `hidden in ${number(hidden)} of ${count(all, 'test', 'tests')}`,
    title: 'Tests'
  },
  save: {
    label: 'Changes of rules and tests',
    none: 'No unsaved changes',
    notSaved: (n: number) => either(n, '1 unsaved change', `${number(n)} unsaved changes`),
    undo: 'Undo the change',
    redo: 'Redo the change',
    discard: 'Discard',
    save: 'Save as a new version …',
    copy: 'Save as your own template',
    ownName: (name: string) => `${name} with own rules`,
    packing: 'Making the package …',
    restored: (n: number) =>
      either(n, '1 change that you did not save is back.', `${number(n)} changes that you did not save are back.`),
    moved: 'The widget has been replaced. What you changed and did not save is in its new version now.',
    replaced: (version: string) =>
      `Somebody has replaced the widget meanwhile: it is version ${version} now. Your changes are kept. Take them over to the new version, then save.`,
    takeOver: 'Take them over',
    conflicts: (names: readonly string[]) =>
      `These rules are not as they were when you changed them: ${list(names)}. They stand as in the new version.`,
    mine: 'Take mine',
    theirs: 'Leave theirs',
    dismiss: 'OK',
    failed: (text: string) => `The rules could not be saved. ${text}`,
    unreachable: 'The package could not be loaded from the server. Your changes are kept.'
  },
  leave: {
    title: 'Leave without saving rules and tests?',
    text: (n: number) => either(n, '1 change is not saved.', `${number(n)} changes are not saved.`),
    stay: 'Stay',
    leave: 'Discard and leave',
    keep: 'Leave, keep the changes'
  }
};
