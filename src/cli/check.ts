import { fixIn } from '../lib/ascdata/conditions/fixes/wording.js';
import type { Platform } from '../lib/ascdata/dataTypeModel.js';
import { DEFAULT_PLATFORM } from '../lib/ascdata/defaults.js';
import { countBySeverity, hasErrors, type Finding } from '../lib/ascdata/findings.js';
import { MESSAGE_LANGUAGES, type MessageLanguage } from '../lib/language/languages.js';
import { messageInFile } from '../lib/ascdata/wording.js';
import { isPlatformVersion } from '../lib/ascdata/versions.js';
import { registry } from '../lib/datatypes/registry.js';
import { structure } from '../lib/datatypes/validators.generated.js';
import { reportOn } from './checkReport.js';
import { collectUsageErrors, reportUsageErrors } from './definition.js';
import { fixesOf } from './fix.js';
import { frame, summary } from './frame.js';
import { readInput } from './input.js';
import type { Io } from './io.js';
import { severitiesOf } from './severityFile.js';
import { choice, numberFrom, readArguments, UsageError, withDefault } from './usage.js';

interface Checking {
  readonly fixing: 'safe' | 'all' | undefined;
  readonly language: MessageLanguage;
  readonly platform: Platform;
}

/** `ascdata check`. Returns the exit code. */
export async function checkCommand(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArguments(withDefault(args, 'fix', 'safe'), {
    format: { type: 'string' },
    platform: { type: 'string' },
    language: { type: 'string' },
    fix: { type: 'string' },
    'max-warnings': { type: 'string' }
  });
  if (positionals.length === 0) {
    throw new UsageError('Which files? ascdata check <package.dash.zip | folder | ascData.json>...');
  }
  const format = choice('format', values.format, ['pretty', 'json']);
  const language = choice('language', values.language, MESSAGE_LANGUAGES);
  const fixing = values.fix === undefined ? undefined : choice('fix', values.fix, ['safe', 'all']);
  const mostWarnings = numberFrom(0, 'max-warnings', values['max-warnings']) ?? Infinity;
  const version = values.platform ?? DEFAULT_PLATFORM.version;
  if (!isPlatformVersion(version)) {
    throw new UsageError(`--platform must be a version from 11.0.0 to 12.0, not “${version}”.`);
  }
  const checking = { fixing, language, platform: { ...DEFAULT_PLATFORM, version } };
  const all: Finding[] = [];
  const wrong: UsageError[] = [];
  for (const path of positionals) {
    // One file is one document, so that scripts read it as before; several are one line each.
    const print = (rows: object) =>
      io.out(
        `${positionals.length === 1 ? JSON.stringify(rows, null, 2) : JSON.stringify({ file: path, findings: rows })}\n`
      );
    await collectUsageErrors(wrong, async () => {
      all.push(...(await checkOne(path, checking, io, format === 'json' ? print : undefined)));
    });
  }
  if (format === 'pretty' && wrong.length < positionals.length) io.out(`${summary(all, language)}\n`);
  const { warning: warnings } = countBySeverity(all);
  if (warnings > mostWarnings) {
    const counted = `${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`;
    io.err(`ascdata: ${counted}; --max-warnings allows ${mostWarnings}.\n`);
  }
  if (reportUsageErrors(wrong, io) > 0) return 2;
  return hasErrors(all) || warnings > mostWarnings ? 1 : 0;
}

/** Checks one file, and prints what is found. @param print prints it as JSON; undefined: it is for people */
async function checkOne(
  path: string,
  { fixing, language, platform }: Checking,
  io: Io,
  print: ((rows: object) => void) | undefined
): Promise<Finding[]> {
  const { patterns, today } = io;
  let input = await readInput(path);
  const severities = await severitiesOf(path, input);
  const options = { registry, structure, platform, patterns, today };
  const { rules } = severities;
  const fixes = fixing && (await fixesOf(path, input, { rules, all: fixing === 'all', options, language }));
  if (fixes) {
    // What the fixes change is printed before they are written.
    if (!print) io.out(fixes.lines.map((line) => `${line}\n`).join(''));
    await fixes.write();
    input = await readInput(path);
  }
  const reported = await reportOn(path, input, severities, options, io);
  const findings = reported.map(({ found }) => found);
  if (print) {
    const rows = findings.map((found) => rowOf(found, language));
    print(fixes ? { ...fixes.rows, findings: rows } : rows);
  } else {
    for (const { found, file, lines } of reported) {
      io.out(`${frame(found, file, lines, { color: io.color, language })}\n`);
    }
  }
  return findings;
}

/** A finding as JSON, with its consequences. */
function rowOf(found: Finding, language: MessageLanguage): object {
  return {
    severity: found.severity,
    code: found.code,
    pointer: found.pointer,
    line: found.line ?? null,
    column: found.column ?? null,
    message: messageInFile(found, language),
    fix: found.fix ? fixIn(found.fix, language) : null,
    consequences: (found.consequences ?? []).map((each) => rowOf(each, language))
  };
}
