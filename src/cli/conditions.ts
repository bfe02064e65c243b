import { hiddenIds } from '../lib/ascdata/conditions/visibility.js';
import { DEFAULT_PLATFORM } from '../lib/ascdata/defaults.js';
import { similar } from '../lib/ascdata/similarWords.js';
import { messageOf } from '../lib/ascdata/wording.js';
import type { AscElement, Values } from '../lib/ascdata/types.js';
import { registry } from '../lib/datatypes/registry.js';
import { printable } from './frame.js';
import { noting, readElements, told } from './definition.js';
import type { Io } from './main.js';
import { choice, readArguments, UsageError } from './usage.js';

/**
 * `ascdata conditions`. Files that cannot be read are named on stderr, the others still answered. Gives the exit code.
 * @throws UsageError `--set` names an Id that no file has
 */
export async function conditionsCommand(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArguments(args, {
    set: { type: 'string', multiple: true },
    format: { type: 'string' }
  });
  const format = choice('format', values.format, ['pretty', 'json']);
  if (positionals.length === 0) throw new UsageError('Which files? ascdata conditions <file>...');
  const settings = new Map((values.set ?? []).map(setting));
  const wrong: UsageError[] = [];
  const definitions: { readonly file: string; readonly elements: readonly AscElement[] }[] = [];
  for (const file of positionals) {
    await noting(wrong, async () => void definitions.push({ file, elements: await readElements(file) }));
  }
  // In a file that cannot be read there may be any Id.
  if (wrong.length === 0) demandIds(definitions, settings);
  for (const { file, elements } of definitions) {
    await noting(wrong, () => {
      demandValues(elements, settings, file, io);
      const hidden = hiddenIds(elements, registry, settings, io);
      if (format === 'json') io.out(`${JSON.stringify({ file, hidden: [...hidden] })}\n`);
      else io.out(`${printable(file)}: ${sentence(elements, hidden)}\n`);
    });
  }
  return told(wrong, io);
}

/** Each Id that is set must be one of a file. @throws UsageError with the Id that was likely meant */
function demandIds(definitions: readonly { readonly elements: readonly AscElement[] }[], settings: Values): void {
  const known = new Set(definitions.flatMap(({ elements }) => elements.map(({ Id }) => Id)));
  for (const id of settings.keys()) {
    if (known.has(id)) continue;
    const likely = similar(id, known);
    const hint = likely === undefined ? '' : ` Did you mean ${printable(likely)}?`;
    throw new UsageError(`--set ${printable(id)}: no file has an element with this Id.${hint}`);
  }
}

/** `Id=json`. An Id may contain `=`: the first one that is followed by JSON counts. */
function setting(text: string): [string, unknown] {
  for (let at = text.indexOf('='); at > 0; at = text.indexOf('=', at + 1)) {
    try {
      return [text.slice(0, at), JSON.parse(text.slice(at + 1))];
    } catch {
      // Not here; the next = may be the one.
    }
  }
  throw new UsageError(`--set must be <Id>=<json>, for example 'Title="Hello"', not “${text}”.`);
}

/** What is set must be Values of their elements; whether they keep every rule is another question. @throws UsageError */
function demandValues(elements: readonly AscElement[], settings: Values, file: string, io: Io): void {
  const context = { ...io, platform: DEFAULT_PLATFORM, hidden: false };
  for (const element of elements) {
    if (!settings.has(element.Id)) continue;
    const value = settings.get(element.Id);
    const model = registry[element.DataType];
    if (model.read(value, element) !== undefined) continue;
    const [problem] = model.check(value, element, context);
    const why = problem ? ` ${messageOf(problem)}` : '';
    throw new UsageError(
      `--set ${element.Id}: ${JSON.stringify(value)} is no Value of a ${element.DataType} (${file}).${why}`
    );
  }
}

function sentence(elements: readonly AscElement[], hidden: ReadonlySet<string>): string {
  if (hidden.size === 0) return 'no element is hidden';
  const names = elements.filter(({ Id }) => hidden.has(Id)).map(({ Id, DisplayName }) => `${DisplayName} (${Id})`);
  return printable(`hidden: ${names.join(', ')}`);
}
