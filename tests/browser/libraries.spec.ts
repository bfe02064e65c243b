import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AscData } from '../../src/lib/ascdata/types.js';
import { buildLibs } from '../../scripts/buildLibs.mjs';
import { ascData, element, expect, test, widget } from './harness/lab.js';

/** Every function and event of the widget interface, on the built files in a bare page inside a sandboxed frame. */

const single = { UseSingleElementUpdate: true };

test.describe('the files', () => {
  for (const name of ['SpotBase', 'WizardBase', 'DashboardWidgetBase']) {
    test(`${name}.js is a classic script that defines one global, of its own name`, async ({ lab }) => {
      const opened = await lab.open(`<!doctype html><title>Bare</title>
        <script>const before = new Set(Object.getOwnPropertyNames(window));</script>
        <script src="libs/${name}.js"></script>
        <script>window.events = Object.getOwnPropertyNames(window).filter((key) => !before.has(key) && key !== 'events');</script>`);
      await expect.poll(() => opened.events()).toEqual([name]);
    });
  }

  test('versions.json names the SHA-256, size and version of each file, and a second build gives the same bytes', async ({
    lab
  }) => {
    const again = await mkdtemp(join(tmpdir(), 'runtime-libraries-again-'));
    await buildLibs(again);
    const versions = JSON.parse(await readFile(join(lab.libs, 'versions.json'), 'utf8'));
    const expected: Record<string, unknown> = {};
    for (const name of ['SpotBase.js', 'WizardBase.js', 'DashboardWidgetBase.js']) {
      const bytes = await readFile(join(again, name));
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      expected[name] = { version: '1.1.0', sha256, bytes: bytes.length };
    }
    expect(versions).toEqual(expected);
    await rm(again, { recursive: true });
  });

  test('opened without a container, from the file system, nothing throws and files are saved by the browser', async ({
    page,
    harness
  }) => {
    const folder = await mkdtemp(join(tmpdir(), 'standalone-widget-'));
    const tags = ['SpotBase', 'WizardBase', 'DashboardWidgetBase']
      .map((name) => `<script src="${pathToFileURL(join(harness.libs, `${name}.js`)).href}"></script>`)
      .join('');
    const script = `const widget = new DashboardWidgetBase(new WizardBase());
      widget.registerDataChangedHandler(() => {}); widget.registerPlayHandler(() => {}); widget.sendReady(true);
      widget.sendInitComplete(); widget.sendLog('hello'); SpotBase.sendInitComplete();
      window.seen = [Object.keys(widget.getElementData()), widget.isDetailView(), widget.isReportView()];`;
    await writeFile(
      join(folder, 'index.html'),
      `<!doctype html><title>W</title>${tags}<body><script>${script}</script>`
    );
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.goto(`${pathToFileURL(join(folder, 'index.html')).href}?detailMode=true&debug=true`);
    expect(await page.evaluate('window.seen')).toEqual([[], true, false]);
    await expect(page.getByRole('log')).toContainText('hello');
    const download = page.waitForEvent('download');
    await page.evaluate(`widget.saveToFile('data', 'alone.txt')`);
    expect((await download).suggestedFilename()).toBe('alone.txt');
    expect(errors).toEqual([]);
    await rm(folder, { recursive: true });
  });

  test('new DashboardWidgetBase() without a WizardBase says what is missing', async ({ lab }) => {
    const opened = await lab.open(
      widget(`try { new DashboardWidgetBase(); } catch (error) { events.push(String(error)); }`)
    );
    await expect
      .poll(() => opened.events())
      .toEqual(['TypeError: A WizardBase is needed: new DashboardWidgetBase(new WizardBase())']);
  });
});

