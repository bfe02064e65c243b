import { readFile } from 'node:fs/promises';
import { expectAccessible, expectAccessibleInEachView } from '../accessible.js';
import { slowWhile } from '../slow.js';
import { ascData, element, widget } from './harness/lab.js';
import { expect, recording, test, wide } from './harness/previewPage.js';

test('an edit reaches the widget, and the state says how fast; its frame allows scripts and nothing else', async ({
  preview
}) => {
  await preview.show(recording);
  await expect(preview.state()).toContainText('live');
  await preview.update('a', 12);
  await expect.poll(() => preview.events()).toEqual([[1, 0], 'Play', [1, 12]]);
  await expect(preview.state()).toContainText(/live, (< 1|\d+) ms/);

  const frame = preview.page.locator('iframe');
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
  await expect(frame).toHaveAttribute('allow', '');
  await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
  await expect(frame).toHaveAttribute('title', 'Weather Vienna');

  await test.step('one with one slot count, no detail view and no print support offers none of them', async () => {
    await expect(preview.page.getByRole('radiogroup')).toHaveCount(1);
    await expect(preview.page.getByRole('radio')).toHaveCount(2);
    await expect(preview.page.getByRole('button', { name: 'Export' })).toHaveCount(0);
  });
});

test('slots and rows are offered as far as the widget may have them, by keyboard too, and give it the size', async ({
  preview
}) => {
  await preview.show(recording, { ascData: wide });
  await expect(preview.page.getByRole('radiogroup', { name: 'Slots' }).getByRole('radio')).toHaveCount(2);
  await expect.poll(() => preview.viewport()).toEqual([320, 288]);
  await expect.poll(async () => (await preview.events()).at(-1)).toBe('Play');
  await preview.page.getByRole('radio', { name: '1 slot' }).focus();
  await preview.page.keyboard.press('ArrowRight');
  await expect(preview.page.getByRole('radio', { name: '3 slots' })).toBeChecked();
  await expect.poll(() => preview.viewport()).toEqual([992, 288]);
  await expect.poll(async () => (await preview.events()).at(-1)).toEqual([3, 0]);
  await preview.page.getByRole('radio', { name: '2 rows' }).check({ force: true });
  await expect.poll(() => preview.viewport()).toEqual([992, 592]);
});

test('the detail view is 1024x576 for the widget, scaled to the space there is; the report takes that space', async ({
  preview
}) => {
  await preview.page.setViewportSize({ width: 800, height: 600 });
  await preview.show(widget(`events.push(widget.isDetailView(), widget.isReportView()); widget.sendReady();`), {
    ascData: wide
  });
  // Then nothing moves under the pointer any more.
  await expect(preview.state()).toContainText('live');
  await preview.page.getByRole('radio', { name: 'Detail' }).check({ force: true });
  await expect.poll(() => preview.viewport()).toEqual([1024, 576]);
  await expect.poll(() => preview.events()).toEqual([true, false]);
  const shape = async () => {
    const box = await preview.page.locator('iframe').boundingBox();
    return box && { fits: box.width < 800, ratio: (box.width / box.height).toFixed(2) };
  };
  await expect.poll(shape).toEqual({ fits: true, ratio: (1024 / 576).toFixed(2) });
  await preview.page.getByRole('radio', { name: 'Report' }).check({ force: true });
  await expect.poll(() => preview.events()).toEqual([false, true]);
  await expect.poll(async () => ((await preview.viewport()) as number[])[0]).toBe(800 - 48);
});

test('DynamicResolution: width and height can be edited; values out of bounds are reported and do not apply', async ({
  preview
}) => {
  const dynamic = { Active: true, MinWidth: 400, MaxWidth: 800, MinHeight: 100, MaxHeight: 200 };
  await preview.show(recording, { ascData: ascData([element('a', 0)], { DynamicResolution: dynamic }) });
  await expect.poll(() => preview.viewport()).toEqual([400, 200]);
  const width = preview.page.getByRole('spinbutton', { name: 'Width' });
  for (const [wrong, key] of [
    ['5000', 'Tab'],
    ['-3', 'Escape'],
    ['', 'Tab']
  ] as const) {
    await width.fill(wrong);
    await expect(width).toHaveAccessibleDescription('400 to 800');
    await preview.page.keyboard.press(key);
    await expect(width).toHaveValue('400');
    await expect(width).toHaveAccessibleDescription('');
  }
  await width.fill('800');
  await preview.page.keyboard.press('Tab');
  await expect.poll(() => preview.viewport()).toEqual([800, 200]);
  await expect(width).toHaveValue('800');
});

