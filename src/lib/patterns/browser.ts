import type { PatternTester } from '../ascdata/dataTypeModel.js';

/**
 * The tester for pages. Most forms have no pattern: the tester itself is loaded, and its worker started, with the first
 * question. Where it cannot be loaded, questions run out of time, as they do when a pattern does.
 */
export function browserPatterns(): PatternTester {
  let tester: PatternTester | undefined;
  let loading: Promise<void> | undefined;
  const early: (readonly [pattern: string, text: string])[] = [];

  async function load(): Promise<void> {
    tester = await import('./browserWorker.js').then(
      ({ workerPatterns }) => workerPatterns(),
      () => ({ test: () => 'timeout', settled: () => Promise.resolve() })
    );
    for (const [pattern, text] of early.splice(0)) tester.test(pattern, text);
  }

  return {
    test(pattern, text) {
      if (tester) return tester.test(pattern, text);
      early.push([pattern, text]);
      loading ??= load();
      return 'pending';
    },
    async settled() {
      await loading;
      await tester?.settled();
    }
  };
}
