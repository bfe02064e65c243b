import type { Edit } from '../../editText.js';
import { valueAt } from '../../elements.js';
import { pointerToken, pointerTokens } from '../../findings.js';
import { conditionsOf } from '../evaluate.js';

/** Where in the text that fixes began with a pointer into Conditions leads to, while they are made one after the other. */
export class Origins {
  /** By position of an element: where each of its conditions was. An element without an entry has those that it began with. */
  readonly #conditions = new Map<string, readonly (string | undefined)[]>();

  /** @returns the place of the rule, if its conditions have been written anew */
  of(pointer: string): string {
    const [, index = '', , kind, place, ...rest] = pointerTokens(pointer);
    const known = this.#conditions.get(index);
    if (kind !== 'Conditions' || place === undefined || !known) return pointer;
    const rule = `/Elements/${index}/Options/Conditions`;
    const origin = known[Number(place)];
    return origin === undefined ? rule : [rule, origin, ...rest.map(pointerToken)].join('/');
  }

  /** What a fix changes, in the text that fixes began with: what it removes, otherwise what it writes. */
  ofEdits(edits: readonly Edit[]): string | undefined {
    const edit = edits.find(({ op }) => op === 'remove') ?? edits[0];
    return edit && this.of(edit.pointer);
  }

  /** Takes note of edits. @param data of the text before them, into which their pointers lead */
  follow(edits: readonly Edit[], data: unknown): void {
    const removed = new Map<string, Set<number>>();
    const written = new Set<string>();
    for (const { op, pointer } of edits) {
      const [, index = '', , kind, place, ...rest] = pointerTokens(pointer);
      if (kind !== 'Conditions' || place === undefined) written.add(index);
      else if (op === 'remove' && rest.length === 0)
        removed.set(index, (removed.get(index) ?? new Set()).add(Number(place)));
    }
    for (const [index, places] of removed) {
      const { conditions } = conditionsOf(valueAt(data, `/Elements/${index}`));
      const known = this.#conditions.get(index) ?? conditions.map((_, at) => String(at));
      this.#conditions.set(
        index,
        known.filter((_, at) => !places.has(at))
      );
    }
    for (const index of written) this.#conditions.set(index, []);
  }
}
