import { isRecord } from '../../ascdata/elements.js';
import { keysIn, SAMPLES_PREFIX } from '../../unsaved/storageKeys.js';
import type { BrowserStorage } from '../../unsaved/unsavedValues.js';
import { isKeepingStopped } from '../../unsaved/unsavedWriting.js';

const MOST_SAMPLES = 20;
export const LONGEST_SAMPLE = 500;
/** Characters that are kept of one widget, and widgets; those of settings and widgets that were tried longest ago go. */
const MOST_KEPT = { characters: 20_000, widgets: 20 } as const;

interface Kept {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** By the Id of the setting; the one tried last is last. */
  readonly samples: readonly (readonly [id: string, texts: readonly string[]])[];
}

/** Texts that an author tries a pattern with. They stay in this browser until the author signs out. */
export class Samples {
  #byId: ReadonlyMap<string, readonly string[]> = $state.raw(new Map());
  readonly #name: string;

  /** @param storage of the author; undefined: they stay as long as the page */
  constructor(
    private readonly storage: BrowserStorage | undefined,
    widgetId: number,
    private readonly now = Date.now
  ) {
    this.#name = `${SAMPLES_PREFIX}${widgetId}`;
    this.#byId = new Map(storage && keptIn(storage, this.#name)?.samples);
  }

  of(id: string): readonly string[] {
    return this.#byId.get(id) ?? [];
  }

  /** Texts beyond the limits are left out. */
  set(id: string, texts: readonly string[]): void {
    const others = [...this.#byId].filter(([each]) => each !== id);
    const own = texts.slice(0, MOST_SAMPLES).map((text) => text.slice(0, LONGEST_SAMPLE));
    let samples = [...others, [id, own] as const];
    while (samples.length > 1 && JSON.stringify(samples).length > MOST_KEPT.characters) samples = samples.slice(1);
    this.#byId = new Map(samples);
    const { storage } = this;
    if (!storage || isKeepingStopped()) return;
    try {
      this.#makeRoom(storage);
      storage.setItem(this.#name, JSON.stringify({ at: this.now(), samples } satisfies Kept));
    } catch {
      // Then they stay as long as the page.
    }
  }

  #makeRoom(storage: BrowserStorage): void {
    const names = keysIn(storage).filter((name) => name.startsWith(SAMPLES_PREFIX) && name !== this.#name);
    if (names.length < MOST_KEPT.widgets) return;
    const others = names.map((name) => ({ name, at: keptIn(storage, name)?.at ?? 0 }));
    const gone = others.sort((one, other) => other.at - one.at).slice(MOST_KEPT.widgets - 1);
    for (const { name } of gone) storage.removeItem(name);
  }
}

/** undefined: nothing, or nothing that can be read. */
function keptIn(storage: BrowserStorage, name: string): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(storage.getItem(name) ?? 'null');
    return isKept(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function isKept(raw: unknown): raw is Kept {
  if (!isRecord(raw) || typeof raw.at !== 'number' || !Array.isArray(raw.samples)) return false;
  return raw.samples.every((each: unknown) => {
    const [id, texts] = Array.isArray(each) ? (each as unknown[]) : [];
    return typeof id === 'string' && Array.isArray(texts) && texts.every((text) => typeof text === 'string');
  });
}
