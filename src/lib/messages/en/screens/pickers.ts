import { grammarOf } from '../../../language/grammar.js';
import { ofEachNoun, type Noun } from '../../nouns.js';
import nouns from '../nouns.js';

const { count, number, quote } = grammarOf('en');

const kind = ({ one, many, choose, thisOne }: Noun) => ({
  many,
  choose: `Choose ${choose}`,
  search: `Search ${many}`,
  count: (total: number) => count(total, one, many),
  none: `There are no ${many} on this platform yet.`,
  noMatch: (search: string) => `No ${many} match ${quote(search)}.`,
  missing: `${thisOne} no longer exists. Remove it or choose another.`
});

/** What pickers say, and the input that opens them. */
export default {
  done: 'Done',
  palette: {
    open: 'Pick a colour',
    colour: 'Colour',
    opacity: 'Opacity',
    brand: 'Brand colours',
    editBrand: 'Edit brand colours',
    brandName: 'Name',
    addBrand: (colour: string) => `Add ${colour}`,
    removeBrand: (name: string) => `Remove ${name}`,
    notSaved: 'Not saved: the server cannot be reached.',
    used: 'In this widget',
    recent: 'Recently used'
  },
  used: (now: number, most: number) => `${number(now)} of ${number(most)}`,
  entries: 'Entries',
  noEntry: 'No entry contains this.',
  addText: 'Add text',
  reorder: {
    remove: (name: string) => `Remove ${name}`,
    moveUp: (name: string) => `Move ${name} up`,
    moveDown: (name: string) => `Move ${name} down`,
    dragHint: 'Drag to change the order, or Alt+↑ and Alt+↓',
    moved: (name: string, position: number, total: number) => `${name} is now ${position} of ${number(total)}`,
    removed: (name: string) => `${name} removed`
  },
  /** Of a range of dates. */
  range: {
    zone: 'Time zone',
    zoneSearch: 'City or region',
    zoneNone: 'No time zone with this name',
    zoneOff: 'Time zone entry is switched off on this platform. Times are stored without a zone.',
    zoneNeedsTime: 'This widget asks for a time zone but not for a time, so no zone can be entered.',
    gap: (zone: string) => `This time does not exist in ${zone}: the clocks are put forward. Nearest times:`,
    twice: (zone: string) => `This time occurs twice in ${zone}: the clocks are put back. Which one?`,
    twiceFirst: (offset: string) => `The first (${offset})`,
    twiceSecond: (offset: string) => `The second (${offset})`,
    stored: (range: string) => `Stored as ${range}`
  },
  close: 'Close',
  retry: 'Try again',
  loadFailed: 'The list could not be loaded. Check the connection, then try again.',
  loading: 'Loading …',
  change: 'Choose another',
  full: (most: number) => `All ${number(most)} chosen. To choose another, remove one first.`,
  treeHint: 'Type to search, or ↓ into the tree',
  noneHint: 'They are created in the platform and can then be chosen here.',
  noMatchHint: 'Finds entries that contain every word in their name or the line below. Case and accents are ignored.',
  lately: 'Recently used',
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
  kinds: ofEachNoun(nouns, kind)
};
