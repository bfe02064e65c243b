import { expect, test, widget } from './harness/lab.js';

/** Calls with this place. Firefox also tells who set the timer. */
const calledAt = (place: RegExp) => expect.arrayContaining([expect.stringMatching(place)]);

test('a handler that throws or rejects is the state of the widget, is reported to the log, and stops nothing', async ({
  lab
}) => {
  const opened = await lab.open(
    widget(`
      widget.registerDataChangedHandler(() => { throw new Error('thrown on purpose'); });
      widget.registerDataChangedHandler(() => { throw Object.create(null); });
      widget.registerDataChangedHandler(async () => { throw new Error('rejected on purpose'); });
      widget.registerDataChangedHandler(() => events.push('reached'));
      widget.registerDataChangedHandler('no function');
      widget.sendReady();`)
  );
  await expect.poll(() => opened.events()).toEqual(['reached']);
  await expect
    .poll(async () => (await opened.record()).log.flatMap(({ failure }) => failure ?? []))
    .toEqual([
      {
        during: 'none',
        error: 'TypeError: the handler of DataChanged is not a function',
        calls: [expect.stringMatching(/^index\.html:\d+:\d+$/)]
      },
      {
        during: 'DataChanged',
        error: 'Error: thrown on purpose',
        calls: [expect.stringMatching(/^index\.html:\d+:\d+$/)]
      },
      { during: 'DataChanged', error: 'object', calls: [] },
      {
        during: 'DataChanged',
        error: 'Error: rejected on purpose',
        calls: [expect.stringMatching(/^index\.html:\d+:\d+$/)]
      }
    ]);
  expect(await opened.state()).toBe('error');
});

test('what throws is told with its place in the file of the package; outside the handlers as far as the browser says it', async ({
  lab
}) => {
  const opened = await lab.open({
    'index.html': widget(`widget.sendReady();
      setTimeout(() => { null.inline(); });
      Promise.reject(new RangeError('not waited for'));
      </script><script src="main.js"></script><script crossorigin src="told.js">`),
    'told.js': 'setTimeout(() => null.told());',
    'main.js': `function draw(data) {\n  [data].map((each) => each.Missing.Value);\n}\nwidget.registerDataChangedHandler(draw);\nsetTimeout(() => null.outside());`
  });
  const told = async () => (await opened.record()).log.flatMap(({ failure }) => failure ?? []);
  await expect.poll(async () => (await told()).length).toBe(5);
  const failures = await told();
  expect(failures).toEqual(
    expect.arrayContaining([
      {
        during: 'DataChanged',
        error: expect.stringMatching(/^TypeError: .*Value/),
        // Browsers name other columns.
        calls: [expect.stringMatching(/^main\.js:2:\d+$/), 'draw (main.js:2:10)']
      },
      {
        during: 'none',
        error: expect.stringMatching(/^TypeError: .*inline/),
        calls: calledAt(/^index\.html:/)
      },
      { during: 'none', error: 'RangeError: not waited for', calls: [expect.stringMatching(/^index\.html:/)] },
      { during: 'none', error: expect.stringMatching(/^TypeError: .*told/), calls: calledAt(/^told\.js:1:\d+$/) },
      { during: 'none', error: 'Script error.', calls: [] }
    ])
  );
  expect(await opened.state()).toBe('error');
});

for (const [what, script, error] of [
  ['does not parse', 'const widget = new DashboardWidgetBase(new WizardBase(());', /^(Uncaught )?SyntaxError: /],
  [
    'throws before sendReady',
    'const widget = new DashboardWidgetBase(new WizardBase());\nnull.early();',
    /^TypeError: /
  ]
] as const) {
  test(`a script that ${what} is the state of the widget, with its place, although it never calls sendReady`, async ({
    lab
  }) => {
    const opened = await lab.open({
      'index.html': `<!doctype html><title>W</title>
        ${['SpotBase', 'WizardBase', 'DashboardWidgetBase'].map((name) => `<script src="libs/${name}.js"></script>`).join('')}
        <script crossorigin src="main.js"></script>`,
      'main.js': script
    });
    await expect.poll(() => opened.state()).toBe('error');
    const failures = (await opened.record()).log.flatMap(({ failure }) => failure ?? []);
    expect(failures).toEqual([
      { during: 'none', error: expect.stringMatching(error), calls: [expect.stringMatching(/^main\.js:[12]:\d+$/)] }
    ]);
  });
}

test('what throws before there is a WizardBase counts as well', async ({ lab }) => {
  const opened = await lab.open({
    'index.html': widget(`widget.sendReady();`).replace(
      '<script>',
      '<script crossorigin src="before.js"></script><script>'
    ),
    'before.js': 'null.before();'
  });
  await expect.poll(() => opened.state()).toBe('error');
  const failures = (await opened.record()).log.flatMap(({ failure }) => failure ?? []);
  expect(failures).toEqual([
    { during: 'none', error: expect.stringMatching(/^TypeError: /), calls: [expect.stringMatching(/^before\.js:1:/)] }
  ]);
});
