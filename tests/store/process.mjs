// Runs a function of tasks.ts, which was built into the file given first.
import { pathToFileURL } from 'node:url';

const [file, task, ...args] = process.argv.slice(2);
const tasks = await import(pathToFileURL(file).href);
await tasks[task](...args);
// Open connections of a task would keep the process alive.
process.exit(0);
