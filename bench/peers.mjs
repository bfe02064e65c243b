import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { run, tool } from '../scripts/lib/setup.mjs';
import { buildEntries, buildPages, EDITOR, median, settle } from './browser.mjs';
import { measureForm } from './forms.mjs';
import { CONTENDERS, LIBRARIES } from './peers/libraries.mjs';

const folder = join(import.meta.dirname, 'peers');
const results = join(import.meta.dirname, 'RESULTS.md');

const FULL = {
  rounds: 3,
  sizes: [10, 50, 500, 2000],
  seeds: [1, 2, 3],
  pace: { keys: 8, toggles: 3, rest: 600, settles: true }
};
const SMALL = { rounds: 1, sizes: [10], seeds: [1], pace: { keys: 1, toggles: 1, rest: 100, settles: true } };
/** Settings from which on the editor lays out only what is in view. */
const BIG = 500;
const MEASURES = { key: 'A key', hub: 'The hub', mount: 'First mount' };

/** What somebody does in a form before it is compared with the oracle again: a switch by its place, or the first list. */
const STEPS = [
  ['boolean', 0],
  ['list', 0],
  ['boolean', 1],
  ['boolean', 0],
  ['boolean', 1]
];
const CHOSEN = 'Blue';

/**
 * Libraries that drop the Value of a setting that hides would show others than the product where a condition tests such a setting,
 * so that what is measured tests only those that are always shown.
 */
const formOf = (count, seed = 1) => [count, seed, 0.4, false];
const CHAINED = [500];

const NOTES = `## What was not like for like

- **The whole editor** is the screen as people have it: it checks each Value, keeps edits encrypted, undoes, marks and counts changes, searches and
  filters, says why a setting is hidden, and tells the preview (none was open). Settings far outside the viewport are drawn by their name alone until
  they come near; nobody else does that.
- **By hand** shows controls and hides rows, and does nothing else.
- **The libraries** show the least form that each of them can: no undo, nothing kept, no marks, no search, no preview. sjsf and react-jsonschema-form drop
  the Value of a setting that hides, so that it is gone when the setting comes back; the others keep it.
- Lists are the browser's own, also in SurveyJS, which has a list of its own by default. SurveyJS takes each key, not only leaving the field, and does
  not animate. Settings that hide together stand in one \`if\` for sjsf and react-jsonschema-form.
- SurveyJS and sjsf come with a style sheet; the plain looks of JSON Forms and react-jsonschema-form have none.
`;

/** The whole editor, hand-written DOM and form libraries on the same forms in the same browser; keeps the tables beside this file. */
export async function benchPeers(resources) {
  await installLibraries();
  await buildPages();
  await buildEntries(
    LIBRARIES.map(({ name }) => `bench/peers/${name}.entry.mjs`),
    'peers'
  );
  const url = await resources.served();
  const contenders = CONTENDERS.map((each) => ({ ...each, rows: new Map() }));
  const plan = resources.isSmall ? SMALL : FULL;
  const before = loadavg()[0];
  for (const count of plan.sizes) await compare(resources, url, contenders, count, plan);
  if (!resources.isSmall) {
    for (const each of contenders) each.chained = await firstDifference(resources, each, [CHAINED]);
    await writeResults(resources, contenders, plan, before);
  }
  console.log(tables(contenders, plan.sizes));
  return promises(contenders, plan.sizes);
}

async function installLibraries() {
  const [installed, wanted] = ['node_modules/.package-lock.json', 'package-lock.json'].map((file) =>
    join(folder, file)
  );
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(wanted).mtimeMs) return;
  if (!(await run('npm', ['ci', '--prefix', folder, '--include=dev', '--ignore-scripts'])))
    throw new Error('The form libraries could not be installed; the lines above say why.');
}

/** One size: who shows what the oracle says is measured, in rounds that are taken in turn. */
async function compare(resources, url, contenders, count, { rounds, seeds, pace }) {
  const agreeing = [];
  for (const contender of contenders) {
    const forms = (count < BIG ? seeds : [1]).map((seed) => formOf(count, seed));
    const difference = await firstDifference(resources, contender, forms);
    if (difference) console.log(`${contender.title}, N=${count}: ${difference}`);
    else agreeing.push(contender);
    contender.rows.set(count, difference ? { difference } : { runs: [] });
  }
  for (let round = 0; round < rounds; round++) {
    for (const { title, page, rows } of agreeing) {
      const figures = await measureForm(resources, `${url}/${page}.html`, formOf(count), pace);
      rows.get(count).runs.push(figures);
      const { mount, key, hub } = figures;
      console.log(`${title}, N=${count}: mount ${mount.toFixed(1)} · key ${key.toFixed(2)} · hub ${hub.toFixed(1)} ms`);
    }
  }
}

/** In the page: the names of the settings that are shown. */
function namesShown() {
  const found = new Set();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode;
    const name = data.trim();
    if (/^(Hub|Setting \d+)$/.test(name) && parentElement.checkVisibility()) found.add(name);
  }
  return [...found];
}

