import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, expect, it, vi } from 'vitest';
import { browserFor, NOBODY } from '../../src/lib/server/pictures/chromium.js';
import { Renderer } from '../../src/lib/server/pictures/renderer.js';
import { treeOf } from '../../src/render/processes.js';
import { BROWSER, build, page, type Built } from './harness.js';

const isRoot = process.getuid?.() === 0;
const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
};

let built: Built;
beforeAll(async () => {
  built = await build();
}, 60_000);

/** The system's data on a browser's processes. */
async function processes(group: number) {
  const pids = group === 0 ? [] : await treeOf(group);
  return pids.map((pid) => ({
    pid,
    command: read(`/proc/${pid}/cmdline`),
    status: read(`/proc/${pid}/status`),
    settings: read(`/proc/${pid}/environ`)
  }));
}

/** What is open in a process, besides the browser's own files and anonymous things. */
function openFiles(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).map((fd) => readlinkSync(`/proc/${pid}/fd/${fd}`));
  } catch {
    return [];
  }
}

const isPage = ({ command }: { command: string }) => command.includes('--type=renderer');

it.runIf(process.platform === 'linux')(
  'the browser runs pages in its sandbox; for root as a user without files, with nothing of the server',
  { timeout: 60_000 },
  async () => {
    const secret = join(mkdtempSync(join(tmpdir(), 'ascdata-secret-')), 'secret');
    writeFileSync(secret, 'secret', { mode: 0o600 });
    const opened = openSync(secret, 'r');
    const widget = { ascData: '{}', values: '[]', timeZone: 'UTC', language: 'en' };
    const size = { width: 160, height: 90 };
    vi.stubEnv('ADMIN_API_KEY', 'a-secret-of-the-server');
    const { user } = browserFor({ render: true, renderAsRoot: false, chromium: BROWSER.CHROMIUM_PATH });
    expect(user).toEqual(isRoot ? NOBODY : undefined);
    const renderer = new Renderer({ folder: built.folder, chromium: BROWSER.CHROMIUM_PATH, user });
    try {
      const file = { type: 'text/html', bytes: Buffer.from(page('for (;;);')) };
      const made = renderer.widget({ ...widget, size, thumbnail: size }, () => Promise.resolve(file), {
        owners: new Set(['test']),
        kind: 'test',
        isLast: false
      });
      made.catch(() => {});
      const all = async () => {
        const pid = (await renderer.pid()) ?? 0;
        return (await processes(pid)).filter((each) => each.pid !== pid);
      };
      // 2: only the system calls that the browser's own filter lets through. It comes a moment after the process.
      const isConfined = ({ status }: { status: string }) =>
        /^Seccomp:\s+2$/m.test(status) && /^NoNewPrivs:\s+1$/m.test(status);
      await expect
        .poll(async () => (await all()).filter(isPage).filter(isConfined), { timeout: 20_000 })
        .not.toEqual([]);
      for (const { pid, command, status, settings } of await all()) {
        expect(command).not.toContain('--no-sandbox');
        expect(settings).not.toContain('a-secret-of-the-server');
        expect(openFiles(pid)).not.toContain(secret);
        if (isRoot) expect(status).not.toMatch(/^(?:Uid|Gid):.*\t0(?:\t|$)|^Groups:\t.*\b0\b/m);
      }
    } finally {
      const folder = await renderer.folder();
      await renderer.close();
      closeSync(opened);
      vi.unstubAllEnvs();
      rmSync(dirname(secret), { recursive: true });
      expect(folder && existsSync(folder)).toBe(false);
    }
  }
);
