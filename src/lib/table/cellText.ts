import type { DescribeContext } from '../ascdata/dataTypeModel.js';
import type { AscElement } from '../ascdata/types.js';
import { changes } from '../datatypes/changes.js';
import { forms } from '../datatypes/forms.js';
import { MESSAGE_LANGUAGES } from '../language/languages.js';

/** What spreadsheets write for on and off, in any language. */
const ON = ['true', 'wahr', 'vrai', 'yes', 'ja', 'oui', 'x', '1'];
const OFF = ['false', 'falsch', 'faux', 'no', 'nein', 'non', '0'];

/** A Value as text for a spreadsheet cell; `valueFrom` reads it back. */
export function textFor(value: unknown, element: AscElement, words: DescribeContext): string {
  const { read, describe } = forms[element.DataType];
  const usable = read(value, element);
  if (usable === undefined) return typeof value === 'string' ? value : JSON.stringify(value ?? '');
  if (typeof usable === 'boolean') return describe(usable, element, words);
  const text = changes[element.DataType].neutral?.toText(usable, element) ?? JSON.stringify(usable);
  const [from, to] = text.split('/');
  return changes[element.DataType].neutral?.kind === 'interval' && from === to ? from! : text;
}

/** The Value of a spreadsheet cell; undefined: no Value of this element. */
export function valueFrom(text: string, element: AscElement, words: DescribeContext): { value: unknown } | undefined {
  const form = forms[element.DataType];
  const { neutral } = changes[element.DataType];
  const found = spellings(text)
    .flatMap((spelling) => [neutral?.fromText(spelling, element), parsed(spelling), switched(spelling, element)])
    .find((value) => value !== undefined && form.read(value, element) !== undefined);
  const entry = entryNamed(text, element, words);
  if (entry !== undefined) return { value: entry };
  return found === undefined ? undefined : { value: found };
}

/** Other spellings of the same: `9:00`, `9:00:00`, `1,5`, `24.12.2026`. */
function spellings(text: string): string[] {
  const trimmed = text.trim();
  const time = /^(\d{1,2}):(\d{2})(:\d{2})?$/.exec(trimmed);
  const date = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(trimmed);
  const number = /^[+-]?\d+,\d+$/.test(trimmed) ? String(Number(trimmed.replace(',', '.'))) : undefined;
  const plain = /^[+-]?\d+(\.\d+)?$/.test(trimmed) ? String(Number(trimmed)) : undefined;
  const day = date && [date[3], ...[date[2], date[1]].map((part) => part!.padStart(2, '0'))].join('-');
  const days = day ?? (/^\d{4}-\d{2}-\d{2}$/.test(trimmed) ? trimmed : undefined);
  return [
    text,
    trimmed,
    time && `${time[1]!.padStart(2, '0')}:${time[2]}${time[3] ?? ''}`,
    time && `${time[1]!.padStart(2, '0')}:${time[2]}`,
    number,
    plain,
    days && `${days}T00:00:00/${days}T00:00:00`,
    /^\d{4}-\d{2}-\d{2}T/.test(trimmed) && !trimmed.includes('/') && `${trimmed}/${trimmed}`
  ].filter((spelling) => typeof spelling === 'string');
}

/** Lists of objects and of texts are JSON in a cell. */
function parsed(text: string): unknown {
  if (!/^[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function switched(text: string, element: AscElement): boolean | undefined {
  const said = text.toLowerCase();
  const isSaid = (value: boolean) =>
    MESSAGE_LANGUAGES.some(
      (language) =>
        forms[element.DataType].describe(value, element, { language, contentLanguage: '' }).toLowerCase() === said
    );
  if (ON.includes(said) || isSaid(true)) return true;
  return OFF.includes(said) || isSaid(false) ? false : undefined;
}

/** An entry by its displayed name. */
function entryNamed(text: string, element: AscElement, words: DescribeContext): unknown {
  const items: unknown = element.Items;
  if (!Array.isArray(items)) return undefined;
  const { describe } = forms[element.DataType];
  const wanted = text.trim().toLowerCase();
  return items.find((item) =>
    [String(item), describe(item, element, words)].some((name) => name.toLowerCase() === wanted)
  );
}
