import type { AscData, Values } from '../ascdata/types.js';
import { cutShort } from '../language/cut.js';
import { withValues } from './withValues.js';

const DETAIL_LENGTH = 160;

/** One delivery to the widget. `detail` is for the log. */
export interface Delivery {
  type: 'Data' | 'Patch';
  seq: number;
  json: string;
  detail: string;
  /** Number of Elements, if it is the whole content. */
  elements?: number;
  /** The Values in it. */
  changes: readonly (readonly [id: string, value: unknown])[];
}

/**
 * What has not been delivered yet. Edits of one element replace each other, so however slow the widget is, the next delivery is the
 * latest state and never a queue.
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

  /** Takes what to send now; undefined if the widget is up to date. */
  take(ascData: AscData, values: () => Values): Delivery | undefined {
    if (this.#whole) {
      this.#whole = false;
      const current = values();
      const content = withValues(ascData, current);
      const elements = Array.isArray(content.Elements) ? content.Elements.length : 0;
      const json = JSON.stringify(content);
      return { type: 'Data', seq: ++this.#seq, json, detail: `Elements: ${elements}`, elements, changes: [...current] };
    }
    if (this.#patches.size === 0) return undefined;
    const pairs = [...this.#patches];
    this.#patches.clear();
    const said = pairs.map(([id, value]) => `${id} = ${cutShort(JSON.stringify(value) ?? 'null', DETAIL_LENGTH)}`);
    const detail = cutShort(said.join(', '), DETAIL_LENGTH);
    return { type: 'Patch', seq: ++this.#seq, json: JSON.stringify(pairs), detail, changes: pairs };
  }
}
