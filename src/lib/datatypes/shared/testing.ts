import type { CheckContext, PatternTester, PatternVerdict } from '../../ascdata/dataTypeModel.js';
import { DEFAULT_PLATFORM } from '../../ascdata/defaults.js';
import type { AscElement, DataTypeName } from '../../ascdata/types.js';

/** Contexts and elements for tests of the models. */

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
