import { prove } from '../../ascdata/conditions/analyse.js';
import { flipsOf } from '../../ascdata/conditions/states/flips.js';
import { networkOf } from '../../ascdata/conditions/states/network.js';
import { generateTests } from '../../ascdata/conditions/ruletests/generate.js';
import { replay } from '../../ascdata/conditions/ruletests/replay.js';
import { testsOfStates } from '../../ascdata/conditions/ruletests/stateTests.js';
import { StatesCache, statesOf, type FormStates } from '../../ascdata/conditions/states/states.js';
import { Visibility } from '../../ascdata/conditions/visibility.js';
import { dataOf, elementsOf, isRecord, own } from '../../ascdata/elements.js';
import type { AscElement } from '../../ascdata/types.js';
import { registry } from '../../datatypes/registry.js';
import { severityRules } from '../../ascdata/severitySettings.js';
import type { Answer, DefinitionQuestion, MakingQuestion, Question, StatesAnswer } from './messages.js';
import { stateRows } from './stateRows.js';

type Tell = (answer: Answer) => void;

/** So often a proof tells how far it is: the page updates each time. */
const MOST_STEPS = 20;

/** Answers questions about the rules of one definition after the other; what did not change is not worked out again. */
export class AnalysisTask {
  readonly #cache = new StatesCache();
  #definition: DefinitionQuestion | undefined;
  #elements: readonly AscElement[] = [];

  answer(question: Question, tell: Tell): void {
    if (question.type === 'definition') this.#take(question, tell);
    else if (question.type === 'flips') {
      const options = { values: new Map([...this.#definition!.stored, ...question.tried]), cache: this.#cache };
      tell({ type: 'flips', flips: flipsOf(question.id, this.#elements, registry, this.#context, options) });
    } else if (question.type === 'states') tell({ type: 'states', ...this.#table(question.id) });
    else if (question.type === 'tests') {
      tell({ type: 'tests', results: replay(question.tests, this.#elements, registry, this.#context) });
    } else tell({ type: 'making', from: question.from, tests: this.#made(question) });
  }

  #made({ from, existing }: MakingQuestion) {
    const make =
      from === 'states' ? testsOfStates : (...all: Parameters<typeof generateTests>) => generateTests(...all).tests;
    return make(this.#elements, registry, this.#context, existing);
  }

  get #context() {
    const { today, platform } = this.#definition!;
    return { today, platform };
  }

  #take(question: DefinitionQuestion, tell: Tell): void {
    this.#definition = question;
    const data = dataOf(question.source);
    this.#elements = elementsOf(data, registry);
    if (!question.prove) return;
    const [elements, version] = isRecord(data) ? [own(data, 'Elements'), own(data, 'ApiVersion')] : [];
    const onprogress = (done: number, total: number): void => {
      if (done === total || done % Math.ceil(total / MOST_STEPS) === 0) tell({ type: 'progress', done, total });
    };
    const proof = prove(elements, registry, this.#context, version, { onprogress });
    const findings = severityRules(question.settings).apply(proof.findings, data);
    tell({ type: 'proof', ...proof, findings });
    const { count, groups, complete, unproved } = this.#states();
    const counted = groups.map(({ settings, elements, count, complete }) => ({ settings, elements, count, complete }));
    tell({ type: 'count', count, groups: counted, complete, unproved });
  }

  #table(id: string | undefined): StatesAnswer {
    const { groups } = this.#states();
    const place = groups.findIndex(({ settings, elements }) => [...settings, ...elements].some((each) => each === id));
    const group = groups[Math.max(0, place)];
    if (!group) return { group: 0, states: [] };
    const stored = new Map(this.#definition!.stored);
    const { components } = networkOf(this.#elements, registry, this.#context, stored, this.#cache.regions);
    const visibility = new Visibility(this.#elements, registry, stored, this.#context);
    return { group: place, states: stateRows(group, components[place]!, visibility, stored) };
  }

  #states(): FormStates {
    const values = new Map(this.#definition!.stored);
    return statesOf(this.#elements, registry, this.#context, { values, cache: this.#cache });
  }
}
