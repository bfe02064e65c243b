import type { AscData } from '../lib/ascdata/types.js';
import { WidgetConnection } from '../lib/channel/container.js';
import type { Timings, WidgetStateName } from '../lib/channel/state.js';

/**
 * How long a widget may take to be shown. A page without sendReady, or sendReady(true) without sendInitComplete, still gets a
 * picture: it is what a person would see.
 */
const WAITING: Timings = { load: 5_000, ready: 1_500, init: 3_000, answer: 3_000, ping: 60_000 };

/** Shown by `show`. */
let connection: WidgetConnection | undefined;

/** States that end the wait for a widget. */
const FINAL: ReadonlySet<WidgetStateName> = new Set([
  'live',
  'error',
  'init-missing',
  'no-ready',
  'not-responding',
  'flooding',
  'blocked-navigation'
]);

/**
 * Runs in the render browser, in a page that replaces the editor: puts the widget into the same sandboxed frame, implements the
 * container's side of the channel, and reports when the widget shows its data.
 * @param path `/w/<…>/` of the package
 * @param ascData JSON of ascData.json's content
 * @param values JSON of `[[Id, Value], …]`
 */
export async function show(path: string, ascData: string, values: string): Promise<WidgetStateName> {
  if (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
  }
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.setAttribute('allow', '');
  frame.referrerPolicy = 'no-referrer';
  frame.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;border:0;background:#fff;color-scheme:light';
  frame.src = `${path}index.html`;
  const current = new Map(JSON.parse(values) as [string, unknown][]);
  let isReady = false;
  const state = await new Promise<WidgetStateName>((resolve) => {
    document.body.append(frame);
    connection = new WidgetConnection(frame, {
      ascData: JSON.parse(ascData) as AscData,
      values: () => current,
      view: 'dashboard',
      onLog: ({ direction, type }) => {
        if (direction === 'from-widget' && type === 'Ready') isReady = true;
      },
      // A widget that called sendReady and then stays silent is stuck in its handler.
      onState: ({ name }) => FINAL.has(name) && resolve(isReady && name === 'no-ready' ? 'not-responding' : name),
      timings: WAITING
    });
  });
  await drawn();
  return state;
}

/** The widget's current state: something in it may have thrown since. */
export function state(): WidgetStateName | undefined {
  return connection?.state.name;
}

/** Two frames later the layout is also painted. */
function drawn(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}
