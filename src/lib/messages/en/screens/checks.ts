import { grammarOf } from '../../../language/grammar.js';

const { count, either, list, number } = grammarOf('en');

/** Problems of the rules of a widget, their fixes, and how rules are saved. */
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
  save: {
    label: 'Changes of rules',
    none: 'No unsaved rule changes',
    notSaved: (n: number) => either(n, '1 change of rules, not saved', `${number(n)} changes of rules, not saved`),
    undo: 'Undo the change of rules',
    redo: 'Redo the change of rules',
    discard: 'Discard',
    save: 'Save as a new version …',
    packing: 'Making the package …',
    restored: (n: number) =>
      either(
        n,
        '1 rule that you changed and did not save is back.',
        `${number(n)} rules that you changed and did not save are back.`
      ),
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
    title: 'Leave without saving the rules?',
    text: (n: number) => either(n, '1 change of rules is not saved.', `${number(n)} changes of rules are not saved.`),
    stay: 'Stay',
    leave: 'Discard and leave',
    keep: 'Keep as a draft and leave'
  }
};
