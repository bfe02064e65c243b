import { grammarOf } from '../../../../language/grammar.js';

const { number } = grammarOf('en');

export default {
  on: 'On',
  off: 'Off',
  choose: 'Choose …',
  emptyItem: '(empty)',
  noLongerAvailable: (item: string) => `${item} (no longer available)`,
  unusable: (value: string) => `Stored: ${value}`,

  decrease: 'Decrease',
  increase: 'Increase',
  rounded: (value: string) => `Rounded to ${value}`,
  readAs: (value: string) => `Read as ${value}`,

  characters: (used: number, maximum: number) => `${number(used)} of ${number(maximum)} characters`,
  severalEach: 'Some symbols, such as emojis, count as several characters.',

  text: (position: number) => `Text ${position}`,
  from: 'From',
  to: 'To'
};
