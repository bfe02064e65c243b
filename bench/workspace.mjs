import { join } from 'node:path';
import { runnerImport } from 'vite';
import { startApp } from './app.mjs';
import { median, opened, openPage, taskTime } from './browser.mjs';
import { uploadWidget } from './upload.mjs';

const ELEMENTS = 500;
/** Share of them that have rules. */
const RULED = 0.8;
const ROUNDS = 5;
const KEYS = 16;
/** Of a person who types fast. */
const KEY_MILLISECONDS = 120;
/** Until what an edit sets off has come to rest. */
const REST_MILLISECONDS = 1_000;

/** Main-thread time of a key in the control that has the focus. */
async function keyCost({ page, devtools }) {
  await page.waitForTimeout(REST_MILLISECONDS);
  const before = await taskTime(devtools);
  for (let key = 0; key < KEYS; key++) {
    await page.keyboard.press(key % 2 === 0 ? '1' : 'Backspace');
    await page.waitForTimeout(KEY_MILLISECONDS);
  }
  await page.waitForTimeout(REST_MILLISECONDS);
  return ((await taskTime(devtools)).task - before.task) / KEYS;
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
export async function benchWorkspace() {
  const { module } = await runnerImport(join(import.meta.dirname, 'form.ts'), { configFile: false, logLevel: 'error' });
  const { elements, reader } = withTyped(module.generateForm(ELEMENTS, 1, RULED).Elements);
  const app = await startApp();
  const opening = await openPage(app.link);
  const { page } = opening;
  const { Id: id } = await uploadWidget(page, app.url, 'rules', elements, 'widget.sendReady();');
  const values = `${app.url}/widgets/${id}`;
  const conditions = `${values}/conditions?el=${reader}`;
  const [field, rule] = ['[data-field] :is(input, select, textarea)', '[role=row][aria-selected]'];
  const figures = { open: [], key: [] };
  for (let round = 0; round < ROUNDS; round++) {
    const first = await opened(page, values, field);
    figures.open.push((await opened(page, conditions, rule)) / first);
  }
  for (let round = 0; round < ROUNDS; round++) {
    await opened(page, values, field);
    await page.locator('[data-field="1"] input').click();
    const typed = await keyCost(opening);
    await opened(page, conditions, rule);
    await page.locator('[data-try=typed]').click();
    await page.getByRole('dialog').locator('input').focus();
    const tried = await keyCost(opening);
    console.log(`workspace N=${ELEMENTS}: key in Values ${typed.toFixed(1)} ms, tried ${tried.toFixed(1)} ms`);
    figures.key.push(tried / typed);
  }
  await opening.browser.close();
  app.stop();
  const against = (what, measured, bound) => ({ what, measured: median(measured), bound, unit: 'x' });
  return [
    against(`opening Conditions, N=${ELEMENTS}, against Values`, figures.open, 1.5),
    against(`a tried Value, N=${ELEMENTS}, against Values`, figures.key, 2)
  ];
}
