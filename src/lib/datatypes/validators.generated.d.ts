import type { Structure } from '../ascdata/structure.js';

/** The schemas of ascData.json, compiled. The code is made before each build and test run (scripts/lib/validators.mjs). */
export declare const structure: Structure;
