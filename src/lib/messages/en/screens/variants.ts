import { grammarOf } from '../../../language/grammar.js';

const { count, either, list, number, quote } = grammarOf('en');

/** Creating several variants at once. */
export default {
  title: (name: string) => `Create variants of ${quote(name)}`,
  from: 'One variant for each',
  list: 'Name in a list',
  kinds: { location: 'Location', player: 'Player', spotGroup: 'Spot group' },
  names: 'Names',
  namesHint: 'One name in each line. You can paste a column of a spreadsheet.',
  each: 'Create one for',
  find: 'Find by name',
  chosen: (n: number) => (n === 0 ? 'None selected' : `${number(n)} selected`),
  all: (n: number) => `Select all ${number(n)}`,
  none: 'Select none',
  onlyChosen: 'Show only selected',
  showMore: (n: number) => `Show more (${number(n)})`,
  loading: 'Loading …',
  noObjects: 'There are none yet.',
  noneFound: 'Nothing has this name.',
  setting: 'Setting that gets it',
  noSetting: 'No setting',
  group: 'Widget group',
  noGroup: 'There is no widget group yet in which you can create widgets.',
  noNames: 'Enter at least one name.',
  noneChosen: 'Select at least one.',
  tooMany: (n: number, most: number) => `These are ${number(n)} names. At most ${number(most)} can be created at once.`,
  refused: (n: number) => either(n, '1 name is left out:', `${number(n)} names are left out:`),
  more: (n: number) => `and ${number(n)} more`,
  create: (n: number) => (n === 0 ? 'Create variants' : `Create ${count(n, 'variant', 'variants')}`),
  done: 'Variants created',
  created: (n: number) => either(n, '1 variant was created.', `${number(n)} variants were created.`),
  inTable: 'Open in the Table',
  undo: 'Undo',
  undone: (n: number) =>
    either(n, '1 variant was moved to the Trash.', `${number(n)} variants were moved to the Trash.`),
  kept: (names: readonly string[]) => `Somebody has changed these since, so they stay: ${list(names)}.`,
  failed: 'The server could not be reached. Check the connection, then try again.',
  cancel: 'Cancel',
  close: 'Close'
};
