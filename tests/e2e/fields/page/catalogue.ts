import type { Catalogue, CatalogueItem, CatalogueQuery } from '../../../../src/lib/api.js';
import { finder } from '../../../../src/lib/language/textSearch.js';
import type { SelectionTypeName } from '../../../../src/lib/ascdata/types.js';

interface Stored extends CatalogueItem {
  parent: number | null;
}

const media = (): Stored[] =>
  Array.from({ length: 100_000 }, (_, index) => ({
    Id: index + 1,
    Name: `Picture ${String(index + 1).padStart(6, '0')}`,
    ...(index % 100 === 11
      ? { Detail: 'Video, 3840 × 2160', Type: 'Video', Width: 3840, Height: 2160 }
      : { Detail: 'Picture, 1920 × 1080', Type: 'Image', Width: 1920, Height: 1080 }),
    parent: null
  }));

/** Two countries, each with three towns, each with 250 stores. */
function locations(): Stored[] {
  const list: Stored[] = [];
  const add = (Name: string, parent: Stored | null, HasChildren: boolean): Stored => {
    const Path = parent ? [...(parent.Path ?? []), parent.Name] : [];
    const item: Stored = { Id: list.length + 1, Name, Path, HasChildren, parent: parent?.Id ?? null };
    list.push(item);
    return item;
  };
  for (const country of ['Austria', 'Germany']) {
    const root = add(country, null, true);
    for (const town of ['Graz', 'Linz', 'Vienna']) {
      const place = add(`${town} (${country.slice(0, 1)})`, root, true);
      for (let store = 1; store <= 250; store++) add(`Store ${store}`, place, false);
    }
  }
  return list;
}

const editions: Stored[] = [{ Id: 5, Name: 'Morning', Guid: '0f8fad5b-d9cb-469f-a165-70867728950e', parent: null }];
const groups: Stored[] = [
  { Id: 1, Name: 'Entrance', parent: null },
  { Id: 2, Name: 'Patterns', Template: true, parent: null }
];

/** A catalogue in memory that records queries, and can fail, be slow or answer on command only. */
export class TestCatalogue implements Catalogue {
  readonly queries: CatalogueQuery[] = [];
  aborted = 0;
  failing = false;
  delay = 0;
  /** Answers wait for `answer`. */
  holding = false;
  #held: (() => void)[] = [];
  #media: Stored[] | undefined;
  readonly #locations = locations();

  #all(kind: SelectionTypeName): Stored[] {
    if (kind === 'media') return (this.#media ??= media());
    if (kind === 'location' || kind === 'category') return this.#locations;
    if (kind === 'edition') return editions;
    return kind === 'spotGroup' ? groups : [];
  }

  async search(query: CatalogueQuery, signal?: AbortSignal) {
    this.queries.push(query);
    signal?.addEventListener('abort', () => this.aborted++);
    await new Promise<void>((resolve) => {
      if (this.holding) this.#held.push(resolve);
      else setTimeout(resolve, this.delay);
    });
    signal?.throwIfAborted();
    if (this.failing) throw new Error('No connection');
    const { kind, search = '', parent, offset = 0, limit = 100, includeTemplates = false, type, size } = query;
    const found = this.#all(kind).filter(
      (item) =>
        finder(search)(`${item.Name}\n${item.Path?.join(' › ') || item.Detail}`) &&
        (type === undefined || item.Type === type) &&
        (size !== '4k' || (item.Width ?? 0) >= 3840) &&
        (parent === undefined || item.parent === parent) &&
        (includeTemplates || !item.Template)
    );
    const inName = finder(search);
    found.sort((one, other) => Number(inName(other.Name)) - Number(inName(one.Name)));
    return { Total: found.length, Offset: offset, Items: found.slice(offset, offset + limit) };
  }

  /** Sends all held-back answers in order, and returns when they have arrived. */
  async answer(): Promise<void> {
    for (const give of this.#held.splice(0)) give();
    await new Promise((resolve) => setTimeout(resolve));
  }

  async lookup(kind: SelectionTypeName, ids: readonly number[]) {
    await Promise.resolve();
    return this.#all(kind).filter((item) => ids.includes(item.Id));
  }
}
