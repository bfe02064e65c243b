import { analyse } from '../src/lib/ascdata/conditions/analyse.js';
import { generateTests } from '../src/lib/ascdata/conditions/ruletests/generate.js';
import { statesOf, StatesCache, type FormStates } from '../src/lib/ascdata/conditions/states/states.js';
import { DEFAULT_PLATFORM } from '../src/lib/ascdata/defaults.js';
import type { AscElement } from '../src/lib/ascdata/types.js';
import { registry } from '../src/lib/datatypes/registry.js';
import { generateForm } from './form.js';

const context = { today: '2026-11-20', platform: DEFAULT_PLATFORM };

export interface Figures {
  readonly elements: number;
  readonly rules: number;
  readonly groups: number;
  readonly complete: boolean;
  readonly count: string;
  /** Milliseconds of each edit. */
  readonly proof: number[];
  readonly states: number[];
  /** Milliseconds without anything known from before. */
  readonly first: number;
}

/** A form of this size, with rules on a share of its elements, in which one condition after the other is edited. */
export function measureConditions(size: number, share: number, edits: number): Figures {
  const elements: AscElement[] = generateForm(size, 1, share).Elements ?? [];
  const ruled = elements.flatMap(({ Options }, at) => (Options?.Conditions ? [at] : []));
  const cache = new StatesCache();
  const timed = <T>(act: () => T): [T, number] => {
    const start = performance.now();
    const result = act();
    return [result, performance.now() - start];
  };
  let form: FormStates | undefined;
  const [, first] = timed(() => statesOf(elements, registry, context, { cache }));
  const proof: number[] = [];
  const states: number[] = [];
  for (let edit = 0; edit < edits; edit++) {
    const at = ruled[(edit * 7) % ruled.length]!;
    const edited = elements.map((element, place) => (place === at ? withOtherOperator(element) : element));
    proof.push(timed(() => analyse(edited, registry, context, 2))[1]);
    const [found, took] = timed(() => statesOf(edited, registry, context, { cache }));
    form = found;
    states.push(took);
  }
  return {
    ...{ elements: elements.length, rules: ruled.length, groups: form?.groups.length ?? 0 },
    ...{ complete: form?.complete ?? false, count: String(form?.count ?? 'unknown') },
    ...{ proof, states, first }
  };
}

/** How long the fewest tests take to make, and how many they are. */
export function measureTests(size: number, share: number): { tests: number; smallest: boolean; took: number } {
  const elements = generateForm(size, 1, share).Elements ?? [];
  const start = performance.now();
  const { tests, isMinimal } = generateTests(elements, registry, context);
  return { tests: tests.length, smallest: isMinimal, took: performance.now() - start };
}

function withOtherOperator(element: AscElement): AscElement {
  const [first, ...others] = element.Options!.Conditions!;
  const Conditions = [{ ...first!, Operator: first!.Operator === '==' ? '!=' : '==' }, ...others];
  return { ...element, Options: { ...element.Options, Conditions } };
}
