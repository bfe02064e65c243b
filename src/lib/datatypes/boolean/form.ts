import type { DataTypeForm } from '../../ascdata/dataTypeModel.js';
import { sameBy } from '../shared/equal.js';
import { unusable } from '../shared/unusable.js';
import { describeUnusable, valueWord } from '../shared/valueText.js';
import { displayNameText } from '../shared/texts.js';

/** `true` or `false`, nothing else: 0/1 and texts are not read as a boolean Value (only as a flag among Options). */
const read = (raw: unknown): boolean | undefined => (typeof raw === 'boolean' ? raw : undefined);

export const form: DataTypeForm<boolean> = {
  name: 'boolean',
  minApiVersion: 1,
  operators: ['!=', '=='],
  read,
  empty: () => false,
  check: (raw) => (read(raw) === undefined ? unusable(raw) : []),
  hasValue: () => true,
  same: (a, b) => sameBy(read, a, b),
  compare: {
    equals: (value, expected) => (typeof expected === 'boolean' ? value === expected : undefined)
  },
  describe(value, _element, { language }) {
    const known = read(value);
    return known === undefined ? describeUnusable(value, language) : valueWord(language, known ? 'on' : 'off');
  },
  texts: displayNameText
};
