import type { AscData } from '../lib/ascdata/types.js';
import { WidgetConnection, type View } from '../lib/channel/container.js';
import type { LogEntry, Timings, WidgetStateName } from '../lib/channel/state.js';

/**
 * How long a widget may take to be shown. A page without sendReady, or sendReady(true) without sendInitComplete, still gets a
 * picture: it is what a person would see.
 */
const WAITING: Timings = { load: 5_000, ready: 1_500, init: 3_000, answer: 3_000, ping: 60_000 };

/** What is kept of what one widget does wrong. */
const MOST_TOLD = 20;

/** Shown by `show`. */
let connection: WidgetConnection | undefined;
const told = { errors: [] as string[], blocked: [] as string[] };
let heard = (): void => {};

/** How a widget is shown: like a tile of a dashboard, now, for a picture. */
export interface How {
  readonly view?: View;
  readonly timings?: Timings;
  /** Milliseconds since 1970. */
  readonly clock?: number;
}

/** What a widget does wrong. */
export interface Told {
  readonly state: WidgetStateName;
  /** What threw, and calls of the library that cannot work; each once. */
  readonly errors: readonly string[];
  /** Requests that were blocked: `img-src https://example.com`. */
  readonly blocked: readonly string[];
}

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
 * @param how where it is shown, how long it may take, and the time that its clock starts at
 */
export async function show(
  path: string,
  ascData: string,
  values: string,
  { view = 'dashboard', timings = WAITING, clock }: How = {}
): Promise<WidgetStateName> {
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
      view,
      clock,
      onLog: (entry) => {
        if (entry.direction === 'from-widget' && entry.type === 'Ready') isReady = true;
        note(entry);
      },
      onHeard: () => heard(),
      // A widget that called sendReady and then stays silent is stuck in its handler.
      onState: ({ name }) => {
        if (name !== 'live') heard();
        if (FINAL.has(name)) resolve(isReady && name === 'no-ready' ? 'not-responding' : name);
      },
      timings
    });
  });
  await drawn();
  return state;
}

/** The widget's current state: something in it may have thrown since. */
export function state(): WidgetStateName | undefined {
  return connection?.state.name;
}

/** Once it has answered again, or does not in time: what it has done wrong so far. For one whose timings let it be asked often. */
export async function settled(): Promise<Told> {
  if (state() === 'live') await new Promise<void>((resolve) => (heard = resolve));
  return { state: state() ?? 'loading', ...told };
}

function note({ direction, type, detail, failure, blocked }: LogEntry): void {
  if (direction !== 'from-widget') return;
  const list = blocked ? told.blocked : failure || type === 'Error' ? told.errors : undefined;
  if (list && list.length < MOST_TOLD && !list.includes(detail)) list.push(detail);
}

/**
 * How many pixels of two PNG pictures of the same size differ so much that it can be seen. @param before in Base64, as the other
 * @throws Error one cannot be read, or they have different sizes
 */
export async function differing(before: string, after: string): Promise<number> {
  const [first, second] = await Promise.all([before, after].map(pixelsOf));
  if (first!.width !== second!.width || first!.height !== second!.height) throw new Error('Different sizes.');
  const [one, other] = [first!.data, second!.data];
  let count = 0;
  for (let at = 0; at < one.length; at += 4) {
    if ([0, 1, 2].some((channel) => Math.abs(one[at + channel]! - other[at + channel]!) > SEEN)) count++;
  }
  return count;
}

/** Of 255. Anti-aliasing differs by less. */
const SEEN = 12;

async function pixelsOf(base64: string): Promise<ImageData> {
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes]));
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, image.width, image.height);
}

/** Two frames later the layout is also painted. */
function drawn(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}
