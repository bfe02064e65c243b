import { grammarOf } from '../../../language/grammar.js';

const { count } = grammarOf('en');

/** The command palette. */
export default {
  title: 'Command palette',
  label: 'Find widgets, settings and actions',
  placeholder: 'Widget, page or action',
  placeholderInWidget: 'Setting, action or widget',
  results: 'Results',
  close: 'Close',
  loading: 'Loading the widgets …',
  failed: 'The widgets could not be loaded: the server cannot be reached.',
  none: 'Nothing matches.',
  found: (n: number) => count(n, 'result', 'results'),
  templates: 'Widget templates',
  kinds: { setting: 'Setting', action: 'Action', widget: 'Widget' },
  pages: {
    dashboard: 'Go to the dashboard',
    widgets: 'Go to all widgets',
    templates: 'Go to the widget templates',
    trash: 'Go to the Trash',
    users: 'Go to the users',
    permissions: 'Go to the permissions',
    account: 'Go to my account'
  },
  views: {
    values: 'Go to the Values of this widget',
    conditions: 'Go to the Conditions of this widget',
    translations: 'Go to the Translations of this widget',
    definition: 'Go to the Definition of this widget'
  },
  editor: {
    hidden: 'hidden now',
    save: 'Save',
    undo: 'Undo',
    redo: 'Redo',
    review: 'Review changes',
    next: 'Next problem',
    keys: 'Keyboard shortcuts',
    copy: 'Copy settings …',
    paste: 'Paste settings …',
    presets: { apply: 'Apply a preset …', keep: 'Save values as preset …' },
    variants: 'Create several variants …'
  },
  list: {
    cards: 'Show widgets as cards',
    rows: 'Show widgets as a list',
    group: 'New widget group …',
    go: (name: string) => `Go to the group ${name}`
  }
};
