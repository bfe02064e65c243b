const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

export const start = {
  title: 'Widgets',
  intro: 'Pick a widget to edit its settings, or drop a package here.',
  search: 'Find widgets',
  searchPlaceholder: 'Find by name or SpotIdentifier',
  found: (shown: number, total: number) => `${shown} of ${count(total, 'widget', 'widgets')}`,
  noneFound: 'No widget matches.',
  clear: 'Show all',
  standard: 'Standard',
  standardHint: 'Comes with the product',
  slots: (n: number) => count(n, 'slot', 'slots'),
  settings: (n: number) => count(n, 'setting', 'settings'),
  changed: (when: string) => `changed ${when}`,
  actions: (name: string) => `Actions for ${name}`,
  variant: 'New variant …',
  rename: 'Rename …',
  download: 'Download package',
  remove: 'Delete …',
  name: 'Name',
  variantTitle: (name: string) => `New variant of “${name}”`,
  variantText: 'A variant is the same widget with settings of its own. It starts with the package’s default values.',
  variantName: (name: string) => `${name} 2`,
  create: 'Create and open',
  renameTitle: (name: string) => `Rename “${name}”`,
  removeTitle: (name: string) => `Delete “${name}”?`,
  removeText: 'Its saved values are deleted with it. This cannot be taken back.',
  removeConfirm: 'Delete',
  cancel: 'Cancel',
  close: 'Close',
  removed: (name: string) => `${name} was deleted.`,
  failed: 'That did not work: the server cannot be reached. Nothing was changed.',

  upload: {
    button: 'Upload package',
    drop: 'Drop the package to upload it',
    hint: 'Packages are files that end in .dash.zip.',
    running: (name: string) => `Uploading ${name}`,
    checking: (name: string) => `Checking ${name} …`,
    cancel: 'Cancel upload',
    cancelled: 'The upload was cancelled. Nothing was stored.',
    one: 'Please drop one package at a time.',
    done: (name: string) => `${name} is uploaded`,
    findings: 'It can be used. The check noticed this:',
    refused: (name: string) => `${name} was not accepted`,
    unreachable: 'The upload broke off: the server cannot be reached. Nothing was stored; try again.',
    open: 'Open the editor',
    again: 'Choose another file',
    severity: { error: 'Error', warning: 'Warning', info: 'Note' },
    place: (line: number, column: number) => `ascData.json, line ${line}, column ${column}`,
    more: (n: number) => `and ${n} more`
  },
  empty: {
    title: 'No widgets yet',
    text: 'A widget is a web page packed as .dash.zip, with its settings described in ascData.json.',
    steps: [
      'Drop a package anywhere on this page, or choose one with the button.',
      'It is checked, and what the check finds is explained here.',
      'Then the editor opens with its settings beside the running widget.'
    ]
  }
};
