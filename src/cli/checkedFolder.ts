import { parse } from '../lib/ascdata/document.js';
import { DEFAULT_PLATFORM } from '../lib/ascdata/defaults.js';
import { isRecord, own } from '../lib/ascdata/elements.js';
import { hasErrors } from '../lib/ascdata/findings.js';
import { registry } from '../lib/datatypes/registry.js';
import { structure } from '../lib/datatypes/validators.generated.js';
import type { MessageLanguage } from '../lib/language/languages.js';
import { fileNamed, type PackageFile } from '../lib/package/files.js';
import { reportOn } from './checkReport.js';
import { frame, summary } from './frame.js';
import { folderOrHere, readInput } from './input.js';
import type { Io } from './io.js';
import { severitiesOf } from './severityFile.js';
import { UsageError } from './usage.js';

/** The widget in a folder, as a package would hold it. */
export interface CheckedFolder {
  readonly folder: string;
  readonly files: readonly PackageFile[];
  /** Files and folders that belong to no package, but for hidden ones. */
  readonly leftOut: readonly string[];
  /** Its ascData.json; undefined: it cannot be read. */
  readonly data: unknown;
}

/**
 * Checks the widget in the folder that the command names, or in this one; prints errors and warnings on stderr.
 * @param use the command, and what it does not do with errors, for sentences; the language of the findings, if not English
 * @param isForced also with errors
 * @returns undefined: it has errors, so that nothing is made of it
 * @throws UsageError it is no folder, or cannot be read
 */
export async function checkedFolder(
  paths: readonly string[],
  use: { readonly command: string; readonly refusal: string; readonly language?: MessageLanguage },
  io: Io,
  isForced = false
): Promise<CheckedFolder | undefined> {
  const folder = await folderOrHere(paths, use.command);
  const input = await readInput(folder);
  if (input.kind !== 'package' || input.leftOut === undefined) throw new UsageError(`${folder} cannot be read.`);
  const options = { registry, structure, platform: DEFAULT_PLATFORM, patterns: io.patterns, today: io.today };
  const reported = await reportOn(folder, input, await severitiesOf(folder, input), options, io);
  for (const each of reported) {
    if (each.found.severity !== 'info') io.err(`${frame(each, { color: io.color, language: use.language ?? 'en' })}\n`);
  }
  const { files, leftOut } = input;
  const findings = reported.map(({ found }) => found);
  if (files === undefined || (hasErrors(findings) && !isForced)) {
    io.err(`ascdata: ${summary(findings, 'en')}: ${use.refusal}.\n`);
    return undefined;
  }
  const source = fileNamed(files, 'ascData.json')?.bytes ?? new Uint8Array();
  return { folder, files, leftOut, data: parse(new TextDecoder().decode(source)).data };
}

/** One of the root texts of a definition, such as its SpotIdentifier; '' if it has none. */
export function rootText(data: unknown, key: string): string {
  const value = isRecord(data) ? own(data, key) : undefined;
  return typeof value === 'string' ? value : '';
}
