import { grammarOf } from '../../../language/grammar.js';

const { count, either, number, quote } = grammarOf('en');

/** Named Values of a template, and applying them to a widget. */
export default {
  title: 'Presets',
  of: (template: string) => `Presets of ${template}`,
  back: 'Back to the settings',
  list: 'Presets',
  changes: (n: number) => (n === 0 ? 'nothing changes' : count(n, 'change', 'changes')),
  settings: (n: number) => count(n, 'setting', 'settings'),
  setAside: (n: number) =>
    either(n, '1 value fits no setting of this version.', `${number(n)} values fit no setting of this version.`),
  none: 'A preset keeps values under a name, so that you can apply them to any widget of this template.',
  noneToRead: 'This template has no presets yet.',
  failed: 'The server could not be reached. Check the connection, then try again.',
  again: 'Try again',
  loading: 'Loading …',
  dialog: { name: 'Name', cancel: 'Cancel', close: 'Close' },
  view: {
    preview: 'Preview',
    now: 'Now',
    both: 'Side by side',
    withPreset: 'With the preset',
    ifApplied: 'if applied',
    saved: 'as saved',
    unsaved: 'with unsaved changes',
    title: (name: string, n: number) =>
      either(n, `${quote(name)} changes 1 setting`, `${quote(name)} changes ${number(n)} settings`),
    hint: 'Applied values are not saved until you save them.',
    same: 'This widget already has all values of the preset.',
    toOthers: 'Apply to others …',
    apply: 'Apply',
    applyOf: (name: string) => `Apply ${quote(name)}`,
    applyAll: (n: number) => either(n, 'Apply 1 value', `Apply all ${number(n)}`),
    applied: (n: number) =>
      either(n, '1 value applied. Save to keep it.', `${number(n)} values applied. Save to keep them.`),
    setting: 'Setting',
    preset: 'Preset',
    hiddenThen: (reason: string) => `then ${reason}`,
    actions: (name: string) => `Actions for ${quote(name)}`,
    rename: 'Rename …',
    renaming: 'Rename the preset',
    renameNow: 'Rename',
    update: 'Use the current values …',
    updating: (name: string) => `Change the values of ${quote(name)}?`,
    updateText: 'Its settings get the current values of this widget, including unsaved changes.',
    updateNow: 'Change values',
    remove: 'Delete …',
    removing: (name: string) => `Delete ${quote(name)}?`,
    removeText: 'Widgets that it was applied to keep their values. A deleted preset cannot be restored.',
    removeNow: 'Delete preset'
  },
  keep: {
    open: 'Save values as preset …',
    title: 'Save values as preset',
    name: 'Name',
    which: 'Settings to save',
    all: 'All settings',
    action: 'Save preset',
    nothing: 'Choose at least one setting.',
    broken: (name: string) => `${quote(name)} has an error. Correct it, or leave this setting out.`,
    kept: (name: string) => `${quote(name)} was saved as a preset.`
  }
};
