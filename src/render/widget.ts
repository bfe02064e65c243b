import type { PackageFile, Reason, Size, WidgetJob } from '../lib/server/pictures/protocol.js';
import { Browser, type Home } from './browser.js';
import type { Fields } from './cdp.js';
import { Files, firstPage, ORIGIN, WIDGET } from './files.js';

/** Time limit for the browser's start, which depends on the machine, and from then on to the finished picture. */
const MAX_START = 10_000;
const MAX_MILLISECONDS = 10_000;

const NOTHING_TO_SHOW: ReadonlySet<unknown> = new Set(['not-responding', 'flooding', 'blocked-navigation']);

export interface Pictures {
  readonly preview: Uint8Array;
  readonly thumbnail: Uint8Array;
}

/** Why there is no picture. */
export class NoPicture extends Error {
  constructor(
    readonly reason: Reason,
    detail: string = reason
  ) {
    super(detail);
  }
}

export interface Surroundings extends Home {
  readonly program: string;
  /** The page's script: `page.ts`, built, as a global `Picture`. */
  readonly script: string;
  /** A file of the package; undefined if there is none of this name. */
  file(name: string): Promise<PackageFile | undefined>;
  /** Receives the process group while a browser runs, and 0 when it has ended. */
  onBrowser(group: number): void;
  /** Files of the browser could not be removed. */
  onLeft(detail: string): void;
}

/**
 * Shows a widget in its own browser and takes its picture in both sizes.
 * @throws NoPicture; in any case no process is left, and no file unless `onLeft` says so
 */
export async function renderWidget(job: WidgetJob, around: Surroundings): Promise<Pictures> {
  const browser = await Browser.start(around.program, around, job).catch((error: unknown) => {
    throw new NoPicture('start', String(error));
  });
  around.onBrowser(browser.group);
  const limit = new Limit();
  const files = new Files(browser, (name) => around.file(name));
  try {
    return await Promise.race([
      limit.reached,
      browser.broken.then((reason) => Promise.reject(new NoPicture(reason))),
      files.refused.then(() => Promise.reject(new NoPicture('requests'))),
      takePictures(browser, files, limit, job, around.script)
    ]);
  } catch (error) {
    if (!limit.isStarted) throw new NoPicture('start', String(error));
    throw error instanceof NoPicture ? error : new NoPicture('crash', String(error));
  } finally {
    limit.end();
    await browser.close().catch((error: unknown) => around.onLeft(String(error)));
    around.onBrowser(0);
  }
}

/** The time limit; restarted once the browser runs. */
class Limit {
  readonly reached: Promise<never>;
  /** Whether the browser runs. One that ends before that could not start, for example without its sandbox. */
  isStarted = false;
  #reach!: (error: NoPicture) => void;
  #timer: ReturnType<typeof setTimeout>;

  constructor() {
    this.reached = new Promise((_, reject) => (this.#reach = reject));
    this.#timer = setTimeout(
      () => this.#reach(new NoPicture('start', 'The browser did not start in time.')),
      MAX_START
    );
  }

  started(): void {
    this.end();
    this.isStarted = true;
    this.#timer = setTimeout(() => this.#reach(new NoPicture('time')), MAX_MILLISECONDS);
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}

async function takePictures(
  browser: Browser,
  files: Files,
  limit: Limit,
  job: WidgetJob,
  script: string
): Promise<Pictures> {
  const { devtools } = browser;
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] });
  const session = await firstPage(browser);
  limit.started();
  const send = (method: string, params: Fields) => devtools.send(method, params, session);
  await send('Emulation.setDeviceMetricsOverride', { ...job.size, deviceScaleFactor: 1, mobile: false });
  await send('Page.navigate', { url: `${ORIGIN}/` });
  const call = [WIDGET, job.ascData, job.values].map((text) => JSON.stringify(text)).join(', ');
  const evaluate = async (expression: string) => {
    const { result, exceptionDetails } = await send('Runtime.evaluate', {
      ...{ expression, awaitPromise: true, returnByValue: true }
    });
    const state = (result as Fields | undefined)?.value;
    if (NOTHING_TO_SHOW.has(state)) throw new NoPicture('widget', String(state));
    if (state === 'error') throw new NoPicture('error', 'Something in the widget threw.');
    if (exceptionDetails) throw new NoPicture('crash', 'The page around the widget failed.');
  };
  await evaluate(`${script}\nPicture.show(${call})`);
  await files.quiet();
  await evaluate('Picture.state()');
  const picture = async (scale: number) => {
    const clip = { x: 0, y: 0, ...job.size, scale };
    const { data } = await send('Page.captureScreenshot', { format: 'png', clip, captureBeyondViewport: false });
    return new Uint8Array(Buffer.from(String(data), 'base64'));
  };
  return { preview: await picture(1), thumbnail: await picture(scaleOf(job.size, job.thumbnail)) };
}

const scaleOf = (size: Size, thumbnail: Size): number =>
  Math.max(thumbnail.width / size.width, thumbnail.height / size.height);
