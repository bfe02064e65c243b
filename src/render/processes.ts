import { readdir, readFile } from 'node:fs/promises';

const ROUNDS = 40;
const ROUND_MILLISECONDS = 25;

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly group: number;
}

/** All visible processes of the machine; none without /proc. */
async function processes(): Promise<Process[]> {
  const names = await readdir('/proc').catch(() => []);
  const found = await Promise.all(names.filter((name) => /^\d+$/.test(name)).map(processOf));
  return found.filter((each) => each !== undefined);
}

async function processOf(name: string): Promise<Process | undefined> {
  const text = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
  // The program's name is in parentheses and may contain anything.
  const [, parent, group] = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return group === undefined ? undefined : { pid: Number(name), parent: Number(parent), group: Number(group) };
}

/** A process, its group and all descendants. */
export async function treeOf(root: number): Promise<number[]> {
  const all = await processes();
  const tree = new Set(all.filter(({ pid, group }) => pid === root || group === root).map(({ pid }) => pid));
  for (let before = -1; before < tree.size;) {
    before = tree.size;
    for (const { pid, parent } of all) if (tree.has(parent)) tree.add(pid);
  }
  return [...tree];
}

/** Bytes of memory of these processes that are not backed by a file: what a widget makes them use. */
export async function memoryOf(pids: readonly number[]): Promise<number> {
  const sizes = await Promise.all(
    pids.map(async (pid) => {
      const text = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
      const lines = [...text.matchAll(/^Rss(?:Anon|Shmem):\s+(\d+) kB$/gm)];
      return lines.reduce((sum, [, kilobytes]) => sum + Number(kilobytes) * 1024, 0);
    })
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Ends every process that still uses a folder, even one that left its group and its parent (a crash handler), and waits. */
export async function endAllOf(folder: string): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    const left = await mentioning(folder);
    if (left.length === 0) return;
    for (const pid of left) kill(pid);
    await new Promise((resolve) => setTimeout(resolve, ROUND_MILLISECONDS));
  }
}

async function mentioning(text: string): Promise<number[]> {
  const names = await readdir('/proc').catch(() => []);
  const found = await Promise.all(
    names
      .filter((name) => /^\d+$/.test(name))
      .map(async (name) => {
        const command = await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '');
        return command.includes(text) ? Number(name) : undefined;
      })
  );
  return found.filter((pid) => pid !== undefined);
}

/** Ends a process group at once. A process that has already ended is not an error. */
export function killGroup(group: number): void {
  kill(process.platform === 'win32' ? group : -group);
}

export function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
