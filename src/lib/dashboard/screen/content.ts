import type { EditorData } from '../../api.js';
import { effectiveValues } from '../../ascdata/effective.js';
import { dataOf, elementsOf } from '../../ascdata/elements.js';
import type { AscData, Values } from '../../ascdata/types.js';
import { sizesOf, type Sizes } from '../sizes.js';

/** What runs in a tile: the package's content, its saved Values, and its address. */
export interface Content {
  readonly id: number;
  readonly name: string;
  /** Counts saves. */
  readonly version: number;
  /** Counts publications of its texts. */
  readonly published: number;
  readonly path: string;
  /** Another number than before: the widget was replaced. */
  readonly packageId: number;
  /** External https origins that it may reach. */
  readonly origins: readonly string[];
  readonly ascData: AscData;
  readonly values: Values;
  readonly sizes: Sizes;
}

export function contentOf(data: EditorData): Content {
  const { Id: id, Name: name, Version: version, PackageId: packageId, Origins: origins, PreviewPath: path } = data;
  const published = data.Published ?? 0;
  const ascData = dataOf(data.Source) as AscData;
  const values = valuesOf(ascData, data.SavedValues);
  return { id, name, version, published, packageId, origins, path, ascData, values, sizes: sizesOf(ascData) };
}

/**
 * The content after a save elsewhere. The running widget keeps its frame and path and receives the changed Values, or all of its
 * definition once other texts are published; only a new package makes it new content.
 */
export function updatedContent(before: Content, data: EditorData): Content {
  if (data.PackageId !== before.packageId) return contentOf(data);
  if ((data.Published ?? 0) !== before.published) return { ...contentOf(data), path: before.path };
  const { Name: name, Version: version, SavedValues: savedValues } = data;
  return { ...before, name, version, values: valuesOf(before.ascData, savedValues) };
}

/** What to send to a widget that has `before`. */
export function changesBetween(before: Values, after: Values): (readonly [id: string, value: unknown])[] {
  return [...after].filter(([id, value]) => JSON.stringify(value) !== JSON.stringify(before.get(id)));
}

function valuesOf(ascData: AscData, savedValues: string): Values {
  const saved = new Map(Object.entries(JSON.parse(savedValues) as Record<string, unknown>));
  return effectiveValues(elementsOf(ascData), saved);
}
