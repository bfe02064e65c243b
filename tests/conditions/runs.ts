/** How many forms each law runs on: CONDITION_RUNS=10000 before a release, few in `npm test`. */
export const RUNS = Number(process.env.CONDITION_RUNS ?? 200);
