import { join } from 'node:path';
import { runnerImport } from 'vite';
import { median, opened, taskTime } from './browser.mjs';
import { uploadWidget } from './upload.mjs';

/** `rest`: milliseconds until what an edit sets off is done. */
const FULL = { elements: 500, rounds: 5, keys: 16, rest: 1_000 };
const SMALL = { elements: 20, rounds: 1, keys: 2, rest: 100 };
/** Share of the elements that have rules. */
const RULED = 0.8;
/** Of a person who types fast. */
const KEY_MILLISECONDS = 120;

/** Main-thread time of a key in the control that has the focus. */
async function keyCost({ page, devtools }, { keys, rest }) {
  await page.waitForTimeout(rest);
  const before = await taskTime(devtools);
  for (let key = 0; key < keys; key++) {
    await page.keyboard.press(key % 2 === 0 ? '1' : 'Backspace');
    await page.waitForTimeout(KEY_MILLISECONDS);
  }
  await page.waitForTimeout(rest);
  return ((await taskTime(devtools)).task - before.task) / keys;
}

/** The elements with a number in the second place that every tenth rule reads. */
function withTyped(elements) {
  const typed = {
    Id: 'typed',
    DisplayName: 'Typed',
    DataType: 'number',
    Value: 1,
    Options: { Minimum: 0, Maximum: 99 }
  };
  const condition = { Action: 'HIDE', TargetId: typed.Id, Operator: '==', Value: 11 };
  const reading = elements
    .filter(({ Options }) => Options?.Conditions)
    .filter((_, at) => at % 10 === 0)
    .map(({ Id }) => Id);
  const others = elements.map((element) =>
    reading.includes(element.Id)
      ? { ...element, Options: { ...element.Options, Conditions: [...element.Options.Conditions, condition] } }
      : element
  );
  return { elements: others.toSpliced(1, 0, typed), reader: reading[0] };
}

/** The tab Conditions against Values, of one definition of 500 elements and 400 rules. */
export async function benchWorkspace(resources) {
  const size = resources.isSmall ? SMALL : FULL;
  const { module } = await runnerImport(join(import.meta.dirname, 'form.ts'), { configFile: false, logLevel: 'error' });
  const { elements, reader } = withTyped(module.generateForm(size.elements, 1, RULED).Elements);
  const app = await resources.app();
  const opening = await resources.page(app.link);
  const { page } = opening;
  const { Id: id } = await uploadWidget(page, app.url, 'rules', elements, 'widget.sendReady();');
  const values = `${app.url}/widgets/${id}`;
  const conditions = `${values}/conditions?el=${reader}`;
  const [field, rule] = ['[data-field] :is(input, select, textarea)', '[role=row][aria-selected]'];
  const figures = { open: [], key: [] };
  for (let round = 0; round < size.rounds; round++) {
    const first = await opened(page, values, field);
    figures.open.push((await opened(page, conditions, rule)) / first);
  }
  for (let round = 0; round < size.rounds; round++) {
    await opened(page, values, field);
    await page.locator('[data-field="1"] input').click();
    const typed = await keyCost(opening, size);
    await opened(page, conditions, rule);
    await page.locator('[data-try=typed]').click();
    await page.getByRole('dialog').locator('input').focus();
    const tried = await keyCost(opening, size);
    if (!(await page.evaluate(() => document.activeElement?.closest('[role=dialog]'))))
      throw new Error('Keys were lost.');
    console.log(`workspace N=${size.elements}: key in Values ${typed.toFixed(1)} ms, tried ${tried.toFixed(1)} ms`);
    figures.key.push(tried / typed);
  }
  const against = (what, measured, bound) => ({ what, measured: median(measured), bound, unit: 'x' });
  return [
    against(`opening Conditions, N=${size.elements}, against Values`, figures.open, 1.5),
    against(`a tried Value, N=${size.elements}, against Values`, figures.key, 2)
  ];
}
