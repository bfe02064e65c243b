import { text, weather } from '../../src/lib/form/testingWeather.js';
import { shop } from '../e2e/table/shop.js';
import { KEY } from './driver.js';
import { board, call, expect, test, upload } from './product.js';

/** A smoke walk: each main screen opens and does what it is for. */
test.describe.configure({ timeout: 120_000 });

test('from the list into a form: an edit runs in the widget, is saved and is there after a reload', async ({
  webkit,
  app
}) => {
  await upload(app, 'Weather', weather);
  await webkit.goto(`${app.url}/widgets`);
  await expect(async () => {
    await webkit.click('main a', 'Weather');
    await expect.poll(() => webkit.run(() => location.pathname), { timeout: 3_000 }).toMatch(/\d$/);
  }).toPass();
  await webkit.fill('input, textarea', 'Title', 'Graz');
  await expect(async () => {
    expect(await webkit.inFrame('iframe', 'Weather', () => webkit.text('#shown'))).toContain('Graz');
  }).toPass();
  await webkit.click('input, textarea', 'Title');
  await webkit.press('s', KEY.control);
  await webkit.find('p', 'Saved. No unsaved changes');
  await webkit.reload();
  expect(await webkit.value('input, textarea', 'Title')).toBe('Graz');
});

test('the Table takes a value by keyboard, copies and pastes it', async ({ webkit, app }) => {
  const id = await upload(app, 'Hours', shop);
  const group = await call<{ Id: number }>(app, 'POST', 'WidgetGroups', { Name: 'Shops' });
  for (const Name of ['Graz', 'Linz']) {
    await call(app, 'POST', `Widgets/${id}/Variants`, { Name, WidgetGroupId: group.Id });
  }
  await webkit.goto(`${app.url}/widgets/${id}/table`);
  await webkit.find('[role=grid]');
  const note = (at: number) =>
    webkit.run((at) => document.querySelectorAll('[role=gridcell][aria-label^="Note:"]')[at]!.ariaLabel, at);
  const focus = (at: number) => webkit.clickAt('[role=gridcell][aria-label^="Note:"]', at);
  await focus(1);
  await webkit.press(`Hello${KEY.enter}`);
  expect(await note(1)).toBe('Note: Hello, not saved');
  // A second click at the same place would be a double click.
  await webkit.press(KEY.up);
  await webkit.press('c', KEY.control);
  await focus(2);
  await webkit.press('v', KEY.control);
  await webkit.click('button', 'Apply 1');
  expect(await note(2)).toBe('Note: Hello, not saved');
});

test('Conditions show the states that Values can produce', async ({ webkit, app }) => {
  const id = await upload(app, 'Conditions', weather);
  await webkit.goto(`${app.url}/widgets/${id}/conditions?view=states`);
  const shown = () => webkit.run(() => document.body.innerText);
  await expect.poll(shown).toContain('All 3 states, complete');
});

test('a translation is typed, saved and counted', async ({ webkit, app }) => {
  const id = await upload(app, 'Translated', weather);
  await webkit.goto(`${app.url}/widgets/${id}/translations`);
  // The first text to review.
  await webkit.click('textarea');
  await webkit.press(`${KEY.end}en${KEY.enter}`);
  await webkit.find('*', 'All saved');
  await webkit.reload();
  await webkit.find('textarea');
  expect(await webkit.run(() => document.querySelector('textarea')!.value)).toBe('Überschriften');
});

test('a dashboard shows its widgets side by side', async ({ webkit, app }) => {
  const ids = [];
  for (const name of ['One', 'Two', 'Three'])
    ids.push(
      await upload(app, name, [{ Id: 'title', DisplayName: 'Title', DataType: 'simpleText', Value: text(name) }])
    );
  await webkit.goto(app.url + (await board(app, ids)));
  for (const name of ['One', 'Two', 'Three']) {
    await webkit.find('[data-state=live] iframe', name);
    expect(await webkit.inFrame('iframe', name, () => webkit.text('#shown'))).toContain(name);
  }
});

test('a radio button that is not chosen is as dark as its page', async ({ webkit, app }) => {
  const id = await upload(app, 'Radio', weather);
  await webkit.goto(`${app.url}/widgets/${id}`);
  await webkit.run(() => localStorage.setItem('ascdata:theme', 'dark'));
  await webkit.reload();
  await webkit.find('input[type=radio]', 'Forecast');
  const drawn = await webkit.run(() => {
    const { appearance, backgroundColor } = getComputedStyle(
      document.querySelector('input[type=radio]:not(:checked)')!
    );
    return { appearance, backgroundColor };
  });
  // WebKit’s own is white in both.
  expect(drawn).toEqual({ appearance: 'none', backgroundColor: 'rgb(30, 33, 38)' });
});
