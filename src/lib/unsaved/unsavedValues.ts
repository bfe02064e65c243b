import { isRecord } from '../ascdata/elements.js';
import { unsavedChanged, keysIn, VALUES_PREFIX } from './storageKeys.js';
import { isKeepingStopped } from './unsavedWriting.js';

/** One edit that is not saved yet: the Value, and what was saved when it was made. */
export interface UnsavedEdit {
  readonly id: string;
  readonly value: unknown;
  readonly base: unknown;
  /** The Value is to be inherited from the template again. */
  readonly released?: boolean;
  /** Id of the preset that the Value comes from. */
  readonly preset?: number | undefined;
  /** What the setting was called. */
  readonly name?: string | undefined;
}

export interface UnsavedValues {
  /** Of the widget, for telling which one it is. */
  readonly name: string;
  /** ISO 8601, of the last edit that was written. */
  readonly at: string;
  /** The saved version the edits were made on. */
  readonly version: number;
  readonly spotVersion: string;
  /** Id of the template, if it is a variant. Absent in edits kept before it was. */
  readonly template?: number | undefined;
  readonly entries: readonly UnsavedEdit[];
}

/** The part of Web Storage used here. */
export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const FORMAT = 2;

const keyOf = (widgetId: number, tab: string): string => `${VALUES_PREFIX}${widgetId}:${tab}`;

export function encodeUnsavedValues(unsaved: UnsavedValues): string {
  const { name, at, version, spotVersion, template, entries } = unsaved;
  return JSON.stringify({
    format: FORMAT,
    name,
    at,
    version,
    spotVersion,
    template,
    entries: entries.map(({ id, value, base, released, preset, name: label }) => [
      ...[id, value ?? null, base ?? null],
      ...(released || preset !== undefined || label !== undefined ? [{ released, preset, name: label }] : [])
    ])
  });
}

/** The edits in a stored text; undefined for anything else (a later format, a text cut off, another program's). */
export function decodeUnsavedValues(text: string): UnsavedValues | undefined {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isRecord(raw) || raw.format !== FORMAT) return undefined;
  const { name, at, version, spotVersion, template, entries } = raw;
  if (typeof name !== 'string' || typeof at !== 'string') return undefined;
  if (typeof version !== 'number' || typeof spotVersion !== 'string') return undefined;
  if (!Array.isArray(entries)) return undefined;
  const usable = (entries as unknown[]).flatMap((entry): UnsavedEdit[] => {
    if (!Array.isArray(entry) || entry.length < 3 || entry.length > 4) return [];
    const [id, value, base, more] = entry as unknown[];
    return typeof id === 'string' ? [{ id, value, base, ...moreOf(more) }] : [];
  });
  return { name, at, version, spotVersion, ...(typeof template === 'number' && { template }), entries: usable };
}

/** When these edits were kept first; undefined: they were not. */
function timeOf(entries: readonly UnsavedEdit[], kept: UnsavedValues | undefined): string | undefined {
  const textOf = (each: readonly UnsavedEdit[]): string =>
    JSON.stringify(each.map(({ id, value, released = false }) => [id, value ?? null, released]));
  return kept && textOf(kept.entries) === textOf(entries) ? kept.at : undefined;
}

/** What is known of an edit besides. 1: only that it is released. */
function moreOf(more: unknown): Partial<UnsavedEdit> {
  const { released, preset, name } = isRecord(more) ? more : { released: more === 1 };
  return {
    ...(released === true && { released }),
    ...(Number.isSafeInteger(preset) && { preset: preset as number }),
    ...(typeof name === 'string' && { name })
  };
}

/**
 * Unsaved edits of one widget, kept through a reload or a crash. Each tab writes under a key of its own, so that two tabs never
 * overwrite each other. The edits of a tab that is gone are taken over by the next tab that opens the widget.
 */
export class UnsavedValuesStore {
  readonly #storage: BrowserStorage;
  readonly #key: string;
  readonly #nameOf: (id: string) => string | undefined;

  /** @param nameOf the name of a setting, for the time when there is none of that Id any more */
  constructor(
    storage: BrowserStorage,
    readonly widgetId: number,
    tab: string,
    nameOf: (id: string) => string | undefined = () => undefined
  ) {
    this.#storage = storage;
    this.#key = keyOf(widgetId, tab);
    this.#nameOf = nameOf;
  }

  /**
   * Writes at once; edits that are kept already stay those of their time. false when the browser has no room or forbids it: then the edits
   * live in this page only.
   */
  write(unsaved: UnsavedValues): boolean {
    if (isKeepingStopped()) return true;
    const kept = decodeUnsavedValues(this.#read(this.#key) ?? '');
    const entries = unsaved.entries.map((entry) => ({ ...entry, name: this.#nameOf(entry.id) ?? entry.name }));
    try {
      if (entries.length === 0) this.#storage.removeItem(this.#key);
      else
        this.#storage.setItem(
          this.#key,
          encodeUnsavedValues({ ...unsaved, at: timeOf(entries, kept) ?? unsaved.at, entries })
        );
      unsavedChanged();
      return true;
    } catch {
      return unsaved.entries.length === 0;
    }
  }

  /** The edits of this tab together with those of tabs that are gone; of one element the latest counts. `isOwn`: all are of this tab. */
  adopt(isOpen: (tab: string) => boolean): (UnsavedValues & { readonly isOwn: boolean }) | undefined {
    const found = this.#keys()
      .filter((key) => key === this.#key || !isOpen(key.slice(keyOf(this.widgetId, '').length)))
      .map((key) => ({ key, unsaved: decodeUnsavedValues(this.#read(key) ?? '') }));
    const all = found.flatMap(({ unsaved }) => (unsaved ? [unsaved] : []));
    const latest = all.sort((a, b) => a.at.localeCompare(b.at)).at(-1);
    if (!latest) return undefined;
    const byId = new Map(all.flatMap(({ entries }) => entries.map((entry) => [entry.id, entry] as const)));
    const merged = { ...latest, entries: [...byId.values()] };
    // Only when it is safe under the key of this tab are the others removed.
    if (this.write(merged)) for (const { key } of found) if (key !== this.#key) this.#storage.removeItem(key);
    return { ...merged, isOwn: found.every(({ key }) => key === this.#key) };
  }

  #keys(): string[] {
    const prefix = keyOf(this.widgetId, '');
    try {
      return keysIn(this.#storage).filter((key) => key.startsWith(prefix));
    } catch {
      return [];
    }
  }

  #read(key: string): string | null {
    try {
      return this.#storage.getItem(key);
    } catch {
      return null;
    }
  }
}
