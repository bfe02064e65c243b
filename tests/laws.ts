/** How often a law runs: `few` times in `npm test`, LAW_RUNS times as often before a release. */
export const runs = (few: number): number => few * Number(process.env.LAW_RUNS ?? 1);
