import { counting } from '../../../../language/count.js';

const { count, number } = counting('en');

/** The noun for one kind of object, in the forms that the sentences take it in. */
interface Noun {
  readonly one: string;
  readonly many: string;
  readonly choose: string;
  readonly thisOne: string;
}

export default {
  on: 'On',
  off: 'Off',
  choose: 'Choose …',
  emptyItem: '(empty)',
  entries: 'Entries',
  noEntry: 'No entry contains this.',
  noLongerAvailable: (item: string) => `${item} (no longer available)`,
  unusable: (value: string) => `Stored: ${value}`,

  decrease: 'Decrease',
  increase: 'Increase',
  rounded: (value: string) => `Rounded to ${value}`,

  characters: (used: number, maximum: number) => `${number(used)} of ${number(maximum)} characters`,
  severalEach: 'Some signs, such as emojis, count as several characters.',
  text: (position: number) => `Text ${position}`,
  addText: 'Add text',

  remove: (name: string) => `Remove ${name}`,
  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
  dragHint: 'Drag to change the order, or Alt+↑ and Alt+↓',
  moved: (name: string, position: number, total: number) => `${name} is now ${position} of ${number(total)}`,
  removed: (name: string) => `${name} removed`,
  used: (now: number, most: number) => `${number(now)} of ${number(most)}`,

  openPalette: 'Pick a colour',
  colour: 'Colour',
  opacity: 'Opacity',
  recentColours: 'Used lately',

  from: 'From',
  to: 'To',
  zone: 'Time zone',
  zoneSearch: 'City or region',
  zoneNone: 'No time zone of this name',
  zoneOff: 'Time zone entry is switched off on this platform. Times are kept without a zone.',
  zoneNeedsTime: 'This widget asks for a time zone but not for a time, so no zone can be entered.',
  gap: (zone: string) => `This time does not exist in ${zone}: the clocks are put forward. Nearest times:`,
  twice: (zone: string) => `This time occurs twice in ${zone}: the clocks are put back. Which one?`,
  twiceFirst: (offset: string) => `The first (${offset})`,
  twiceSecond: (offset: string) => `The second (${offset})`,
  stored: (range: string) => `Kept as ${range}`,

  close: 'Close',
  retry: 'Try again',
  loadFailed: 'The list could not be loaded. Check the connection, then try again.',

  loading: 'Loading …',
  done: 'Done',
  change: 'Choose another',
  full: (most: number) => `All ${number(most)} chosen. To choose another, take one out first.`,
  treeHint: 'Type to search, or ↓ into the tree',
  noneHint: 'They are set up in the platform. Once there is one, it can be chosen here.',
  noMatchHint:
    'Each word has to occur in the name, or in the line below it. Capital letters and accents make no difference.',
  lately: 'Used lately',
  filters: {
    type: 'Type',
    anyType: 'All types',
    types: { Image: 'Pictures', Video: 'Videos', Document: 'Documents', Audio: 'Sound' },
    size: 'Size',
    anySize: 'All sizes',
    sizes: { hd: 'HD or larger', 'full-hd': 'Full HD or larger', '4k': '4K or larger' },
    none: 'No media of this type and size match.',
    clear: 'Show all types and sizes'
  },
  /** What a picker says of the objects of one kind; the DataType's folder has the noun. */
  kind: ({ one, many, choose, thisOne }: Noun) => ({
    many,
    choose: `Choose ${choose}`,
    search: `Search ${many}`,
    count: (total: number) => count(total, one, many),
    none: `There are no ${many} on this platform yet.`,
    noMatch: (search: string) => `No ${many} match “${search}”.`,
    missing: `${thisOne} no longer exists. Take it out or choose another.`
  })
};
