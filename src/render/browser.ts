import { spawn, type ChildProcess } from 'node:child_process';
import { chown, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { removeProfile } from '../lib/server/pictures/profiles.js';
import type { RenderSetup, WidgetJob } from '../lib/server/pictures/protocol.js';
import { Devtools } from './cdp.js';
import { endAllOf, kill, killGroup, memoryOf, treeOf } from './processes.js';

/** Memory limit of all processes of one browser. An idle one uses about 150 MB. */
const MAX_MEMORY = 1024 * 1024 * 1024;
const MAX_HEAP_MEGABYTES = 256;
const WATCH_MILLISECONDS = 100;

/**
 * Arguments of a widget's browser. The network is blocked three times: requests are answered from memory before they leave,
 * every host name and address resolves to nothing, and everything else, including the machine's own addresses, would go through
 * a proxy that does not exist.
 */
const SWITCHES: readonly string[] = [
  '--headless=new',
  '--remote-debugging-pipe',
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--proxy-server=socks5://nowhere.invalid:1',
  '--proxy-bypass-list=<-loopback>',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-quic',
  '--no-pings',
  '--dns-prefetch-disable',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-client-side-phishing-detection',
  '--disable-sync',
  '--disable-default-apps',
  '--disable-extensions',
  '--disable-breakpad',
  '--disable-notifications',
  '--disable-speech-api',
  '--disable-gpu',
  // The headless shell would run the widget in the same process as the page that monitors it.
  '--site-per-process',
  '--disable-dev-shm-usage',
  '--disable-features=Translate,MediaRouter,OptimizationHints,DialMediaRouteProvider,SpareRendererForSitePerProcess',
  '--force-color-profile=srgb',
  '--force-prefers-reduced-motion',
  '--hide-scrollbars',
  '--metrics-recording-only',
  '--mute-audio',
  '--no-default-browser-check',
  '--no-first-run',
  '--password-store=basic',
  '--use-mock-keychain',
  `--js-flags=--max-old-space-size=${MAX_HEAP_MEGABYTES}`
];

/** Where a browser has its profile, and whose it is. */
export type Home = Pick<RenderSetup, 'workFolder' | 'user'>;

/** The viewer of a widget. */
export type Viewer = Pick<WidgetJob, 'timeZone' | 'language'>;

/** A browser for one picture, with its own profile and processes, both removed once it is closed. */
export class Browser {
  readonly devtools: Devtools;
  /** Id of the process group. */
  readonly group: number;
  /** Resolves when the browser exits or takes too much memory. */
  readonly broken: Promise<'crash' | 'memory'>;

  readonly #process: ChildProcess;
  readonly #ended: Promise<void>;
  readonly #profile: string;
  readonly #user: Home['user'];
  #watch: ReturnType<typeof setTimeout> | undefined;

  private constructor(child: ChildProcess, group: number, profile: string, user: Home['user']) {
    this.#process = child;
    this.group = group;
    this.#profile = profile;
    this.#user = user;
    const [, , , to, from] = child.stdio;
    this.devtools = new Devtools(to as Writable, from as Readable);
    this.#ended = new Promise((resolve) => child.once('exit', () => resolve()));
    this.broken = new Promise((resolve) => {
      void this.#ended.then(() => resolve('crash'));
      this.#watchMemory(() => resolve('memory'));
    });
  }

  /** Rejects when the program cannot be started at all. */
  static async start(program: string, { workFolder, user }: Home, { timeZone, language }: Viewer): Promise<Browser> {
    const profile = await mkdtemp(join(workFolder, 'profile-'));
    if (user) await chown(profile, user.uid, user.gid);
    // The browser's own sandbox needs a user that is not root; as root there is only the one of the frame.
    const isRoot = process.getuid?.() === 0 && !user;
    const own = [`--accept-lang=${language}`, `--user-data-dir=${profile}`];
    const switches = [...SWITCHES, ...(isRoot ? ['--no-sandbox'] : []), ...own, 'about:blank'];
    const child = spawn(program, switches, {
      ...user,
      cwd: profile,
      detached: process.platform !== 'win32',
      windowsHide: true,
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
      env: { ...inherited(), HOME: profile, TMPDIR: profile, TZ: timeZone }
    });
    const group = await new Promise<number>((resolve, reject) => {
      child.once('spawn', () => resolve(child.pid!));
      child.once('error', reject);
    });
    return new Browser(child, group, profile, user);
  }

  /** Ends all its processes, and removes its profile. */
  async close(): Promise<void> {
    clearTimeout(this.#watch);
    this.devtools.close(new Error('The browser was closed.'));
    this.#kill(await treeOf(this.group));
    await this.#ended;
    await endAllOf(this.#profile);
    await removeProfile(this.#profile, this.#user);
  }

  #kill(tree: readonly number[]): void {
    killGroup(this.group);
    for (const pid of tree) kill(pid);
  }

  #watchMemory(tooMuch: () => void): void {
    const look = async () => {
      const tree = await treeOf(this.group);
      if ((await memoryOf(tree)) > MAX_MEMORY) {
        tooMuch();
        this.#kill(tree);
      } else if (this.#process.exitCode === null && this.#process.signalCode === null) {
        this.#watch = setTimeout(() => void look(), WATCH_MILLISECONDS);
      }
    };
    this.#watch = setTimeout(() => void look(), WATCH_MILLISECONDS);
  }
}

/** The environment a program needs to start, without the server's settings and secrets. */
function inherited(): NodeJS.ProcessEnv {
  const names = ['PATH', 'LANG', 'LC_ALL', 'SystemRoot', 'FONTCONFIG_PATH', 'FONTCONFIG_FILE', 'LD_LIBRARY_PATH'];
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}
