import { lstat } from 'node:fs/promises';
import { sizeText } from '../lib/package/limits.js';
import { writePackage } from '../lib/package/write.js';
import { checkedFolder, rootText } from './checkedFolder.js';
import type { Command } from './command.js';
import { jsonText, printable } from './frame.js';
import type { Io } from './io.js';
import { choice, readArguments, shellWord, UsageError } from './usage.js';
import { portable, writeWhole } from './writeWhole.js';

/** `ascdata pack`. */
export const packCommand: Command = { run };

async function run(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArguments(args, {
    out: { type: 'string' },
    force: { type: 'boolean' },
    format: { type: 'string' }
  });
  const format = choice('format', values.format, ['pretty', 'json']);
  const checked = await checkedFolder(
    positionals,
    { command: 'pack', refusal: 'nothing is written' },
    io,
    values.force
  );
  if (!checked) return 1;
  const { files, leftOut, data } = checked;
  const file = values.out ?? fileNameOf(data);
  if ((await lstat(file).catch(() => undefined))?.isSymbolicLink()) {
    throw new UsageError(`${file} is a link: remove it, or name another file with --out.`);
  }
  if (!/\.dash\.zip$/i.test(file)) {
    throw new UsageError(
      `${file} is no name of a package: --out ${shellWord(`${file.replace(/(?:\.dash)?(?:\.zip)?$/i, '')}.dash.zip`)}`
    );
  }
  const bytes = await writePackage(files);
  await writeWhole(file, bytes);
  if (format === 'json') {
    io.out(jsonText({ file, bytes: bytes.length, files: files.length, leftOut }));
    return 0;
  }
  io.out(`${printable(file)}: ${files.length} files, ${sizeText(bytes.length)}.\n`);
  if (leftOut.length > 0) io.out(`Left out: ${leftOut.map(printable).join(', ')}.\n`);
  return 0;
}

/** `<SpotIdentifier>-<SpotVersion>.dash.zip`, as far as they can be in the name of a file. */
function fileNameOf(data: unknown): string {
  const parts = ['SpotIdentifier', 'SpotVersion'].map((key) => portable(rootText(data, key)));
  return `${parts.filter(Boolean).join('-') || 'widget'}.dash.zip`;
}
