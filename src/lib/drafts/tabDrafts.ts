import { isRecord } from '../ascdata/elements.js';
import type { DraftStorage } from './drafts.js';
import { draftsChanged } from './draftEvents.js';
import { draftsEnded } from './draftWriting.js';

const FORMAT = 1;

/** The draft in a stored text; undefined for anything else. */
export function decodeTabDraft<Draft extends { readonly name: string }>(
  text: string,
  isDraft: IsDraft
): Draft | undefined {
  const raw = parsed(text);
  if (!isRecord(raw) || raw.format !== FORMAT || typeof raw.name !== 'string') return undefined;
  return isDraft(raw) ? (raw as unknown as Draft) : undefined;
}

/** Whether what stands in a storage, beside its name, is a draft of one kind. */
export type IsDraft = (raw: Readonly<Record<string, unknown>>) => boolean;

/** Keeps what is edited in one place where a reload or a crash does not reach it; each tab under a key of its own. */
export class TabDraftStore<Draft extends { readonly name: string }> {
  readonly #key: string;

  /** @param prefix what the keys of all tabs begin with */
  constructor(
    private readonly storage: DraftStorage,
    private readonly prefix: string,
    tab: string,
    private readonly isDraft: IsDraft
  ) {
    this.#key = prefix + tab;
  }

  /** Writes at once; undefined removes it. false when the browser has no room or forbids it. */
  write(draft: Draft | undefined): boolean {
    if (draftsEnded()) return true;
    try {
      if (draft) this.storage.setItem(this.#key, JSON.stringify({ format: FORMAT, ...draft }));
      else this.storage.removeItem(this.#key);
      draftsChanged();
      return true;
    } catch {
      return draft === undefined;
    }
  }

  /** The draft of this tab; without one, that of a tab that is gone, which is this one's from now on. */
  adopt(isOpen: (tab: string) => boolean): Draft | undefined {
    try {
      const own = this.#read(this.#key);
      if (own) return own;
      const keys = Array.from({ length: this.storage.length }, (_, index) => this.storage.key(index) ?? '');
      for (const key of keys) {
        if (!key.startsWith(this.prefix) || isOpen(key.slice(this.prefix.length))) continue;
        const draft = this.#read(key);
        if (!draft || !this.write(draft)) continue;
        this.storage.removeItem(key);
        return draft;
      }
    } catch {
      // Without storage there is no draft.
    }
    return undefined;
  }

  #read(key: string): Draft | undefined {
    return decodeTabDraft(this.storage.getItem(key) ?? '', this.isDraft);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
