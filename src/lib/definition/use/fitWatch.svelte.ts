import { getContext, setContext } from 'svelte';
import type { StoredFit } from '../../api.js';
import type { DefinitionChange } from '../../ascdata/definition/changes.js';
import { request } from '../../client/request.js';

/** Typing, or going through the settings, rests for so long before the server is asked, in milliseconds. */
const REST = 400;
/** What no stored Value has to fit. */
const FREE: ReadonlySet<string> = new Set([
  '',
  '/Id',
  '/DisplayName',
  '/Value',
  '/Translations',
  '/Options/Conditions'
]);

/** What the selected setting has stored in the widgets of the template, and what its changes do to that. */
export class FitWatch {
  /** undefined: not known, or nobody may know. */
  answer: StoredFit | undefined = $state.raw();
  /** The first of its places whose change Values may not fit; undefined: there is none. */
  at: string | undefined = $state();
  #id: string | undefined;
  /** Of the last question. */
  #asking = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly widgetId: number) {}

  /**
   * Asks once nothing else was asked for a while.
   * @param id of the setting in the package; undefined: it is not there
   * @param element as it is now
   */
  ask(id: string | undefined, element: object | undefined, changes: readonly DefinitionChange[]): void {
    this.at = changes.find(({ at }) => !FREE.has(at))?.at;
    if (id !== this.#id) this.answer = undefined;
    this.#id = id;
    this.stop();
    if (id === undefined) return;
    const question = { ElementId: id, ...(this.at !== undefined && { Element: element }) };
    const { signal } = this.#asking;
    this.#timer = setTimeout(() => void this.#send(question, signal), REST);
  }

  /** What was asked is not needed any more. */
  stop(): void {
    this.#asking.abort();
    this.#asking = new AbortController();
    clearTimeout(this.#timer);
  }

  async #send(json: object, signal: AbortSignal): Promise<void> {
    const answer = await request<StoredFit>(`/api/Widgets/${this.widgetId}/Values/Fit`, {
      method: 'POST',
      json,
      signal
    });
    if (!signal.aborted) this.answer = answer.ok ? answer.value : undefined;
  }
}

const key = Symbol('fit of stored Values');

export const provideFit = (fit: FitWatch): FitWatch => setContext(key, fit);
export const useFit = (): FitWatch | undefined => getContext<FitWatch | undefined>(key);
