import { runs } from '../laws.js';

/** How many forms each law runs on. */
export const RUNS = runs(200);
