import type { ReplacementBody, WidgetSummary } from '../api.js';
import type { Mapping, MappingEntry } from '../package/compare/changes.js';
import type { Answer, Refused } from '../client/request.js';
import { busyFor, pause, retriedWhileBusy } from '../client/whileBusy.js';
import { loadVersions, replaceWidget, type Successor } from './client.js';

/** `unknown`: the answer to the replacement itself was lost, so it may have been done. */
export type Step = 'choosing' | 'comparing' | 'compared' | 'working' | 'unknown' | 'done';

interface Compared {
  readonly successor?: Successor;
  readonly mapping: Mapping;
  readonly body?: ReplacementBody;
}

const NOTHING: Compared = { mapping: [] };

/** A replacement on its way: chosen, compared as often as the mapping changes, done. */
export class ReplaceFlow {
  step = $state<Step>('choosing');
  /** 0 … 1, while a package is sent. */
  sent = $state(0);
  /** The server is busy; it is sent again in a moment. */
  isBusy = $state(false);
  body = $state.raw<ReplacementBody>();
  /** Why the last thing did not work. */
  failure = $state.raw<Refused>();
  /** Why it was not done: values were saved since it was compared, or it never came to it. `body` is how it is now. */
  notDone = $state<'changed' | 'lost'>();
  successor = $state.raw<Successor>();
  /** As it was said last; `body` follows when it is compared. */
  mapping = $state.raw<Mapping>([]);
  /** What came of the last comparison: what is shown again where the next one does not come about. */
  #compared: Compared = NOTHING;
  /** What was asked for, where the answer to it was lost. */
  #lost: ReplacementBody | undefined;
  #running: AbortController | undefined;
  #isAsking = false;

  constructor(
    readonly widget: Pick<WidgetSummary, 'Id'>,
    private readonly client = { loadVersions, replaceWidget },
    private readonly wait = pause
  ) {}

  /** It is under way, and nobody knows yet what comes of it. */
  get isOpenEnded(): boolean {
    return this.step === 'working' || this.step === 'unknown';
  }

  /**
   * Compares a package with that of the widget, in place of what was compared before. What was said about settings holds as
   * far as it fits this package, too.
   */
  async compare(successor: Successor): Promise<void> {
    if (this.isOpenEnded) return;
    this.successor = successor;
    if ('version' in successor) this.mapping = [];
    this.body = undefined;
    await this.#compare();
  }

  /** Maps a setting to its successor (`to` null: none), and compares again, even during a comparison. */
  async map(entry: MappingEntry): Promise<void> {
    if (this.isOpenEnded) return;
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
    if (answer.status === 0) {
      this.#lost = body;
      this.step = 'unknown';
      return;
    }
    this.step = 'compared';
    // Cancelled while the server was busy: nothing was done.
    if (this.#running?.signal.aborted) return;
    if (answer.code !== 'comparison-changed') return void (this.failure = answer);
    await this.#compare();
    if (this.step !== 'compared' || this.body === body) return;
    // The lost one came through in the meantime.
    if (this.#lost && this.body?.same) return this.#show(this.#lost, 'done');
    this.notDone = 'changed';
  }

  /** Whether the replacement whose answer was lost was done: to be called again until the server answers. */
  async findOut(): Promise<void> {
    if (this.step !== 'unknown' || this.#isAsking) return;
    this.#isAsking = true;
    await this.#findOut(this.#lost!);
    this.#isAsking = false;
  }

  async #findOut(lost: ReplacementBody): Promise<void> {
    // A package may be large: it is sent only to a server that is there.
    const reached = await this.client.loadVersions(this.widget.Id);
    if (!reached.ok) return void (this.failure = reached.status === 0 ? undefined : reached);
    const answer = await this.#send();
    if (!answer.ok && answer.status === 0) return;
    if (answer.ok && answer.value.same) return this.#show(lost, 'done');
    if (answer.ok) this.#show(answer.value, 'compared');
    else this.failure = answer;
    this.step = 'compared';
    this.notDone = answer.ok ? 'lost' : undefined;
  }

  /** Stops comparing, or waiting for a server that is busy: what was compared before stays, with its mapping. */
  cancel(): void {
    this.#running?.abort();
  }

  /** Back to where a package is chosen. */
  reset(): void {
    if (this.isOpenEnded) return;
    this.cancel();
    this.#compared = NOTHING;
    this.#lost = undefined;
    this.step = 'choosing';
    this.body = undefined;
    this.mapping = [];
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
    this.mapping = step === 'done' ? [] : used(this.mapping, body.unusedMapping);
    this.#compared = step === 'done' ? NOTHING : { successor: this.successor, mapping: this.mapping, body };
    if (step === 'done') this.#lost = undefined;
    this.step = step;
  }

  #send(tag?: string): Promise<Answer<ReplacementBody>> {
    this.failure = undefined;
    this.notDone = undefined;
    const { signal } = (this.#running = new AbortController());
    const sending = { onprogress: (sent: number) => (this.sent = sent), signal };
    const request = { mapping: this.mapping, ...(tag && { tag }) };
    const { successor } = this;
    const send = () => {
      this.sent = 0;
      return this.client.replaceWidget(this.widget.Id, successor!, request, sending);
    };
    return retriedWhileBusy(send, busyFor, { signal, pause: this.wait, onbusy: (isBusy) => (this.isBusy = isBusy) });
  }
}

/** Without what did not fit. */
function used(mapping: Mapping, unused: Mapping): Mapping {
  return mapping.filter(({ from, to }) => !unused.some((each) => each.from === from && each.to === to));
}
