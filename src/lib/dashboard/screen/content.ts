import type { EditorData } from '../../api.js';
import { dataOf, elementsOf } from '../../ascdata/elements.js';
import type { AscData, Values } from '../../ascdata/types.js';
import { sizesOf, type Sizes } from '../sizes.js';

/** What runs in a tile: the package's content, its saved Values, and where it is served. */
export interface Content {
  readonly name: string;
  readonly path: string;
  readonly ascData: AscData;
  readonly values: Values;
  readonly sizes: Sizes;
}

export function contentOf({ name, previewPath, source, savedValues }: EditorData): Content {
  const data = dataOf(source);
  const saved = new Map(Object.entries(JSON.parse(savedValues) as Record<string, unknown>));
  const values = new Map(elementsOf(data).map(({ Id, Value }) => [Id, saved.has(Id) ? saved.get(Id) : Value]));
  const ascData = data as AscData;
  return { name, path: previewPath, ascData, values, sizes: sizesOf(ascData) };
}
