import { isRecord } from '../ascdata/elements.js';
import type { DraftStorage } from './drafts.js';
import { draftsChanged } from './draftEvents.js';
import { draftsEnded } from './draftWriting.js';
import { RULE_DRAFTS } from './storageKeys.js';

/** Edits of a widget's rules and their tests that are not saved. */
export interface RuleDraft {
  /** Of the widget, for telling which one it is. */
  readonly name: string;
  /** The package that was edited. */
  readonly packageId: number;
  /** ascData.json as edited. */
  readonly source: string;
  /** Each edited rule, as JSON before and after. */
  readonly changes: readonly {
    readonly id: string;
    readonly before?: string | undefined;
    readonly after?: string | undefined;
  }[];
  /** conditions.tests.json as edited; undefined: there is none. */
  readonly tests?: string | undefined;
  /** Each edited test, as JSON before and after. Absent in drafts of before there were tests. */
  readonly testChanges?: readonly {
    readonly name: string;
    readonly before?: string | undefined;
    readonly after?: string | undefined;
  }[];
}

const FORMAT = 1;

/** The draft in a stored text; undefined for anything else. */
export function decodeRuleDraft(text: string): RuleDraft | undefined {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isRecord(raw) || raw.format !== FORMAT || typeof raw.name !== 'string') return undefined;
  const { packageId, source, changes, tests, testChanges = [] } = raw;
  if (typeof packageId !== 'number' || typeof source !== 'string' || !isTextOrNone(tests)) return undefined;
  if (!areChanges(changes, 'id') || !areChanges(testChanges, 'name')) return undefined;
  return raw as unknown as RuleDraft;
}

const isTextOrNone = (value: unknown): boolean => value === undefined || typeof value === 'string';

const areChanges = (values: unknown, key: 'id' | 'name'): boolean =>
  Array.isArray(values) &&
  values.every(
    (value) =>
      isRecord(value) && typeof value[key] === 'string' && isTextOrNone(value.before) && isTextOrNone(value.after)
  );

/** Keeps edits of one widget's rules where a reload or a crash does not reach them; each tab under a key of its own. */
export class RuleDraftStore {
  readonly #prefix: string;
  readonly #key: string;

  constructor(
    private readonly storage: DraftStorage,
    widgetId: number,
    tab: string
  ) {
    this.#prefix = `${RULE_DRAFTS}${widgetId}:`;
    this.#key = this.#prefix + tab;
  }

  /** Writes at once; undefined removes it. false when the browser has no room or forbids it. */
  write(draft: RuleDraft | undefined): boolean {
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
  adopt(isOpen: (tab: string) => boolean): RuleDraft | undefined {
    try {
      const own = this.#read(this.#key);
      if (own) return own;
      const keys = Array.from({ length: this.storage.length }, (_, index) => this.storage.key(index) ?? '');
      for (const key of keys) {
        if (!key.startsWith(this.#prefix) || isOpen(key.slice(this.#prefix.length))) continue;
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

  #read(key: string): RuleDraft | undefined {
    return decodeRuleDraft(this.storage.getItem(key) ?? '');
  }
}
