import type { ReplacedVersion, ReplacementBody, WidgetSummary } from '../api.js';
import type { Mapping, MappingEntry } from '../package/compare/changes.js';
import type { Answer, Refused } from '../client/request.js';
import { busySeconds, pause, retryWhileBusy } from '../client/retryWhileBusy.js';
import { loadVersions, replaceWidget, type MadePackage, type Successor } from './client.js';
import {
  conflictId,
  NO_CHOICES,
  stillOpen,
  withApart,
  withTaken,
  type RenamedEntry,
  type TextChoices,
  type TextConflict
} from './textChoices.js';

/** `unknown`: the answer to the replacement was lost, so it may have happened. */
export type Step = 'choosing' | 'comparing' | 'compared' | 'working' | 'unknown' | 'done';

/** What somebody said about settings and translations. */
export interface Choices {
  readonly mapping: Mapping;
  readonly texts: TextChoices;
}

interface Compared extends Choices {
  readonly successor?: Successor;
  readonly body?: ReplacementBody;
}

const NOTHING: Compared = { mapping: [], texts: NO_CHOICES };

/** How often a package is made again while others keep being saved. */
const TRIES = 3;

/** A replacement in progress: chosen, compared whenever the mapping changes, done. */
export class ReplaceFlow {
  step = $state<Step>('choosing');
  /** 0 … 1, while a package is sent. */
  sent = $state(0);
  /** The server is busy; it is retried shortly. */
  isBusy = $state(false);
  body = $state.raw<ReplacementBody>();
  /** Why the last action failed. */
  failure = $state.raw<Refused>();
  /**
   * Why it did not happen: Values or the package were saved since the comparison, somebody replaced the package that was to be taken back, or
   * the request never arrived. `body` is the current state.
   */
  notDone = $state<'changed' | 'merged' | 'replaced' | 'lost'>();
  successor = $state.raw<Successor>();
  /** As chosen last; `body` follows after the comparison. */
  mapping = $state.raw<Mapping>([]);
  /** What is chosen for translations. */
  texts = $state.raw<TextChoices>(NO_CHOICES);
  /** Conflicting translations of which the package's is taken. */
  readonly takenTexts: ReadonlySet<string> = $derived(new Set(this.texts.theirs.map(conflictId)));
  /** The last comparison, shown again if the next one fails. */
  #compared: Compared = NOTHING;
  /** The request whose answer was lost. */
  #lost: ReplacementBody | undefined;
  #running: AbortController | undefined;
  #isAsking = false;
  #wantedVersion: string | undefined;
  /** Of the package that is being made under another version: whether it is compared in the end. */
  #making: Promise<boolean> | undefined = $state.raw();

  constructor(
    readonly widget: Pick<WidgetSummary, 'Id'>,
    private readonly client = { loadVersions, replaceWidget },
    private readonly wait = pause
  ) {}

  /** What was said before the page was reloaded; it holds as far as it fits the next package. */
  goOn(said: Choices): void {
    this.#compared = said;
    this.mapping = said.mapping;
    this.texts = said.texts;
  }

  /** What a person said of settings: without what is known of the package. */
  get said(): Mapping {
    const { successor } = this;
    const known = successor && 'base' in successor ? successor.mapping : undefined;
    if (!known) return this.mapping;
    return this.mapping.filter(({ from, to }) => !known.some((each) => each.from === from && each.to === to));
  }

  /** It is being made under another version, or compared with that. */
  get isMaking(): boolean {
    return this.#making !== undefined;
  }

  /** In progress, with an unknown outcome. */
  get isOutcomeUnknown(): boolean {
    return this.step === 'working' || this.step === 'unknown';
  }

  /**
   * Compares a package with the widget's, replacing the previous comparison. Chosen successors are kept where they fit this package.
   */
  async compare(successor: Successor): Promise<void> {
    if (this.isOutcomeUnknown) return;
    const { said } = this;
    this.successor = successor;
    if ('version' in successor) this.#forgetChoices();
    else this.mapping = 'base' in successor && successor.mapping ? withSaid(successor.mapping, said) : said;
    this.body = undefined;
    await this.#compare();
  }

  /** Maps a setting to its successor (`to` null: none), and compares again, even during a comparison. */
  async map(entry: MappingEntry): Promise<void> {
    if (this.isOutcomeUnknown) return;
    const others = this.mapping.filter(({ from, to }) => from !== entry.from && (to === null || to !== entry.to));
    this.mapping = [...others, entry];
    await this.#compare();
  }

