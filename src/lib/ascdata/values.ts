import type { CheckContext, RegisteredModel, PatternTester, PatternVerdict } from './dataTypeModel.js';
import { hiddenIds } from './conditions/visibility.js';
import { effectiveValue } from './effective.js';
import type { Finding } from './findings.js';
import { finding } from './finding.js';
import { inSlices } from './slices.js';
import type { AscElement, DataTypeName, Values } from './types.js';

/** The context of every check. */
export interface CheckOptions extends Omit<CheckContext, 'hidden'> {
  readonly registry: Readonly<Record<DataTypeName, RegisteredModel>>;
}

/** Most patterns that may time out before a check stops asking: 20 of 250 ms are 5 s. */
const MAX_PATTERN_TIMEOUTS = 20;

/**
 * Every rule that one Value breaks; pointers are relative to the Value. A form uses the models of its elements
 * (`EditorState.check`), so that it loads no registry.
 */
export function checkValue(element: AscElement, value: unknown, options: CheckOptions, hidden: boolean): Finding[] {
  return options.registry[element.DataType].check(value, element, { ...options, hidden });
}

/**
 * Checks the effective Value of every element as the server does on each save: with what these Values hide, and every pattern
 * evaluated. The editor checks field by field instead, so that an edit costs only what depends on it.
 * @returns the findings by element Id, without elements that have none; pointers are relative to the Value. An Id in `values`
 * that no element has gives `unknown-element`
 */
export async function checkValues(
  elements: readonly AscElement[],
  values: Values,
  options: CheckOptions
): Promise<Map<string, Finding[]>> {
  const hidden = hiddenIds(elements, options.registry, values, options);
  const result = strayValues(elements, values);
  const settle = untilSettled(options);
  const slice = inSlices();
  for (const element of elements) {
    const rest = slice();
    if (rest) await rest;
    const value = effectiveValue(element, values);
    const checked = settle((settled) => checkValue(element, value, settled, hidden.has(element.Id)));
    const found = checked instanceof Promise ? await checked : checked;
    if (found.length > 0) result.set(element.Id, found);
  }
  return result;
}

function strayValues(elements: readonly AscElement[], values: Values): Map<string, Finding[]> {
  const known = new Set(elements.map((element) => element.Id));
  const result = new Map<string, Finding[]>();
  for (const id of values.keys()) if (!known.has(id)) result.set(id, [finding('unknown-element', '', { id })]);
  return result;
}

/**
 * @returns a function that repeats a check until none of its patterns is pending. Over its lifetime it allows a limited number
 * of patterns to time out, and starts no more at once than that; afterwards it answers `untested`, so that no hostile
 * definition or text can delay a check. The result comes at once if no pattern is pending
 */
export function untilSettled(options: CheckOptions): <T>(task: (options: CheckOptions) => T) => T | Promise<T> {
  const slow = new Set<string>();
  /** Of the task that runs. */
  const open = new Set<string>();
  let isPending = false;
  const test = (pattern: string, text: string): PatternVerdict => {
    const key = JSON.stringify([pattern, text]);
    if (slow.size + open.size >= MAX_PATTERN_TIMEOUTS && !open.has(key)) {
      isPending ||= open.size > 0;
      return open.size > 0 ? 'pending' : 'untested';
    }
    const verdict = options.patterns.test(pattern, text);
    if (verdict === 'timeout') slow.add(key);
    if (verdict === 'pending') open.add(key);
    return verdict;
  };
  const patterns: PatternTester = { test, settled: () => options.patterns.settled() };
  const watched = { ...options, patterns };
  const attempt = <T>(task: (options: CheckOptions) => T): { readonly result: T; readonly isSettled: boolean } => {
    open.clear();
    isPending = false;
    const result = task(watched);
    return { result, isSettled: open.size === 0 && !isPending };
  };
  const repeat = async <T>(task: (options: CheckOptions) => T): Promise<T> => {
    for (;;) {
      await options.patterns.settled();
      const { result, isSettled } = attempt(task);
      if (isSettled) return result;
    }
  };
  return (task) => {
    const { result, isSettled } = attempt(task);
    return isSettled ? result : repeat(task);
  };
}
