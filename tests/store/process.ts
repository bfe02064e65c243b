import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { builtOnce } from '../built.js';

const script = fileURLToPath(new URL('process.mjs', import.meta.url));
const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Runs a function of tasks.ts in a process of its own; `exit` is its code, null when it was killed. Node alone does not run
 * TypeScript, and a tool that does takes longer to start than most tests last, so the tasks are built first.
 */
export async function runProcess(task: string, ...args: string[]): Promise<Running> {
  const folder = await builtOnce('tasks', buildTasks);
  const command = [script, join(folder, 'tasks.js'), task, ...args];
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] });
  return { child, exit: once(child, 'close').then(([code]) => code as number | null) };
}

export interface Running {
  readonly child: ChildProcess;
  readonly exit: Promise<number | null>;
}

async function buildTasks(outDir: string): Promise<void> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: { ssr: 'tests/store/tasks.ts', outDir, emptyOutDir: false, target: 'node20' }
  });
}
