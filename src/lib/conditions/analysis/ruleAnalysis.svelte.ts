import type { Finding } from '../../ascdata/findings.js';
import { ruleProofs, tallyOf, type RuleProof } from '../ruleProofs.js';
import { Analyser, AnalysisProgress, type AnalysisStatus, type OpenPort } from './analyser.svelte.js';
import type { Answer, CountAnswer, DefinitionQuestion, ProofAnswer, Question, StatesAnswer } from './messages.js';

/** Answers that are about more than the rules themselves, for whoever asked. */
type OtherAnswer = Exclude<Answer, { readonly type: 'progress' | 'proof' | 'count' | 'states' }>;

interface AnalysisEvents {
  readonly onanswer?: (answer: OtherAnswer) => void;
  /** The worker broke: what was asked last is not answered. */
  readonly onbroken?: () => void;
  /** The states of which element are wanted, once they are counted; undefined: those of any, null: none. */
  readonly wanted: () => string | undefined | null;
}

/**
 * What a worker finds out about the rules of a definition: proofs, and the states of the form. The last answers stay until new ones are
 * there. One for each place that shows rules.
 */
export class RuleAnalysis {
  count: CountAnswer | undefined = $state.raw();
  /** The states of one group; undefined until they are known. */
  states: StatesAnswer | undefined = $state.raw();
  /** What is found about the rules, counted; zero while unknown. */
  readonly tally = $derived.by(() => tallyOf(this.findings ?? []));
  readonly #events: AnalysisEvents;
  readonly #analyser: Analyser;
  readonly #progress = new AnalysisProgress();
  #answer: ProofAnswer | undefined = $state.raw();
  #rules: ReadonlyMap<string, number> = $state.raw(new Map());
  readonly #proofs = $derived(this.#answer && ruleProofs(this.#answer, this.#rules));

  constructor(events: AnalysisEvents, open?: OpenPort) {
    this.#events = events;
    this.#analyser = new Analyser({ onanswer: (answer) => this.#receive(answer), onbroken: () => this.#break() }, open);
  }

  get status(): AnalysisStatus {
    return this.#progress.status;
  }

  /** What is found about the rules; undefined until that is known. */
  get findings(): readonly Finding[] | undefined {
    return this.#answer?.findings;
  }

  /** Ids that lock each other, group by group. */
  get locks(): ProofAnswer['locks'] {
    return this.#answer?.locks ?? [];
  }

  /** Proves the rules, and counts the states. @param rules places in `Elements` of the elements that have a rule, by Id */
  prove(question: Omit<DefinitionQuestion, 'type' | 'prove'>, rules: ReadonlyMap<string, number>): void {
    this.#rules = rules;
    this.#progress.begin(rules.size);
    this.#analyser.define({ type: 'definition', ...question, prove: true });
  }

  ask(question: Exclude<Question, DefinitionQuestion>): void {
    this.#analyser.ask(question);
  }

  /** Ends an analysis that takes too long; the last result stays. */
  cancel(): void {
    this.#analyser.cancel();
    if (this.status.kind === 'working') this.#progress.end('cancelled');
  }

  close(): void {
    this.#progress.close();
    this.#analyser.close();
  }

  /** What is proved about an element's rule; undefined while unknown, or without a rule. */
  proof(id: string): RuleProof | undefined {
    return this.#proofs?.get(id);
  }

  /** The place of the group, among those counted, that an element or setting belongs to; undefined where its rule is constant. */
  groupOf(id: string | undefined): number | undefined {
    const place = this.count?.groups.findIndex(
      ({ settings, elements }) => id !== undefined && (elements.includes(id) || settings.includes(id))
    );
    return place === -1 ? undefined : place;
  }

  /** Asks for the states of the group that an element belongs to, unless they are there. */
  askStates(id: string | undefined | null): void {
    if (id === null) return;
    const group = this.groupOf(id) ?? this.states?.group ?? 0;
    if (this.count && this.states?.group !== group)
      this.#analyser.ask({ type: 'states', id: this.count.groups[group]?.elements[0] });
  }

  /** In how many states of its group an element is hidden; undefined while that is not known of all. */
  hiddenIn(id: string): { readonly hidden: number; readonly all: number } | undefined {
    const { states: answer, count } = this;
    const group = answer && count?.groups[answer.group];
    const place = group?.elements.indexOf(id) ?? -1;
    if (!answer || !group?.complete || place < 0) return undefined;
    return { hidden: answer.states.filter(({ hidden }) => hidden[place]).length, all: answer.states.length };
  }

  #receive(answer: Answer): void {
    if (answer.type === 'progress') this.#progress.advance(answer.done, answer.total);
    else if (answer.type === 'proof') this.#answer = answer;
    else if (answer.type === 'count') {
      this.count = answer;
      this.states = undefined;
      this.#progress.end('done');
      this.askStates(this.#events.wanted());
    } else if (answer.type === 'states') this.states = answer;
    else this.#events.onanswer?.(answer);
  }

  #break(): void {
    this.#progress.end('failed');
    this.#events.onbroken?.();
  }
}
