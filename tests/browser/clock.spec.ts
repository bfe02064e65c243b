import { expect, test, widget, type OpenedWidget } from './harness/lab.js';

/** The time a widget reads if the preview sets its clock to 2 April 2026, 10:00:00 in Vienna. */

const THEN = Date.UTC(2026, 3, 2, 8);
/** How far the shifted clock may have advanced when the widget reads it. */
const SOON = 60_000;

/** Ways for a page to read the time. */
const INSTANTS = [
  'Date.now()',
  'new Date().getTime()',
  '+new Date',
  'Date.parse(Date())',
  'new (new Date(0).constructor)().getTime()',
  'new (class extends Date {})().getTime()',
  'performance.timeOrigin + performance.now()',
  `(typeof Temporal === 'undefined' ? Date : Temporal.Now.instant()).epochMilliseconds ?? Date.now()`
];

/** Those in which it is written. */
const DAYS = [
  `new Intl.DateTimeFormat('en-GB', { dateStyle: 'short' }).format()`,
  `new Intl.DateTimeFormat('en-GB', { dateStyle: 'short' }).formatToParts().map(({ value }) => value).join('')`,
  `new Date().toLocaleDateString('en-GB')`
];

/** The widget records the value of an expression once it has data. */
const noting = (expression: string) =>
  widget(`widget.registerDataChangedHandler(() => events.push(${expression})); widget.sendReady();`);

async function noted(opened: OpenedWidget): Promise<unknown> {
  await expect.poll(async () => (await opened.events()).length).toBeGreaterThan(0);
  return (await opened.events())[0];
}

test.describe('the clock of a preview', () => {
  test('is the instant given, and runs on, by whatever way a page asks for it, and writes its day', async ({ lab }) => {
    const all = [...INSTANTS, ...DAYS];
    const opened = await lab.open(noting(`[${all.map((expression) => `(${expression})`).join()}]`), { clock: THEN });
    const told = (await noted(opened)) as unknown[];
    for (const [index, expression] of INSTANTS.entries()) {
      await test.step(expression, async () => {
        const at = told[index] as number;
        expect(at - THEN).toBeGreaterThanOrEqual(-1000);
        expect(at - THEN).toBeLessThan(SOON);
        await expect.poll(() => opened.frame.evaluate(expression)).toBeGreaterThan(at);
      });
    }
    expect(Object.fromEntries(all.map((expression, index) => [expression, told[index]]))).toMatchObject(
      Object.fromEntries(DAYS.map((expression) => [expression, '02/04/2026']))
    );
  });

  test('leaves alone what a page says of another time, and what a Date is', async ({ lab }) => {
    const opened = await lab.open(
      noting(`[new Date(0).getTime(), new Date(2026, 0, 1).getMonth(), Date.UTC(1970, 0), new Date() instanceof Date,
        new Date().constructor === Date, Date.name, Date.length, Object.keys(Date),
        new Intl.DateTimeFormat('en-GB', { dateStyle: 'short' }).format(0)]`),
      { clock: THEN }
    );
    expect(await noted(opened)).toEqual([0, 0, 0, true, true, 'Date', 7, [], '01/01/1970']);
  });

  test('lets timers wait as long as ever', async ({ lab }) => {
    const opened = await lab.open(
      widget(`widget.registerDataChangedHandler(() => {
        const from = performance.now();
        setTimeout(() => events.push(performance.now() - from), 50);
      });
      widget.sendReady();`),
      { clock: THEN }
    );
    expect(await noted(opened)).toBeGreaterThanOrEqual(49);
    expect(await noted(opened)).toBeLessThan(SOON);
  });

  test('does not start anew when the page gets another port', async ({ lab }) => {
    const opened = await lab.open(noting('Date.now()'), { clock: THEN });
    const first = (await noted(opened)) as number;
    await lab.page.evaluate(() => document.querySelector('iframe')?.dispatchEvent(new Event('load')));
    await expect.poll(async () => (await opened.events()).length).toBeGreaterThan(1);
    const [, second] = (await opened.events()) as number[];
    expect(second).toBeGreaterThan(first);
  });

  test('is the present one without an instant', async ({ lab }) => {
    const opened = await lab.open(noting('[Date.now() > 0, Date.toString()]'));
    expect(await noted(opened)).toEqual([true, 'function Date() { [native code] }']);
    expect(Math.abs((await opened.frame.evaluate<number>('Date.now()')) - Date.now())).toBeLessThan(SOON);
  });

  test('is offered where the library takes it: an older one stays in the present', async ({ lab }) => {
    const current = await lab.open(noting('Date.now()'), { clock: THEN });
    await noted(current);
    expect((await current.record()).takesClock).toEqual([true]);
    // An older library announces its version, and knows no clock in the answer.
    const older = await lab.open(
      `<!doctype html><title>Older</title><script>
        window.events = [];
        const { port1, port2 } = new MessageChannel();
        port1.postMessage({ protocol: 'ascdata-widget/1', type: 'Ready', instance: 'a', delayInitComplete: false, version: '1.0.0' });
        addEventListener('message', ({ data }) => events.push(data.type, Date.now()));
        parent.postMessage('ascdata-widget/1', '*', [port2]);
      </script>`,
      { clock: THEN }
    );
    expect(await noted(older)).toBe('Connect');
    expect((await older.record()).takesClock).toEqual([false]);
    const [, at] = (await older.events()) as [string, number];
    expect(Math.abs(at - Date.now())).toBeLessThan(SOON);
  });
});
