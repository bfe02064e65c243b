import type { Refused } from '../../client/request.js';
import type { Texts } from '../../messages/load.js';
import { changePermissions } from '../client.js';
import type { UnsavedChanges } from './unsavedChanges.js';
import { requestOf, type Cell, type Grant, type Matrix } from './matrix.svelte.js';

/** Changes that one request takes. */
const MOST = 10_000;

/** One person editing permissions: saving, and what there is to say about it. */
export class Saving {
  busy = $state(false);
  failure = $state.raw<Refused>();
  /** For the live region. */
  status = $state('');

  /** The question asked before the page is left. */
  readonly unsaved: UnsavedChanges = {
    count: () => this.#matrix.changes.length,
    save: async () => {
      await this.save();
      return this.#matrix.changes.length === 0;
    }
  };

  readonly #matrix: Matrix;
  readonly #texts: () => Texts<'people'>['permissions'];

  constructor(matrix: Matrix, texts: () => Texts<'people'>['permissions']) {
    this.#matrix = matrix;
    this.#texts = texts;
  }

  /** Sends the changes. Edits made in the meantime, and those that could not be saved, stay unsaved. */
  async save(): Promise<void> {
    const changes = this.#matrix.changes;
    if (this.busy || changes.length === 0) return;
    this.busy = true;
    this.failure = undefined;
    for (let at = 0; at < changes.length && !this.failure; at += MOST) {
      const part = changes.slice(at, at + MOST);
      const answer = await changePermissions(requestOf(part));
      if (answer.ok) this.#matrix.markSaved(part);
      else this.failure = answer;
    }
    this.busy = false;
    if (!this.failure) this.status = this.#texts().saved(changes.length);
  }

  /** `what` is what the cells are called. */
  set(cells: Iterable<Cell>, grant: Grant, what: string): void {
    const t = this.#texts();
    this.status = this.#matrix.set(cells, grant) > 0 ? t.set(what, t.level[grant]) : t.nothingToSet;
  }

  undo(): void {
    const count = this.#matrix.undo();
    if (count > 0) this.status = this.#texts().undone(count);
  }

  redo(): void {
    const count = this.#matrix.redo();
    if (count > 0) this.status = this.#texts().redone(count);
  }

  discard(): void {
    const count = this.#matrix.discard();
    if (count > 0) this.status = this.#texts().undone(count);
  }
}
