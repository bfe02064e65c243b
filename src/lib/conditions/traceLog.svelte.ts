import type { EditorState } from '../form/state.svelte.js';
import type { Entries } from './analysis/messages.js';

/** What the user did. */
export type TraceAction = 'try' | 'take-back' | 'reset' | 'state' | 'undo' | 'redo';

/** One edit of the tried Values, with all that it takes to show the workspace as it was. */
export interface TraceEntry {
  readonly number: number;
  /** Milliseconds. */
  readonly at: number;
  readonly deed: TraceAction;
  /** What it changed, in the author's order. */
  readonly changes: readonly { readonly id: string; readonly before: unknown; readonly after: unknown }[];
  /** Ids of the elements that it showed, and hid. */
  readonly shown: readonly string[];
  readonly hidden: readonly string[];
  /** All that was tried afterwards. */
  readonly tried: Entries;
}

/** Edits that are kept. */
const MOST = 200;

/** The edits so far, the newest first. Typing into one input is one edit. */
function traced(
  trace: readonly TraceEntry[],
  entry: Omit<TraceEntry, 'number'>,
  typing: boolean
): readonly TraceEntry[] {
  const [last, ...others] = trace;
  const number = (last?.number ?? 0) + 1;
  if (!typing || !last || last.deed !== entry.deed) return [{ ...entry, number }, ...trace].slice(0, MOST);
  const merged = {
    ...entry,
    number: last.number,
    changes: entry.changes.map((change, at) => ({ ...change, before: last.changes[at]?.before })),
    ...netFlips(last, entry)
  };
  return [merged, ...others];
}

/** What two edits flipped together: what flips twice is as it was. */
function netFlips(first: Pick<TraceEntry, 'shown' | 'hidden'>, second: Pick<TraceEntry, 'shown' | 'hidden'>) {
  const without = (ids: readonly string[], others: readonly string[]) => ids.filter((id) => !others.includes(id));
  return {
    shown: [...without(first.shown, second.hidden), ...without(second.shown, first.hidden)],
    hidden: [...without(first.hidden, second.shown), ...without(second.hidden, first.shown)]
  };
}

/** What edits did to the tried Values of a form, for going back over them. */
export class TraceLog {
  /** The last edits, the newest first. */
  entries: readonly TraceEntry[] = $state.raw([]);
  readonly #now: () => number;
  #form: EditorState | undefined;
  #typing: string | undefined;
  /** As the form’s Values, with what the edit under way changes of them. */
  #values = new Map<string, unknown>();
  #changes: TraceEntry['changes'][number][] = [];

  /** @param now milliseconds since 1970 */
  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** From now on, traces the edits of this form; its earlier ones are not recorded. */
  follow(form: EditorState): void {
    this.#form = form;
    this.#values = new Map(form.values);
    form.listen((changes) => {
      for (const [id, after] of changes) {
        this.#changes.push({ id, before: this.#values.get(id), after });
        this.#values.set(id, after);
      }
    });
  }

  /**
   * Performs an edit of the form and records what it changed.
   * @param typing consecutive edits with the same one are recorded as one
   * @returns whether it changed a Value
   */
  record(deed: TraceAction, act: () => void, typing?: string): boolean {
    const form = this.#form!;
    const { hidden } = form;
    this.#changes = [];
    act();
    const changes = this.#changes;
    if (changes.length === 0) return false;
    const wasHidden = new Set(hidden);
    const entry = {
      at: this.#now(),
      deed,
      changes,
      shown: hidden.filter((field) => !field.hidden).map(({ id }) => id),
      hidden: form.hidden.filter((field) => !wasHidden.has(field)).map(({ id }) => id),
      tried: triedIn(form)
    };
    this.entries = traced(this.entries, entry, typing !== undefined && typing === this.#typing);
    this.#typing = typing;
    return true;
  }
}

/** The Values that differ from the stored ones. */
export const triedIn = (form: EditorState): Entries => form.changed.map(({ id, value }) => [id, value] as const);
