import type { AscData, AscElement, Values } from '../ascdata/types.js';

/** A copy of the content with these Values in its elements. Nothing is mutated; the file may be broken. */
export function withValues(content: AscData, values: Values): AscData {
  const elements: unknown = content.Elements;
  if (!Array.isArray(elements) || values.size === 0) return content;
  const changed = (elements as unknown[]).map((element) => withValue(element, values));
  return copyWith(content, 'Elements', changed as AscElement[]);
}

function withValue(element: unknown, values: Values): unknown {
  if (typeof element !== 'object' || element === null) return element;
  const { Id } = element as AscElement;
  return values.has(Id) ? copyWith(element as AscElement, 'Value', values.get(Id)) : element;
}

/** A copy with one field set; the source may be frozen. Assigning `__proto__` would set the prototype: as a key it is defined. */
function copyWith<T extends object, K extends 'Elements' | 'Value'>(source: T, key: K, value: unknown): T {
  const copy: Record<string, unknown> = {};
  for (const name of Object.keys(source)) {
    const kept = (source as Record<string, unknown>)[name];
    if (name !== '__proto__') copy[name] = kept;
    else Object.defineProperty(copy, name, { value: kept, enumerable: true, configurable: true, writable: true });
  }
  copy[key] = value;
  return copy as T;
}
