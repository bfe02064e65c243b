import { expect, it, onTestFinished, vi } from 'vitest';
import type { AscData, AscElement } from '../lib/ascdata/types.js';
import { testContainer, type TestContainerOptions } from './testing.js';
// After testing.js, which makes the page that it reads.
import { DashboardWidgetBase, WizardBase } from './widget.js';

const element = (Id: string, Value: unknown): AscElement =>
  ({ Id, DisplayName: Id, DataType: 'number', Value }) as unknown as AscElement;

const content = (Options: object = {}): AscData =>
  ({
    ...{ SpotIdentifier: 'x', SpotVersion: '1', ApiVersion: 2, SpotType: 'DashboardWidget', NumberOfSlots: 1 },
    Options,
    Elements: [element('Rows', 4), element('Columns', 2)]
  }) as unknown as AscData;

/** A container, and a widget in it. */
function widgetIn(ascData: AscData | string, options?: TestContainerOptions) {
  const container = testContainer(ascData, options);
  onTestFinished(() => container.close());
  return { container, widget: new DashboardWidgetBase(new WizardBase()) };
}

it('the widget has all Values once it is ready, and those that are delivered in one step at once', async () => {
  const { container, widget } = widgetIn(JSON.stringify(content()));
  const seen: unknown[] = [];
  widget.registerDataChangedHandler(() => {
    const { Rows, Columns } = widget.getElementData();
    seen.push([Rows?.Value, Columns?.Value]);
  });
  widget.sendReady();
  await container.ready;
  container.deliver({ Rows: 5, Columns: 3 });
  expect(seen).toEqual([
    [4, 2],
    [5, 3]
  ]);
  expect(container.sent.map(({ type }) => type)).toEqual(['Ready', 'InitComplete']);
});

it('an element with a handler of its own changes without the others', async () => {
  const { container, widget } = widgetIn(content({ UseSingleElementUpdate: true }));
  const [all, single] = [vi.fn(), vi.fn()];
  widget.registerDataChangedHandler(all);
  widget.registerSingleElementDataChangedHandler('Rows', ({ Value }) => single(Value));
  widget.sendReady();
  await container.ready;
  container.deliver({ Rows: 5 });
  expect([all.mock.calls.length, single.mock.calls]).toEqual([1, [[4], [5]]]);
});

it('play, stop and print reach their handlers, and the view is the one that was asked for', async () => {
  const { container, widget } = widgetIn(content({ HasPrintSupport: true }), { view: 'detail' });
  const heard: string[] = [];
  widget.registerPlayHandler(() => heard.push('play'));
  widget.registerStopHandler(() => heard.push('stop'));
  widget.registerPrintHandler(() => widget.saveToFile('a;b', 'rows.csv'));
  widget.sendReady();
  await container.ready;
  container.play();
  container.stop();
  container.print();
  const saved = container.sent.at(-1);
  expect([heard, widget.isDetailView(), saved]).toMatchObject([['play', 'stop'], true, { fileName: 'rows.csv' }]);
  expect(saved?.type === 'SaveToFile' && (await saved.data.text())).toBe('a;b');
});

it('a handler that throws is told with its event, and stops nothing', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { container, widget } = widgetIn(content());
  widget.registerDataChangedHandler(() => {
    throw new TypeError('no rows');
  });
  widget.sendReady();
  await container.ready;
  expect(container.sent).toContainEqual({
    type: 'Failed',
    failure: expect.objectContaining({ during: 'DataChanged', error: 'TypeError: no rows' })
  });
});

it('after sendReady(true) InitComplete is sent when the widget says so', async () => {
  const { container, widget } = widgetIn(content());
  const isComplete = () => container.sent.some(({ type }) => type === 'InitComplete');
  widget.sendReady(true);
  await container.ready;
  const before = isComplete();
  widget.sendInitComplete();
  expect([before, isComplete()]).toEqual([false, true]);
});

it('after the end of a container the program has no page, until the next one', () => {
  const names = ['window', 'document', 'location', 'Element'];
  const present = () => names.filter((name) => name in globalThis);
  const container = testContainer(content());
  const during = present();
  container.close();
  expect([during, present()]).toEqual([names, []]);
  testContainer(content()).close();
  expect(present()).toEqual([]);
});

it('what cannot be delivered is refused with a sentence', async () => {
  const { container, widget } = widgetIn(content());
  expect(() => container.deliver({ Rows: 1 })).toThrow('The widget is not ready: await container.ready.');
  widget.sendReady();
  await container.ready;
  expect(widget.getElementData().Rows?.Value).toBe(4);
  expect(() => container.deliver({ rwos: 1 })).toThrow('There is no element with the Id “rwos”.');
  expect(() => testContainer('{')).toThrow('The definition is no JSON with Elements.');
});
