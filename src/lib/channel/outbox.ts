import type { AscData, AscElement, Values } from '../ascdata/types.js';

const DETAIL_LENGTH = 160;

/** One delivery, as it goes to the widget. `detail` is for the log. */
export interface Delivery {
  type: 'Data' | 'Patch';
  seq: number;
  json: string;
  detail: string;
  /** How many there are, if it is the whole content. */
  elements?: number;
}

/**
 * What has not been delivered to the widget yet. Edits of one element replace each other, so however slow the widget is, the next
 * delivery is the newest state and never a queue.
 */
export class Outbox {
  #whole = true;
  #patches = new Map<string, unknown>();
  #seq = 0;

  /** The next delivery is the whole content again. */
  reset(): void {
    this.#whole = true;
    this.#patches.clear();
  }

  put(id: string, value: unknown): void {
    if (!this.#whole) this.#patches.set(id, value);
  }

  /** What is to be sent now, and thereby counts as sent; undefined when the widget knows everything. */
  take(ascData: AscData, values: () => Values): Delivery | undefined {
    if (this.#whole) {
      this.#whole = false;
      const content = withValues(ascData, values());
      const elements = Array.isArray(content.Elements) ? content.Elements.length : 0;
      const json = JSON.stringify(content);
      return { type: 'Data', seq: ++this.#seq, json, detail: `Elements: ${elements}`, elements };
    }
    if (this.#patches.size === 0) return undefined;
    const pairs = [...this.#patches];
    this.#patches.clear();
    const detail = cut(pairs.map(([id, value]) => `${id} = ${cut(JSON.stringify(value) ?? 'null')}`).join(', '));
    return { type: 'Patch', seq: ++this.#seq, json: JSON.stringify(pairs), detail };
  }
}

/** The ascData content with the current Values. Copies by descriptors, so that a key such as `__proto__` stays a key. */
function withValues(ascData: AscData, values: Values): AscData {
  const elements: unknown = ascData.Elements;
  if (!Array.isArray(elements) || values.size === 0) return ascData;
  return copyWith(
    ascData,
    'Elements',
    (elements as unknown[]).map((element) => withValue(element, values)) as AscElement[]
  );
}

function withValue(element: unknown, values: Values): unknown {
  if (typeof element !== 'object' || element === null) return element;
  const { Id } = element as AscElement;
  return values.has(Id) ? copyWith(element as AscElement, 'Value', values.get(Id)) : element;
}

function copyWith<T extends object, K extends keyof T>(source: T, key: K, value: T[K]): T {
  const copy = Object.create(Object.prototype, Object.getOwnPropertyDescriptors(source)) as T;
  Object.defineProperty(copy, key, { value, enumerable: true, configurable: true, writable: true });
  return copy;
}

function cut(text: string): string {
  return text.length > DETAIL_LENGTH ? `${text.slice(0, DETAIL_LENGTH)}…` : text;
}