test.describe('Ready, DataChanged, InitComplete, Play, Stop', () => {
  test('the events come in the order Ready, DataChanged, InitComplete, Play', async ({ lab }) => {
    const opened = await lab.open(
      widget(`
        widget.registerDataChangedHandler(() => events.push('DataChanged'));
        widget.registerPlayHandler((...args) => events.push('Play ' + args.length));
        addEventListener('load', () => widget.sendReady());`)
    );
    await expect.poll(() => opened.events()).toEqual(['DataChanged', 'Play 0']);
    expect(await opened.types()).toEqual(['Ready', 'DataChanged', 'InitComplete', 'Play']);
    await expect.poll(() => opened.state()).toBe('live');
  });

  test('Ready: nothing is delivered before it', async ({ lab }) => {
    const opened = await lab.open(
      widget(`widget.registerDataChangedHandler(() => events.push('DataChanged')); window.loaded = true;`)
    );
    await opened.frame.waitForFunction('window.loaded && document.readyState === "complete"');
    await opened.update('a', 1);
    await opened.frame.evaluate('widget.sendReady()');
    await expect.poll(() => opened.types()).toEqual(['Ready', 'DataChanged', 'InitComplete', 'Play']);
    expect(await opened.events()).toEqual(['DataChanged']);
  });

  test('DataChanged: delivered initially with the current Values and on every change with the whole content', async ({
    lab
  }) => {
    await lab.page.evaluate(() => window.lab.values.set('title', 'Wien'));
    const opened = await lab.open(
      widget(`widget.registerDataChangedHandler((data) => events.push(data)); widget.sendReady();`),
      { ascData: { ...ascData([element('title', 'Graz'), element('other', 1)]), Vendor: { kept: true } } }
    );
    const content = (title: string) => ({
      ...ascData([element('title', title), element('other', 1)]),
      Vendor: { kept: true }
    });
    await expect.poll(() => opened.events()).toEqual([content('Wien')]);
    await opened.update('title', 'Linz');
    await expect.poll(() => opened.events()).toEqual([content('Wien'), content('Linz')]);
  });

  test('a handler registered late still gets the current data, and a late Play handler is started', async ({ lab }) => {
    const opened = await lab.open(widget(`widget.sendReady();`), { ascData: ascData([element('a', 1)]) });
    await expect.poll(() => opened.state()).toBe('live');
    await opened.update('a', 2);
    await expect.poll(() => opened.frame.evaluate('widget.getElementData().a.Value')).toBe(2);
    await opened.frame.evaluate(`
      widget.registerDataChangedHandler((data) => events.push(data.Elements[0].Value));
      widget.registerPlayHandler(() => events.push('Play'));`);
    await expect.poll(() => opened.events()).toEqual([2, 'Play']);
  });

  test('getElementData: elements by Id, with hostile Ids as plain keys and no prototype', async ({ lab }) => {
    const ids = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'title'];
    const opened = await lab.open(
      widget(`widget.registerDataChangedHandler(() => events.push(1)); widget.sendReady();`),
      {
        ascData: ascData(ids.map((id) => element(id, `value of ${id}`)))
      }
    );
    await expect.poll(() => opened.events()).toEqual([1]);
    await opened.update('__proto__', 'changed');
    await expect.poll(() => opened.events()).toEqual([1, 1]);
    const seen = await opened.frame.evaluate(`(() => {
      const elements = widget.getElementData();
      return [Object.keys(elements), Object.getPrototypeOf(elements), Object.keys(elements).map((id) => elements[id].Value), 'valueOf' in elements];
    })()`);
    const expected = ids.map((id) => (id === '__proto__' ? 'changed' : `value of ${id}`));
    expect(seen).toEqual([ids, null, expected, false]);
  });

  test('InitComplete: after sendReady(true) only with sendInitComplete, and Play after it', async ({ lab }) => {
    const opened = await lab.open(
      widget(`
        widget.registerDataChangedHandler(() => events.push('DataChanged'));
        widget.registerPlayHandler(() => events.push('Play'));
        widget.sendReady(true);`)
    );
    await expect.poll(() => opened.events()).toEqual(['DataChanged']);
    expect(await opened.types()).toEqual(['Ready', 'DataChanged']);
    await opened.frame.evaluate('widget.sendInitComplete()');
    await expect.poll(() => opened.events()).toEqual(['DataChanged', 'Play']);
    expect(await opened.types()).toEqual(['Ready', 'DataChanged', 'InitComplete', 'Play']);
  });

  test('sendInitComplete before the data has come waits for it', async ({ lab }) => {
    const opened = await lab.open(widget(`widget.sendReady(true); widget.sendInitComplete();`));
    await expect.poll(() => opened.types()).toEqual(['Ready', 'DataChanged', 'InitComplete', 'Play']);
  });

  test('sendInitComplete without sendReady(true) changes nothing and is pointed out', async ({ lab }) => {
    const opened = await lab.open(widget(`widget.sendReady(); widget.sendInitComplete(); widget.sendInitComplete();`));
    await expect.poll(() => opened.state()).toBe('live');
    expect((await opened.types()).filter((type) => type === 'InitComplete')).toHaveLength(1);
    expect((await opened.record()).log.find(({ type }) => type === 'Error')?.detail).toContain('sendReady(true)');
  });

  test('sendReady(true) without sendInitComplete: the error is shown, and the widget is played all the same', async ({
    lab
  }) => {
    const opened = await lab.open(
      widget(`widget.registerPlayHandler(() => events.push('Play')); widget.sendReady(true);`),
      { timings: { init: 50 } }
    );
    await expect.poll(() => opened.state()).toBe('init-missing');
    await expect.poll(() => opened.events()).toEqual(['Play']);
    await opened.frame.evaluate('widget.sendInitComplete()');
    await expect.poll(() => opened.state()).toBe('live');
    expect(await opened.events()).toEqual(['Play']);
  });

  test('in a widget that also uses SpotBase only the InitComplete of WizardBase is triggered', async ({ lab }) => {
    await lab.page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      addEventListener('message', ({ data }) => seen.push(String(data)));
    });
    const opened = await lab.open(
      widget(`SpotBase.sendInitComplete(); widget.sendReady(true); SpotBase.sendInitComplete();`, [
        'SpotBase',
        'WizardBase',
        'DashboardWidgetBase'
      ])
    );
    await expect.poll(() => opened.types()).toEqual(['Ready', 'DataChanged']);
    expect(await lab.page.evaluate('window.seen')).toEqual(['ascdata-widget/1']);
    await opened.frame.evaluate('widget.sendInitComplete()');
    await expect.poll(() => opened.types()).toEqual(['Ready', 'DataChanged', 'InitComplete', 'Play']);
  });

  test('SpotBase alone: sendInitComplete tells the page around it', async ({ lab }) => {
    const opened = await lab.open(`<!doctype html><title>Spot</title><script src="libs/SpotBase.js"></script>
      <script>SpotBase.sendInitComplete();</script>`);
    await expect
      .poll(async () => (await opened.record()).log.map(({ detail }) => detail))
      .toEqual(['message through window.postMessage, unread']);
  });

  test('Stop: reaches registerStopHandler, and Play after it starts again', async ({ lab }) => {
    const opened = await lab.open(
      widget(`
        widget.registerPlayHandler(() => events.push('Play'));
        widget.registerStopHandler((...args) => events.push('Stop ' + args.length));
        widget.sendReady();`)
    );
    await expect.poll(() => opened.events()).toEqual(['Play']);
    await opened.command('stop');
    await opened.command('play');
    await expect.poll(() => opened.events()).toEqual(['Play', 'Stop 0', 'Play']);
  });

  test('Play: opened while the preview is stopped, it is not sent until it is asked for', async ({ lab }) => {
    const opened = await lab.open(
      widget(`widget.registerPlayHandler(() => events.push('Play')); widget.sendReady();`),
      { playing: false }
    );
    await expect.poll(() => opened.state()).toBe('live');
    expect(await opened.types()).toEqual(['Ready', 'DataChanged', 'InitComplete']);
    await opened.command('play');
    await expect.poll(() => opened.events()).toEqual(['Play']);
  });
});

