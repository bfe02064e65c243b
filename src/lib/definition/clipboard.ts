import { DATA_TYPES } from '../ascdata/dataTypeNames.js';
import { isRecord, own, valueAt } from '../ascdata/elements.js';
import { parse } from '../ascdata/parse.js';
import type { DefinitionModel } from './model.svelte.js';
import { addTogether } from './several.js';

/** Longer texts are not read, in characters. */
const LONGEST = 1_000_000;
/** Most settings that are pasted at once. */
export const MOST_PASTED = 500;

/** What became of pasted text: how many settings it brought, or why it brought none. */
export type Pasted = { readonly count: number } | { readonly refused: 'none' | 'many' };

/** The selected settings as JSON, as they are in the file; undefined: none is selected. */
export function copiedText(model: DefinitionModel): string | undefined {
  const elements = model.marks.places.map(({ index }) => valueAt(model.data, `/Elements/${index}`));
  return elements.length === 0 ? undefined : JSON.stringify(elements, null, 2);
}

/**
 * Puts settings given as JSON behind the selected one, as one step: a list of elements, one element, or a whole ascData.json. The text
 * may come from anywhere: only objects with an Id and a known DataType are taken, and only if all of it is.
 */
export function pasteText(model: DefinitionModel, text: string): Pasted {
  const elements = elementsIn(text);
  if (!elements) return { refused: 'none' };
  if (elements.length > MOST_PASTED) return { refused: 'many' };
  addTogether(model, elements, model.marks.places.at(-1));
  return { count: elements.length };
}

function elementsIn(text: string): object[] | undefined {
  if (text.length > LONGEST) return undefined;
  const { data } = parse(text.trim());
  const list = isRecord(data) ? (own(data, 'Elements') ?? [data]) : data;
  if (!Array.isArray(list) || list.length === 0) return undefined;
  const elements = list.filter((each): each is object => {
    if (!isRecord(each)) return false;
    const [id, type] = [own(each, 'Id'), own(each, 'DataType')];
    return typeof id === 'string' && id !== '' && typeof type === 'string' && Object.hasOwn(DATA_TYPES, type);
  });
  return elements.length === list.length ? elements : undefined;
}
