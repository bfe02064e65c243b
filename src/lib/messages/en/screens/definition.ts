import { grammarOf } from '../../../language/grammar.js';

const { count, either, number, quote } = grammarOf('en');

/** The definition of a widget: its settings, and the widget itself. */
export default {
  title: 'Definition',
  skip: 'Skip to the properties',
  locked: 'Only administrators can change definitions. You can look at everything here.',
  variant: (name: string) => `Variants share the definition of their template ${quote(name)}.`,
  toTemplate: 'Open it there',
  ownName: (name: string) => `${name}, my own`,
  outline: {
    label: 'Settings',
    search: 'Name or Id',
    add: 'Add',
    widget: 'Widget itself',
    none: (query: string) => `No setting is called ${quote(query)}.`,
    addNamed: (query: string) => `Add ${quote(query)}`,
    total: (all: number, hidden: number) =>
      `${count(all, 'setting', 'settings')}${hidden > 0 ? `, ${number(hidden)} hidden` : ''}`,
    hidden: 'hidden now',
    changed: 'changed',
    severities: { error: 'error', warning: 'warning', info: 'note' }
  },
  head: {
    place: (at: number, all: number) => `${number(at)} of ${number(all)}`,
    shown: 'shown in the form',
    hidden: 'hidden now',
    before: 'Previous setting',
    next: 'Next setting',
    up: 'Move up',
    down: 'Move down',
    duplicate: 'Duplicate',
    remove: 'Delete',
    findings: (n: number) => count(n, 'finding', 'findings'),
    sound: 'No findings',
    checking: 'Checking …'
  },
  rows: {
    name: 'Name',
    id: 'Id',
    type: 'Type',
    value: 'Default',
    was: (text: string) => `was ${text}`,
    back: 'back',
    notSet: 'Not set',
    clear: 'Clear',
    unusable: 'Has another form in the file:',
    idTaken: (id: string) => `Another setting has the Id ${quote(id)}.`,
    idEmpty: 'An Id is needed.',
    onePerLine: 'One entry per line',
    separated: 'Separated by commas',
    rules: 'Hidden while',
    conditions: (n: number) => `${count(n, 'condition is', 'conditions are')} met`,
    toConditions: 'Conditions',
    other: 'Other fields',
    otherHint: 'Kept as they are.'
  },
  add: {
    title: 'Choose what people enter',
    after: (name: string) => `Goes after ${quote(name)}; the form already shows it.`,
    first: 'Becomes the first setting; the form already shows it.',
    setting: 'New setting',
    entries: ['Entry 1', 'Entry 2'] as readonly string[],
    entered: 'Entered',
    chosen: 'Chosen from the platform',
    close: 'Close',
    needs: (version: number, isSet: boolean) =>
      isSet
        ? `Needs ApiVersion ${number(version)}, which is set.`
        : `Needs ApiVersion ${number(version)}: it is raised with it.`,
    add: (type: string) => `Add ${type.toLowerCase()}`
  },
  /** By DataType: what it is called, and what it is for. */
  types: {
    simpleText: ['Text', 'A line, several lines or several texts'],
    list: ['List', 'One of several entries, folded'],
    radiobutton: ['Radio buttons', 'One of a few entries, all in sight'],
    boolean: ['Switch', 'On or off'],
    number: ['Number', 'Between limits, in steps'],
    color: ['Colour', 'Picked or typed, also see-through'],
    date: ['Date', 'A day and time, without a zone'],
    dateRange: ['Date range', 'From and to, with time and zone'],
    time: ['Time', 'A time of day'],
    spotGroup: ['Spot groups', 'Whole groups of spots'],
    spot: ['Spots', 'Single spots'],
    mediaGroup: ['Media groups', 'Folders of pictures and films'],
    media: ['Media', 'Pictures, films, sounds'],
    location: ['Locations', 'From the tree of places'],
    category: ['Categories', 'From the tree of topics'],
    player: ['Players', 'The devices that play'],
    edition: ['Editions', 'Editions of a publication']
  } as Readonly<Record<string, readonly [name: string, about: string]>>,
  /** By the name of a field or option in the file. */
  fields: {
    DisplayName: 'Name',
    DataType: 'Type',
    Value: 'Default',
    Items: 'Entries',
    Conditions: 'Conditions',
    Translations: 'Texts',
    Minimum: 'At least',
    Maximum: 'At most',
    StepSize: 'Step',
    UseRGBA: 'See-through',
    MinDate: 'From',
    MaxDate: 'Until',
    TimeEnabled: 'With time',
    TimeZoneEnabled: 'With time zone',
    WithSeconds: 'With seconds',
    NumberOfInstances: 'Most entries',
    IncludeTemplates: 'With templates',
    MultilineSize: 'Lines',
    MaxChars: 'Most characters',
    Required: 'Required',
    ValidationRegExp: 'Pattern',
    ValidationRegExpDescription: 'Message',
    SpotIdentifier: 'Identifier',
    SpotVersion: 'Version',
    SpotType: 'Kind',
    NumberOfSlots: 'Slots',
    PossibleNumbersOfSlots: 'Possible slots',
    PossibleNumbersOfRows: 'Possible rows',
    HasDetailView: 'Detail view',
    HasPrintSupport: 'Print',
    UseSingleElementUpdate: 'Single updates',
    DynamicResolution: 'Free size',
    Active: 'Free size',
    MinWidth: 'Least width',
    MaxWidth: 'Most width',
    MinHeight: 'Least height',
    MaxHeight: 'Most height',
    PossibleResolutions: 'Fixed sizes'
  } as Readonly<Record<string, string>>,
  changes: {
    label: 'Changes of the definition',
    count: (n: number) => either(n, '1 change', `${number(n)} changes`),
    came: (name: string) => `new: ${name}`,
    went: (name: string) => `removed: ${name}`,
    written: 'how ascData.json is written',
    order: 'order of the settings',
    part: (name: string, field: string, before: string, after: string) => `${name}: ${field} ${before} → ${after}`,
    unset: 'not set',
    on: 'on',
    off: 'off',
    empty: 'empty',
    more: (n: number) => `and ${number(n)} more`
  },
  preview: {
    label: 'Preview',
    form: 'Form',
    note: 'to try, not stored',
    some: (from: number, to: number, all: number) => `Settings ${number(from)} to ${number(to)} of ${number(all)}`
  },
  source: {
    locked: 'ascData.json cannot be read as it is now. The settings wait until it can; undo works.'
  },
  panes: { label: 'Part of the screen', settings: 'Settings', edit: 'Edit', preview: 'Preview' },
  said: {
    moved: (name: string, at: number, all: number) => `${name}, ${number(at)} of ${number(all)}`,
    added: (name: string) => `${quote(name)} was added.`,
    removed: (name: string) => `${quote(name)} was deleted.`,
    undone: (change: string) => `Undone: ${change}`,
    redone: (change: string) => `Redone: ${change}`,
    nothing: 'Nothing to undo.'
  },
  keys: {
    title: 'Keyboard shortcuts',
    close: 'Close',
    settings: 'Go through the settings',
    properties: 'To the properties',
    back: 'Back to the settings',
    move: 'Move the setting',
    add: 'Add a setting after it',
    duplicate: 'Duplicate it',
    remove: 'Delete it',
    search: 'Search',
    undo: 'Undo, redo',
    save: 'Save',
    help: 'This list'
  }
};
