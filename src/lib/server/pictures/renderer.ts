import { fork, type ChildProcess } from 'node:child_process';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { log } from '../platform/log.js';
import type {
  Card,
  FromRender,
  PackageFile,
  Reason,
  RenderSetup,
  Size,
  SystemUser,
  ToRender,
  WidgetJob
} from './protocol.js';
import { Queue, type QueuePlace } from './queue.js';
import { removeProfiles } from './profiles.js';

/** An idle render process ends after this. */
const IDLE_MILLISECONDS = 30_000;
/** The process normally gives up before this; afterwards it is unresponsive and is killed. */
const LIMITS = { widget: 25_000, card: 10_000 };
const MAX_HEAP_MEGABYTES = 512;

/** The widget could not be rendered. */
export class RenderFailed extends Error {
  override readonly name = 'RenderFailed';

  constructor(
    readonly reason: Reason,
    detail: string = reason
  ) {
    super(detail);
  }
}

export interface RenderedWidget {
  readonly preview: Uint8Array;
  readonly thumbnail: Uint8Array;
}

/** Gives a file of the package being shown; undefined if there is none with this name. */
export type FileReader = (name: string) => Promise<PackageFile | undefined>;

interface Job {
  readonly files: FileReader;
  resolve(message: FromRender): void;
  reject(error: RenderFailed): void;
}

export interface RendererOptions {
  /** `build/render`: `render.mjs` with what belongs to it. */
  readonly folder: string;
  /** undefined: no browser, cards only. */
  readonly chromium: string | undefined;
  /** The user it runs as; left out: that of the server. */
  readonly user?: SystemUser | undefined;
}

/** Renders pictures in a separate process, started on demand and ended when idle. */
export class Renderer {
  readonly #options: RendererOptions;
  /** A browser uses a core and a half and some 200 MB: one at a time is also fastest. */
  readonly #browsers = new Queue({ atOnce: 1, inLine: 16, milliseconds: 20_000 });
  readonly #cards = new Queue({ atOnce: 4, inLine: 64, milliseconds: 10_000 });
  #process: Promise<RenderProcess> | undefined;
  #idle: ReturnType<typeof setTimeout> | undefined;
  #busy = 0;
  #closed = false;

  constructor(options: RendererOptions) {
    this.#options = options;
  }

  get hasBrowser(): boolean {
    return this.#options.chromium !== undefined;
  }

