import { basename, resolve } from 'node:path';
import { formatTests, TESTS_FILE } from '../lib/ascdata/conditions/ruletests/format.js';
import { MESSAGE_LANGUAGES } from '../lib/language/languages.js';
import { identifierFor } from '../lib/starters/identifier.js';
import { LIBRARY_NAMES, STARTERS, starterFiles } from '../lib/starters/starters.js';
import { typescriptFiles } from '../lib/starters/typeScript.js';
import { fileNamed } from '../lib/package/files.js';
import { TYPES_FILE } from '../lib/package/leftOut.js';
import { definitionIn } from './definition.js';
import { demandEmpty } from './input.js';
import type { Command } from './command.js';
import type { Io } from './io.js';
import { pipelinesFor } from './pipelines.js';
import { typesOf } from './types.js';
import { choice, readArguments, shellWord, UsageError } from './usage.js';
import { writeFolder } from './writeWhole.js';

/** In the folder of a widget in TypeScript, before it runs; `npm run watch` does so at each save. */
const BUILDING = ['npm install', 'npm run build'];

/** `ascdata init`. */
export const initCommand: Command = { run };

/** `ascdata init`: writes the folder of a new widget that runs. Returns the exit code. @throws UsageError */
async function run(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArguments(args, {
    from: { type: 'string' },
    name: { type: 'string' },
    identifier: { type: 'string' },
    typescript: { type: 'boolean' },
    ci: { type: 'string' },
    language: { type: 'string' }
  });
  const [folder, ...more] = positionals;
  if (folder === undefined || more.length > 0) throw new UsageError('Into which folder? ascdata init <new folder>');
  const starter = choice('from', values.from, STARTERS);
  const name = values.name ?? basename(resolve(folder));
  const widget = {
    name,
    identifier: values.identifier ?? identifierFor(name, 'mine'),
    language: choice('language', values.language, MESSAGE_LANGUAGES)
  };
  const pipelines = pipelinesFor(values.ci, values.typescript);
  const libraries = await Promise.all(
    LIBRARY_NAMES.map(async (library) => ({ name: `lib/${library}`, bytes: await io.library(library) }))
  );
  const files = values.typescript ? typescriptFiles(starter, widget) : starterFiles(starter, widget);
  const { elements } = definitionIn(fileNamed(files, 'ascData.json')!.bytes, folder);
  const tests = { name: TESTS_FILE, bytes: new TextEncoder().encode(formatTests([])) };
  const types = { name: TYPES_FILE, bytes: new TextEncoder().encode(await typesOf(elements, io)) };
  await demandEmpty(folder);
  await writeFolder(folder, [...files, ...libraries, ...pipelines, types, tests]);
  const next = [`cd ${shellWord(folder)}`, ...(values.typescript ? BUILDING : []), `${io.command} dev`];
  io.out(`${folder}: a new widget, ${widget.identifier}. Next:\n${next.map((line) => `  ${line}\n`).join('')}`);
  return 0;
}
