import { isRecord, own, placedElements, type PlacedElement } from '../elements.js';
import { parse, type ParsedDocument } from '../parse.js';

/** Texts that are kept: the saved one, the present one, the one before it, and one that is tried. */
const MOST_KEPT = 4;

/** What was read last, the latest first, with the elements by their text. */
let kept: readonly { readonly doc: ParsedDocument; readonly elements: ReadonlyMap<string, unknown> }[] = [];

/**
 * The text of a definition, read: once while it is one of the last few. Elements that are written as in another of them are the same
 * objects as there, so that whatever is made of them can be kept by element.
 */
export function readDefinition(text: string): ParsedDocument {
  const known = kept.find(({ doc }) => doc.text === text);
  if (known) {
    if (known !== kept[0]) kept = [known, ...kept.filter((each) => each !== known)];
    return known.doc;
  }
  const doc = parse(text);
  const list = listIn(doc.data);
  const elements = new Map<string, unknown>();
  if (list) {
    doc.partsAt('/Elements').forEach(({ start, end }, at) => {
      const written = text.slice(start, end);
      const same = elements.get(written) ?? kept.find((each) => each.elements.has(written))?.elements.get(written);
      if (same === undefined) elements.set(written, list[at]);
      else elements.set(written, (list[at] = same));
    });
  }
  kept = [{ doc, elements }, ...kept].slice(0, MOST_KEPT);
  return doc;
}

const shapes = new WeakMap<object, PlacedElement>();

/** The usable elements of a definition, as `placedElements` gives them; the same objects for an element at the same place. */
export function placedIn(data: unknown): PlacedElement[] {
  const list = listIn(data);
  return placedElements(data).map((placed) => {
    const raw = list![placed.index] as object;
    const known = shapes.get(raw);
    const same = known?.index === placed.index ? known : { index: placed.index, element: (known ?? placed).element };
    shapes.set(raw, same);
    return same;
  });
}

function listIn(data: unknown): unknown[] | undefined {
  const list = isRecord(data) ? own(data, 'Elements') : undefined;
  return Array.isArray(list) ? list : undefined;
}