  /** Folder of the render process, if running. */
  async folder(): Promise<string | undefined> {
    return (await this.#process?.catch(() => undefined))?.folder;
  }

  /** Process Id of the render process, if running. */
  async pid(): Promise<number | undefined> {
    return (await this.#process?.catch(() => undefined))?.pid;
  }

  /** A drawn card as PNG. @throws QueueFull, RenderFailed */
  async card(card: Card, size: Size): Promise<Uint8Array> {
    const say = (job: number): ToRender => ({ type: 'card', job, card, size });
    const none = () => Promise.resolve(undefined);
    const answer = await this.#cards.run(() => this.#ask(say, none, LIMITS.card));
    if (answer.type !== 'drawn') throw new RenderFailed('crash', answer.type);
    return answer.png;
  }

  /** A widget in both sizes, in its turn. @throws QueueFull, RenderFailed */
  async widget(widget: WidgetJob, files: FileReader, place: QueuePlace): Promise<RenderedWidget> {
    const say = (job: number): ToRender => ({ type: 'widget', job, widget });
    const answer = await this.#browsers.run(() => this.#ask(say, files, LIMITS.widget), place);
    if (answer.type !== 'rendered') throw new RenderFailed('crash', answer.type);
    return answer;
  }

  /** Ends the process and everything it started. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#end();
  }

  async #ask(say: (job: number) => ToRender, files: FileReader, milliseconds: number): Promise<FromRender> {
    if (this.#closed) throw new RenderFailed('start', 'The server is stopping.');
    clearTimeout(this.#idle);
    this.#busy += 1;
    try {
      const child = await this.#running();
      return await child.ask(say, files, milliseconds);
    } finally {
      this.#busy -= 1;
      if (this.#busy === 0) this.#idle = setTimeout(() => void this.#end(), IDLE_MILLISECONDS).unref();
    }
  }

  /** The running process, or a new one. @throws RenderFailed */
  async #running(): Promise<RenderProcess> {
    const running = (this.#process ??= RenderProcess.start(this.#options));
    const forget = () => {
      if (this.#process === running) this.#process = undefined;
    };
    try {
      const child = await running;
      child.onEnd(forget);
      return child;
    } catch (error) {
      forget();
      throw new RenderFailed('start', String(error));
    }
  }

  async #end(): Promise<void> {
    clearTimeout(this.#idle);
    const running = this.#process;
    this.#process = undefined;
    await (await running?.catch(() => undefined))?.close();
  }
}

class RenderProcess {
  readonly #child: ChildProcess;
  readonly #workFolder: string;
  readonly #user: SystemUser | undefined;
  readonly #jobs = new Map<number, Job>();
  readonly #ended: Promise<void>;
  #onEnd: () => void = () => {};
  #group = 0;
  #next = 1;
  #isOver = false;

  private constructor(child: ChildProcess, { workFolder, user }: RenderSetup) {
    this.#child = child;
    this.#workFolder = workFolder;
    this.#user = user;
    child.on('message', (message: FromRender) => this.#receive(message));
    this.#ended = new Promise((resolve) => {
      const over = () => void this.#over().then(resolve);
      child.once('error', over);
      child.once('exit', over);
    });
  }

  static async start({ folder, chromium, user }: RendererOptions): Promise<RenderProcess> {
    const workFolder = await mkdtemp(join(tmpdir(), 'ascdata-render-'));
    // The other user passes through to its profile, and sees nothing else.
    if (user) await chmod(workFolder, 0o711);
    const setup: RenderSetup = { workFolder, chromium, user };
    const child = fork(join(folder, 'render.mjs'), [JSON.stringify(setup)], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      // None of the server's settings and secrets.
      env: harmless(process.env),
      execArgv: [`--max-old-space-size=${MAX_HEAP_MEGABYTES}`],
      detached: false
    });
    child.unref();
    child.channel?.unref();
    return new RenderProcess(child, setup);
  }

  get folder(): string {
    return this.#workFolder;
  }

  get pid(): number | undefined {
    return this.#isOver ? undefined : this.#child.pid;
  }

  onEnd(told: () => void): void {
    this.#onEnd = told;
    if (this.#isOver) told();
  }

  ask(say: (job: number) => ToRender, files: FileReader, milliseconds: number): Promise<FromRender> {
    const id = this.#next++;
    return new Promise<FromRender>((resolve, reject) => {
      const timer = setTimeout(() => {
        reject(new RenderFailed('time'));
        void this.kill();
      }, milliseconds);
      const done = () => {
        clearTimeout(timer);
        this.#jobs.delete(id);
      };
      this.#jobs.set(id, {
        files,
        resolve: (message) => {
          done();
          resolve(message);
        },
        reject: (error) => {
          done();
          reject(error);
        }
      });
      this.#send(say(id));
    });
  }

  /** Lets it end its children, then itself. */
  async close(): Promise<void> {
    if (this.#child.connected) this.#child.disconnect();
    const timer = setTimeout(() => void this.kill(), 2_000);
    await this.#ended;
    clearTimeout(timer);
  }

  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.#ended;
  }

  #send(message: ToRender): void {
    if (this.#isOver) return this.#fail(message.job);
    this.#child.send(message, (error) => error && this.#fail(message.job));
  }

  #fail(job: number): void {
    this.#jobs.get(job)?.reject(new RenderFailed('crash', 'The render process is gone.'));
  }

  #receive(message: FromRender): void {
    if (message.type === 'browser') this.#group = message.group;
    else if (message.type === 'left') warnOfFiles(message.detail);
    else if (message.type === 'want') void this.#give(message);
    else if (message.type === 'failed') {
      this.#jobs.get(message.job)?.reject(new RenderFailed(message.reason, message.detail));
    } else this.#jobs.get(message.job)?.resolve(message);
  }

  async #give({ job, request, name }: Extract<FromRender, { type: 'want' }>): Promise<void> {
    const file = await this.#jobs
      .get(job)
      ?.files(name)
      .catch(() => undefined);
    if (!this.#isOver) this.#child.send({ type: 'file', job, request, file } satisfies ToRender, () => {});
  }

  /** The process has ended, for whatever reason: ends its browser and removes its folder. */
  async #over(): Promise<void> {
    this.#isOver = true;
    if (this.#group !== 0) endGroup(this.#group);
    for (const job of [...this.#jobs.keys()]) this.#fail(job);
    this.#onEnd();
    await removeProfiles(this.#workFolder, this.#user).catch(warnOfFiles);
  }
}

const warnOfFiles = (err: unknown): void => log().warn({ part: 'pictures', err }, 'temporary files not removed');

function endGroup(group: number): void {
  try {
    process.kill(process.platform === 'win32' ? group : -group, 'SIGKILL');
  } catch {
    // Gone already.
  }
}

const PASSED_ON = ['PATH', 'LANG', 'LC_ALL', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'LD_LIBRARY_PATH'];

function harmless(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(PASSED_ON.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])));
}
