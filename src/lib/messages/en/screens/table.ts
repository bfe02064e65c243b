import { grammarOf } from '../../../language/grammar.js';

const { count, either, list, number, quote } = grammarOf('en');

/** The Table of a template: all variants, all settings. */
export default {
  title: 'Table',
  skip: 'Skip to the table',
  grid: 'Values of all widgets',
  loading: 'Loading the widgets …',
  failed: 'The table could not be loaded.',
  again: 'Try again',
  columns: { widget: 'Widget', template: 'template' },
  search: {
    label: 'Find widgets',
    placeholder: 'Name or value',
    found: (names: number, values: number, settings: readonly string[], more: number) =>
      `Found by name: ${number(names)}. Only in a value of ${settings.map(quote).join(', ')}${more > 0 ? ' …' : ''}: ${number(values)}.`
  },
  group: { label: 'Widget group', all: 'All groups', templates: 'Widget templates' },
  filter: {
    label: 'Show',
    all: 'All',
    differ: 'Differ',
    changed: 'Changed',
    errors: 'Errors',
    none: 'No widget matches.',
    showAll: 'Show all widgets'
  },
  settings: {
    open: 'Settings',
    of: (shown: number, all: number) => `${number(shown)} of ${number(all)}`,
    all: 'All',
    differing: 'Only those that differ',
    list: 'Shown settings',
    one: 'Setting',
    before: 'Previous setting',
    after: 'Next setting'
  },
  tools: { csv: 'Download as CSV', undo: 'Undo', redo: 'Redo', more: 'More' },
  preview: { title: 'Preview of this widget', unsaved: 'Running with unsaved changes.' },
  noVariants: 'No widget is a variant of this template yet.',
  makeVariants: 'Create several variants …',
  cell: {
    found: 'found here',
    inherits: 'inherits the template’s value',
    own: (initial: string) => `differs from the template: ${initial}`,
    ownOnly: 'the template’s own value',
    package: 'the package’s value',
    unsaved: 'not saved',
    was: (before: string) => `was ${before}`,
    locked: 'You can view this widget, but not change it.',
    hidden: 'hidden',
    error: 'error',
    conflict: 'saved elsewhere in the meantime',
    theirs: (value: string, by: string | null) => `${by ?? 'Somebody else'} saved ${value}.`,
    theirsNone: (by: string | null) => `${by ?? 'Somebody else'} went back to the template’s value.`,
    yours: (value: string) => `You saved ${value} in another tab or browser.`,
    yoursNone: 'You went back to the template’s value in another tab or browser.',
    draft: (name: string) => `The draft ${quote(name)}`,
    draftLive: (name: string, value: string | undefined) =>
      `Draft ${quote(name)} went live, with ${value === undefined ? 'the template’s value' : value}.`,
    draftEnded: (name: string, value: string | undefined) =>
      `Draft ${quote(name)} ended. Back to ${value === undefined ? 'the template’s value' : value}.`,
    mine: 'Keep mine',
    take: 'Take the other',
    release: 'Use the template’s value',
    releaseOne: 'Use the package’s value',
    inWidgets: (n: number) => `in ${count(n, 'widget', 'widgets')}`,
    setIn: (n: number) => `Set in ${number(n)}`,
    show: (how: string) => `To show it: ${how}`,
    make: 'Show it',
    fill: 'Drag to fill down',
    dryRun: 'Dry run',
    nothing: 'nothing has changed yet',
    touches: (widgets: number, settings: number) =>
      `Only the ${count(widgets, 'widget', 'widgets')} and ${count(settings, 'setting', 'settings')} that it affects are shown.`,
    touchesNone: 'No widget is affected.',
    showsAll: 'Everything is shown.',
    everything: 'Show everything'
  },
  save: {
    label: 'Save all',
    saving: 'Saving …',
    none: 'No unsaved changes',
    saved: (values: number, widgets: number) =>
      `${count(values, 'value', 'values')} saved in ${count(widgets, 'widget', 'widgets')}.`,
    undone: (values: number) =>
      either(values, '1 value is as it was before.', `${number(values)} values are as they were before.`),
    undoSave: (values: number) => `Undo save (${count(values, 'value', 'values')})`,
    undoDiscard: (values: number) => `Undo discard (${count(values, 'value', 'values')})`,
    undoConflicts: (n: number) =>
      either(
        n,
        '1 value has been changed since or can no longer be set. It stays as it is.',
        `${number(n)} values have been changed since or can no longer be set. They stay as they are.`
      ),
    undoConflictsIn: (names: readonly string[], more: number) =>
      `In ${list([...names.map(quote), ...(more > 0 ? [count(more, 'other widget', 'other widgets')] : [])])}.`,
    undoRest: 'Undo the others',
    changes: (values: number, widgets: number) =>
      `${count(values, 'change', 'changes')} in ${count(widgets, 'widget', 'widgets')}`,
    discard: 'Discard',
    errors: (n: number) => count(n, 'error', 'errors'),
    conflicts: (n: number) => count(n, 'conflict', 'conflicts'),
    leaveOut: (out: number, rest: number) => `Leave out ${number(out)} and save ${number(rest)}`,
    reaches: (n: number) => either(n, '1 widget inherits this.', `${number(n)} widgets inherit this.`),
    dryRun: 'Nothing was saved: apply the dry run first, or cancel it.',
    unreachable: 'Not saved: the server cannot be reached. Your changes are still here.',
    refused: (n: number) =>
      either(n, '1 value was refused. Nothing was saved.', `${number(n)} values were refused. Nothing was saved.`),
    tooMany: (values: number, most: number) =>
      `These are ${number(values)} changes. At most ${number(most)} can be saved at once. Nothing was saved.`,
    lost: (names: string) => `Deleted in the meantime; your changes to these were not saved: ${names}.`
  },
  dryRun: {
    preset: (name: string) => `Apply ${quote(name)}`,
    presetText: 'Nothing has changed yet. The template keeps its values.',
    presetWhere: 'Apply to',
    presetAll: 'All widgets',
    presetFilters: (by: readonly string[]) => `The table is filtered by ${list(by.map(quote))}.`,
    presetListed: (widgets: number) => `Only those listed: ${count(widgets, 'widget', 'widgets')}`,
    paste: 'Paste: dry run',
    fill: 'Fill down: dry run',
    set: 'Set in all: dry run',
    use: (value: string) => `Use ${value}`,
    useAll: (n: number) => `Use all ${number(n)} suggestions`,
    correct: 'Change it …',
    ok: 'OK',
    movedByYou: (n: number, which: string) =>
      `In another tab or browser, you saved ${either(n, '1 of these values', `${number(n)} of these values`)} in the meantime: ${which}.`,
    moved: (n: number, which: string, by: string | null) =>
      either(
        n,
        `${by ?? 'Somebody else'} has saved 1 of these values in the meantime: ${which}.`,
        `${by ?? 'Somebody else'} has saved ${number(n)} of these values in the meantime: ${which}.`
      ),
    follow: (n: number, unlisted: number) =>
      `${either(n, '1 widget inherits this', `${number(n)} widgets inherit this`)} from the template${unlisted > 0 ? `; not listed: ${number(unlisted)}` : ''}.`,
    close: 'Close',
    change: (n: number) => either(n, 'would change', 'would change'),
    same: (n: number) => either(n, 'is the same', 'are the same'),
    empty: (n: number) => either(n, 'is empty', 'are empty'),
    refusedCount: (n: number) => either(n, 'refused', 'refused'),
    refused: 'Refused',
    unread: (text: string) => `${quote(text)} is not a value of this setting.`,
    locked: 'You don’t have permission to change this widget.',
    unknown: (name: string) => `There is no widget named ${quote(name)} in the table.`,
    ambiguous: (name: string) => `Several widgets are named ${quote(name)}.`,
    twice: (one: string, other: string) =>
      `The spreadsheet has two values for this cell: ${quote(one)} and ${quote(other)}.`,
    beside: (text: string, row: number, column: number) =>
      `Row ${number(row)}, column ${number(column)}: ${quote(text)} belongs to no cell of the table.`,
    which: (setting: string, text: string) => `${setting}: what does ${quote(text)} mean?`,
    contrary: (text: string) => `But ${quote(text)} can only be read the other way.`,
    headed: 'The first row has headings',
    headings: 'Columns of the spreadsheet',
    column: (n: number) => `Column ${number(n)}`,
    byName: 'Widget by name',
    leaveOut: 'Leave out',
    empties: 'Empty cells go back to the template’s value',
    apply: (n: number) => `Apply ${number(n)}`,
    cancel: 'Cancel',
    tooMany: (cells: number, most: number) =>
      `These are ${number(cells)} cells. At most ${number(most)} can be pasted at once. Nothing was changed.`,
    more: (n: number) => `and ${number(n)} more`
  },
  find: {
    title: 'Find and replace',
    find: 'Find',
    replace: 'Replace with',
    in: 'In',
    everywhere: 'All shown settings',
    sameCase: 'Match case',
    listedOnly: 'Only in the listed widgets: they then have texts of their own, and the template keeps its',
    own: 'Replace there, too: these cells then have texts of their own',
    inherited: (n: number) =>
      either(
        n,
        '1 matching cell inherits its text. It stays as it is.',
        `${number(n)} matching cells inherit their texts. They stay as they are.`
      )
  },
  keys: {
    title: 'Keyboard shortcuts',
    close: 'Close',
    move: 'Move',
    extend: 'Extend the selection',
    column: 'Whole column',
    row: 'Whole row',
    edit: 'Edit the cell',
    leave: 'Back to the table',
    toggle: 'Switch on or off',
    release: 'Use the template’s value',
    fill: 'Fill down',
    set: 'Set in all selected',
    copy: 'Copy, paste',
    find: 'Find and replace',
    problem: 'Next problem',
    undo: 'Undo, redo',
    save: 'Save all',
    search: 'Find widgets',
    drafts: 'Drafts',
    help: 'Keyboard shortcuts'
  }
};
