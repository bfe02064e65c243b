import { expect, test, widget } from './harness/lab.js';

/** Every function and event of the widget interface, on the built files in a bare page inside a sandboxed frame. */

test.describe('print, files, views and log', () => {
  test('PrintRequested: registerPrintHandler and registerPrintRequested both get it', async ({ lab }) => {
    const opened = await lab.open(
      widget(`
        widget.registerPrintHandler((...args) => events.push('handler ' + args.length));
        widget.registerPrintRequested(() => events.push('requested'));
        widget.sendReady();`)
    );
    await expect.poll(() => opened.state()).toBe('live');
    await opened.command('print');
    await expect.poll(() => opened.events()).toEqual(['handler 0', 'requested']);
    expect((await opened.types()).at(-1)).toBe('PrintRequested');
  });

  test('saveToFile asks the container with name and size; the type defaults to application/octet-stream, and the ending decides', async ({
    lab
  }) => {
    const opened = await lab.open(
      widget(`
        widget.registerPlayHandler(() => {
          widget.saveToFile('a;b\\n1;2', 'figures.csv', 'text/csv');
          widget.saveToFile('äöü', 'umlauts.txt');
        });
        widget.sendReady();`)
    );
    await expect
      .poll(async () => (await opened.record()).saves)
      .toEqual([
        { fileName: 'figures.csv', type: 'text/csv', size: 7 },
        { fileName: 'umlauts.txt', type: 'text/plain', size: 6 }
      ]);
  });

  const views = `addEventListener('load', () => events.push([widget.isDetailView(), widget.isReportView()]));
    widget.registerDataChangedHandler(() => events.push([widget.isDetailView(), widget.isReportView()]));
    widget.sendReady();`;
  for (const [query, expected] of [
    ['', [false, false]],
    ['?detailMode=true', [true, false]],
    ['?reportMode=true', [false, true]],
    ['?detailMode=false', [false, false]]
  ] as const) {
    test(`isDetailView and isReportView by the URL parameter, before any data: ${query || 'none'}`, async ({ lab }) => {
      const opened = await lab.open(widget(views), {}, query);
      await expect.poll(() => opened.events()).toEqual([expected, expected]);
    });
  }

  test('isDetailView by the channel, where the URL does not say it', async ({ lab }) => {
    const opened = await lab.open(widget(views), { view: 'detail' });
    await expect.poll(async () => (await opened.events()).at(-1)).toEqual([true, false]);
  });

  test('SpotBase.findUrlParam reads a parameter of the URL', async ({ lab }) => {
    const opened = await lab.open(
      widget(
        `events.push(SpotBase.findUrlParam('detailMode'), SpotBase.findUrlParam('none'), SpotBase.findUrlParam('q'));`,
        ['SpotBase', 'WizardBase', 'DashboardWidgetBase']
      ),
      {},
      '?detailMode=true&q=a%20b&q=c'
    );
    await expect.poll(() => opened.events()).toEqual(['true', '', 'a b']);
  });

  const logging = `
    widget.registerLogHandler((message) => events.push(message));
    widget.registerLogHandler((message) => widget.sendLog('again: ' + message));
    widget.sendLog('<b>before</b> ready'); widget.sendReady();`;

  test('Log: sendLog goes to the container and to the log handlers; without debug=true nothing is on screen', async ({
    lab
  }) => {
    const opened = await lab.open(widget(logging));
    await expect.poll(() => opened.events()).toEqual(['<b>before</b> ready']);
    await expect
      .poll(async () => (await opened.record()).log.filter(({ type }) => type === 'Log').map(({ detail }) => detail))
      .toEqual(['<b>before</b> ready', 'again: <b>before</b> ready']);
    await expect(opened.frame.getByRole('log')).toHaveCount(0);
  });

  test('Log: with debug=true it is on screen, as text', async ({ lab }) => {
    const opened = await lab.open(widget(logging), {}, '?debug=true');
    await expect(opened.frame.getByRole('log')).toContainText('<b>before</b> ready');
    await expect(opened.frame.locator('[role=log] b')).toHaveCount(0);
  });

  test('a chatty widget is not cut off: the library sends at most 50 log messages a second and counts the rest', async ({
    lab
  }) => {
    const opened = await lab.open(
      widget(`widget.registerPlayHandler(() => { for (let i = 0; i < 5000; i++) widget.sendLog('line ' + i); });
        widget.sendReady();`)
    );
    const logged = async () => (await opened.record()).log.filter(({ type }) => type === 'Log');
    await expect.poll(async () => (await logged()).length).toBe(51);
    expect((await logged()).at(-1)?.detail).toBe('4950 more log messages left out');
    expect(await opened.state()).toBe('live');
  });

  test('getVersion gives the version of the library, the same in all three', async ({ lab }) => {
    const opened = await lab.open(
      widget(`events.push(widget.getVersion(), new WizardBase().getVersion(), SpotBase.getVersion());`, [
        'SpotBase',
        'WizardBase',
        'DashboardWidgetBase'
      ])
    );
    await expect.poll(() => opened.events()).toEqual(['1.1.0', '1.1.0', '1.1.0']);
  });
});
