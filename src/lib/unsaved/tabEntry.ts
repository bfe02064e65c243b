/** What this browser tab keeps through a reload, under a name. Where its storage is forbidden or full, nothing is kept. */
export class TabEntry<T> {
  readonly #key: string;

  constructor(name: string) {
    this.#key = `ascdata:${name}`;
  }

  /** @returns undefined: there is nothing, or nothing that can be read */
  read(): T | undefined {
    try {
      return (JSON.parse(sessionStorage.getItem(this.#key) ?? 'null') as T | null) ?? undefined;
    } catch {
      return undefined;
    }
  }

  /** @param value undefined: forgets what was kept */
  write(value: T | undefined): void {
    try {
      if (value === undefined) sessionStorage.removeItem(this.#key);
      else sessionStorage.setItem(this.#key, JSON.stringify(value));
    } catch {
      // It works without, until the next reload.
    }
  }
}
