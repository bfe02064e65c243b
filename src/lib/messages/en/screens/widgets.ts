import { counting } from '../../../language/count.js';
import findingList from './shared/findingList.js';

const { count, either, number } = counting('en');

/** The Widgets screen. */
export default {
  title: 'Widgets',
  places: 'Places',
  all: 'All widgets',
  templates: 'Widget templates',
  groups: 'Widget groups',
  counted: (name: string, n: number) => `${name}, ${count(n, 'widget', 'widgets')}`,
  choosePlace: 'Show',
  newGroup: 'New group …',
  search: 'Find widgets',
  searchPlaceholder: 'Find by name or SpotIdentifier',
  found: (shown: number, total: number) => `${number(shown)} of ${count(total, 'widget', 'widgets')}`,
  noneFound: 'No widget matches.',
  clear: 'Show all',
  failed:
    'The server cannot be reached. Whether it was done is not known; the lists are loaded again as soon as it answers.',
  notDone: 'That did not reach the server. Nothing was done; try again.',
  readAgain: 'The server answers again. The lists show what was done.',
  close: 'Close',
  cancel: 'Cancel',
  name: 'Name',

  rights: {
    all: 'Every widget you may see, wherever it stands.',
    templates: 'Everybody sees the templates. Drag one onto a group to create a variant there.',
    group: (spotGroup: string) =>
      `Seen by everyone who may read the spot group “${spotGroup}”, changed by everyone who may write in it.`,
    administrators: 'Seen and changed by administrators only.',
    readOnly: 'You may look, not change.'
  },

  card: {
    draft: 'Draft',
    draftHint: 'Your changes to this widget are not saved. They wait in this browser; only you see them.',
    list: (place: string) => `Widgets: ${place}`,
    standard: 'Standard',
    standardHint: 'Comes with the product',
    slots: (n: number) => count(n, 'slot', 'slots'),
    reaches: (hosts: string) => `May reach: ${hosts}`,
    variants: (n: number) => (n === 0 ? 'no variants' : count(n, 'variant', 'variants')),
    readOnly: 'View only',
    readOnlyHint: 'You may open it, not change it.',
    changed: (when: string) => `changed ${when}`,
    version: (version: string) => `Version ${version}`,
    actions: (name: string) => `Actions for ${name}`
  },

  menu: {
    open: 'Open',
    variant: 'Create variant …',
    copy: 'Copy to …',
    move: 'Move to …',
    rename: 'Rename …',
    replace: 'Replace widget …',
    download: 'Download package …',
    remove: 'Delete'
  },

  homes: {
    variantTitle: (name: string) => `Create variant of “${name}”`,
    variantText: 'A variant is the same widget with settings of its own. It starts with the settings this one has now.',
    variant: 'Create variant',
    copyTitle: (name: string) => `Copy “${name}”`,
    copy: 'Copy',
    moveTitle: (name: string) => `Move “${name}”`,
    moveText: 'Who sees it and who may change it follows from the group.',
    move: 'Move',
    where: 'Where to',
    find: 'Find a group',
    none: 'No group matches.',
    taken: (name: string, home: string) =>
      `There is already a “${name}” in “${home}”. With another name the two are easier to tell apart.`,
    here: 'stands here'
  },

  rename: { title: (name: string) => `Rename “${name}”`, action: 'Rename' },

  cardsOnly: {
    root: 'Widgets are shown as grey cards, because the server runs as root and takes no pictures then. Run it as an ordinary user, or set RENDER_AS_ROOT=1 if you trust every package.',
    'not-found':
      'Widgets are shown as grey cards, because CHROMIUM_PATH names no program. Correct it, and restart the server.',
    dismiss: 'Hide message'
  },

  obstacles: {
    readOnly: (name: string) => `You have no permission to change “${name}” here.`,
    standard: (name: string) =>
      `“${name}” comes with the product and is the last widget of its kind: it cannot be deleted. You can remove it from a dashboard.`,
    template: (name: string) =>
      `“${name}” is a template and stays in “Widget templates”. Create a variant in a group instead.`,
    nowhere: (name: string) => `There is no group in which you could put “${name}”.`
  },

  said: {
    renamed: (before: string, now: string) => `“${before}” is now called “${now}”.`,
    made: (name: string, home: string) => `“${name}” was created in ${home}.`,
    moved: (name: string, home: string) => `“${name}” was moved to ${home}.`,
    removed: (name: string) => `“${name}” was moved to the Trash.`,
    restored: (name: string, home: string) => `“${name}” was restored to ${home}.`,
    dashboardRestored: (name: string) => `The dashboard “${name}” was restored.`,
    purged: (name: string) => `“${name}” was deleted for good.`,
    undone: (what: string) => `Undone: ${what}`,
    before: (what: string) => `Before that: ${what}`,
    undo: 'Undo',
    open: 'Open',
    dismiss: 'Dismiss'
  },

  group: {
    actions: (name: string) => `Actions for the group ${name}`,
    change: 'Name and permissions …',
    remove: 'Delete group …',
    createTitle: 'New widget group',
    changeTitle: (name: string) => `Widget group “${name}”`,
    create: 'Create group',
    save: 'Save',
    rights: 'Takes its permissions from the spot group',
    find: 'Find a spot group',
    administrators: 'None: only administrators',
    more: (n: number) => `and ${number(n)} more: find one by its name`,
    none: 'No spot group matches.',
    meansGroup: (spotGroup: string) =>
      `Anyone who may read “${spotGroup}” will see this group and what is in it; anyone who may write in it can also change it.`,
    meansAdministrators: 'Only administrators will see and change this group and what is in it.',
    meansNothing: 'Choose a spot group: its permissions decide who sees and changes this group.',
    loading: 'Loading …',
    notLoaded: 'The spot groups are not loaded: the server cannot be reached.',
    removeTitle: (name: string) => `Delete the group “${name}”?`,
    removeText: 'There is nothing in it. Restoring a widget from the Trash brings back the group it was in.',
    removeFull: (n: number) =>
      `${count(n, 'widget stands', 'widgets stand')} in this group. Move or delete them first; then the group can be deleted.`,
    removeConfirm: 'Delete group',
    removed: (name: string) => `The group “${name}” was deleted.`
  },

  trash: {
    title: 'Trash',
    rights:
      'Deleted widgets and dashboards stay here for 30 days. A restored widget returns to its group and to every dashboard it was on.',
    widgets: 'Widgets',
    dashboards: 'Dashboards',
    moreWidgets: 'Show more widgets',
    moreDashboards: 'Show more dashboards',
    loading: 'Loading …',
    again: 'Try again',
    found: (n: number, hasMore: boolean) => (hasMore ? `the newest ${number(n)}` : `${number(n)} found`),
    noneFound: 'Nothing in the Trash matches.',
    from: (home: string) => `from ${home}`,
    fromDeleted: (group: string) => `from ${group}, a deleted group that comes back with it`,
    deleted: (when: string, by: string | null) => (by === null ? `deleted ${when}` : `deleted ${when} by ${by}`),
    until: (day: string) => `can be restored until ${day}`,
    restore: 'Restore',
    restoreNamed: (name: string) => `Restore ${name}`,
    purge: 'Delete for good …',
    purgeNamed: (name: string) => `Delete ${name} for good …`,
    empty: 'The Trash is empty',
    emptyText: 'A widget or dashboard that you delete stays here for 30 days, so that you can restore it.'
  },

  purge: {
    title: (name: string) => `Delete “${name}” for good?`,
    shows: (n: number) => `${either(n, 'A dashboard has', `${number(n)} dashboards have`)} a tile for this widget:`,
    tiles: 'The tile stays empty.',
    last: 'It is the last widget of its template. The template and its package are deleted too; to use them again, upload the package.',
    dashboard: 'The widgets on it stay.',
    final: 'It cannot be restored after this.',
    action: 'Delete for good'
  },

  remove: {
    title: (name: string) => `Delete “${name}”?`,
    shows: (n: number) => `${either(n, 'A dashboard shows', `${number(n)} dashboards show`)} this widget:`,
    dashboards: 'Dashboards with this widget',
    shared: 'for everybody',
    own: 'your own',
    of: (owner: string) => `of ${owner}`,
    more: (n: number) => `and ${number(n)} more`,
    others: (n: number) => either(n, 'one of another person', `${number(n)} of other people`),
    after: 'Its tile stays empty there. Restore the widget from the Trash within 30 days, and it is back in its place.',
    action: 'Delete'
  },

  drop: {
    copy: (home: string) => `Drop to create a variant in ${home}`,
    move: (home: string) => `Drop to move it to ${home}`,
    hint: 'Drop it on a place at the side. Ctrl copies.'
  },

  keys: {
    title: 'Keys',
    button: 'Keys (?)',
    arrows: 'From card to card',
    ends: 'First, last card',
    open: 'Open the editor',
    menu: 'All actions',
    copy: 'Create variant, copy',
    move: 'Move',
    rename: 'Rename',
    remove: 'Delete',
    undo: 'Undo',
    search: 'Search',
    help: 'This list',
    pressed: {
      home: 'Home',
      end: 'End',
      enter: 'Enter',
      menu: 'Shift F10',
      remove: 'Del',
      undo: 'Ctrl Z'
    }
  },

  upload: {
    button: 'Upload packages',
    drop: 'Drop packages to upload them',
    dropHint: 'They come into “Widget templates”.',
    hint: 'Packages are files that end in .dash.zip. They come into “Widget templates”.',
    list: 'Uploads',
    progress: (done: number, all: number) => `${done} of ${all} done`,
    waiting: 'Waits for its turn',
    busy: 'The server is busy. It is sent again in a moment.',
    sending: (percent: number) => `Uploading, ${percent} %`,
    checking: 'Checking …',
    cancel: (name: string) => `Cancel ${name}`,
    clear: 'Clear the list',
    created: 'Uploaded to “Widget templates”.',
    present: (name?: string) =>
      `The same package was there already${name === undefined ? '' : `, as “${name}”`} in “Widget templates”; nothing was changed.`,
    open: 'Open the editor',
    openNamed: (name: string) => `Open the editor for ${name}`,
    again: 'Try again',
    againNamed: (name: string) => `Try again with ${name}`,
    replace: 'Replace widget',
    replaceNamed: (name: string) => `Replace widget with ${name}`,
    platform: 'This platform does not support all of it',
    findings: (n: number) => `It can be used. The check noticed ${count(n, 'thing', 'things')}`,
    faults: (n: number) => `Uploaded, but part of it does not work. The check found ${count(n, 'error', 'errors')}`,
    refused: 'Not accepted.',
    tooLarge: (megabytes: number) => `Not sent: a package has at most ${number(megabytes)} MB.`,
    folder: 'This is a folder. Drop the packed .dash.zip instead.',
    cancelled: 'Cancelled. Nothing was stored.',
    cancelledLate: 'Cancelled while it was checked. The list shows whether it was stored.',
    unreachable: 'Broken off: the server cannot be reached. Nothing was stored; try again.',
    unreachableLate: 'The connection broke before the answer came. The list shows whether it was stored.',
    found: findingList,
    leave: {
      title: 'An upload is under way',
      text: 'It goes on without this page, but what comes of it is shown only here.',
      stay: 'Stay',
      leave: 'Leave anyway'
    }
  },

  empty: {
    title: 'No widgets yet',
    text: 'A widget is a web page packed as .dash.zip, with its settings described in ascData.json.',
    askAdministrator: 'An administrator can upload one.',
    steps: [
      'Drop packages anywhere on this page, or choose them with the button.',
      'Each is checked, and what the check finds is explained here.',
      'Then the editor shows its settings beside the running widget.'
    ],
    group: 'Nothing in this group yet',
    groupText:
      'Variants stand in groups. Drag a template or a widget onto this group, or choose “Create variant …” from its menu.',
    groupReadOnly: 'Anyone who may write in its spot group can put widgets here.',
    toTemplates: 'Show the templates'
  }
};
