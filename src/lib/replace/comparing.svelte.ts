import type { ReplacementBody, WidgetSummary } from '../api.js';
import type { Mapping, MappingEntry } from '../package/compare/changes.js';
import type { Answer, Refused } from '../ui/ask.js';
import { replaceWidget, type Successor } from './client.js';

export type Step = 'choosing' | 'comparing' | 'compared' | 'working' | 'done';

interface Compared {
  readonly successor?: Successor;
  readonly mapping: Mapping;
  readonly body?: ReplacementBody;
}

const NOTHING: Compared = { mapping: [] };

/** A replacement on its way: chosen, compared as often as the mapping changes, done. */
export class Comparing {
  step = $state<Step>('choosing');
  /** 0 … 1, while a package is sent. */
  sent = $state(0);
  body = $state.raw<ReplacementBody>();
  /** Why the last thing did not work. */
  failure = $state.raw<Refused>();
  /** The answer to the replacement itself was lost: it may have been done. */
  isUnknown = $state(false);
  /** Values were saved since it was compared: `body` is how it is now. */
  isChanged = $state(false);
  successor = $state.raw<Successor>();
  /** As it was said last; `body` follows when it is compared. */
  mapping = $state.raw<Mapping>([]);
  /** What came of the last comparison: what is shown again where the next one does not come about. */
  #compared: Compared = NOTHING;
  #running: AbortController | undefined;

  constructor(readonly widget: WidgetSummary) {}

  /** Compares a package with that of the widget, in place of what was compared before. */
  async compare(successor: Successor): Promise<void> {
    if (this.step === 'working') return;
    this.successor = successor;
    this.mapping = [];
    this.body = undefined;
    await this.#compare();
  }

  /** Says which setting goes on as which (`to` null: as none), and compares again, even while it compares. */
  async map(entry: MappingEntry): Promise<void> {
    if (this.step === 'working') return;
    const others = this.mapping.filter(({ from, to }) => from !== entry.from && (to === null || to !== entry.to));
    this.mapping = [...others, entry];
    await this.#compare();
  }

  /** Does what was compared; if something else would happen now, it is shown first. */
  async run(): Promise<void> {
    const { body } = this;
    if (!body || this.step !== 'compared') return;
    this.step = 'working';
    const answer = await this.#send(body.tag);
    if (answer.ok) return this.#show(answer.value, 'done');
    this.step = 'compared';
    this.isUnknown = answer.status === 0;
    if (answer.code !== 'comparison-changed') return void (this.failure = answer);
    await this.#compare();
    this.isChanged = this.step === 'compared' && this.body !== body;
  }

  /** Stops comparing: what was compared before stays, with its mapping. */
  cancel(): void {
    this.#running?.abort();
  }

  /** Back to where a package is chosen. */
  reset(): void {
    if (this.step === 'working') return;
    this.cancel();
    this.#compared = NOTHING;
    this.step = 'choosing';
    this.body = undefined;
    this.failure = undefined;
  }

  async #compare(): Promise<void> {
    this.cancel();
    this.step = 'comparing';
    const sending = this.#send();
    const running = this.#running;
    const answer = await sending;
    if (running !== this.#running) return;
    if (answer.ok) return this.#show(answer.value, 'compared');
    this.successor = this.#compared.successor;
    this.mapping = this.#compared.mapping;
    this.body = this.#compared.body;
    this.step = this.body ? 'compared' : 'choosing';
    if (!running?.signal.aborted) this.failure = answer;
  }

  #show(body: ReplacementBody, step: Step): void {
    this.body = body;
    this.#compared = step === 'done' ? NOTHING : { successor: this.successor, mapping: this.mapping, body };
    this.step = step;
  }

  #send(tag?: string): Promise<Answer<ReplacementBody>> {
    this.failure = undefined;
    this.isUnknown = false;
    this.isChanged = false;
    this.sent = 0;
    this.#running = new AbortController();
    const sending = { onprogress: (sent: number) => (this.sent = sent), signal: this.#running.signal };
    return replaceWidget(this.widget.id, this.successor!, { mapping: this.mapping, ...(tag && { tag }) }, sending);
  }
}
