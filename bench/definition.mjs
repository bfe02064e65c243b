import { join } from 'node:path';
import { runnerImport } from 'vite';
import { median, opened, settle, taskTime } from './browser.mjs';
import { uploadWidget } from './upload.mjs';

/** `rest`: milliseconds until what an edit sets off is done. */
const FULL = { elements: 500, rounds: 5, keys: 16, rest: 1_000 };
const SMALL = { elements: 20, rounds: 1, keys: 2, rest: 100 };
/** Of a person who types fast. */
const KEY_MILLISECONDS = 120;
const FIELD = '[data-field] :is(input, select, textarea)';
const NAME = '#property-name';
const LIMIT = '#property-Options-Maximum';

/** Main-thread time of a key in the control that has the focus, the mean of several, until the page is at rest. */
async function keyCost({ page, devtools }, { keys, rest }, [typed, taken]) {
  await settle(page, devtools);
  const before = await taskTime(devtools);
  for (let key = 0; key < keys; key++) {
    await page.keyboard.press(key % 2 === 0 ? typed : taken);
    await page.waitForTimeout(KEY_MILLISECONDS);
  }
  await page.waitForTimeout(rest);
  return ((await taskTime(devtools)).task - before.task) / keys;
}

/** In the page: what one search keeps the main thread from answering, until its lines are laid out, in milliseconds. */
function searchTime(words) {
  const input = document.querySelector('#settings-search');
  const start = performance.now();
  input.value = words;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  return new Promise((done) => {
    queueMicrotask(() => {
      void document.querySelector('#settings-list').getBoundingClientRect();
      done(performance.now() - start);
    });
  });
}

/** The tab Definition against Values, of one definition of 500 settings. */
export async function benchDefinition(resources) {
  const size = resources.isSmall ? SMALL : FULL;
  const { module } = await runnerImport(join(import.meta.dirname, 'form.ts'), { configFile: false, logLevel: 'error' });
  const app = await resources.app();
  const opening = await resources.page(app.link);
  const { page } = opening;
  const elements = module.generateForm(size.elements).Elements;
  const number = elements.find(({ DataType }) => DataType === 'number');
  const { Id: id } = await uploadWidget(page, app.url, 'definition', elements, 'widget.sendReady();');
  const values = `${app.url}/widgets/${id}`;
  const definition = `${values}/definition?el=${number.Id}`;
  const figures = { open: [], name: [], limit: [], search: [] };
  for (let round = 0; round < size.rounds; round++) {
    const first = await opened(page, values, FIELD);
    const second = await opened(page, definition, NAME);
    console.log(`definition N=${size.elements}: opening ${first.toFixed(0)} ms, ${second.toFixed(0)} ms`);
    figures.open.push(second / first);
  }
  const typing = ['x', 'Backspace'];
  const counting = ['1', 'Backspace'];
  const at = elements.indexOf(number);
  for (let round = 0; round < size.rounds; round++) {
    await opened(page, values, FIELD);
    await page.locator('[data-field] input:not([type=checkbox], [role=switch], [type=number])').first().click();
    const text = await keyCost(opening, size, typing);
    await page.locator(`[data-field="${at}"] input`).click();
    const count = await keyCost(opening, size, counting);
    await opened(page, definition, NAME);
    await page.locator(NAME).click();
    const name = await keyCost(opening, size, typing);
    await page.locator(LIMIT).click();
    await page.keyboard.press('End');
    const limit = await keyCost(opening, size, counting);
    if (!(await page.evaluate((selector) => document.activeElement?.matches(selector), LIMIT)))
      throw new Error('Keys were lost.');
    const search = await page.evaluate(searchTime, `Setting ${size.elements - 1}`);
    console.log(
      `definition N=${size.elements}: key in Values ${text.toFixed(1)} and ${count.toFixed(1)} ms, ` +
        `name ${name.toFixed(1)} ms, limit ${limit.toFixed(1)} ms, search ${search.toFixed(1)} ms`
    );
    figures.name.push(name / text);
    figures.limit.push(limit / count);
    figures.search.push(search);
  }
  const against = (what, measured, bound) => ({ what, measured: median(measured), bound, unit: 'x' });
  return [
    against(`opening Definition, N=${size.elements}, against Values`, figures.open, 1.5),
    against(`a key in a name, N=${size.elements}, against Values`, figures.name, 1.25),
    against(`a key in a limit, N=${size.elements}, against Values`, figures.limit, 1.25),
    { what: `a search, N=${size.elements}`, measured: median(figures.search), bound: 50, unit: ' ms' }
  ];
}
