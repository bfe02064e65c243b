import { counting } from '../../../../language/count.js';

const { either, number } = counting('en');

const settings = (count: number): string => either(count, '1 setting', `${number(count)} settings`);
const changes = (count: number): string => either(count, '1 change', `${number(count)} changes`);

export default {
  title: 'Values',
  widgets: 'Widgets',
  dashboard: 'Dashboard',
  templates: 'Widget templates',
  template: (name: string) => `Template: ${name}`,
  breadcrumb: 'You are here',
  asPage: 'Open as a page of its own',
  close: 'Close the editor',
  skip: 'Skip to the settings',
  contentLanguage: 'Language of the settings',
  original: 'Original',
  more: 'More',
  download: 'Download package …',
  allWidgets: 'All widgets',
  noElements: 'This widget has no settings. There is nothing to edit here; the preview shows it as it is.',

  undo: 'Undo',
  redo: 'Redo',
  undone: (labels: string) => `Undone: ${labels}`,
  redone: (labels: string) => `Done again: ${labels}`,

  search: {
    label: 'Find settings',
    placeholder: 'Name or value',
    placeholderWithIds: 'Name, Id or value',
    filter: 'Show',
    filters: { all: 'All', changed: 'Changed', errors: 'With errors', hidden: 'Hidden' },
    found: (shown: number, total: number) => `${number(shown)} of ${settings(total)}`,
    none: 'No setting matches.',
    clear: 'Show all settings'
  },

  field: {
    changed: (was: string) => `Changed, was “${was}”`,
    was: (value: string) => `was “${value}”`,
    menu: 'Actions',
    menuHint: 'Ctrl . opens the actions of a setting.',
    resetSaved: 'Back to saved',
    resetDefault: 'Back to the package’s default',
    copyId: 'Copy Id',
    copied: (id: string) => `Id ${id} copied`,
    why: 'When is this shown?',
    loading: 'Loading …',
    loadFailed: 'This field could not be loaded.',
    unexplained: 'This value cannot be saved. What is wrong with it could not be loaded.',
    retry: 'Try again'
  },
  limits: {
    between: (minimum: string, maximum: string) => `${minimum} – ${maximum}`,
    atLeast: (minimum: string) => `from ${minimum}`,
    atMost: (maximum: string) => `up to ${maximum}`,
    step: (step: string) => `step ${step}`,
    required: 'required'
  },

  reasons: {
    is: (target: string, expected: string) => `${target} is ${expected}`,
    isNot: (target: string, expected: string) => `${target} is not ${expected}`,
    above: (target: string, expected: string) => `${target} is more than ${expected}`,
    atLeast: (target: string, expected: string) => `${target} is at least ${expected}`,
    below: (target: string, expected: string) => `${target} is less than ${expected}`,
    atMost: (target: string, expected: string) => `${target} is at most ${expected}`,
    after: (target: string, expected: string) => `${target} is after ${expected}`,
    notBefore: (target: string, expected: string) => `${target} is not before ${expected}`,
    before: (target: string, expected: string) => `${target} is before ${expected}`,
    notAfter: (target: string, expected: string) => `${target} is not after ${expected}`,
    filled: (target: string) => `${target} has a value`,
    empty: (target: string) => `${target} is empty`,
    contains: (target: string, expected: string) => `${target} contains ${expected}`,
    onlyIf: (clause: string) => `if ${clause}`,
    withId: (id: string) => `Id ${id}`,
    and: (clauses: readonly string[]) => new Intl.ListFormat('en', { type: 'conjunction' }).format(clauses),
    hiddenBecause: (clauses: string) => `hidden because ${clauses}`,
    setTo: (target: string, value: string) => `set ${target} to ${value}`,
    setHiddenTo: (target: string, value: string) => `set ${target}, which is hidden too, to ${value}`,
    choose: (target: string) => `choose something in ${target}`,
    chooseNamed: (name: string, target: string) => `choose “${name}” in ${target}`,
    chooseIds: (ids: readonly number[], target: string) =>
      either(
        ids.length,
        `choose the object with Id ${ids[0]} in ${target}`,
        `choose exactly the objects with the Ids ${new Intl.ListFormat('en').format(ids.map(String))} in ${target}`
      ),
    chooseOther: (target: string) => `choose something else in ${target}`,
    fillIn: (target: string) => `fill in ${target}`,
    enter: (text: string, target: string) => `enter ${text} in ${target}`,
    enterOther: (target: string) => `enter something else in ${target}`,
    showFirst: (target: string) => `show ${target} first`
  },
  hidden: {
    summary: (count: number) => either(count, '1 setting is hidden', `${number(count)} settings are hidden`),
    show: (change: string) => `Show it: ${change}`,
    cannot: 'No setting of this widget can show it.',
    more: (count: number) => `Show ${number(count)} more`,
    shown: (name: string) => `${name} is shown now.`,
    vanished: (name: string) => `${name} is hidden now, because of another setting. Its value is kept.`
  },

  save: {
    save: 'Save',
    saving: 'Saving …',
    review: 'Review',
    none: 'No unsaved changes',
    saved: 'Saved.',
    discarded: 'Changes discarded.',
    count: changes,
    more: (count: number) => `${number(count)} more`,
    revert: 'Revert',
    revertOf: (label: string) => `Revert ${label}`,
    discardAll: 'Discard all changes',
    reviewTitle: 'Changes since the last save',
    setting: 'Setting',
    before: 'Saved',
    after: 'Now',
    close: 'Close'
  },
  errors: {
    title: (count: number) =>
      either(
        count,
        'Not saved: one setting needs a correction',
        `Not saved: ${number(count)} settings need a correction`
      ),
    also: (count: number) => `and ${number(count)} more`,
    hiddenField: 'hidden'
  },
  notices: {
    restored: (count: number, time: string) =>
      either(
        count,
        `Restored 1 unsaved change from ${time}.`,
        `Restored ${number(count)} unsaved changes from ${time}.`
      ),
    lost: (count: number) =>
      either(
        count,
        'One unsaved change belongs to a setting this widget has no longer.',
        `${number(count)} unsaved changes belong to settings this widget has no longer.`
      ),
    discard: 'Discard changes',
    forget: 'Delete what has no setting',
    dismiss: 'Hide message',
    unkept: 'No draft is kept in this browser: unsaved changes are lost when the page closes. Save soon.',
    unreachable:
      'Not saved: the server cannot be reached. Nothing is lost; your changes are kept in this browser. Check the connection, then save again.',
    gone: 'Not saved: this widget was deleted. Your changes are still here; copy what you want to keep.',
    failed: (text: string) => `Not saved: ${text}`,
    again: 'Save again'
  },
  leave: {
    title: 'Leave without saving?',
    text: (count: number) =>
      `${changes(count)} not saved. A draft stays in this browser and is restored when you come back.`,
    stay: 'Stay',
    leave: 'Leave and discard',
    keep: 'Leave, keep the draft',
    save: 'Save and leave'
  },
  closing: {
    title: 'Close without saving?',
    text: (count: number) =>
      `${changes(count)} not saved. A draft would keep ${either(count, 'it', 'them')} in this browser.`,
    stay: 'Go on editing',
    leave: 'Discard and close',
    keep: 'Close, keep the draft',
    save: 'Save and close'
  },
  keys: {
    title: 'Keys',
    open: 'Show keys',
    save: 'Save',
    undo: 'Undo',
    redo: 'Redo',
    search: 'Find settings',
    next: 'Next problem',
    actions: 'Actions of the setting',
    help: 'This list',
    close: 'Close',
    pressed: { save: 'Ctrl S', undo: 'Ctrl Z', redo: 'Ctrl Shift Z', redoShort: 'Ctrl Y', actions: 'Ctrl .' }
  },
  preview: { hide: 'Hide preview', show: 'Show preview' }
};
