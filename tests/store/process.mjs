// Runs one of tasks.ts: Node by itself does not read TypeScript.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const file = fileURLToPath(new URL('tasks.ts', import.meta.url));
const { module } = await runnerImport(file, { configFile: false, logLevel: 'error' });
const [task, ...args] = process.argv.slice(2);
await module[task](...args);
// The tool that reads TypeScript keeps the process alive.
process.exit(0);