/** Where a contender first shows other settings than the product's own evaluator; undefined: nowhere. */
async function firstDifference(resources, { page: name }, forms) {
  const { module } = await runnerImport(join(folder, 'oracle.ts'), { configFile: false, logLevel: 'error' });
  for (const form of forms) {
    const oracle = new module.Oracle(...form);
    // An origin of its own: in a small run, the browser would bring the editor's kept edits back.
    const { page, devtools, close } = await resources.page(`${await resources.served()}/${name}.html`);
    await page.waitForFunction(() => 'mountForm' in window);
    await page.evaluate((given) => window.mountForm(...given), form);
    for (const [at, step] of [undefined, ...STEPS].entries()) {
      if (step && !(await take(page, oracle, step))) continue;
      await settle(page, devtools);
      const difference = differenceOf(await page.evaluate(namesShown), oracle.names());
      if (difference) return `after change ${at}, it ${difference}`;
    }
    await close();
  }
  return undefined;
}

function differenceOf(shown, wanted) {
  const [more, less] = [shown.filter((name) => !wanted.includes(name)), wanted.filter((name) => !shown.includes(name))];
  const listed = (what, names) =>
    names.length > 0 ? [`${what} ${names.slice(0, 3).join(', ')} (${names.length})`] : [];
  return [...listed('shows', more), ...listed('does not show', less)].join('; ');
}

/** Takes a step in the oracle and in the page. @returns whether the form has what the step needs */
async function take(page, oracle, [dataType, place]) {
  if (!oracle.set(dataType, place, (value) => (dataType === 'list' ? CHOSEN : !value))) return false;
  const visible = (selector) => page.locator(selector).filter({ visible: true });
  if (dataType === 'boolean') {
    await visible('main input[type=checkbox], main [role=switch]').nth(place).press('Space');
    return true;
  }
  // The editor has another list above its fields, and JSON Forms' options have labels without text.
  const lists = await visible('main select').all();
  for (const list of lists) {
    const isOf = await list.evaluate(({ options }, label) => [...options].some((each) => each.label === label), CHOSEN);
    if (isOf && place-- === 0) await list.selectOption({ label: CHOSEN });
    if (place < 0) return true;
  }
  throw new Error(`There are fewer lists than the form has: ${lists.length}.`);
}

const medianOf = ({ rows }, count, what) => median((rows.get(count).runs ?? []).map((figures) => figures[what]));

/** From 500 settings on, the whole editor works less than any of the libraries. */
function promises(contenders, sizes) {
  const editor = contenders.find(({ page }) => page === EDITOR);
  const libraries = contenders.filter(({ packages }) => packages);
  const fastest = (count, what) =>
    Math.min(...libraries.map((each) => medianOf(each, count, what)).filter(Number.isFinite));
  return Object.entries(MEASURES).flatMap(([what, title]) =>
    sizes
      .filter((count) => count >= BIG || sizes.length === 1)
      .map((count) => ({
        what: `${title.toLowerCase()}, N=${count}, against the fastest library`,
        measured: medianOf(editor, count, what) / fastest(count, what),
        bound: 1,
        unit: 'x'
      }))
  );
}

const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

function tables(contenders, sizes) {
  return Object.entries(MEASURES)
    .map(([what, title]) => {
      const cell = (contender, count) =>
        contender.rows.get(count).runs ? `${medianOf(contender, count, what).toFixed(1)} ms` : 'differs';
      const rows = contenders.map((each) => [each.title, ...sizes.map((count) => cell(each, count))]);
      return table([title, ...sizes.map((count) => `N=${count}`)], rows);
    })
    .join('\n\n');
}

async function writeResults(resources, contenders, { rounds, sizes, pace }, loadBefore) {
  const blank = await resources.page('about:blank');
  const { devDependencies } = readPackage(folder);
  const { version, devDependencies: own } = readPackage(join(import.meta.dirname, '..'));
  const versions = contenders.map(({ title, page, packages, hiding, checks }) => [
    title,
    packages?.map((each) => `${each} ${devDependencies[each]}`).join(', ') ?? (page === EDITOR ? version : ''),
    hiding,
    checks
  ]);
  const differing = contenders.flatMap(({ title, rows, chained }) => [
    ...sizes
      .filter((count) => rows.get(count).difference)
      .map((count) => [title, `N=${count}`, rows.get(count).difference]),
    ...(chained ? [[title, `N=${CHAINED[0]}, also on settings that can be hidden`, chained]] : [])
  ]);
  const load = [loadBefore, loadavg()[0]].map((value) => value.toFixed(1));
  const text = `# The editor beside form libraries

Written by \`npm run bench -- peers\`; [README.md](README.md#form-libraries) says what is measured.

- ${new Date().toISOString().slice(0, 10)}, ${cpus().length} processors (${cpus()[0].model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GiB of memory
- Chromium ${blank.page.context().browser().version()}, Node.js ${process.versions.node}, React ${devDependencies.react}, Svelte ${own.svelte}
- Load of the machine: ${load[0]} when it began, ${load[1]} when it ended. More than 1 is other work beside it.
- Medians of ${rounds} rounds, in which the contenders took turns; of a round, the mean of ${pace.keys} keys and the median of ${pace.toggles} switches

${tables(contenders, sizes)}

## Who took part

${table(['', 'version', 'a setting hides by', 'checks Values'], versions)}

## Who shows other settings than the product

${differing.length > 0 ? table(['', 'conditions', 'difference'], differing) : 'Nobody.'}

${NOTES}`;
  writeFileSync(results, text);
  await run(tool('oxfmt'), [results]);
}

const readPackage = (place) => JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'));
