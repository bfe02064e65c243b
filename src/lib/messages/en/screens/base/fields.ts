import { grammarOf } from '../../../../language/grammar.js';

const { number } = grammarOf('en');

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
  severalEach: 'Some symbols, such as emojis, count as several characters.',
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
  recentColours: 'Recently used',

  from: 'From',
  to: 'To',
  zone: 'Time zone',
  zoneSearch: 'City or region',
  zoneNone: 'No time zone of this name',
  zoneOff: 'Time zone entry is switched off on this platform. Times are stored without a zone.',
  zoneNeedsTime: 'This widget asks for a time zone but not for a time, so no zone can be entered.',
  gap: (zone: string) => `This time does not exist in ${zone}: the clocks are put forward. Nearest times:`,
  twice: (zone: string) => `This time occurs twice in ${zone}: the clocks are put back. Which one?`,
  twiceFirst: (offset: string) => `The first (${offset})`,
  twiceSecond: (offset: string) => `The second (${offset})`,
  stored: (range: string) => `Stored as ${range}`,

  done: 'Done'
};
