import type { FoundInValues, WidgetSummary } from '../api.js';
import { findInValues } from './client.js';

/** How long typing has to pause before the server is asked. */
const PAUSE_MILLISECONDS = 250;

/** As short a word is in nearly every Value. */
const SHORTEST = 2;

const NOTHING: FoundInValues = { Items: [], Names: [], Complete: true };

/** Which widgets have the searched text in their Values or in the name of a setting, asked of the server while the person types. */
export class ValueSearch {
  /** The text found, by widget. */
  found = $state.raw<ReadonlyMap<number, string>>(new Map());
  /** The name of a setting, by template. */
  named = $state.raw<ReadonlyMap<number, string>>(new Map());
  /** There may be more. */
  isCut = $state(false);
  isFailed = $state(false);
  #asked = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: AbortController | undefined;

  constructor(private readonly ask: typeof findInValues = findInValues) {}

  /** Whether it was found in this widget. */
  has({ Id: id, TemplateId: template }: Pick<WidgetSummary, 'Id' | 'TemplateId'>): boolean {
    return this.found.has(id) || this.named.has(template);
  }

  /** Looks for another text, and drops the results for the previous one. */
  search(query: string): void {
    const asked = query.trim();
    if (asked === this.#asked) return;
    this.stop();
    this.#asked = asked;
    if (asked.length < SHORTEST) return;
    this.#timer = setTimeout(() => void this.#run(asked), PAUSE_MILLISECONDS);
  }

  /** Drops the results and any pending request. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#running?.abort();
    this.#asked = '';
    this.#show();
  }

  async #run(asked: string): Promise<void> {
    const { signal } = (this.#running = new AbortController());
    const answer = await this.ask(asked, signal);
    if (signal.aborted) return;
    this.#show(answer.ok ? answer.value : undefined);
    this.isFailed = !answer.ok;
  }

  #show({ Items: items, Names: names, Complete: complete }: FoundInValues = NOTHING): void {
    this.found = new Map(items.map(({ Id: id, Excerpt: excerpt }) => [id, excerpt]));
    this.named = new Map(names.map(({ TemplateId: id, Name: name }) => [id, name]));
    this.isCut = !complete;
    this.isFailed = false;
  }
}
