import { grammarOf } from '../../../language/grammar.js';

const { count, either, number, quote } = grammarOf('en');

/** The dashboard and everything it opens. */
export default {
  title: 'Dashboard',
  choose: 'Choose a dashboard',
  shared: 'for everybody',
  own: 'your own',
  create: 'New dashboard …',
  copy: 'Copy to your own dashboards',
  copyName: (name: string) => `${name} (copy)`,
  rename: 'Rename …',
  remove: 'Delete …',
  trash: 'Deleted dashboards',
  arrange: 'Arrange',
  done: 'Done',
  undo: 'Undo',
  redo: 'Redo',
  add: 'Add widget',
  saving: 'Saving …',
  saved: 'Saved',
  readOnly: 'Everybody sees this dashboard; only administrators can arrange it.',
  widgets: 'Widgets on this dashboard',
  actions: (name: string) => `Actions for ${name}`,
  detail: (name: string) => `Enlarge ${name}`,
  edit: (name: string) => `Edit ${name}`,
  print: 'Export',
  printHint: 'The widget saves a file or opens its own print view.',
  printAll: 'Export all …',
  printing: {
    title: 'Export all',
    text: 'Each widget saves a file or opens its own print view.',
    fates: {
      waiting: 'starting …',
      asked: 'asked to export',
      saved: 'file saved',
      declined: 'file not saved',
      unable: 'left out: it exports nothing',
      silent: 'left out: it does not answer',
      deleted: 'left out: it was deleted'
    },
    done: (asked: number, saved: number, out: number) => {
      const done =
        saved === 0
          ? `${count(asked, 'widget was', 'widgets were')} asked to export.`
          : `${number(saved)} of ${count(asked, 'widget', 'widgets')} saved a file.`;
      return out > 0 ? `${done} ${number(out)} left out.` : done;
    }
  },
  report: 'Report view',
  reportTitle: (name: string) => `Report view: ${name}`,
  reload: 'Reload',
  reaches: (hosts: string) => `External addresses: ${hosts}`,
  take: 'Remove from dashboard',
  gone: 'This widget was deleted, or you no longer have permission to see it.',
  deleted: (name: string) => `${quote(name)} was deleted.`,
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen (Esc)',
  unsaved: 'Unsaved, not shown',
  unsavedHint:
    'Your changes to this widget are not saved, so the dashboard does not show them. They wait in this browser; only you see them.',
  toTrash: 'Open the Trash',
  goneName: 'Missing widget',
  later: 'Loads when it comes into view',
  inTurn: 'A widget froze. All are restarting one by one; this one is still waiting.',
  held: 'This widget blocked all others, so it was stopped.',
  slow: {
    text: 'This page has become slow. One of its widgets may be the reason.',
    each: 'One by one',
    all: 'Stop all widgets',
    one: (name: string) => `Stop ${name}`,
    leave: 'Let them run'
  },
  move: (name: string) => `Move or resize ${name}`,
  resize: (name: string) => `Drag to resize ${name}`,
  help: 'Arrow keys move it, Shift and the arrow keys resize it, Delete removes it.',
  helpInColumn: 'The up and down arrow keys move it, with Shift they change its height, Delete removes it.',
  hint: 'Drag a widget to move it and its corner to resize it, or use the arrow keys on its handle, with Shift to resize.',
  moves: { up: 'Move up', down: 'Move down', left: 'Move left', right: 'Move right' },
  sizes: { up: 'Shorter', down: 'Taller', left: 'Narrower', right: 'Wider' },
  pixels: 'Resolution',
  width: 'Width',
  height: 'Height',
  said: {
    place: (name: string, slot: number, row: number) => `${quote(name)}: slot ${slot}, row ${row}`,
    order: (name: string, at: number, of: number) => `${quote(name)}: ${at} of ${of}`,
    size: (name: string, slots: number, rows: number) =>
      `${quote(name)}: ${count(slots, 'slot', 'slots')} wide, ${count(rows, 'row', 'rows')} high`,
    edge: (name: string) => `${quote(name)} cannot move further`,
    noSize: (name: string) => `${quote(name)} has no such size`,
    added: (name: string, slot: number, row: number) => `${quote(name)} added at slot ${slot}, row ${row}`,
    removed: (name: string) => `${quote(name)} removed from the dashboard`,
    undone: 'Undone',
    redone: 'Redone'
  },
  lost: {
    text: 'Somebody else arranged this dashboard in the meantime. Nothing was overwritten.',
    theirs: 'Show theirs',
    mine: 'Keep mine'
  },
  ended: {
    'signed-out': 'You are signed out. Changes saved elsewhere are not shown until you sign in again.',
    forbidden: 'You no longer have permission to see these widgets. Changes saved elsewhere are not shown.'
  },
  signIn: 'Sign in',
  leave: {
    title: 'Leave without saving?',
    text: 'This arrangement is not saved. Leaving discards it.',
    stay: 'Stay',
    leave: 'Leave and discard',
    save: 'Save and leave'
  },
  failed: 'The dashboard was not saved: the server cannot be reached.',
  again: 'Try again',
  empty: {
    title: 'Nothing here yet',
    text: 'A dashboard shows widgets side by side, up to three slots wide.',
    steps: [
      'Add a widget from the list.',
      'Arrange: drag it into place, and its corner to resize it.',
      'Edit opens its settings.'
    ],
    plain: 'An administrator can put widgets here. On a dashboard of your own you arrange them yourself.'
  },
  welcome: {
    text: 'A dashboard shows widgets side by side.',
    edit: 'These are samples: edit one with its pencil, arrange them, or add your own.',
    look: 'These are samples; on a dashboard of your own you arrange what you like.',
    dismiss: 'Dismiss'
  },
  find: {
    title: 'Add a widget',
    label: 'Find a widget',
    template: 'Widget template',
    there: (n: number) => either(n, 'on this dashboard', `${number(n)} times on this dashboard`),
    done: 'Done',
    adding: (name: string) => `Adding ${name} …`,
    slots: (n: number) => count(n, 'slot', 'slots'),
    none: 'No widget matches.',
    found: (n: number) => count(n, 'widget', 'widgets'),
    nothing: 'There are no widgets yet. Upload them under “Widgets”.'
  },
  name: 'Name',
  forAll: 'For everybody',
  createTitle: 'New dashboard',
  renameTitle: (name: string) => `Rename ${quote(name)}`,
  removeTitle: (name: string) => `Delete ${quote(name)}?`,
  removeText: 'It stays in the Trash for 30 days, where you can restore it. The widgets on it stay.',
  confirm: { create: 'Create', rename: 'Save', remove: 'Delete' },
  cancel: 'Cancel',
  close: 'Close',
  unreachable: 'The server cannot be reached.'
};
