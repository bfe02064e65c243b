import { join } from 'node:path';
import { runnerImport } from 'vite';
import { median } from './browser.mjs';

/** Elements, the share of them that have rules, and edits. */
const FORMS = [
  [120, 0.5, 15],
  [500, 0.8, 15]
];

/** What one edit of a rule costs, proof and states together; forms of real size are counted whole. */
export async function benchConditions() {
  const { module } = await runnerImport(join(import.meta.dirname, 'conditions.entry.ts'), {
    configFile: false,
    logLevel: 'error'
  });
  const costs = [];
  for (const [size, share, edits] of FORMS) {
    module.measureConditions(size, share, edits);
    const figures = module.measureConditions(size, share, edits);
    const [proof, states] = [median(figures.proof), median(figures.states)];
    costs.push(median(figures.proof.map((each, at) => each + figures.states[at])));
    console.log(
      `conditions N=${size}, ${figures.rules} rules, ${figures.groups} groups: ${figures.count} states · ` +
        `first ${figures.first.toFixed(0)} ms · an edit: proof ${proof.toFixed(1)} ms, states ${states.toFixed(1)} ms`
    );
  }
  const { tests, smallest, took } = module.measureTests(120, 0.5);
  console.log(`conditions N=120: ${tests} tests${smallest ? ', proved the fewest' : ''} in ${took.toFixed(0)} ms`);
  return [
    { what: 'edit of a rule, proof and states, N=500, 400 rules', measured: costs[1], bound: 50, unit: 'ms' },
    { what: 'edit of a rule, N=500 against N=120', measured: costs[1] / costs[0], bound: 25, unit: 'x' }
  ];
}
