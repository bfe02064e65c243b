import type { Command } from './command.js';
import { jsonText, printable } from './frame.js';
import type { Io } from './io.js';
import { templatesOf } from './server.js';
import { choice, readArguments, UsageError } from './usage.js';

/** `ascdata list`. */
export const listCommand: Command = { run };

/** `ascdata list`. Returns the exit code. @throws UsageError the server cannot be asked, or refuses */
async function run(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArguments(args, { format: { type: 'string' } });
  const format = choice('format', values.format, ['pretty', 'json']);
  const [search, ...more] = positionals;
  if (more.length > 0)
    throw new UsageError('What to search for? ascdata list takes one text: put it in quotation marks.');
  const templates = await templatesOf(io, search);
  if (format === 'json') {
    io.out(jsonText(templates, 2));
    return 0;
  }
  const widths = (['identifier', 'version'] as const).map((key) =>
    Math.max(0, ...templates.map((each) => each[key].length))
  );
  const [first = 0, second = 0] = widths;
  const lines = templates.map(({ identifier, version, name }) =>
    printable(`${identifier.padEnd(first)}  ${version.padEnd(second)}  ${name}`)
  );
  io.out(lines.length === 0 ? 'No templates\n' : `${lines.join('\n')}\n`);
  return 0;
}