  /** Makes the package under another SpotVersion, and compares again. The last one counts. */
  async setVersion(version: string): Promise<void> {
    const { successor } = this;
    if (this.isOutcomeUnknown || !successor || !('base' in successor)) return;
    const making = (this.#making = this.#setVersion(successor, version));
    await making;
    if (this.#making === making) this.#making = undefined;
  }

  async #setVersion(successor: MadePackage, version: string): Promise<boolean> {
    // Its answer is no longer looked at.
    this.#running?.abort();
    this.#running = undefined;
    this.step = 'comparing';
    this.#wantedVersion = version;
    const made = await successor.as(version);
    if (this.#wantedVersion !== version) return false;
    this.#wantedVersion = undefined;
    if (!made.ok) {
      this.step = 'compared';
      this.failure = made;
      return false;
    }
    this.successor = made.value;
    await this.#compare();
    return this.#compared.successor === made.value;
  }

  /** Takes the package's translation, or the one that was saved here. */
  takeText(conflict: TextConflict, isTaken: boolean): void {
    if (!this.isOutcomeUnknown) this.texts = withTaken(this.texts, conflict, isTaken);
  }

  /** Says that an entry was not renamed, or that it was, and compares again. */
  async setApart(pair: RenamedEntry, isApart: boolean): Promise<void> {
    if (this.isOutcomeUnknown) return;
    this.texts = withApart(this.texts, pair, isApart);
    await this.#compare();
  }

  /**
   * Replaces as compared; if the outcome would now differ, it is shown first. While the package is made under another version, once that is
   * compared.
   */
  async run(): Promise<void> {
    const { body } = this;
    if (body && this.#making) return this.#runOnceMade(body, this.#making);
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
    const isSuperseded = isMadeAgain(this.successor, answer);
    if (!isSuperseded && answer.code !== 'comparison-changed') return void (this.failure = answer);
    await this.#compare();
    if (this.step !== 'compared' || this.body === body) return;
    // The lost one came through in the meantime.
    if (this.#lost && this.body?.same) return this.#show(this.#lost, 'done');
    this.notDone = isSuperseded ? 'merged' : 'changed';
  }

  /** @param seen what was on the screen when somebody said so */
  async #runOnceMade(seen: ReplacementBody, making: Promise<boolean>): Promise<void> {
    if (!(await making) || this.step !== 'compared') return;
    this.#making = undefined;
    if (!isAlike(seen, this.body!)) return void (this.notDone = 'changed');
    await this.run();
  }

  /**
   * Compares, and replaces unless there is something to decide about: then it stays compared. A version is that which was replaced last:
   * restoring it may convert Values back, but takes away no package that came since.
   */
  async atOnce(successor: Successor): Promise<void> {
    const isRestore = 'version' in successor;
    await this.compare(successor);
    for (let tries = 0; tries < TRIES && this.step === 'compared' && !this.failure; tries++) {
      if (this.body!.same) return this.#show(this.body!, 'done');
      if (!(isRestore ? isLossless : isPlain)(this.body!)) return;
      // Asked after the comparison, whose tag tells of what comes later.
      if (isRestore && !(await this.#isLast(successor.version))) return;
      await this.run();
    }
  }

  /** Whether no package was replaced after that version; says so otherwise. */
  async #isLast({ Id }: ReplacedVersion): Promise<boolean> {
    const answer = await this.client.loadVersions(this.widget.Id);
    if (!answer.ok) this.failure = answer;
    else if (answer.value[0]?.Id !== Id) this.notDone = 'replaced';
    return answer.ok && this.notDone !== 'replaced';
  }

  /** Finds out whether the unanswered replacement happened: call again until the server answers. */
  async checkOutcome(): Promise<void> {
    if (this.step !== 'unknown' || this.#isAsking) return;
    this.#isAsking = true;
    await this.#findOut(this.#lost!);
    this.#isAsking = false;
  }

  async #findOut(lost: ReplacementBody): Promise<void> {
    // A package may be large: send it only to a server that answers.
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

  /** Stops comparing, or waiting for a busy server: the previous comparison stays, with its mapping. */
  cancel(): void {
    this.#running?.abort();
    if (this.#wantedVersion === undefined) return;
    this.#wantedVersion = undefined;
    this.step = 'compared';
  }

  /** Back to choosing a package. */
  reset(): void {
    if (this.isOutcomeUnknown) return;
    this.cancel();
    this.#compared = NOTHING;
    this.#lost = undefined;
    this.step = 'choosing';
    this.body = undefined;
    this.#forgetChoices();
    this.failure = undefined;
  }

  #forgetChoices(): void {
    this.mapping = [];
    this.texts = NO_CHOICES;
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
    this.texts = this.#compared.texts;
    this.body = this.#compared.body;
    this.step = this.body ? 'compared' : 'choosing';
    if (!running?.signal.aborted) this.failure = answer;
  }

  #show(body: ReplacementBody, step: Step): void {
    this.body = body;
    this.mapping = step === 'done' ? [] : used(this.mapping, body);
    this.texts = step === 'done' ? NO_CHOICES : stillOpen(this.texts, body);
    const { successor, mapping, texts } = this;
    this.#compared = step === 'done' ? NOTHING : { successor, mapping, texts, body };
    if (step === 'done') this.#lost = undefined;
    this.step = step;
  }

  #send(tag?: string): Promise<Answer<ReplacementBody>> {
    this.failure = undefined;
    this.notDone = undefined;
    const { signal } = (this.#running = new AbortController());
    const sending = { onprogress: (sent: number) => (this.sent = sent), signal };
    const request = { mapping: this.mapping, texts: this.texts, ...(tag && { tag }) };
    const once = () => {
      this.sent = 0;
      return this.client.replaceWidget(this.widget.Id, this.successor!, request, sending);
    };
    const send = async () => {
      let answer = await once();
      // What would replace is compared first.
      for (let tries = 0; tries < TRIES && !tag && isMadeAgain(this.successor, answer); tries++) {
        const made = await this.successor.again();
        if (!made.ok || signal.aborted) return made.ok ? answer : made;
        this.successor = made.value;
        answer = await once();
      }
      return answer;
    };
    return retryWhileBusy(send, busySeconds, { signal, pause: this.wait, onbusy: (isBusy) => (this.isBusy = isBusy) });
  }
}

/** Whether two comparisons say the same, but for the SpotVersion, and for rules: how far they are compared depends on the time. */
function isAlike(...bodies: [ReplacementBody, ReplacementBody]): boolean {
  const [one, other] = bodies.map(({ tag: _tag, rules: _rules, after, changes, ...rest }) => {
    const others = changes.filter(({ code }) => !code.startsWith('spot-version-'));
    return JSON.stringify([{ ...after, spotVersion: '' }, others, rest]);
  });
  return one === other;
}

/** Whether a replacement leaves every Value and translation as it is. */
const isPlain = (body: ReplacementBody): boolean =>
  isLossless(body) && body.counts.converted + (body.renamedEntries ?? []).length === 0;

/** Whether a replacement needs no Value that it cannot keep, and no choice of a translation. */
const isLossless = ({ counts, lacking = [], textConflicts = [] }: ReplacementBody): boolean =>
  counts.setAside + lacking.length + textConflicts.length === 0;

/** Whether it was made from a package that has been replaced. */
function isMadeAgain(
  successor: Successor | undefined,
  answer: Answer<ReplacementBody>
): successor is Extract<Successor, { base: number }> {
  return !answer.ok && answer.code === 'replaced-meanwhile' && successor !== undefined && 'base' in successor;
}

/** What is known of a package, where a person said nothing else. */
function withSaid(known: Mapping, said: Mapping): Mapping {
  const isFree = ({ from, to }: MappingEntry) =>
    !said.some((each) => each.from === from || (to !== null && each.to === to));
  return [...known.filter(isFree), ...said];
}

/** Without successors that do not fit, and without renamed entries that are none. */
function used(mapping: Mapping, { unusedMapping, pairs }: ReplacementBody): Mapping {
  return mapping.flatMap((entry) => {
    const { from, to, entries } = entry;
    const unused = unusedMapping.find((each) => each.from === from && each.to === to);
    if (!unused) return [entry];
    if (!pairs.some((pair) => pair.before === from && pair.after === to)) return [];
    const none = new Set(unused.entries?.map(({ before, after }) => JSON.stringify([before, after])));
    return [{ from, to, entries: entries?.filter(({ before, after }) => !none.has(JSON.stringify([before, after]))) }];
  });
}
