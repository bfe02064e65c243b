import { chmod, lstat, mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { View } from '../lib/channel/container.js';
import { TIMINGS, type WidgetStateName } from '../lib/channel/state.js';
import { hasEnded } from '../lib/server/platform/hasEnded.js';
import { contentTypeOf } from '../lib/server/platform/http/contentTypes.js';
import { browserFor } from '../lib/server/pictures/chromium.js';
import { removeProfiles } from '../lib/server/pictures/profiles.js';
import type { Size } from '../lib/server/pictures/protocol.js';
import { previewSize } from '../lib/server/pictures/sizes.js';
import { Browser, type Home } from './browser.js';
import type { Fields } from './cdp.js';
import { Files, firstPage, ORIGIN, WIDGET } from './files.js';
import type { How, Told } from './page.js';
import { killGroup } from './processes.js';

/** Time limit for the browser's start, and for one widget: longer than each of its own limits together. */
const MAX_START = 20_000;
const MAX_MILLISECONDS = 45_000;
/** How long a browser that has ended may take to say so. */
const SAID_MILLISECONDS = 200;
/** How often it is asked whether it still answers. */
const ASK_MILLISECONDS = 100;
/** The same on every machine, so that pictures can be compared. */
const VIEWER = { timeZone: 'UTC', language: 'en' };
/** With these there is a picture. After others, processes of the widget may go on: the browser is ended with them. */
const SHOWN: ReadonlySet<TrialEnd> = new Set<TrialEnd>(['live', 'error', 'init-missing', 'no-ready']);

/** How the start of a widget ended: in one of its states, or without the browser. */
export type TrialEnd = WidgetStateName | 'time' | 'memory' | 'requests' | 'crash';

/** What a widget did in one start. */
export interface Trial {
  readonly end: TrialEnd;
  /** What threw, each once. */
  readonly errors: readonly string[];
  /** Requests that were blocked, each origin and kind once. */
  readonly blocked: readonly string[];
  /** Names that it requested and the package does not have. */
  readonly absent: readonly string[];
  /** PNG; undefined: there was nothing to be taken. */
  readonly picture?: Uint8Array;
}

/** A widget to start, and where. */
export interface TrialJob {
  /** Content of ascData.json as JSON. */
  readonly ascData: string;
  readonly values: ReadonlyMap<string, unknown>;
  readonly view: View;
  readonly size: Size;
  /** Milliseconds since 1970 at which its clock starts; left out: now. */
  readonly clock?: number | undefined;
}

/** What a trial needs. */
export interface TrialSetup {
  readonly program: string;
  readonly user: Home['user'];
  /** The page's script: `page.ts`, built, as a global `Picture`. */
  readonly script: string;
  /** A file of the package; undefined if there is none of this name. */
  file(name: string): Uint8Array | undefined;
}

/** The browser could not be started; the message says why. */
export class NoBrowser extends Error {}

/**
 * The browser of this machine, as the product finds it for pictures. @param env CHROMIUM_PATH names another, RENDER_AS_ROOT=1 as in
 * docs/settings.md
 * @returns undefined: there is none
 */
export function browserHere(
  env: Readonly<Record<string, string | undefined>>
): Pick<TrialSetup, 'program' | 'user'> | undefined {
  const { program, user } = browserFor({
    ...{ render: true, renderAsRoot: env.RENDER_AS_ROOT === '1', chromium: env.CHROMIUM_PATH || undefined }
  });
  return program === undefined ? undefined : { program, user };
}

/**
 * Starts a widget in a headless browser, again and again, in the frame, the policies and without the network that pictures of it are made
 * with. The browser starts anew after a widget that had to be stopped, and never outlives this process.
 */
export class Trials {
  readonly #setup: TrialSetup;
  #workFolder: Promise<string> | undefined;
  #starting: Promise<Browser> | undefined;
  #browser: Browser | undefined;
  #page: Page | undefined;
  #isOver = false;
  readonly #kill = (): void => {
    if (this.#browser) killGroup(this.#browser.group);
  };

  constructor(setup: TrialSetup) {
    this.#setup = setup;
    process.on('exit', this.#kill);
  }

  /** Always ends, in {@link MAX_MILLISECONDS} at the latest. @throws NoBrowser */
  async run(job: TrialJob): Promise<Trial> {
    const page = (this.#page ??= await this.#start());
    const absent = new Set<string>();
    const files = new Files(page.browser, (name) => {
      const bytes = this.#setup.file(name);
      if (!bytes && name !== 'favicon.ico' && absent.size < MOST_KEPT) absent.add(name.slice(0, MOST_CHARACTERS));
      return Promise.resolve(bytes && { type: contentTypeOf(name), bytes });
    });
    const over = Promise.race<TrialEnd>([
      setTimeout(MAX_MILLISECONDS, 'time', { ref: false }),
      files.refused.then(() => 'requests' as const),
      page.browser.broken
    ]);
    const nothing = (end: TrialEnd): Shown => ({ end, errors: [], blocked: [] });
    const trial = await Promise.race([over.then(nothing), shown(page, files, job, this.#setup.script)]).catch(
      // The pipe closes a little before the browser says why.
      () => Promise.race([over, setTimeout(SAID_MILLISECONDS, 'crash' as const)]).then(nothing)
    );
    if (!trial.picture) await this.#end();
    return { ...trial, absent: [...absent] };
  }

  /** How many pixels of two pictures of the same size differ visibly; undefined: one of them cannot be read. */
  async differing(before: Uint8Array, after: Uint8Array): Promise<number | undefined> {
    if (!this.#page) return undefined;
    const pictures = [before, after].map((bytes) => JSON.stringify(Buffer.from(bytes).toString('base64')));
    const asked = evaluated(this.#page, `Picture.differing(${pictures.join(', ')})`);
    const answer = await Promise.race([asked, late()]).catch(() => undefined);
    return typeof answer === 'number' ? answer : undefined;
  }

  /** Ends the browser, also while it starts or shows a widget, and removes what it wrote. */
  async close(): Promise<void> {
    this.#isOver = true;
    await this.#starting?.catch(() => undefined);
    await this.#end();
    process.off('exit', this.#kill);
    if (this.#workFolder) await removeProfiles(await this.#workFolder, this.#setup.user);
  }

  async #start(): Promise<Page> {
    const { program, user } = this.#setup;
    const workFolder = await (this.#workFolder ??= workFolderFor(user));
    // The other user passes through to its profile, and sees nothing else.
    if (user) await chmod(workFolder, 0o711);
    try {
      if (this.#isOver) throw new Error('it is no longer needed');
      const browser = (this.#browser = await (this.#starting = Browser.start(program, { workFolder, user }, VIEWER)));
      return await Promise.race([
        opened(browser),
        late(),
        browser.broken.then(() => Promise.reject(new Error('it ended at once')))
      ]);
    } catch (error) {
      await this.#end();
      throw new NoBrowser(error instanceof Error ? error.message : String(error));
    }
  }

  async #end(): Promise<void> {
    const browser = this.#browser;
    this.#browser = this.#page = undefined;
    await browser?.close();
  }
}

const WORK_FOLDER = /^ascdata-run-(\d{1,10})-\w{6}$/;

/** Longer than any run. */
const LEFT_MILLISECONDS = 3 * 24 * 60 * 60_000;

/**
 * A new folder. Those of runs that were killed are removed, as far as they are this user's own, after three days: of a run in another
 * container, which may share the folder, it cannot be said whether it has ended.
 */
async function workFolderFor(user: Home['user']): Promise<string> {
  for (const name of await readdir(tmpdir()).catch(() => [])) {
    const pid = Number(WORK_FOLDER.exec(name)?.[1] ?? 0);
    if (pid === 0 || !hasEnded(pid)) continue;
    const path = join(tmpdir(), name);
    const found = await lstat(path).catch(() => undefined);
    if (!found?.isDirectory() || found.uid !== process.getuid?.()) continue;
    if (Date.now() - found.mtimeMs > LEFT_MILLISECONDS) await removeProfiles(path, user).catch(() => {});
  }
  return mkdtemp(join(tmpdir(), `ascdata-run-${process.pid}-`));
}

/** A page of a browser, to show widgets in one after the other. */
interface Page {
  readonly browser: Browser;
  readonly session: string;
}

async function opened(browser: Browser): Promise<Page> {
  await browser.devtools.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] });
  return { browser, session: await firstPage(browser) };
}

type Shown = Omit<Trial, 'absent'>;

async function shown(page: Page, files: Files, job: TrialJob, script: string): Promise<Shown> {
  const { view, clock, ascData, values } = job;
  const send = (method: string, params: Fields) => page.browser.devtools.send(method, params, page.session);
  const size = { ...previewSize(job.size), deviceScaleFactor: 1, mobile: false };
  await send('Emulation.setDeviceMetricsOverride', size);
  const seen = await witnessed(page);
  await send('Page.navigate', { url: `${ORIGIN}/` });
  const how: How = { view, timings: { ...TIMINGS, ping: ASK_MILLISECONDS }, ...(clock !== undefined && { clock }) };
  const texts = [WIDGET, ascData, JSON.stringify([...values])].map((text) => JSON.stringify(text));
  const call = `Picture.show(${texts.join(', ')}, ${JSON.stringify(how)})`;
  const first = (await evaluated(page, `${script}\n${call}`)) as WidgetStateName;
  await files.quiet();
  const { state, errors, ...rest } = (await evaluated(page, 'Picture.settled()')) as Told;
  const told = {
    errors: [...errors, ...(await seen.rejected())],
    blocked: [...new Set([...rest.blocked, ...seen.blocked])]
  };
  const end = first === 'live' ? state : first;
  if (!SHOWN.has(end)) return { end, ...told };
  const { data } = await send('Page.captureScreenshot', { format: 'png' });
  return { end, ...told, picture: new Uint8Array(Buffer.from(String(data), 'base64')) };
}

/** What is kept of requests that fail, and of a name. */
const MOST_KEPT = 20;
const MOST_CHARACTERS = 300;

/** What the browser knows of a widget, and its page may not. */
interface Witnessed {
  /** Requests that its policy blocks, also before its library is there to report them. They are added as they come. */
  readonly blocked: ReadonlySet<string>;
  /**
   * Promises that were rejected so far, that nobody awaits, and of which a page without an origin does not hear: those whose error
   * has no place in a script, as that of a response that is no JSON.
   */
  rejected(): Promise<readonly string[]>;
}

/** Watches the next widget of a page. */
async function witnessed({ browser: { devtools }, session }: Page): Promise<Witnessed> {
  const blocked = new Set<string>();
  const rejected = new Map<unknown, string>();
  let frame: string | undefined;
  devtools.on('Audits.issueAdded', ({ issue }) => {
    const { details } = issue as { details?: { contentSecurityPolicyIssueDetails?: Fields } };
    const { blockedURL, violatedDirective } = details?.contentSecurityPolicyIssueDetails ?? {};
    if (typeof blockedURL !== 'string' || !/^https?:/.test(blockedURL) || blocked.size === MOST_KEPT) return;
    if (URL.canParse(blockedURL)) blocked.add(`${String(violatedDirective)} ${new URL(blockedURL).origin}`);
  });
  devtools.on('Runtime.exceptionThrown', ({ exceptionDetails }) => {
    const details = exceptionDetails as Fields;
    const text = rejectionIn(details);
    if (text !== undefined && rejected.size < MOST_KEPT) rejected.set(details.exceptionId, text);
  });
  // It is awaited after all.
  devtools.on('Runtime.exceptionRevoked', ({ exceptionId }) => rejected.delete(exceptionId));
  devtools.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    const id = String(sessionId);
    if ((targetInfo as Fields).type === 'iframe') frame = id;
    const send = (method: string) => devtools.send(method, {}, id);
    // The frame may have ended meanwhile.
    void Promise.all([send('Audits.enable'), send('Runtime.runIfWaitingForDebugger')]).catch(() => {});
  });
  const how = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };
  await devtools.send('Target.setAutoAttach', how, session);
  return {
    blocked,
    async rejected() {
      // Tells what the browser has kept, at most a thousand, and no more than that: a widget may never end to write.
      const ask = (method: string) => devtools.send(method, {}, frame).catch(() => {});
      if (frame) await Promise.race([ask('Runtime.enable'), setTimeout(TIMINGS.answer, undefined, { ref: false })]);
      if (frame) void ask('Runtime.disable');
      return [...new Set(rejected.values())];
    }
  };
}

/**
 * The error of a rejected promise, in words; undefined: the page tells it, or something else threw. Chromium sends the value itself
 * exactly where the page hears of it too.
 */
function rejectionIn({ text, exception }: Fields): string | undefined {
  const [start, rest = ''] = String(text).split(/(?<=\(in promise\)) ?/);
  if (exception !== undefined || !start?.endsWith('(in promise)')) return undefined;
  return rest.replace(/\s+/g, ' ').slice(0, MOST_CHARACTERS);
}

/** Rejects, unless this process has ended before. */
async function late(): Promise<never> {
  await setTimeout(MAX_START, undefined, { ref: false });
  throw new Error('it did not answer in time');
}

/** What a script in a page gives. @throws Error it throws, or the page has ended */
async function evaluated({ browser, session }: Page, expression: string): Promise<unknown> {
  const { result, exceptionDetails } = await browser.devtools.send(
    'Runtime.evaluate',
    { expression, awaitPromise: true, returnByValue: true },
    session
  );
  if (exceptionDetails) throw new Error('The page around the widget failed.');
  return (result as Fields | undefined)?.value;
}
