import type { Platform } from '../lib/ascdata/dataTypeModel.js';
import { DEFAULT_PLATFORM } from '../lib/ascdata/defaults.js';
import { countBySeverity, hasErrors } from '../lib/ascdata/findings.js';
import { MESSAGE_LANGUAGES, type MessageLanguage } from '../lib/language/languages.js';
import { isPlatformVersion } from '../lib/ascdata/versions.js';
import { registry } from '../lib/datatypes/registry.js';
import { structure } from '../lib/datatypes/validators.generated.js';
import { worded } from '../library/findings.js';
import { REPORT_FORMATS, type Checked } from './checkFormats.js';
import { reportOn } from './checkReport.js';
import { collectUsageErrors, reportUsageErrors } from './definition.js';
import { frame, jsonText, summary } from './frame.js';
import { pathsOrHere, readInput } from './input.js';
import type { Command } from './command.js';
import type { Io } from './io.js';
import type { Reported } from './reported.js';
import { severitiesOf } from './severityFile.js';
import { choice, numberFrom, readArguments, UsageError, withDefault } from './usage.js';

/** `ascdata check`. */
export const checkCommand: Command = { run };

interface Checking {
  readonly fixing: 'safe' | 'all' | undefined;
  readonly language: MessageLanguage;
  readonly platform: Platform;
}

/** `ascdata check`. Returns the exit code. */
async function run(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArguments(withDefault(args, 'fix', 'safe'), {
    format: { type: 'string' },
    platform: { type: 'string' },
    language: { type: 'string' },
    fix: { type: 'string' },
    'max-warnings': { type: 'string' }
  });
  const format = choice('format', values.format, ['pretty', 'json', 'github', 'junit']);
  const language = choice('language', values.language, MESSAGE_LANGUAGES);
  const fixing = values.fix === undefined ? undefined : choice('fix', values.fix, ['safe', 'all']);
  const mostWarnings = numberFrom(0, 'max-warnings', values['max-warnings']) ?? Infinity;
  const version = values.platform ?? DEFAULT_PLATFORM.version;
  if (!isPlatformVersion(version)) {
    throw new UsageError(`--platform must be a version from 11.0.0 to 12.0, not “${version}”.`);
  }
  const checking = { fixing, language, platform: { ...DEFAULT_PLATFORM, version } };
  if (fixing && format !== 'pretty' && format !== 'json') {
    throw new UsageError(`--fix says what it mends as pretty or json, not as ${format}.`);
  }
  const checked: Checked[] = [];
  const wrong: UsageError[] = [];
  const paths = await pathsOrHere(positionals);
  for (const path of paths) {
    await collectUsageErrors(wrong, async () => {
      const { reported, fixes } = await checkOne(path, checking, io, format === 'pretty');
      checked.push({ path, reported });
      if (format === 'pretty') {
        for (const each of reported) io.out(`${frame(each, { color: io.color, language })}\n`);
      } else if (format === 'json') {
        const findings = reported.map((each) => rowOf(each, language));
        const rows = fixes ? { ...fixes.rows, findings } : findings;
        // One file is one document, so that scripts read it as before; several are one line each.
        const isOne = paths.length === 1;
        io.out(isOne ? jsonText(rows, 2) : jsonText({ file: path, findings: rows }));
      }
    });
  }
  const all = checked.flatMap(({ reported }) => reported.map(({ found }) => found));
  if (format === 'pretty' && wrong.length < paths.length) io.out(`${summary(all, language)}\n`);
  if (format === 'github' || format === 'junit') io.out(REPORT_FORMATS[format](checked, language));
  const { warning: warnings } = countBySeverity(all);
  if (warnings > mostWarnings) {
    const counted = `${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`;
    io.err(`ascdata: ${counted}; --max-warnings allows ${mostWarnings}.\n`);
  }
  if (reportUsageErrors(wrong, io) > 0) return 2;
  return hasErrors(all) || warnings > mostWarnings ? 1 : 0;
}

function rowOf({ found, file, line, column }: Reported, language: MessageLanguage): object {
  const { severity, code, ...row } = worded(found, language);
  const place = { ...(line !== undefined && { line }), ...(column !== undefined && { column }) };
  return { severity, code, file, ...place, ...row };
}

/** Checks one file, and mends it if that is asked for. @param isTelling whether it prints what the fixes change, before they are written */
async function checkOne(path: string, { fixing, language, platform }: Checking, io: Io, isTelling: boolean) {
  const { patterns, today } = io;
  let input = await readInput(path);
  const severities = await severitiesOf(path, input);
  const options = { registry, structure, platform, patterns, today };
  const { rules } = severities;
  const { fixesOf } = fixing ? await import('./fix.js') : {};
  const fixes = fixesOf && (await fixesOf(path, input, { rules, all: fixing === 'all', options, language }));
  if (fixes) {
    if (isTelling) io.out(fixes.lines.map((line) => `${line}\n`).join(''));
    await fixes.write();
    input = await readInput(path);
  }
  return { reported: await reportOn(path, input, severities, options, io), fixes };
}