test('stop, play and print reach the widget', async ({ preview }) => {
  await preview.show(recording, { ascData: wide });
  await expect.poll(() => preview.events()).toEqual([[1, 0], 'Play']);
  await preview.page.getByRole('button', { name: 'Stop' }).click();
  await preview.page.getByRole('button', { name: 'Play' }).click();
  await preview.page.getByRole('button', { name: 'Export' }).click();
  await expect.poll(() => preview.events()).toEqual([[1, 0], 'Play', 'Stop', 'Play', 'Print']);
});

test('the log over the widget is switched on by the debug parameter', async ({ preview }) => {
  await preview.show(widget(`widget.sendLog('hello'); widget.sendReady();`));
  await expect(preview.state()).toContainText('live');
  await preview.page.getByRole('button', { name: 'Log over the widget' }).click();
  await expect(preview.page.frameLocator('iframe').getByRole('log')).toContainText('hello');
});

test.describe('a widget in trouble', { tag: '@isolated' }, () => {
  test('not responding: said in words, and Reload starts it afresh although the old one still loops', async ({
    preview
  }) => {
    await preview.show(
      widget(`
        widget.registerDataChangedHandler((data) => { events.push(data.Elements[0].Value); if (data.Elements[0].Value === 'loop') for (;;); });
        widget.sendReady();`),
      { timings: { answer: 300, ping: 100 } }
    );
    await expect(preview.state()).toContainText('live');
    await preview.update('a', 'loop');
    await expect(preview.page.getByRole('alert')).toContainText('The widget is not answering.');
    await preview.update('a', 'fine');
    await preview.page.getByRole('button', { name: 'Reload', exact: true }).click();
    await expect(preview.state()).toContainText('live');
    await expect(preview.page.getByRole('alert')).toHaveCount(0);
    await expect.poll(() => preview.events()).toEqual(['fine']);
  });

  test('flooding: the frame is taken away, and Reload brings it back', async ({ preview }) => {
    await preview.show(
      widget(`
        widget.registerDataChangedHandler((data) => { if (data.Elements[0].Value === 'flood') for (let i = 0; i < 10000; i++) parent.postMessage(i, '*'); });
        widget.sendReady();`)
    );
    await expect(preview.state()).toContainText('live');
    await preview.update('a', 'flood');
    await expect(preview.page.getByRole('alert')).toContainText('too many messages');
    await expect(preview.page.locator('iframe')).toHaveCount(0);
    await preview.update('a', 'calm');
    await preview.page.getByRole('button', { name: 'Reload', exact: true }).click();
    await expect(preview.state()).toContainText('live');
  });

  test('a page that stays slow: said beside the widget, which Stop takes out with its workers and Reload brings back', async ({
    preview
  }) => {
    const { page } = preview;
    await preview.show(
      widget(`new Worker(URL.createObjectURL(new Blob(['setInterval(() => {}, 1000)']))); widget.sendReady();`)
    );
    await expect(preview.state()).toContainText('live');
    const own = () => page.workers().filter((worker) => worker.url().startsWith('blob:'));
    await expect.poll(() => own().length).toBe(1);
    await slowWhile(page, 'iframe');
    const said = page.getByRole('status').filter({ hasText: 'This page has become slow' });
    await expect(said).toBeVisible({ timeout: 40_000 });
    await said.getByRole('button', { name: 'Stop the widget' }).click();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(said).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: 'You stopped the widget.' })).toBeVisible();
    await expect.poll(() => own().length).toBe(0);
    await page.getByRole('button', { name: 'Reload', exact: true }).click();
    await expect(preview.state()).toContainText('live');
  });

  test('leaving for another page: stopped, with the target named', async ({ preview, harness }) => {
    await preview.show(widget(`widget.registerPlayHandler(() => { location = 'ELSEWHERE/'; }); widget.sendReady();`));
    await expect(preview.page.getByRole('alert')).toContainText('tried to open another page');
    await expect(preview.page.getByRole('alert')).toContainText(harness.server.elsewhere);
  });

  test('sendReady(true) without sendInitComplete, no sendReady at all, and a page that is left, are told without covering the widget', async ({
    preview
  }) => {
    await preview.show(widget(`widget.sendReady(true);`), { timings: { init: 100 } });
    await expect(preview.page.getByText(/sendInitComplete\(\) has not followed/)).toBeVisible();
    await preview.show('<!doctype html><p>Just a page</p>', { timings: { ready: 100 } });
    await expect(preview.page.getByText(/has not called sendReady/)).toBeVisible();
    await expect(preview.page.frameLocator('iframe').getByText('Just a page')).toBeVisible();
    await preview.show(
      widget(
        `widget.registerPlayHandler(() => { document.write('<p>Nothing</p>'); document.close(); }); widget.sendReady();`
      ),
      { timings: { answer: 100 } }
    );
    await expect(preview.page.getByText(/left or replaced its page/)).toBeVisible();
  });
});

