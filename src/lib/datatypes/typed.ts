import type { DescribeContext, Reading, TypedText } from '../ascdata/dataTypeModel.js';
import type { AscElement, DataTypeName } from '../ascdata/types.js';
import { forms } from './forms.js';
import { unabridged } from './shared/reading.js';
import { readEntry } from './shared/typedEntry.js';

const own: Readonly<Record<string, TypedText>> = import.meta.glob('./*/typed.ts', { eager: true, import: 'typed' });

/** For a DataType without a `typed.ts`: entries by their names; objects as JSON, since a name is not enough to find one. */
function plain(name: DataTypeName): TypedText {
  const { describe, read } = forms[name];
  return {
    read(text, element, words) {
      const entry = readEntry(text, element, (item) => describe(item, element, unabridged(words)));
      if (entry.kind !== 'unread') return entry;
      const value = objectsIn(text);
      return value !== undefined && read(value, element) !== undefined ? { kind: 'value', value } : entry;
    }
  };
}

function objectsIn(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** How people write Values, by DataType: the one reader of what is typed or pasted, wherever that is. */
const typedTexts = new Map<string, TypedText>();

/** How people write Values of this element. */
export function typedText({ DataType }: AscElement): TypedText {
  const known = typedTexts.get(DataType) ?? own[`./${DataType}/typed.ts`] ?? plain(DataType);
  typedTexts.set(DataType, known);
  return known;
}

/** What a text means as a Value of this element. */
export const readTyped = (text: string, element: AscElement, words: DescribeContext): Reading =>
  typedText(element).read(text, element, words);

/**
 * A stored Value as a screen shows it, in full; `readTyped` reads it back. One that is not of this DataType: as well as possible.
 */
export function writeTyped(value: unknown, element: AscElement, words: DescribeContext): string {
  const usable = forms[element.DataType].read(value, element);
  if (usable !== undefined) {
    const { write = forms[element.DataType].describe } = typedText(element);
    return write(usable, element, unabridged(words));
  }
  return typeof value === 'string' ? value : JSON.stringify(value ?? '');
}
