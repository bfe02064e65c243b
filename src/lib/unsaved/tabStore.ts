import { isRecord } from '../ascdata/elements.js';
import type { BrowserStorage } from './unsavedValues.js';
import { keysIn, unsavedChanged } from './storageKeys.js';
import { isKeepingStopped } from './unsavedWriting.js';

const FORMAT = 1;

/** The edits in a stored text; undefined for anything else. */
export function decodeKept<Edits extends { readonly name: string }>(text: string, isEdits: IsEdits): Edits | undefined {
  const raw = parsed(text);
  if (!isRecord(raw) || raw.format !== FORMAT || typeof raw.name !== 'string') return undefined;
  return isEdits(raw) ? (raw as unknown as Edits) : undefined;
}

/** Whether a parsed text is one kind of unsaved edits. */
export type IsEdits = (raw: Readonly<Record<string, unknown>>) => boolean;

/** Keeps the edits of one place through a reload or a crash; each tab under a key of its own. */
export class TabStore<Edits extends { readonly name: string }> {
  readonly #key: string;

  /** @param prefix what the keys of all tabs begin with */
  constructor(
    private readonly storage: BrowserStorage,
    private readonly prefix: string,
    tab: string,
    private readonly isEdits: IsEdits
  ) {
    this.#key = prefix + tab;
  }

  /** Writes at once; undefined removes it. false when the browser has no room or forbids it. */
  write(edits: Edits | undefined): boolean {
    if (isKeepingStopped()) return true;
    try {
      if (edits) this.storage.setItem(this.#key, JSON.stringify({ format: FORMAT, ...edits }));
      else this.storage.removeItem(this.#key);
      unsavedChanged();
      return true;
    } catch {
      return edits === undefined;
    }
  }

  /** The edits of this tab; without any, those of a tab that is gone, which belong to this one from now on. */
  adopt(isOpen: (tab: string) => boolean): Edits | undefined {
    try {
      const own = this.#read(this.#key);
      if (own) return own;
      for (const key of keysIn(this.storage)) {
        if (!key.startsWith(this.prefix) || isOpen(key.slice(this.prefix.length))) continue;
        const edits = this.#read(key);
        if (!edits || !this.write(edits)) continue;
        this.storage.removeItem(key);
        return edits;
      }
    } catch {
      // Without storage nothing is kept.
    }
    return undefined;
  }

  #read(key: string): Edits | undefined {
    return decodeKept(this.storage.getItem(key) ?? '', this.isEdits);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
