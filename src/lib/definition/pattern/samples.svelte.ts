import { isRecord } from '../../ascdata/elements.js';
import { PersonalStorage, type StorageOwner } from '../../unsaved/personalStorage.js';

const MOST_SAMPLES = 20;

/** Texts that an author tries a pattern with, by the Id of the setting: they stay in this browser. */
export class Samples {
  #byId: Readonly<Record<string, readonly string[]>> = $state.raw({});
  readonly #storage: PersonalStorage | undefined;
  readonly #name: string;

  constructor(owner: StorageOwner | undefined, widgetId: number) {
    this.#name = `samples:${widgetId}`;
    this.#storage = owner && new PersonalStorage(localStorage, owner);
    const kept: unknown = JSON.parse(this.#storage?.getItem(this.#name) ?? '{}');
    if (isRecord(kept)) this.#byId = kept as Readonly<Record<string, readonly string[]>>;
  }

  of(id: string): readonly string[] {
    return Object.hasOwn(this.#byId, id) ? this.#byId[id]! : [];
  }

  set(id: string, samples: readonly string[]): void {
    this.#byId = { ...this.#byId, [id]: samples.slice(0, MOST_SAMPLES) };
    try {
      this.#storage?.setItem(this.#name, JSON.stringify(this.#byId));
    } catch {
      // Then they stay as long as the page.
    }
  }
}
