import { parentPort, workerData } from 'node:worker_threads';
import { nodePatterns } from '../../patterns/node.js';
import { codeOf } from '../platform/store/failures.js';
import type { Checking } from './checking.js';
import { archiveTask } from './archive.js';
import { checkTask } from './check.js';
import { overlaid } from './overlay.js';
import { rulesTask } from './rules.js';
import type { Reply, Task, WorkerSettings } from './tasks.js';

/** The thread in which packages are read, checked and packed: one task after the other, each as long as it is let. */
const { platform, libraries } = workerData as WorkerSettings;
const checking: Checking = { platform, libraries, patterns: nodePatterns(), now: () => new Date() };

async function replyTo(task: Task): Promise<Reply> {
  try {
    if (task.kind === 'rules') return { result: rulesTask(task, platform) };
    if (task.kind === 'overlay') return { result: { definition: overlaid(task) } };
    return { result: task.kind === 'check' ? await checkTask(task, checking) : await archiveTask(task) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { failure: { message, code: codeOf(error) } };
  }
}

parentPort?.on('message', (task: Task) => void replyTo(task).then((reply) => parentPort?.postMessage(reply)));
