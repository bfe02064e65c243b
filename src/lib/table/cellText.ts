import type { DescribeContext, Reading } from '../ascdata/dataTypeModel.js';
import type { AscElement } from '../ascdata/types.js';
import { isRecord } from '../ascdata/elements.js';
import { forms } from '../datatypes/forms.js';
import { readTyped } from '../datatypes/typed.js';

/** A Value as text of a cell that is copied within the product: exact, whatever the language. `readExact` reads it back. */
export const exactText = (value: unknown): string => JSON.stringify(value ?? '');

/** What a cell copied within the product means in another setting; one of another DataType is read as if it had been typed. */
export function readExact(text: string, element: AscElement, words: DescribeContext): Reading {
  const value = parsed(text);
  if (forms[element.DataType].read(value, element) !== undefined) return { kind: 'value', value };
  return readTyped(plainText(value) ?? text, element, words);
}

/** The text of a Value that is one: a number, a switch, an entry, one text. */
function plainText(value: unknown): string | undefined {
  if (['string', 'number', 'boolean'].includes(typeof value)) return String(value);
  const [only, ...more] = Array.isArray(value) ? (value as unknown[]) : [];
  return more.length === 0 && isRecord(only) && typeof only.Text === 'string' ? only.Text : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
