import { join } from 'node:path';
import { runnerImport } from 'vite';
import { median, opened, settle, taskTime } from './browser.mjs';
import { uploadWidget } from './upload.mjs';

const LANGUAGES = 'de fr es it nl pl pt cs da sv nb fi hu ro bg el tr uk ru ja'.split(' ');
/** `rest`: milliseconds until what an edit sets off is done. */
const FULL = { elements: 500, languages: LANGUAGES.length, rounds: 3, openings: 7, actions: 8, rest: 1_000 };
const SMALL = { elements: 12, languages: 2, rounds: 1, openings: 1, actions: 2, rest: 100 };
const FRAME_MILLISECONDS = 1000 / 60;
/** Of a person who types fast. */
const KEY_MILLISECONDS = 120;
const IN_WORK = '#text-in-work';
const FIELD = '[data-field] :is(input, select, textarea)';

/** Main-thread time of an action, the mean of several, until the page is at rest. */
async function cost({ page, devtools, actions, rest }, action) {
  await page.waitForTimeout(rest);
  const before = await taskTime(devtools);
  for (let at = 0; at < actions; at++) {
    await action(at);
    await page.waitForTimeout(KEY_MILLISECONDS);
  }
  await page.waitForTimeout(rest);
  return ((await taskTime(devtools)).task - before.task) / actions;
}

const typing = (page) => (at) => page.keyboard.press(at % 2 === 0 ? 'x' : 'Backspace');

/**
 * Clicks the first two filters in turn. Where they are is known before: to look for a control, and whether it can be clicked,
 * Playwright works on the page's main thread, which it does not for a key.
 */
async function filterCost(opening) {
  const { page } = opening;
  const [all, other] = await page.locator('[role=search] [role=group] button').all();
  const boxes = await Promise.all([all, other].map((button) => button.boundingBox()));
  const middles = boxes.map(({ x, y, width, height }) => [x + width / 2, y + height / 2]);
  const filter = await cost(opening, (at) => page.mouse.click(...middles[(at + 1) % 2]));
  for (const [at, button] of [other, all].entries()) {
    await page.mouse.click(...middles[1 - at]);
    if ((await button.getAttribute('aria-pressed')) !== 'true') throw new Error('Clicks were lost.');
  }
  return filter;
}

/** In the page: types a character into the text in work; how many frames later its field in the form shows the text. */
async function framesUntilShown(selector) {
  const control = document.querySelector(selector);
  control.value += 'z';
  control.dispatchEvent(new Event('input', { bubbles: true }));
  const shows = () => document.querySelector('[data-in-work]')?.textContent?.includes(control.value);
  let frames = 0;
  while (!shows() && frames < 60) {
    await new Promise((next) => requestAnimationFrame(next));
    frames++;
  }
  return frames;
}

/** Settings in that many languages: each has its name in all of them. */
function translated(elements, languages) {
  const named = (name) =>
    Object.fromEntries(LANGUAGES.slice(0, languages).map((tag) => [tag, { DisplayName: `${name} (${tag})` }]));
  return elements.map((element) => ({ ...element, Translations: named(element.DisplayName) }));
}

const translationsOf = (values) => `${values}/translations?language=de`;

/** What keys and clicks cost in the tab Translations, and a key in Values. */
async function measured(opening, values) {
  const { page } = opening;
  await opened(page, values, FIELD);
  await page.locator('[data-field] input:not([type=checkbox], [role=switch])').first().click();
  const key = await cost(opening, typing(page));
  await opened(page, translationsOf(values), IN_WORK);
  // All texts are measured in their fields while the page is idle.
  await settle(page, opening.devtools);
  await page.locator(IN_WORK).focus();
  const text = await cost(opening, typing(page));
  const frames = await page.evaluate(framesUntilShown, IN_WORK);
  const next = await cost(opening, () => page.keyboard.press('Alt+ArrowDown'));
  const filter = await filterCost(opening);
  await page.locator('#texts-search').focus();
  const search = await cost(opening, (at) => page.keyboard.press(at % 2 === 0 ? '7' : 'Backspace'));
  return { key, text, next, search, filter, frames };
}

/** The tab Translations against Values, of one definition of 500 settings in 20 languages. */
export async function benchTranslations(resources) {
  const {
    elements: count,
    languages,
    rounds: times,
    openings: opens,
    actions,
    rest
  } = resources.isSmall ? SMALL : FULL;
  const { module } = await runnerImport(join(import.meta.dirname, 'form.ts'), { configFile: false, logLevel: 'error' });
  const app = await resources.app();
  const opening = { ...(await resources.page(app.link)), actions, rest };
  const elements = translated(module.generateForm(count).Elements, languages);
  const { Id: id } = await uploadWidget(opening.page, app.url, 'texts', elements, 'widget.sendReady();');
  const values = `${app.url}/widgets/${id}`;
  const openings = [];
  for (let round = 0; round < opens; round++) {
    const first = await opened(opening.page, values, FIELD);
    openings.push((await opened(opening.page, translationsOf(values), IN_WORK)) / first);
  }
  const rounds = [];
  for (let round = 0; round < times; round++) {
    const figures = await measured(opening, values);
    console.log(
      'translations',
      Object.entries(figures)
        .map(([name, value]) => `${name} ${value.toFixed(1)}`)
        .join(' · ')
    );
    rounds.push(figures);
  }
  const of = (what) => median(rounds.map(what));
  const more = (name) => ({
    what: `${name}, N=${count} in ${languages} languages, more than a key in Values`,
    measured: of((figures) => (figures[name] - figures.key) / FRAME_MILLISECONDS),
    bound: 2,
    unit: ' frames'
  });
  return [
    { what: 'opening Translations, against Values', measured: median(openings), bound: 1.5, unit: 'x' },
    ...['text', 'next', 'search', 'filter'].map(more),
    {
      what: 'until the form shows what is typed',
      measured: Math.max(...rounds.map(({ frames }) => frames)),
      bound: 2,
      unit: ' frames'
    }
  ];
}
