import { parentPort, workerData } from 'node:worker_threads';
import { mergeText } from '../../package/mergeText.js';
import { nodePatterns } from '../../patterns/node.js';
import { codeOf } from '../platform/store/failures.js';
import type { Checking } from './checking.js';
import { archiveTask } from './archive.js';
import { checkTask } from './check.js';
import { overlaid } from './overlay.js';
import { differencesTask } from './packageSide.js';
import { neverShownTask, rulesTask } from './rules.js';
import type { Reply, Task, TaskResult, WorkerSettings } from './tasks.js';
import { settingNamesIn } from './settingNames.js';
import { readTextsTask, writeTextsTask } from './textFiles.js';

/** Worker thread that reads, checks and packs packages, one task at a time with a time limit. */
const { platform, libraries } = workerData as WorkerSettings;
const checking: Checking = { platform, libraries, patterns: nodePatterns(), now: () => new Date() };

function resultOf(task: Task): TaskResult | Promise<TaskResult> {
  switch (task.kind) {
    case 'check':
      return checkTask(task, checking);
    case 'archive':
      return archiveTask(task);
    case 'rules':
      return rulesTask(task, platform);
    case 'neverShown':
      return neverShownTask(task);
    case 'names':
      return { names: settingNamesIn(task.source) };
    case 'overlay':
      return { definition: overlaid(task) };
    case 'merge':
      return mergeText(task.base, task.mine, task.theirs);
    case 'differences':
      return differencesTask(task);
    case 'readTexts':
      return readTextsTask(task);
    case 'writeTexts':
      return writeTextsTask(task);
  }
}

async function replyTo(task: Task): Promise<Reply> {
  try {
    return { result: await resultOf(task) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { failure: { message, code: codeOf(error) } };
  }
}

parentPort?.on('message', (task: Task) => void replyTo(task).then((reply) => parentPort?.postMessage(reply)));
