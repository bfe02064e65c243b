import { ascData, element, expect, test, widget } from './harness/lab.js';

const slow = widget(`
  widget.registerDataChangedHandler((data) => events.push(data.Elements.map(({ Value }) => Value)));
  widget.registerSingleElementDataChangedHandler('none', () => {});
  window.block = (ms) => { const end = performance.now() + ms; while (performance.now() < end); };
  widget.registerDataChangedHandler(() => block(window.slow || 0));
  widget.sendReady();`);

test('while a delivery is not acknowledged further edits merge: the newest state, never a queue', async ({ lab }) => {
  const opened = await lab.open(slow, { ascData: ascData([element('a', 0), element('b', 0)]) });
  await expect.poll(() => opened.state()).toBe('live');
  await lab.page.evaluate((index) => {
    const connection = window.lab.connection(index);
    for (let value = 1; value <= 500; value++) {
      connection.update([['a', value]]);
      connection.update([['b', -value]]);
    }
  }, opened.index);
  // The first edit goes out at once; the other 999 are one delivery.
  await expect
    .poll(() => opened.events())
    .toEqual([
      [0, 0],
      [1, 0],
      [500, -500]
    ]);
  expect((await opened.record()).log.filter(({ type }) => type === 'DataChanged')).toHaveLength(3);
});

test('a widget as fast as the channel is never cut off, however many edits it acknowledges', async ({ lab }) => {
  const opened = await lab.open(slow, { ascData: ascData([element('a', 0)]) });
  await expect.poll(() => opened.state()).toBe('live');
  await lab.page.evaluate(async (index) => {
    const connection = window.lab.connection(index);
    const record = window.lab.record(index);
    for (let value = 1; value <= 1_000; value++) {
      connection.update([['a', value]]);
      await new Promise<void>((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => (record.log.at(-1)?.ms === undefined ? port2.postMessage(0) : done());
        port2.postMessage(0);
      });
    }
  }, opened.index);
  expect(await opened.state()).toBe('live');
  await expect.poll(async () => (await opened.events()).length).toBe(1_001);
});

test('an acknowledged delivery is logged with its size and how long it took', async ({ lab }) => {
  const opened = await lab.open(slow, { ascData: ascData([element('a', 0)]) });
  await expect.poll(() => opened.state()).toBe('live');
  await opened.update('a', [{ Text: 'Wien' }]);
  await expect
    .poll(async () => (await opened.record()).log.at(-1))
    .toEqual({
      id: expect.any(Number),
      time: expect.any(Number),
      direction: 'to-widget',
      type: 'DataChanged',
      detail: 'a = [{"Text":"Wien"}]',
      bytes: '[["a",[{"Text":"Wien"}]]]'.length,
      ms: expect.any(Number),
      changes: [['a', [{ Text: 'Wien' }]]]
    });
});

test('what a handler was given is not changed by later deliveries', async ({ lab }) => {
  const opened = await lab.open(
    widget(`
      window.kept = [];
      widget.registerDataChangedHandler((data) => { kept.push(data); events.push(kept.map((seen) => seen.Elements[0].Value)); });
      widget.sendReady();`),
    { ascData: ascData([element('a', 0)]) }
  );
  await expect.poll(() => opened.events()).toEqual([[0]]);
  await opened.update('a', 1);
  await expect.poll(() => opened.events()).toEqual([[0], [0, 1]]);
});

test('another page of the package gets a port and the data of its own', async ({ lab }) => {
  const second = widget(
    `widget.registerDataChangedHandler((data) => events.push(data.Elements[0].Value)); widget.sendReady();`
  );
  const opened = await lab.open(
    {
      'index.html': widget(`widget.registerPlayHandler(() => { location = 'second.html'; }); widget.sendReady();`),
      'second.html': second
    },
    { ascData: ascData([element('a', 'first')]) }
  );
  await opened.frame.waitForURL(/second\.html/);
  await expect.poll(() => opened.events()).toEqual(['first']);
  await opened.update('a', 'second');
  await expect.poll(() => opened.events()).toEqual(['first', 'second']);
  expect(await opened.state()).toBe('live');
});

test('another page of the package gets its port also when it is heard of only after it has loaded', async ({ lab }) => {
  const opened = await lab.open(
    {
      'index.html': widget(`widget.registerPrintHandler(() => { location = 'second.html'; }); widget.sendReady();`),
      'second.html': widget(
        `widget.registerDataChangedHandler((data) => events.push(data.Elements[0].Value)); widget.sendReady();`
      )
    },
    { ascData: ascData([element('a', 'first')]) }
  );
  await expect.poll(() => opened.state()).toBe('live');
  await lab.holdBack('message', 'load');
  await opened.command('print');
  await expect.poll(() => lab.held()).toEqual(['load', 'message']);
  await lab.letGo('load');
  await lab.letGo('message');
  await expect.poll(() => opened.state()).toBe('live');
  expect(await opened.events()).toEqual(['first']);
});

test('close ends the connection: nothing is delivered or read any more', async ({ lab }) => {
  const opened = await lab.open(slow, { ascData: ascData([element('a', 0)]) });
  await expect.poll(() => opened.state()).toBe('live');
  const before = await opened.types();
  await opened.command('close');
  await opened.update('a', 1);
  await opened.frame.evaluate(`widget.sendLog('still here')`);
  await lab.page.evaluate(() => new Promise((done) => setTimeout(done)));
  expect(await opened.types()).toEqual(before);
  expect(await opened.events()).toEqual([[0]]);
});
