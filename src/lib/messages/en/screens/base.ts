import { grammarOf } from '../../../language/grammar.js';

const { either, number, quote } = grammarOf('en');

const settings = (count: number): string => either(count, '1 setting', `${number(count)} settings`);
const changes = (count: number): string => either(count, '1 change', `${number(count)} changes`);

export default {
  /** The labels of the keys of a keyboard. */
  caps: {
    ctrl: 'Ctrl',
    shift: 'Shift',
    alt: 'Alt',
    enter: 'Enter',
    esc: 'Esc',
    space: 'Space',
    del: 'Del',
    home: 'Home',
    end: 'End'
  },
  fields: {
    on: 'On',
    off: 'Off',
    choose: 'Choose …',
    emptyItem: '(empty)',
    noLongerAvailable: (item: string) => `${item} (no longer available)`,
    unusable: (value: string) => `Stored: ${value}`,

    decrease: 'Decrease',
    increase: 'Increase',
    rounded: (value: string) => `Rounded to ${value}`,
    readAs: (value: string) => `Read as ${value}`,

    characters: (used: number, maximum: number) => `${number(used)} of ${number(maximum)} characters`,
    severalEach: 'Some symbols, such as emojis, count as several characters.',

    text: (position: number) => `Text ${position}`,
    from: 'From',
    to: 'To'
  },
  editor: {
    title: 'Values',
    widgets: 'Widgets',
    dashboard: 'Dashboard',
    templates: 'Widget templates',
    template: (name: string) => `Template: ${name}`,
    breadcrumb: 'You are here',
    follows: (folder: string) => `Follows the folder ${quote(folder)}`,
    asPage: 'Open as a separate page',
    close: 'Close the editor',
    skip: 'Skip to the settings',
    contentLanguage: 'Language of the settings',
    original: 'Original',
    presets: 'Presets',
    download: 'Download package …',
    undo: 'Undo',
    redo: 'Redo',
    search: {
      label: 'Find settings',
      placeholder: 'Name or value',
      placeholderWithIds: 'Name, Id or value',
      filter: 'Show',
      filters: { all: 'All', changed: 'Changed', errors: 'With errors', hidden: 'Hidden', own: 'Own values' },
      found: (shown: number, total: number) => `${number(shown)} of ${settings(total)}`,
      none: 'No setting matches.',
      clear: 'Show all settings'
    },
    field: {
      own: 'Own value',
      inherited: 'From the template',
      changed: (was: string) => `Changed, was ${was}`,
      was: (value: string) => `was ${value}`,
      menu: 'Actions',
      menuHint: 'Ctrl . opens the actions of a setting.',
      loading: 'Loading …',
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
    save: {
      save: 'Save',
      saving: 'Saving …',
      review: 'Review',
      none: 'No unsaved changes',
      saved: 'Saved.',
      discarded: 'Changes discarded.',
      count: changes,
      more: (count: number) => `${number(count)} more`
    },
    leaveTitle: 'Leave without saving?',
    closeTitle: 'Close without saving?',
    keys: {
      open: 'Show keyboard shortcuts'
    },
    preview: { hide: 'Hide preview', show: 'Show preview' }
  },
  colon: ':'
};
