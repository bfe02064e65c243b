import { join } from 'node:path';
import { runnerImport } from 'vite';
import { median } from './browser.mjs';

/** Elements, the share of them that have rules, and edits. */
const FULL = [
  [120, 0.5, 15],
  [500, 0.8, 15]
];
const SMALL = [
  [10, 0.5, 1],
  [20, 0.8, 1]
];

/** What one edit of a rule costs, proof and states together; forms of real size are counted whole. */
export async function benchConditions(resources) {
  const forms = resources.isSmall ? SMALL : FULL;
  const { module } = await runnerImport(join(import.meta.dirname, 'conditions.entry.ts'), {
    configFile: false,
    logLevel: 'error'
  });
  const costs = [];
  for (const [size, share, edits] of forms) {
    module.measureConditions(size, share, edits);
    const figures = module.measureConditions(size, share, edits);
    const [proof, states] = [median(figures.proof), median(figures.states)];
    costs.push(median(figures.proof.map((each, at) => each + figures.states[at])));
    console.log(
      `conditions N=${size}, ${figures.rules} rules, ${figures.groups} groups: ${figures.count} states · ` +
        `first ${figures.first.toFixed(0)} ms · an edit: proof ${proof.toFixed(1)} ms, states ${states.toFixed(1)} ms`
    );
  }
  const [[few, share], [many]] = forms;
  const { tests, smallest, took } = module.measureTests(few, share);
  console.log(`conditions N=${few}: ${tests} tests${smallest ? ', proved the fewest' : ''} in ${took.toFixed(0)} ms`);
  return [
    { what: `edit of a rule, proof and states, N=${many}`, measured: costs[1], bound: 50, unit: 'ms' },
    { what: `edit of a rule, N=${many} against N=${few}`, measured: costs[1] / costs[0], bound: 25, unit: 'x' }
  ];
}
