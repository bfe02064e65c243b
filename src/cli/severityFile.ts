import { dirname, join } from 'node:path';
import { decode, parse } from '../lib/ascdata/document.js';
import { readSettings, SETTINGS_FILE, SeverityRules } from '../lib/ascdata/severitySettings.js';
import { linesOf } from '../lib/ascdata/lineIndex.js';
import { messageOf } from '../lib/ascdata/wording.js';
import { allFindings } from '../lib/messages/allFindings.js';
import { fileNamed } from '../lib/package/files.js';
import type { Reported } from './reported.js';
import { printable } from './frame.js';
import { readFileAt, type Input } from './input.js';
import { UsageError } from './usage.js';
import { errorsOf } from '../lib/ascdata/findings.js';

/** The ascdata.config.json beside a definition. */
export interface SeverityFile {
  readonly rules: SeverityRules;
  /** A finding on each of its settings that has not matched so far. */
  unused(): Reported[];
}

const CODES: ReadonlySet<string> = new Set(Object.keys(allFindings.en.sentences));

/** Reads the settings beside a definition, in a folder or in a package. @throws UsageError they cannot be used */
export async function severitiesOf(path: string, input: Input): Promise<SeverityFile> {
  if (input.kind === 'definition') {
    const file = join(dirname(path), SETTINGS_FILE);
    return severitiesIn(await readFileAt(file), file);
  }
  const bytes = input.files && fileNamed(input.files, SETTINGS_FILE)?.bytes;
  return severitiesIn(bytes, `${path.replace(/[/\\]$/, '')}/${SETTINGS_FILE}`);
}

function severitiesIn(bytes: Uint8Array | undefined, file: string): SeverityFile {
  if (!bytes) return { rules: new SeverityRules([]), unused: () => [] };
  const decoded = decode(bytes);
  const parsed = parse(decoded.text);
  const at = (found: { line?: number; column?: number } | undefined): string =>
    found?.line === undefined ? '' : ` (line ${found.line}, column ${found.column})`;
  const unread = errorsOf([...decoded.findings, ...parsed.findings])[0];
  if (unread || parsed.data === undefined) {
    throw new UsageError(`${file} cannot be read: ${unread ? messageOf(unread) : 'it is empty'}${at(unread)}`);
  }
  const { settings, problems } = readSettings(parsed.data, CODES);
  if (problems.length > 0) {
    const sentences = problems.map(({ sentence, pointer }) => `${sentence}${at(parsed.locate(pointer))}`);
    throw new UsageError(printable(`${file} cannot be used. ${sentences.join(' ')}`));
  }
  const rules = new SeverityRules(settings);
  const lines = linesOf(decoded.text);
  const unused = (): Reported[] =>
    rules.unusedFindings().map((found) => {
      const { line, column } = parsed.locateKey(found.pointer)!;
      return { found: { ...found, line, column }, file, line, column, lines };
    });
  return { rules, unused };
}