test.describe('channel log', () => {
  for (const [language, words] of [
    ['en', { state: 'error in the widget', log: 'Channel log', during: 'in the handler of DataChanged' }],
    ['de', { state: 'Fehler im Widget', log: 'Kanalprotokoll', during: 'im Handler für DataChanged' }]
  ] as const) {
    test(`a handler that throws: the state says so instead of live, and the log opens at it, whole, until the data is drawn (${language})`, async ({
      preview
    }) => {
      const { page } = preview;
      const script = `function draw(data) {
        if (data.Elements[0].Value === 0) data.Elements[7].Value;
        document.body.textContent = 'drawn';
      }
      widget.registerDataChangedHandler(draw); widget.sendReady();`;
      await page.emulateMedia({ colorScheme: language === 'de' ? 'dark' : 'light', reducedMotion: 'reduce' });
      await preview.show({ 'index.html': widget(`</script><script src="main.js">`), 'main.js': script }, { language });
      await expect(preview.state()).toHaveText(words.state);
      await expect(
        page.getByRole('status').filter({ hasText: /^(Error in the widget|Fehler im Widget)\./ })
      ).toBeVisible();
      const row = page.getByRole('row', { name: /TypeError/ });
      await expect(row).toContainText(`(draw (main.js:2:60), ${words.during})`);
      await expect(row).toBeInViewport({ ratio: 1 });
      await expectAccessible(page);
      await page.getByRole('button', { name: words.log }).click();
      await preview.update('a', 1);
      await expect(preview.state()).toContainText('live');
      await preview.update('a', 0);
      await expect(preview.state()).toHaveText(words.state);
      // A user who closed it has seen it.
      await expect(page.getByRole('table')).toHaveCount(0);
    });
  }

  test('closed it draws nothing; open it lists both directions, filters, pauses and saves', async ({ preview }) => {
    await preview.show(recording);
    await expect(preview.state()).toContainText('live');
    await expect(preview.page.getByRole('table')).toHaveCount(0);
    await preview.page.getByRole('button', { name: 'Channel log' }).click();
    const rows = preview.page.getByRole('table').getByRole('row');
    await expect(rows).toHaveCount(5);
    await expect(rows.nth(1)).toContainText('from widgetReady');
    await expect(rows.nth(2)).toContainText(/to widgetDataChanged1 Element, .* bytes, acknowledged in .* ms/);
    await preview.page.getByRole('searchbox').fill('datachanged');
    await expect(rows).toHaveCount(2);
    await preview.page.getByRole('searchbox').fill('');
    await preview.page.getByRole('button', { name: 'Pause' }).click();
    await preview.update('a', 5);
    await expect.poll(async () => (await preview.events()).length).toBe(3);
    await expect(rows).toHaveCount(5);
    await preview.page.getByRole('button', { name: 'Resume, 1 new' }).click();
    await expect(rows).toHaveCount(6);
    await preview.page.getByRole('combobox', { name: 'Show' }).selectOption('From widget');
    await expect(rows.filter({ hasText: 'to widget' })).toHaveCount(0);
    await preview.page.getByRole('combobox', { name: 'Show' }).selectOption('Problems');
    await expect(preview.page.getByText('No message matches the filter.')).toBeVisible();
    const download = preview.page.waitForEvent('download');
    await preview.page.getByRole('button', { name: 'Save' }).click();
    // All of them, whatever is filtered.
    const saved = JSON.parse(await readFile(await (await download).path(), 'utf8')) as { entries: unknown[] };
    expect(saved.entries).toHaveLength(5);
    expect(saved.entries[4]).toMatchObject({
      direction: 'to-widget',
      type: 'DataChanged',
      detail: 'a = 5',
      bytes: 9,
      changes: [['a', 5]]
    });
  });
});

const SHORT_WAIT = /live, (?:< )?\d\d? ms/;

/** In the page: the texts of a toolbar, its number of lines, and how many parts are cut off. */
function lineOf(bar: HTMLElement | SVGElement): { text: string; middles: number; cutOff: number } {
  const middles = [...bar.children].map((each) => {
    const { top, height } = each.getBoundingClientRect();
    return Math.round(top + height / 2);
  });
  const cutOff = [bar, ...bar.querySelectorAll('*')].filter(
    (each) => each.scrollWidth > each.clientWidth && each.clientWidth > 0 && !each.matches('input')
  );
  return { text: document.body.innerText, middles: new Set(middles).size, cutOff: cutOff.length };
}

