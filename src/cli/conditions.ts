import { hiddenIds } from '../lib/ascdata/conditions/visibility.js';
import type { AscElement } from '../lib/ascdata/types.js';
import { registry } from '../lib/datatypes/registry.js';
import { jsonText, printable } from './frame.js';
import { demandIds, demandValues, settingsIn } from './settings.js';
import { collectUsageErrors, readElements, reportUsageErrors } from './definition.js';
import { pathsOrHere } from './input.js';
import type { Command } from './command.js';
import type { Io } from './io.js';
import { choice, readArguments, UsageError } from './usage.js';

/** `ascdata conditions`. */
export const conditionsCommand: Command = { run };

/**
 * `ascdata conditions`. Names files that cannot be read on stderr, and answers for the others. Returns the exit code.
 * @throws UsageError `--set` names an Id that no file has
 */
async function run(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArguments(args, {
    set: { type: 'string', multiple: true },
    format: { type: 'string' }
  });
  const format = choice('format', values.format, ['pretty', 'json']);
  const settings = settingsIn(values.set);
  const wrong: UsageError[] = [];
  const definitions: { readonly file: string; readonly elements: readonly AscElement[] }[] = [];
  for (const file of await pathsOrHere(positionals)) {
    await collectUsageErrors(wrong, async () => void definitions.push({ file, elements: await readElements(file) }));
  }
  // An unreadable file may contain any Id.
  if (wrong.length === 0) demandIds(definitions, settings);
  for (const { file, elements } of definitions) {
    await collectUsageErrors(wrong, () => {
      demandValues(elements, settings, file, io);
      const hidden = hiddenIds(elements, registry, settings, io);
      if (format === 'json') io.out(jsonText({ file, hidden: [...hidden] }));
      else io.out(`${printable(file)}: ${sentence(elements, hidden)}\n`);
    });
  }
  return reportUsageErrors(wrong, io);
}

function sentence(elements: readonly AscElement[], hidden: ReadonlySet<string>): string {
  if (hidden.size === 0) return 'no element is hidden';
  const names = elements.filter(({ Id }) => hidden.has(Id)).map(({ Id, DisplayName }) => `${DisplayName} (${Id})`);
  return printable(`hidden: ${names.join(', ')}`);
}
