import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('process.mjs', import.meta.url));

/** Runs a function of tasks.ts in a process of its own. `exit` is its code, null when it was killed. */
export function runProcess(task: string, ...args: string[]): { child: ChildProcess; exit: Promise<number | null> } {
  const child = spawn(process.execPath, [script, task, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  return { child, exit: once(child, 'close').then(([code]) => code as number | null) };
}
