import type { CheckContext, PatternTester, PatternVerdict } from '../../ascdata/dataTypeModel.js';
import { DEFAULT_PLATFORM } from '../../ascdata/defaults.js';
import type { AscElement, DataTypeName, Operator } from '../../ascdata/types.js';

/** Contexts and elements for tests of the models. */

type Options = Readonly<Record<string, unknown>>;

/** An element of a DataType, with what is said of Values in it or with other Options. */
export interface Sample {
  readonly element: AscElement;
  /** Of each option of its schema, values that differ in every way two versions can. */
  readonly options: Readonly<Record<string, readonly unknown[]>>;
  /** Sets of options, one for each exact form of a Value, so that a law holds for each. Absent: there is one form. */
  readonly exactForms?: readonly Options[];
  readonly good: readonly unknown[];
  readonly bad: readonly (readonly [value: unknown, codes: readonly string[], options?: Options])[];
  /** `met` is undefined where the comparison cannot be made, which is more than "not met". */
  readonly conditions: readonly (readonly [
    value: unknown,
    operator: Operator,
    expected: unknown,
    met: boolean | undefined,
    options?: Options
  ])[];
}

/** Answers at once and without a time limit; tests pass only harmless patterns. */
export const plainPatterns: PatternTester = {
  test(pattern, text) {
    try {
      return new RegExp(pattern).test(text) ? 'match' : 'no-match';
    } catch {
      return 'invalid';
    }
  },
  settled: () => Promise.resolve()
};

/** Always the same answer. */
export const alwaysAnswer = (verdict: PatternVerdict): PatternTester => ({
  test: () => verdict,
  settled: () => Promise.resolve()
});

export function checkContext(overrides: Partial<CheckContext> = {}): CheckContext {
  return { today: '2026-11-20', hidden: false, patterns: plainPatterns, platform: DEFAULT_PLATFORM, ...overrides };
}

export function element(dataType: DataTypeName, options: Record<string, unknown> = {}, Items?: string[]): AscElement {
  const items = Items ? { Items } : {};
  return { Id: 'E', DisplayName: 'Element', DataType: dataType, Value: null, ...items, Options: options };
}

export const codes = (findings: readonly { code: string }[]): string[] => findings.map((found) => found.code).sort();
