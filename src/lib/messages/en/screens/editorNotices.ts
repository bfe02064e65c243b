import { grammarOf } from '../../../language/grammar.js';
import findingList from './findingList.js';

const { count, either, list, number, quote } = grammarOf('en');

type Counts = Readonly<Record<'error' | 'warning' | 'info', number>>;

const counted = ({ error, warning, info }: Counts): string =>
  list([
    ...(error > 0 ? [count(error, 'error', 'errors')] : []),
    ...(warning > 0 ? [count(warning, 'warning', 'warnings')] : []),
    ...(info > 0 ? [count(info, 'note', 'notes')] : [])
  ]);

const changes = (count: number): string => either(count, '1 change', `${number(count)} changes`);

/** For the parts of the editor that come after the fields: first what follows the saves of others, then the dialogs and notices. */
export default {
  undone: (labels: string) => `Undone: ${labels}`,
  redone: (labels: string) => `Redone: ${labels}`,
  /** The menu beside Save. */
  drafts: 'Drafts',
  tabs: {
    label: 'Views of the widget',
    conditions: 'Conditions',
    translations: 'Translations',
    definition: 'Definition',
    table: 'Table',
    variants: (n: number) => count(n, 'variant', 'variants'),
    history: 'History',
    problems: (n: number) => count(n, 'problem', 'problems'),
    unsaved: 'not saved',
    unsavedElsewhere: 'All saved here. Not saved:',
    alsoUnsaved: 'Also not saved:',
    unsavedIn: (view: string, n: number) => `${view} (${number(n)})`
  },
  saved: (name: string) => `${name} saved this widget.`,
  draftLive: (name: string) => `Draft ${quote(name)} went live.`,
  draftEnded: (name: string) => `Draft ${quote(name)} ended.`,
  you: 'You saved this widget in another tab or browser.',
  somebody: 'This widget was saved elsewhere.',
  followed: (labels: string) => `Updated here: ${labels}.`,
  merged: (labels: string) => `Both edits are now in ${labels}.`,
  both: (labels: string) => `Changed on both sides: ${labels}. Your value stays until you choose.`,
  folder: 'The widget’s folder was saved.',
  bothFolder: (labels: string) =>
    `Changed in the form and in the folder: ${labels}. What the form has stays until you choose.`,
  kept: 'Your unsaved changes are untouched.',
  choose: 'Choose',
  replaced:
    'This widget was replaced by another version. Open that version to continue; until then nothing can be saved.',
  folderSaved: 'The widget’s folder was saved. Open that version to see it here.',
  folderFound: (counts: Counts) => `The check found ${counted(counts)}.`,
  draftFound: (counts: Counts) => `With your unsaved changes, the check finds ${counted(counts)}.`,
  folderMore: (more: number) => `(and ${number(more)} more)`,
  found: findingList,
  reload: 'Open the new version',
  setAside: (count: number) =>
    either(
      count,
      'One value was set aside when this widget was replaced.',
      `${number(count)} values were set aside when this widget was replaced.`
    ),
  setAsideIn: (values: number, widgets: number) =>
    `${either(values, 'One value', `${number(values)} values`)} of ${count(widgets, 'variant', 'variants')} ${either(values, 'is', 'are')} set aside, because no setting takes ${either(values, 'it', 'them')} now.`,
  look: (n: number) => either(n, 'Review it', 'Review them'),
  gone: 'This widget was deleted, or you no longer have permission to see it. It cannot be saved; copy what you want to keep.',
  toTrash: 'Open the Trash',
  reachable: 'The server is back. Your changes are still here, but not saved yet.',
  lost: 'No connection to the server.',
  comments: {
    comment: 'Comment …',
    count: (n: number) => count(n, 'comment', 'comments'),
    unsent: 'Comment not sent',
    on: (setting: string) => `Comments on ${setting}`,
    all: 'Comments on settings',
    menu: (n: number) => (n === 0 ? 'Comments' : `Comments (${number(n)})`),
    gone: (id: string) => `${quote(id)}, which the package no longer has`,
    somebody: 'Somebody',
    failed: 'The server cannot be reached. Nothing was changed.',
    close: 'Close'
  },
  people: {
    here: (names: readonly string[]) => `Also viewing: ${list(names)}`,
    in: (setting: string) => `in ${setting}`,
    at: (names: readonly string[]) =>
      either(names.length, `${list(names)} is editing this setting`, `${list(names)} are editing this setting`)
  },
  overtaken: {
    saved: (name: string) => `${name} saved this widget`,
    you: 'You saved this widget in another tab or browser',
    somebody: 'This widget was saved elsewhere',
    draftLive: (name: string) => `Draft ${quote(name)} went live`,
    draftEnded: (name: string) => `Draft ${quote(name)} ended`,
    folder: 'The widget’s folder was saved',
    missing: 'Choose a value for each setting first.',
    conflicts: 'These settings were changed on both sides. Choose which value counts:',
    folderConflicts: 'These settings were changed in the form and in the folder. Choose which value counts:',
    mine: 'Mine',
    theirs: 'The other',
    inForm: 'In the form',
    inFolder: 'In the folder',
    followed: 'Also changed there; this page now shows these values:',
    merged: 'Different parts of these were changed on both sides; both changes are now in them:',
    nothing: 'Nothing that you changed is affected.',
    save: 'Save now',
    later: 'Keep editing'
  },
  folderValue: {
    says: (value: string) => `In the folder: ${value}. The saved value counts.`,
    use: 'Use the folder’s'
  },
  moments: {
    chooseDate: 'Choose a date',
    chooseTime: 'Choose a time',
    format: (form: string) => `Format: ${form}`,
    forms: { moment: 'dd/mm/yyyy, hh:mm:ss', day: 'dd/mm/yyyy', time: 'hh:mm', exactTime: 'hh:mm:ss' }
  },
  noElements: 'This widget has no settings. There is nothing to edit here; the preview shows it as it is.',
  hidden: {
    vanished: (name: string) => `${name} is now hidden because of another setting. Its value is kept.`,
    summary: (count: number) => either(count, '1 setting is hidden', `${number(count)} settings are hidden`),
    more: (count: number) => `Show ${number(count)} more`
  },
  why: {
    inConditions: 'Try values in Conditions',
    title: (name: string) => `When is ${name} shown?`,
    rule: 'It is hidden while all of these are true:',
    always: 'Always: it has no conditions.',
    unreadable: 'A condition that cannot be read',
    met: 'true',
    notMet: 'not true',
    now: (value: string) => `now: ${value}`,
    visible: 'So it is shown.',
    hidden: 'So it is hidden.'
  },
  menu: {
    resetSaved: 'Reset to saved value',
    resetDefault: 'Reset to package default',
    inherit: 'Use the template’s value',
    copyId: 'Copy Id',
    copied: (id: string) => `Id ${id} copied`,
    compare: 'Compare in all variants',
    why: 'When is this shown?',
    copy: 'Copy settings …',
    paste: 'Paste settings …'
  },
  clipboard: {
    close: 'Close',
    cancel: 'Cancel',
    setting: 'Setting',
    before: 'Now',
    after: 'Pasted',
    copyTitle: 'Copy settings',
    all: 'All settings',
    copy: (n: number) => `Copy ${count(n, 'setting', 'settings')}`,
    copied: (n: number) => `${count(n, 'setting', 'settings')} copied. Paste them in another widget.`,
    copyYourself: 'The browser blocked copying. Copy this text and paste it in the other widget.',
    text: 'Copied settings as text',
    pasteTitle: 'Paste settings',
    pasteHere: 'Press Ctrl+V here to paste what you copied in another widget.',
    changes: (n: number) => `${either(n, '1 setting changes', `${number(n)} settings change`)}.`,
    nothing: 'Nothing would change.',
    same: (n: number) => `${either(n, '1 already has this value', `${number(n)} already have these values`)}.`,
    refusals: (n: number) => `${either(n, '1 is', `${number(n)} are`)} refused.`,
    refusedTitle: 'Refused',
    more: (n: number) => `and ${number(n)} more`,
    apply: (n: number) => `Apply ${count(n, 'change', 'changes')}`,
    applied: (n: number) => `${count(n, 'setting', 'settings')} pasted. Nothing is saved yet.`,
    refused: {
      unknown: 'This widget has no setting with this Id.',
      twice: 'It occurs twice in the text; only the first counts.',
      type: (theirs: string, ours: string) => `It is a ${quote(theirs)} there and a ${quote(ours)} here.`,
      invalid: 'Its value is not allowed here.'
    },
    unreadable: {
      empty: 'The clipboard contains no settings.',
      foreign: 'This text contains no settings. Choose “Copy settings …” in another widget first.',
      newer: 'This text was copied from a newer version of the product.',
      large: 'This text is too long: more than 1 MB.',
      many: 'This text contains more than 2,000 settings.'
    }
  },
  reach: {
    title: (widgets: number) => `Save the template of ${count(widgets, 'widget', 'widgets')}?`,
    lead: 'These settings change in every widget that has no value of its own for them:',
    shownIn: (widgets: number, all: number) => `${number(widgets)} of ${count(all, 'widget', 'widgets')}`,
    invalid: (widgets: number) =>
      either(
        widgets,
        'One widget would have a value that is not valid',
        `${number(widgets)} widgets would have values that are not valid`
      ),
    unchecked: (widgets: number) =>
      either(widgets, 'One more was not checked.', `${number(widgets)} more were too many to check.`),
    cancel: 'Cancel'
  },
  hiddenItem: {
    show: (change: string) => `Show it: ${change}`,
    cannot: 'No setting of this widget can show it.',
    shown: (name: string) => `${name} is now shown.`
  },
  review: {
    revert: 'Discard',
    revertOf: (label: string) => `Discard the change of ${label}`,
    discardAll: 'Discard all changes',
    title: 'Changes since the last save',
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
        'One unsaved change belongs to a setting this widget no longer has. It comes back with the setting:',
        `${number(count)} unsaved changes belong to settings this widget no longer has. They come back with the settings:`
      ),
    discard: 'Discard changes',
    forget: 'Delete changes without a setting',
    dismiss: 'Hide message',
    unkept: 'This browser cannot keep unsaved changes: they are lost when the page closes. Save soon.',
    unreachable:
      'Not saved: the server cannot be reached. Nothing is lost; your changes are kept in this browser. Check the connection, then save again.',
    gone: 'Not saved: this widget was deleted. Your changes are still here; copy what you want to keep.',
    failed: (text: string) => `Not saved: ${text}`,
    again: 'Save again'
  },
  unsent: {
    comment: 'Your comment has not been sent.',
    plan: 'What you changed in the plan does not count yet.',
    dryRun: 'The dry run is not applied yet.',
    stay: 'Stay',
    leave: 'Leave and discard'
  },
  leave: {
    text: (count: number) =>
      `${changes(count)} not saved. This browser keeps ${either(count, 'it', 'them')} until you come back.`,
    stay: 'Stay',
    leave: 'Leave and discard',
    keep: 'Leave, keep the changes',
    save: 'Save and leave'
  },
  closing: {
    text: (count: number) =>
      `${changes(count)} not saved. You can keep ${either(count, 'it', 'them')} in this browser.`,
    stay: 'Keep editing',
    leave: 'Discard and close',
    keep: 'Close, keep the changes',
    save: 'Save and close'
  },
  keys: {
    title: 'Keyboard shortcuts',
    save: 'Save',
    undo: 'Undo',
    redo: 'Redo',
    search: 'Find settings',
    next: 'Next error',
    actions: 'Actions of the setting',
    drafts: 'Drafts',
    help: 'This list',
    close: 'Close'
  }
};
