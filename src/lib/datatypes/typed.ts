import type { DescribeContext, Reading, TypedText } from '../ascdata/dataTypeModel.js';
import type { AscElement } from '../ascdata/types.js';
import { forms } from './forms.js';
import { partsByDataType } from './parts.js';
import { unabridged } from './shared/reading.js';

/** How people write Values, by DataType: the one reader of what is typed or pasted, wherever that is. */
const typedTexts = partsByDataType<TypedText>(
  'typed',
  import.meta.glob('./*/typed.ts', { eager: true, import: 'typed' })
);

/** How people write Values of this element. */
export const typedText = ({ DataType }: AscElement): TypedText => typedTexts[DataType];

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
