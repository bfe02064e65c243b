import { getContext, setContext } from 'svelte';
import type { StoredFit, StoredFitQuestion } from '../../api.js';
import type { DefinitionChange } from '../../ascdata/definition/changes.js';
import { request } from '../../client/request.js';
import { sameJson } from '../../datatypes/shared/equal.js';

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

/** What a setting has stored in the widgets of the template, and what a change of it does to that. */
export class FitWatch {
  /** undefined: not known, or nobody may know. Until a question is answered, that to the last one about the same setting. */
  answer: StoredFit | undefined = $state.raw();
  /** The last question has no answer yet. */
  isAsking = $state(false);
  hasFailed = $state(false);
  /** The first of its places whose change Values may not fit; undefined: there is none. */
  at: string | undefined = $state();
  #id: string | undefined = $state();
  #question: StoredFitQuestion | undefined;
  /** Ends the way of the last question to the server. */
  #sending: AbortController | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly widgetId: number) {}

  /** How many widgets have a Value of their own; undefined: not known. */
  get own(): number | undefined {
    return this.#id === undefined ? 0 : this.answer?.Own;
  }

  /** Not all could be counted. */
  get isCut(): boolean {
    return this.answer?.Cut === true;
  }

  /** Asks about a setting and its changes, once nothing else was asked for a while. */
  watch(
    id: string | undefined,
    change: Required<Pick<StoredFitQuestion, 'Element' | 'Entries'>>,
    changes: readonly DefinitionChange[]
  ): void {
    this.at = changes.find(({ at }) => !FREE.has(at))?.at;
    const question = id === undefined ? undefined : { ElementId: id, ...(this.at !== undefined && change) };
    // A key in a name changes nothing that was asked.
    if (question && (this.isAsking || this.answer) && sameJson(question, this.#question)) return;
    this.ask(question, REST);
  }

  /** @param question undefined: the package does not have it, so that nothing is stored */
  ask(question: StoredFitQuestion | undefined, rest = 0): void {
    if (question?.ElementId !== this.#id) {
      this.answer = undefined;
      this.hasFailed = false;
    }
    this.#id = question?.ElementId;
    this.#question = question;
    this.stop();
    if (!question) return;
    this.isAsking = true;
    this.#timer = setTimeout(() => void this.#send(question), rest);
  }

  /** What was asked is not needed any more. */
  stop(): void {
    this.#sending?.abort();
    this.#sending = undefined;
    this.isAsking = false;
    clearTimeout(this.#timer);
  }

  async #send(json: StoredFitQuestion): Promise<void> {
    const { signal } = (this.#sending = new AbortController());
    const answer = await request<StoredFit>(`/api/Widgets/${this.widgetId}/Values/Fit`, {
      method: 'POST',
      json,
      signal
    });
    if (signal.aborted) return;
    this.answer = answer.ok ? answer.value : undefined;
    this.hasFailed = !answer.ok;
    this.isAsking = false;
  }
}

const key = Symbol('fit of stored Values');

export const provideFit = (fit: FitWatch): FitWatch => setContext(key, fit);
export const useFit = (): FitWatch | undefined => getContext<FitWatch | undefined>(key);
