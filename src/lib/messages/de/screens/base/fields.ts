import { grammarOf } from '../../../../language/grammar.js';
import type english from '../../../en/screens/base/fields.js';

const { number } = grammarOf('de');

export default {
  on: 'An',
  off: 'Aus',
  choose: 'Auswählen …',
  emptyItem: '(leer)',
  noLongerAvailable: (item: string) => `${item} (nicht mehr verfügbar)`,
  unusable: (value: string) => `Gespeichert: ${value}`,

  decrease: 'Verringern',
  increase: 'Erhöhen',
  rounded: (value: string) => `Auf ${value} gerundet`,
  readAs: (value: string) => `Gelesen als ${value}`,

  characters: (used: number, maximum: number) => `${number(used)} von ${number(maximum)} Zeichen`,
  severalEach: 'Manche Zeichen, etwa Emojis, zählen mehrfach.',

  text: (position: number) => `Text ${position}`,
  from: 'Von',
  to: 'Bis'
} satisfies typeof english;
