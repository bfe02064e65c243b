import { fork } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import type { FromRender, RenderSetup, ToRender } from '../../src/lib/server/pictures/protocol.js';
import { treeOf } from '../../src/render/processes.js';
import { BROWSER, build, page, type Built } from './harness.js';

/** If the tests run as root: a user without files. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

/** Whether everybody can enter this folder. Not one in the home of root. */
const isOpen = (folder: string): boolean =>
  (statSync(folder).mode & 0o001) === 1 && (dirname(folder) === folder || isOpen(dirname(folder)));

let built: Built;
beforeAll(async () => {
  built = await build();
}, 60_000);

/** The system's data on a browser's page processes. */
async function renderers(group: number): Promise<{ command: string; status: string }[]> {
  const read = (file: string) => {
    try {
      return readFileSync(file, 'utf8').replaceAll('\0', ' ');
    } catch {
      return '';
    }
  };
  const pids = group === 0 ? [] : await treeOf(group);
  return pids
    .map((pid) => ({ command: read(`/proc/${pid}/cmdline`), status: read(`/proc/${pid}/status`) }))
    .filter(({ command }) => command.includes('--type=renderer'));
}

it.runIf(process.platform === 'linux' && (!isRoot || isOpen(process.cwd())))(
  'for any user but root the browser runs pages in its sandbox',
  { timeout: 60_000 },
  async () => {
    const workFolder = mkdtempSync(join(tmpdir(), 'ascdata-sandbox-'));
    if (isRoot) chownSync(workFolder, NOBODY, NOBODY);
    for (const folder of [built.folder, dirname(built.folder)]) chmodSync(folder, 0o755);
    const setup: RenderSetup = { workFolder, chromium: BROWSER.CHROMIUM_PATH };
    const child = fork(join(built.folder, 'render.mjs'), [JSON.stringify(setup)], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: [],
      ...(isRoot && { uid: NOBODY, gid: NOBODY })
    });
    const say = (message: ToRender) => child.send(message);
    const ended = new Promise((resolve) => child.once('exit', resolve));
    try {
      let group = 0;
      child.on('message', (message: FromRender) => {
        if (message.type === 'browser') group = message.group;
        if (message.type !== 'want') return;
        const file = { type: 'text/html', bytes: Buffer.from(page('for (;;);')) };
        say({ type: 'file', job: message.job, request: message.request, file });
      });
      const size = { width: 160, height: 90 };
      const widget = { ascData: '{}', values: '[]', size, thumbnail: size, timeZone: 'UTC', language: 'en' };
      say({ type: 'widget', job: 1, widget });
      // 2: only the system calls that the browser's own filter lets through. It comes a moment after the process.
      const isConfined = ({ status }: { status: string }) =>
        /^Seccomp:\s+2$/m.test(status) && /^NoNewPrivs:\s+1$/m.test(status);
      const confined = async () => (await renderers(group)).filter(isConfined).map(({ command }) => command);
      await expect.poll(confined, { timeout: 20_000 }).not.toEqual([]);
      for (const { command } of await renderers(group)) expect(command).not.toContain('--no-sandbox');
    } finally {
      if (child.connected) child.disconnect();
      await ended;
      rmSync(workFolder, { recursive: true, force: true });
    }
  }
);