test('the toolbar is one line beside the fields at 1280 px, with all a widget can have, in both languages', async ({
  preview
}) => {
  const { page } = preview;
  // The space left by the fields.
  await page.setViewportSize({ width: 840, height: 820 });
  const everything = {
    ...ascData([element('a', 0)], {
      PossibleNumbersOfSlots: [1, 2, 3],
      PossibleNumbersOfRows: [1, 2, 3],
      DynamicResolution: { Active: true, MinWidth: 100, MaxWidth: 1920, MinHeight: 100, MaxHeight: 1080 },
      HasDetailView: true,
      HasPrintSupport: true
    })
  };
  let edits = 0;
  for (const language of ['en', 'de'] as const) {
    await preview.show(recording, { ascData: everything, language });
    const bar = page.getByRole('group', {
      name: language === 'en' ? 'Preview settings' : 'Einstellungen der Vorschau'
    });
    // The line has room for how long a widget takes to answer, and not for how long one waits for a busy machine: it is
    // looked at while it shows at most two digits.
    await expect(async () => {
      await preview.update('a', ++edits);
      await expect(preview.state()).toContainText(SHORT_WAIT, { timeout: 1_000 });
      const line = await bar.evaluate(lineOf);
      expect(line.text).toMatch(SHORT_WAIT);
      expect({ language, middles: line.middles, cutOff: line.cutOff }).toEqual({ language, middles: 1, cutOff: 0 });
    }).toPass({ timeout: 20_000 });
  }
});

test('a bad day of the platform reaches the widget, is plain to see, and ends with a true state', async ({
  preview
}) => {
  await preview.show(recording);
  await expect(preview.state()).toContainText('live');
  const bar = preview.page.getByRole('group', { name: 'Simulate platform faults' });
  await bar.getByRole('button', { name: 'Lost changes' }).press('Space');
  await expect(bar.getByRole('button', { name: 'Lost changes' })).toHaveAttribute('aria-pressed', 'true');
  await expect(preview.state()).toContainText('live');
  await preview.update('a', 1);
  await preview.update('a', 2);
  await expect.poll(async () => (await preview.events()).at(-1)).toEqual([1, 2]);
  expect(JSON.stringify(await preview.events())).not.toContain('[1,1]');
  await bar.getByRole('button', { name: 'Late answer' }).click();
  await expect(preview.state()).toContainText('live');
  await expectAccessible(preview.page);
  await bar.getByRole('button', { name: 'All off' }).click();
  await expect(bar.getByRole('button', { name: 'All off' })).toHaveCount(0);
  await expect(preview.state()).toContainText('live');
  await preview.update('a', 3);
  await expect.poll(async () => (await preview.events()).at(-1)).toEqual([1, 3]);
});

test('a saved channel log is replayed into the widget, which then goes back to the Values of the form', async ({
  preview
}) => {
  const { page } = preview;
  await preview.show(recording);
  await expect(preview.state()).toContainText('live');
  const log = page.getByRole('region', { name: 'Channel log' });
  await log.getByRole('button', { name: 'Channel log' }).click();
  await preview.update('a', 7);
  await expect.poll(async () => (await preview.events()).at(-1)).toEqual([1, 7]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    log.getByRole('button', { name: 'Save', exact: true }).click()
  ]);
  const saved = JSON.parse(await readFile(await download.path(), 'utf8'));
  saved.entries.push({ time: saved.entries.at(-1).time, changes: [['gone', 1]] });
  await preview.update('a', 8);
  const chooser = log.getByLabel('Replay …');
  await chooser.setInputFiles({ name: 'notes.json', mimeType: 'application/json', buffer: Buffer.from('[]') });
  await expect(log.getByRole('alert')).toHaveText('“notes.json” is not a saved channel log. Save one with “Save”.');
  const buffer = Buffer.from(JSON.stringify(saved));
  await chooser.setInputFiles({ name: 'channel-log.json', mimeType: 'application/json', buffer });
  await expect(log.getByRole('alert')).toHaveCount(0);
  const replay = page.getByRole('status').filter({ hasText: 'replayed' });
  await expect(replay).toContainText('3 deliveries replayed. This version has no setting gone.');
  await expect.poll(async () => (await preview.events()).at(-1)).toEqual([1, 7]);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Back to the form’s values' }).click();
  await expect(replay).toHaveCount(0);
  await expect(preview.state()).toContainText('live');
});

test('who is no developer sees whether the widget is live, and no log and no milliseconds', async ({ preview }) => {
  await preview.show(recording, { developer: false });
  await expect(preview.state()).toHaveText('live');
  await expect(preview.page.getByRole('button', { name: 'Log over the widget' })).toHaveCount(0);
  await expect(preview.page.getByRole('region', { name: 'Channel log' })).toHaveCount(0);
});

test('no accessibility violations in German, in light and dark, wide and narrow', async ({ preview }) => {
  const { page } = preview;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await preview.show(recording, { ascData: wide, language: 'de' });
  await expect(preview.state()).toContainText('live');
  await page.getByRole('button', { name: 'Kanalprotokoll' }).click();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(5);
  await expectAccessibleInEachView(page);
  await page.getByRole('button', { name: 'Exportieren' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleInEachView(page);
});
