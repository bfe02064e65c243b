import { parentPort, workerData } from 'node:worker_threads';
import { mergeText } from '../../package/mergeText.js';
import { nodePatterns } from '../../patterns/node.js';
import { codeOf } from '../platform/store/failures.js';
import type { Checking } from './checking.js';
import { checkTask } from './check.js';
import { overlaid } from './overlay.js';
import { differencesTask } from './packageSide.js';
import type {
  Reply,
  Task,
  TaskResult,
  WorkerSettings,
  Archive,
  NeverShown,
  NeverShownTask,
  RulesDifference,
  RulesTask,
  ShownState
} from './tasks.js';
import { settingNamesIn } from './settingNames.js';
import { readTextsTask, writeTextsTask } from './textFiles.js';
import { memoryOf } from './textPieces.js';
import { writeFileSync } from 'node:fs';
import { replaceValues } from '../../ascdata/document.js';
import { writePackage } from '../../package/write.js';
import { valuesFromText } from './ownValues.js';
import { hashOf } from '../platform/store/fileStore.js';
import { lazyFile } from './diskFiles.js';
import { neverShown } from '../../ascdata/conditions/neverShown.js';
import { differenceOf, MAX_TOLD, type ChangedState } from '../../ascdata/conditions/states/difference.js';
import type { Platform } from '../../ascdata/dataTypeModel.js';
import { dataOf, elementsOf } from '../../ascdata/elements.js';
import { registry } from '../../datatypes/registry.js';

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
    case 'values':
      return { definition: replaceValues(task.source, valuesFromText(task.ownValues)) };
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

/** What is handed over with a reply instead of being copied. */
function memoryIn(reply: Reply): ArrayBuffer[] {
  if (!('result' in reply)) return [];
  const { result } = reply;
  if ('content' in result) return [result.content.buffer];
  return 'widgets' in result ? memoryOf(result.widgets.map(({ texts }) => texts)) : [];
}

parentPort?.on('message', (task: Task) => {
  void replyTo(task).then((reply) => parentPort?.postMessage(reply, memoryIn(reply)));
});

/** Packs files into a zip file. Equal input gives equal bytes. */
async function archiveTask({ files, changed, path }: Task & { readonly kind: 'archive' }): Promise<Archive> {
  const ascData = changed && replaceValues(changed.source, valuesFromText(changed.ownValues));
  const bytes = await writePackage(files.map(lazyFile), ascData);
  writeFileSync(path, bytes, { mode: 0o600 });
  return { sha256: hashOf(bytes), size: bytes.length };
}

/** The sets of shown settings that only one of two definitions can have. */
function rulesTask({ before, after, newIds, today }: RulesTask, platform: Platform): RulesDifference {
  const [old, fresh] = [before, after].map((source) => elementsOf(dataOf(source), registry));
  const found = differenceOf(old!, fresh!, new Map(newIds), registry, { today, platform });
  const { equal, complete, appear, vanish } = found;
  return { equal, complete, appear: listed(appear), vanish: listed(vanish) };
}

/** The elements that no Values bring into the form. */
function neverShownTask({ source, today }: NeverShownTask): NeverShown {
  return { ids: neverShown(elementsOf(dataOf(source), registry), registry, { today }) };
}

function listed(states: readonly ChangedState[]): RulesDifference['appear'] {
  return { count: states.length, first: states.slice(0, MAX_TOLD).map(shown) };
}

const shown = ({ set, hidden, ...state }: ChangedState): ShownState => ({
  ...state,
  set: [...set],
  hidden: [...hidden]
});
