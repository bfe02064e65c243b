import { grammarOf } from '../../../language/grammar.js';

const { count, either, list, number } = grammarOf('en');

/** The Conditions of a widget: its rules seen, tried and proved. */
export default {
  title: 'Conditions',
  skip: 'Skip to the rules',
  whatIf: {
    title: 'What if',
    note: 'not stored',
    label: 'What if: values to try',
    none: 'Choose a value to try it. Nothing is stored.',
    try: (name: string, value: string) => `Try ${name}: ${value}`,
    tried: (name: string, stored: string, tried: string) => `${name}: ${tried} tried, ${stored} stored`,
    takeBack: (name: string) => `Back to stored: ${name}`,
    more: (n: number) => `${number(n)} more`,
    find: 'Find a setting that rules read',
    noMatch: 'No setting matches.',
    stored: (value: string) => `Stored: ${value}`,
    appear: (n: number) => either(n, '1 appears', `${number(n)} appear`),
    disappear: (n: number) => either(n, '1 disappears', `${number(n)} disappear`),
    unchanged: 'Nothing appears or disappears',
    reset: 'Reset',
    actions: 'More about what is tried',
    compare: 'Compare'
  },
  compare: {
    title: (n: number) => either(n, 'The tried value shows and hides', `The ${number(n)} tried values show and hide`),
    setting: 'Setting',
    stored: 'Stored',
    tried: 'Tried',
    because: 'Because',
    none: 'The tried values show and hide nothing.'
  },
  views: { label: 'View', rules: 'Rules', map: 'Map', states: 'States' },
  search: {
    label: 'Find rules',
    placeholder: 'Name, Id or value',
    filter: 'Show',
    all: 'All rules',
    hidden: 'Hidden now',
    flipped: 'Shown or hidden by what is tried',
    problems: 'With problems',
    readsTitle: 'That read',
    none: 'No rule matches.',
    showAll: 'Show all'
  },
  verdict: {
    sound: (sound: number, all: number) =>
      either(all, `${number(sound)} of 1 rule proved sound`, `${number(sound)} of ${number(all)} rules proved sound`),
    allSound: (n: number) => either(n, 'The rule is proved sound', `All ${number(n)} rules proved sound`),
    problems: (n: number) => count(n, 'problem', 'problems'),
    notes: (n: number) => count(n, 'note', 'notes'),
    proving: (done: number, all: number) => `Proving ${number(done)} of ${number(all)} …`,
    cancel: 'Cancel',
    cancelled: 'Proof cancelled',
    failed: 'The rules could not be proved.',
    again: 'Prove'
  },
  rules: {
    caption: 'Rules: each setting is hidden while all its conditions are met',
    setting: 'Setting',
    now: 'Now',
    hiddenWhile: 'Hidden while',
    proof: 'Proof',
    eachHidden: 'Each is hidden while all its conditions are met',
    hidden: 'hidden',
    shown: 'shown',
    wasShown: 'was shown',
    wasHidden: 'was hidden',
    and: 'and',
    reads: (value: string) => `reads ${value}`,
    met: 'met',
    notMet: 'not met',
    unreadable: 'Unreadable condition',
    without: (n: number) =>
      either(
        n,
        '1 setting has no rule and is always shown:',
        `${number(n)} settings have no rule and are always shown:`
      ),
    empty: 'No rules yet. Every setting is always shown.',
    emptyHow: 'A condition hides a setting while another has a certain value:'
  },
  claims: {
    broken: 'cannot be evaluated',
    locked: 'locked',
    always: 'always hidden',
    never: 'never hidden',
    duplicate: 'duplicate condition',
    superfluous: 'superfluous condition',
    impossible: 'impossible value',
    unproved: 'not proved',
    sound: 'sound'
  },
  states: {
    caption: 'Every distinct set of shown settings',
    number: 'State',
    form: 'Form',
    shownCount: 'Shown',
    state: (n: number) => `State ${number(n)}`,
    value: (name: string, value: string) => `${name} ${value}`,
    count: (shown: number, all: number) => `${number(shown)} of ${number(all)}`,
    any: 'any',
    anyMeans: '“any”: its value makes no difference and is kept',
    never: 'never changes',
    applies: 'applies',
    now: 'now',
    stored: 'stored',
    all: 'all',
    hidden: 'hidden',
    shown: 'shown',
    split: (name: string) => `States by ${name}`,
    group: 'Settings that rules join',
    groupOf: (name: string, states: string) => `${name} (${states})`,
    complete: (states: string) => `All ${states} states, complete`,
    product: (factors: string, all: string) => `${factors} = ${all} states, complete`,
    one: 'The form has one state: no value shows or hides anything.',
    listing: 'Listing the states …',
    tooMany: (n: number) => `First ${number(n)} states, not complete: there are more.`,
    untried: (names: readonly string[], more: number) =>
      `Not complete: ${list(more > 0 ? [...names, count(more, 'other', 'others')] : names)} can have any value. Tested are those that rules name, one other, and none.`,
    hiddenIn: (hidden: number, all: number) => `hidden in ${number(hidden)} of ${count(all, 'state', 'states')}`
  },
  why: {
    label: 'Why',
    of: (name: string) => `Why: ${name}`,
    line: (line: number) => `line ${line}`,
    noneSelected: 'Choose a setting to see why it is shown or hidden.',
    hidden: 'Hidden',
    shown: 'Shown',
    one: ', because its condition is met.',
    both: ', because both conditions are met.',
    all: (n: number) => `, because all ${number(n)} conditions are met.`,
    oneNot: ', because its condition is not met.',
    someNot: (unmet: number, n: number) =>
      unmet === n
        ? `, because none of its ${number(n)} conditions is met.`
        : `, because ${either(unmet, '1', number(unmet))} of its ${number(n)} conditions ${either(unmet, 'is', 'are')} not met.`,
    noRule: ', always: it has no rule.',
    reads: (value: string) => `reads ${value}`,
    readsTried: (value: string, stored: string) => `reads ${value} (tried; stored is ${stored})`,
    targetHidden: 'is hidden itself, its value counts all the same',
    wouldShow: 'What would show it',
    wouldHide: 'What would hide it',
    to: (name: string, value: string) => `${name} → ${value}`,
    and: 'and',
    then: (first: string, second: string) => `${first}; ${second}`,
    nothingElse: 'flips nothing else',
    alsoShows: (names: readonly string[]) => `also shows ${list(names)}`,
    alsoHides: (names: readonly string[]) => `also hides ${list(names)}`,
    shows: (names: readonly string[]) => `shows ${list(names)}`,
    hides: (names: readonly string[]) => `hides ${list(names)}`,
    others: (n: number) => count(n, 'other', 'others'),
    try: 'Try',
    tryWay: (changes: string) => `Try ${changes}`,
    noShow: 'No values that can be entered show it.',
    noHide: 'No values that can be entered hide it.',
    searching: 'Looking for ways …',
    proof: 'Proof',
    reading: 'Reads',
    readBy: 'Read by',
    noReader: 'no rule',
    moreOf: (n: number) => `and ${number(n)} more`,
    source: (from: number, to: number) => (from === to ? `Source, line ${from}` : `Source, lines ${from} to ${to}`),
    close: 'Close'
  },
  preview: {
    title: 'Preview',
    show: 'Shows',
    widget: 'Widget',
    form: 'Form',
    hide: 'Hide preview',
    open: 'Show preview'
  },
  panes: { label: 'Panes', rules: 'Rules', why: 'Why', preview: 'Preview' },
  said: {
    undone: 'Undone',
    redone: 'Redone',
    nothing: 'Nothing to undo.'
  },
  dock: {
    label: 'Checks',
    problems: 'Problems',
    tests: 'Tests',
    trace: 'Trace',
    open: 'Open the panel',
    close: 'Close the panel'
  },
  trace: {
    empty: 'Nothing tried yet. What you try is listed here, and you can look at each step again.',
    deeds: {
      try: 'Tried',
      'take-back': 'Back to stored',
      reset: 'Reset',
      state: 'State chosen',
      undo: 'Undone',
      redo: 'Redone'
    },
    asOf: (time: string) => `As of ${time}`,
    readOnly: 'Nothing can be tried here.',
    back: 'Back to now'
  },
  keys: {
    views: 'Rules, States',
    title: 'Keyboard shortcuts',
    close: 'Close',
    rows: 'Previous row, next row',
    why: 'Why',
    back: 'Back to the row; close what is open',
    try: 'First way to show or hide it',
    reset: 'Reset what is tried',
    compare: 'Compare',
    search: 'Find rules',
    problem: 'Next problem, previous problem',
    undo: 'Undo, redo what was tried',
    help: 'This list'
  }
};
