import { grammarOf } from '../../../language/grammar.js';
import findingList from './findingList.js';

const { count, either, number, quote } = grammarOf('en');

/** The Widgets screen. */
export default {
  title: 'Widgets',
  places: 'Places',
  all: 'All widgets',
  templates: 'Widget templates',
  groups: 'Widget groups',
  counted: (name: string, n: number) => `${name}, ${count(n, 'widget', 'widgets')}`,
  choosePlace: 'Show',
  newGroup: 'New group …',
  search: 'Find widgets',
  searchPlaceholder: 'Find by name, group or setting',
  found: (shown: number, total: number) => `${number(shown)} of ${count(total, 'widget', 'widgets')}`,
  noneFound: 'No widget matches.',
  clear: 'Show all',
  failed:
    'The server cannot be reached, so it is not known whether this was done. The lists reload as soon as it answers.',
  notDone: 'The server was not reached. Nothing was done; try again.',
  readAgain: 'The server is back. The lists are up to date again.',
  close: 'Close',
  cancel: 'Cancel',
  name: 'Name',

  rights: {
    all: 'Every widget you have permission to see.',
    templates: 'Everybody sees the templates. Drag one onto a group to create a variant there.',
    group: (spotGroup: string) =>
      `Anyone with read permission for the spot group ${quote(spotGroup)} can see these widgets; anyone with write permission can change them.`,
    administrators: 'Seen and changed by administrators only.',
    readOnly: 'You can view them, but not change them.'
  },

  card: {
    unsaved: 'Unsaved',
    unsavedHint: 'Your changes to this widget are not saved. They wait in this browser; only you see them.',
    list: (place: string) => `Widgets: ${place}`,
    standard: 'Standard',
    standardHint: 'Comes with the product',
    slots: (n: number) => count(n, 'slot', 'slots'),
    reaches: (hosts: string) => `External addresses: ${hosts}`,
    variants: (n: number) => (n === 0 ? 'no variants' : count(n, 'variant', 'variants')),
    readOnly: 'View only',
    readOnlyHint: 'You can open it, but not change it.',
    changed: (when: string) => `changed ${when}`,
    version: (version: string) => `Version ${version}`,
    actions: (name: string) => `Actions for ${name}`
  },

  list: {
    view: 'Show as',
    cards: 'Cards',
    rows: 'List',
    columns: { name: 'Name', group: 'Group', changed: 'Changed', by: 'Changed by' },
    all: 'Select all',
    select: (name: string) => `Select ${name}`,
    actions: 'Actions',
    selected: (n: number) => `${number(n)} selected`,
    none: 'Clear selection',
    copyTitle: (n: number) => `Copy ${count(n, 'widget', 'widgets')}`,
    moveTitle: (n: number) => `Move ${count(n, 'widget', 'widgets')}`,
    copied: (n: number, home: string) => `${count(n, 'widget was', 'widgets were')} copied to ${home}.`,
    moved: (n: number, home: string) => `${count(n, 'widget was', 'widgets were')} moved to ${home}.`,
    removed: (n: number) => `${count(n, 'widget was', 'widgets were')} moved to the Trash.`,
    left: (n: number) => `${count(n, 'widget was', 'widgets were')} not changed: you don’t have permission.`,
    excerpt: (text: string) => `In its settings: ${quote(text)}`,
    setting: (name: string) => `Setting: ${quote(name)}`,
    identifier: (id: string) => `Id: ${id}`,
    cut: 'More widgets may contain this text.',
    notSearched: 'The settings could not be searched: the server cannot be reached.',
    keys: { select: 'Select', selectTo: 'Select up to here', selectAll: 'Select all' }
  },

  menu: {
    table: 'Table of its variants',
    open: 'Open',
    variant: 'Create variant …',
    several: 'Create several variants …',
    copy: 'Copy to …',
    move: 'Move to …',
    select: 'Select several …',
    rename: 'Rename …',
    replace: 'Replace widget …',
    download: 'Download package …',
    remove: 'Delete'
  },

  homes: {
    variantTitle: (name: string) => `Create variant of ${quote(name)}`,
    inherits:
      'The variant shows the values of its template. When these change, it changes with them, except where it has a value of its own.',
    sameValues: (n: number) =>
      `${either(n, 'The new variant has the same values of its own as this one and inherits', 'The new variants have the same values of their own as these and inherit')} all others from the template.`,
    standsAlone: (n: number) =>
      either(
        n,
        'The new template has the current values of this one and inherits nothing.',
        'The new templates have the current values of these and inherit nothing.'
      ),
    variant: 'Create variant',
    copyTitle: (name: string) => `Copy ${quote(name)}`,
    copy: 'Copy',
    moveTitle: (name: string) => `Move ${quote(name)}`,
    moveText: 'The group decides who can see and change it.',
    move: 'Move',
    where: 'Destination',
    find: 'Find a group',
    none: 'No group matches.',
    taken: (name: string, home: string) =>
      `There is already a ${quote(name)} in ${quote(home)}. With another name the two are easier to tell apart.`,
    here: 'is here'
  },

  create: {
    button: 'New widget …',
    title: 'New widget',
    text: 'Choose the template it is made from. Its name and place come next.',
    find: 'Find a template',
    none: 'No template matches.',
    from: 'Start from',
    fromText: 'A package of your own that runs at once: index.html, main.js, ascData.json and the libraries.',
    ofTemplate: 'Or a widget of a template',
    /** Name, what it is, and its settings. */
    starters: {
      blank: ['Blank', 'Shows each setting with its value', 'none'],
      'text-board': ['Text board', 'A heading and paragraphs', 'Heading, Text, Colour'],
      list: ['List', 'Lines from a list of texts', 'Title, Lines, Number, Colour'],
      'key-figure': ['Key figure', 'One large number with a target', 'Number, Unit, Target, Colour']
    } as Readonly<Record<string, readonly [name: string, about: string, settings: string]>>,
    settings: (names: string) => `Settings: ${names}`,
    copy: 'Copy of a template',
    copyAbout: 'The same files and settings under an identifier of its own; the template stays as it is.',
    copyTitle: 'Copy a template',
    ownTitle: (start: string) => `New widget: ${start}`,
    firstName: (start: string) => `My ${start.toLowerCase()}`,
    owner: 'mine',
    identifier: 'Identifier',
    identifierHint: 'Stays the same in every version: the platform knows the widget by it.',
    identifierTaken: 'Another template has this identifier. Choose another one.',
    lists:
      'Whatever you add shows in the widget at once: at its end, main.js lists every setting that it does not read itself yet. Delete those lines when everything has its place.',
    own: 'Create the widget'
  },

  rename: { title: (name: string) => `Rename ${quote(name)}`, action: 'Rename' },

  cardsOnly: {
    'no-start':
      'Widgets appear as grey cards, because the browser that takes their pictures does not start here. docs/pictures.md says what it needs.',
    'not-found':
      'Widgets appear as grey cards, because CHROMIUM_PATH does not name a program. Correct it and restart the server.',
    dismiss: 'Hide message'
  },

  obstacles: {
    readOnly: (name: string) => `You don’t have permission to change ${quote(name)} here.`,
    standard: (name: string) =>
      `${quote(name)} comes with the product and is the last widget of its kind: it cannot be deleted. You can remove it from a dashboard.`,
    template: (name: string) =>
      `${quote(name)} is a template and stays in “Widget templates”. Create a variant in a group instead.`,
    nowhere: (name: string) => `There is no group that you can put ${quote(name)} in.`
  },

  said: {
    renamed: (before: string, now: string) => `${quote(before)} is now called ${quote(now)}.`,
    made: (name: string, home: string) => `${quote(name)} was created in ${home}.`,
    moved: (name: string, home: string) => `${quote(name)} was moved to ${home}.`,
    removed: (name: string) => `${quote(name)} was moved to the Trash.`,
    restored: (name: string, home: string) => `${quote(name)} was restored to ${home}.`,
    dashboardRestored: (name: string) => `The dashboard ${quote(name)} was restored.`,
    purged: (name: string) => `${quote(name)} was deleted for good.`,
    undone: (what: string) => `Undone: ${what}`,
    before: (what: string) => `Before that: ${what}`,
    undo: 'Undo',
    open: 'Open',
    dismiss: 'Dismiss'
  },

  group: {
    actions: (name: string) => `Actions for the group ${name}`,
    change: 'Name and permissions …',
    remove: 'Delete group …',
    createTitle: 'New widget group',
    changeTitle: (name: string) => `Widget group ${quote(name)}`,
    create: 'Create group',
    save: 'Save',
    rights: 'Takes its permissions from the spot group',
    find: 'Find a spot group',
    administrators: 'None: only administrators',
    more: (n: number) => `and ${number(n)} more: find one by its name`,
    none: 'No spot group matches.',
    meansGroup: (spotGroup: string) =>
      `Anyone with read permission for ${quote(spotGroup)} will see this group and its widgets; anyone with write permission can also change them.`,
    meansAdministrators: 'Only administrators will see and change this group and its widgets.',
    meansNothing: 'Choose a spot group: its permissions decide who can see and change this group.',
    loading: 'Loading …',
    notLoaded: 'The spot groups could not be loaded: the server cannot be reached.',
    removeTitle: (name: string) => `Delete the group ${quote(name)}?`,
    removeText: 'It is empty. Restoring a widget from the Trash also restores the group it was in.',
    removeFull: (n: number) =>
      `This group contains ${count(n, 'widget', 'widgets')}. Move or delete ${either(n, 'it', 'them')} first.`,
    removeConfirm: 'Delete group',
    removed: (name: string) => `The group ${quote(name)} was deleted.`
  },

  trash: {
    title: 'Trash',
    rights:
      'Deleted widgets and dashboards stay here for 30 days. A restored widget returns to its group and to every dashboard it was on.',
    widgets: 'Widgets',
    dashboards: 'Dashboards',
    moreWidgets: 'Show more widgets',
    moreDashboards: 'Show more dashboards',
    loading: 'Loading …',
    again: 'Try again',
    found: (n: number, hasMore: boolean) => (hasMore ? `the newest ${number(n)}` : `${number(n)} found`),
    noneFound: 'Nothing in the Trash matches.',
    from: (home: string) => `from ${home}`,
    fromDeleted: (group: string) => `from ${group}, a deleted group that is restored with it`,
    deleted: (when: string, by: string | null) => (by === null ? `deleted ${when}` : `deleted ${when} by ${by}`),
    until: (day: string) => `can be restored until ${day}`,
    restore: 'Restore',
    restoreNamed: (name: string) => `Restore ${name}`,
    purge: 'Delete for good …',
    purgeNamed: (name: string) => `Delete ${name} for good …`,
    empty: 'The Trash is empty',
    emptyText: 'A widget or dashboard that you delete stays here for 30 days, so that you can restore it.'
  },

  purge: {
    title: (name: string) => `Delete ${quote(name)} for good?`,
    shows: (n: number) => `${either(n, 'A dashboard has', `${number(n)} dashboards have`)} a tile for this widget:`,
    tiles: 'The tile stays empty.',
    last: 'It is the last widget of its template. The template and its package are deleted too; to use them again, upload the package.',
    dashboard: 'The widgets on it stay.',
    final: 'It cannot be restored after this.',
    action: 'Delete for good'
  },

  remove: {
    title: (name: string) => `Delete ${quote(name)}?`,
    titleSeveral: (n: number) => `Delete ${number(n)} widgets?`,
    drafts: (n: number) => `${either(n, 'A planned draft changes', `${number(n)} planned drafts change`)} it:`,
    shows: (n: number) => `${either(n, 'A dashboard shows', `${number(n)} dashboards show`)} this widget:`,
    dashboards: 'Dashboards with this widget',
    shared: 'for everybody',
    own: 'your own',
    of: (owner: string) => `of ${owner}`,
    more: (n: number) => `and ${number(n)} more`,
    others: (n: number) => either(n, 'one belonging to somebody else', `${number(n)} belonging to others`),
    after: 'Its tile stays empty there. Restore the widget from the Trash within 30 days, and it is back in its place.',
    action: 'Delete'
  },

  drop: {
    copy: (home: string) => `Drop to create a variant in ${home}`,
    move: (home: string) => `Drop to move it to ${home}`,
    hint: 'Drop it on a place at the side. Hold Ctrl to copy.'
  },

  keys: {
    title: 'Keyboard shortcuts',
    button: 'Keyboard shortcuts (?)',
    arrows: 'Move between cards',
    ends: 'First, last card',
    open: 'Open the editor',
    menu: 'All actions',
    copy: 'Create variant, copy',
    move: 'Move',
    rename: 'Rename',
    remove: 'Delete',
    undo: 'Undo',
    search: 'Search',
    palette: 'Command palette',
    help: 'This list'
  },

  upload: {
    button: 'Upload packages',
    drop: 'Drop packages to upload them',
    dropHint: 'They are added to “Widget templates”.',
    hint: 'Packages are files that end in .dash.zip. They are added to “Widget templates”.',
    list: 'Uploads',
    progress: (done: number, all: number) => `${done} of ${all} done`,
    waiting: 'Waiting',
    busy: 'The server is busy. Sending again in a moment.',
    sending: (percent: number) => `Uploading, ${percent} %`,
    checking: 'Checking …',
    cancel: (name: string) => `Cancel ${name}`,
    clear: 'Clear the list',
    created: 'Uploaded to “Widget templates”.',
    present: (name?: string) =>
      `The same package already exists${name === undefined ? '' : `, as ${quote(name)}`} in “Widget templates”. Nothing was changed.`,
    open: 'Open the editor',
    openNamed: (name: string) => `Open the editor for ${name}`,
    again: 'Try again',
    againNamed: (name: string) => `Try again with ${name}`,
    replace: 'Replace widget',
    replaceNamed: (name: string) => `Replace widget with ${name}`,
    platform: 'This platform does not support everything in it',
    findings: (n: number) => `Ready to use. The check reported ${count(n, 'finding', 'findings')}`,
    faults: (n: number) => `Uploaded, but part of it does not work. The check found ${count(n, 'error', 'errors')}`,
    refused: 'Not accepted.',
    tooLarge: (megabytes: number) => `Not sent: a package has at most ${number(megabytes)} MB.`,
    folder: 'This is a folder. Drop the packed .dash.zip instead.',
    cancelled: 'Cancelled. Nothing was stored.',
    cancelledLate: 'Cancelled while it was checked. The list shows whether it was stored.',
    unreachable: 'Not uploaded: the server cannot be reached. Nothing was stored; try again.',
    unreachableLate: 'The connection was lost before the server answered. The list shows whether it was stored.',
    found: findingList,
    leave: {
      title: 'An upload is in progress',
      text: 'It continues without this page, but only this page shows the result.',
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
      'Groups hold variants. Drag a template or a widget onto this group, or choose “Create variant …” from its menu.',
    groupReadOnly: 'Anyone with write permission for its spot group can put widgets here.',
    toTemplates: 'Show the templates'
  }
};
