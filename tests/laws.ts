import fc from 'fast-check';

/** How often a law runs: `few` times in `npm test`, LAW_RUNS times as often before a release. */
export const runs = (few: number): number => few * Number(process.env.LAW_RUNS ?? 1);

// Before each file (vitest.config.ts): a law that names neither has these.
fc.configureGlobal({ seed: 20_261_127, numRuns: runs(100) });
