import { mostSimilar } from '../lib/ascdata/similarWords.js';
import { messageOf } from '../lib/ascdata/wording.js';
import { strayIn } from '../lib/package/leftOut.js';
import { readPackage } from '../lib/package/read.js';
import type { Command } from './command.js';
import { jsonText, printable } from './frame.js';
import { demandEmpty } from './input.js';
import type { Io } from './io.js';
import { packageOf, templatesOf, type Template } from './server.js';
import { choice, readArguments, shellWord, UsageError } from './usage.js';
import { portable, writeFolder } from './writeWhole.js';

/** Files and folders that are named of those that are left out. */
const MOST_LEFT = 20;

/** `ascdata pull`. */
export const pullCommand: Command = { run };

/** `ascdata pull`. Returns the exit code. @throws UsageError with one sentence; then nothing is written */
async function run(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArguments(args, { format: { type: 'string' } });
  const format = choice('format', values.format, ['pretty', 'json']);
  const [identifier, given, ...more] = positionals;
  if (identifier === undefined || more.length > 0) {
    throw new UsageError('Which template? ascdata pull <SpotIdentifier> [new folder]. ascdata list names them.');
  }
  if (given !== undefined) await demandEmpty(given);
  const template = await templateOf(identifier, io);
  const folder = given ?? folderNameOf(template);
  if (given === undefined) await demandEmpty(folder);
  const { files, findings } = await readPackage(await packageOf(io, template));
  if (!files) {
    const [problem] = findings;
    throw new UsageError(
      `The package of ${printable(identifier)} is refused: ${problem ? messageOf(problem) : 'it is damaged'}`
    );
  }
  // A repository, for example, has commands in its settings, which git runs in a folder that it is only asked about.
  const stray = strayIn(files.map(({ name }) => name));
  const own = files.filter(({ name }) => !stray.has(name));
  const left = [...new Set(stray.values())];
  if (own.length === 0)
    throw new UsageError(`The package of ${printable(identifier)} is refused: it has no files of a widget.`);
  // The package may have taken minutes to come.
  await demandEmpty(folder);
  await writeFolder(folder, own);
  const { version } = template;
  if (format === 'json') {
    io.out(jsonText({ folder, identifier, version, files: own.length, leftOut: left }));
    return 0;
  }
  const [path, on] = [printable(folder), shellWord(printable(folder))];
  io.out(`${path}: ${printable(`${identifier} ${version}`)}, ${own.length} ${own.length === 1 ? 'file' : 'files'}.\n`);
  if (left.length > 0) {
    const more = left.length > MOST_LEFT ? `, and ${left.length - MOST_LEFT} more` : '';
    io.out(`Left out: ${left.slice(0, MOST_LEFT).map(printable).join(', ')}${more}.\n`);
  }
  io.out(`Next: ${io.command} dev ${on} opens it, ${io.command} types ${on} writes its settings as types.\n`);
  return 0;
}

async function templateOf(identifier: string, io: Io): Promise<Template> {
  const templates = await templatesOf(io);
  const found = templates.find((each) => each.identifier === identifier);
  if (found) return found;
  const likely = likelyTemplate(identifier, templates);
  const meant = likely === undefined ? 'ascdata list names those that it has.' : `Did you mean ${likely}?`;
  throw new UsageError(printable(`The server has no template ${identifier}. ${meant}`));
}

/** The SpotIdentifier that is meant by a similar one, or by the name of the widget. */
function likelyTemplate(given: string, templates: readonly Template[]): string | undefined {
  const likely = mostSimilar(
    given,
    templates.map(({ identifier }) => identifier)
  );
  if (likely !== undefined) return likely;
  const names = templates.map(({ name }) => name);
  const name = names.includes(given) ? given : mostSimilar(given, names);
  const found = templates.find((each) => each.name === name);
  return found && `${found.identifier} (${found.name})`;
}

function folderNameOf({ identifier }: Template): string {
  const name = portable(identifier);
  if (name === '') throw new UsageError('Into which folder? ascdata pull <SpotIdentifier> <new folder>');
  return name;
}