test.describe('SingleElementDataChanged', () => {
  const script = `
    widget.registerDataChangedHandler((data) => events.push(['all', data.Elements.map(({ Value }) => Value)]));
    widget.registerSingleElementDataChangedHandler('a', (element) => events.push([element.Id, element.Value]));
    widget.sendReady();`;
  const data = (options: AscData['Options']) => ascData([element('a', 1), element('b', 1)], options);

  test('only the handler of that element is invoked for its change, the global one for all others', async ({ lab }) => {
    const opened = await lab.open(widget(script), { ascData: data(single) });
    await expect
      .poll(() => opened.events())
      .toEqual([
        ['all', [1, 1]],
        ['a', 1]
      ]);
    await opened.update('a', 2);
    await expect.poll(() => opened.events()).toHaveLength(3);
    await opened.update('b', 2);
    await expect.poll(() => opened.events()).toHaveLength(4);
    expect((await opened.events()).slice(2)).toEqual([
      ['a', 2],
      ['all', [2, 2]]
    ]);
    expect(await opened.types()).toEqual([
      'Ready',
      'DataChanged, SingleElementDataChanged',
      'InitComplete',
      'Play',
      'SingleElementDataChanged',
      'DataChanged'
    ]);
  });

  test('without UseSingleElementUpdate every change goes to the global handler, and the log says why', async ({
    lab
  }) => {
    const opened = await lab.open(widget(script), { ascData: data({}) });
    await expect.poll(() => opened.events()).toEqual([['all', [1, 1]]]);
    await opened.update('a', 2);
    await expect
      .poll(() => opened.events())
      .toEqual([
        ['all', [1, 1]],
        ['all', [2, 1]]
      ]);
    expect((await opened.record()).log.find(({ type }) => type === 'Error')?.detail).toContain(
      'UseSingleElementUpdate'
    );
  });

  test('a handler registered late gets the current element', async ({ lab }) => {
    const opened = await lab.open(widget(`widget.sendReady();`), { ascData: data(single) });
    await expect.poll(() => opened.state()).toBe('live');
    await opened.frame.evaluate(
      `widget.registerSingleElementDataChangedHandler('b', (element) => events.push(element))`
    );
    await expect.poll(() => opened.events()).toEqual([element('b', 1)]);
  });
});
