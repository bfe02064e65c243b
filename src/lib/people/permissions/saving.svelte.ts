import type { Refused } from '../../ui/ask.js';
import type { PeopleTexts } from '../../ui/messages/shell.js';
import { changePermissions } from '../client.js';
import { requestOf, type Cell, type Grant, type Matrix } from './matrix.svelte.js';

/** One person editing permissions: saving, and what there is to say about it. */
export class Saving {
  busy = $state(false);
  failure = $state.raw<Refused>();
  /** For the live region. */
  said = $state('');

  readonly #matrix: Matrix;
  readonly #texts: () => PeopleTexts['permissions'];

  constructor(matrix: Matrix, texts: () => PeopleTexts['permissions']) {
    this.#matrix = matrix;
    this.#texts = texts;
  }

  /** Sends what changed. What is edited meanwhile, and everything when it fails, stays as it is. */
  async save(): Promise<void> {
    const changes = this.#matrix.changes;
    if (this.busy || changes.length === 0) return;
    this.busy = true;
    const answer = await changePermissions(requestOf(changes));
    this.busy = false;
    this.failure = answer.ok ? undefined : answer;
    if (!answer.ok) return;
    this.#matrix.markSaved(changes);
    this.said = this.#texts().saved(changes.length);
  }

  /** `what` is what the cells are called. */
  set(cells: Iterable<Cell>, grant: Grant, what: string): void {
    const t = this.#texts();
    this.said = this.#matrix.set(cells, grant) > 0 ? t.set(what, t.level[grant]) : t.nothingToSet;
  }

  undo(): void {
    const count = this.#matrix.undo();
    if (count > 0) this.said = this.#texts().undone(count);
  }

  redo(): void {
    const count = this.#matrix.redo();
    if (count > 0) this.said = this.#texts().redone(count);
  }

  discard(): void {
    const count = this.#matrix.discard();
    if (count > 0) this.said = this.#texts().undone(count);
  }
}
