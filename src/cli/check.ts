import type { Platform } from '../lib/ascdata/dataTypeModel.js';
import { DEFAULT_PLATFORM } from '../lib/ascdata/defaults.js';
import { countBySeverity, hasErrors, type Finding } from '../lib/ascdata/findings.js';
import { MESSAGE_LANGUAGES, type MessageLanguage } from '../lib/language/languages.js';
import { isPlatformVersion } from '../lib/ascdata/versions.js';
import { registry } from '../lib/datatypes/registry.js';
import { structure } from '../lib/datatypes/validators.generated.js';
import { worded } from '../library/findings.js';
import { reportOn } from './checkReport.js';
import { collectUsageErrors, reportUsageErrors } from './definition.js';
import { fixesOf } from './fix.js';
import { frame, summary } from './frame.js';
import { pathsOrHere, readInput } from './input.js';
import type { Command } from './command.js';
import type { Io } from './io.js';
import { severitiesOf } from './severityFile.js';
import { choice, LANGUAGE_HELP, numberFrom, readArguments, UsageError, withDefault } from './usage.js';

/** `ascdata check`. */
export const checkCommand: Command = {
  help: `ascdata check [package.dash.zip | folder | ascData.json]... [options]

Prints what is wrong, with its place. Without a path, checks the widget of this folder. Exit code 1 if there is an error.

  --max-warnings <N>     exit code 1 also with more than N warnings in all
  --format pretty|json   default pretty; json: an array of {severity, code, pointer, line, column, message, fix,
                         consequences}; of several files one line each, {"file", "findings"}
  --platform <version>   platform version to check against, 11.0.0 to 12.0 (default 12.0)
${LANGUAGE_HELP}
  --fix                  mends findings on Conditions in the ascData.json, where there is one way and it changes nothing
                         that is shown; says what it left. json: {"fixed", "left", "findings"}
  --fix=all              also where the one way changes what is shown, and says how; and the fixes of all other findings, of
                         keys, DataTypes, Values and versions. Still leaves what has more than one way

An ascdata.config.json beside the definition says which findings count, and why: {"findings": {code: {"severity":
"off|info|warning|error", "reason"}}, "elements": {Id: {code: ...}}}.

Example: ascdata check board --max-warnings 0
`,
  run
};

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
  const paths = await pathsOrHere(positionals);
  for (const path of paths) {
    // One file is one document, so that scripts read it as before; several are one line each.
    const print = (rows: object) =>
      io.out(
        `${paths.length === 1 ? JSON.stringify(rows, null, 2) : JSON.stringify({ file: path, findings: rows })}\n`
      );
    await collectUsageErrors(wrong, async () => {
      all.push(...(await checkOne(path, checking, io, format === 'json' ? print : undefined)));
    });
  }
  if (format === 'pretty' && wrong.length < paths.length) io.out(`${summary(all, language)}\n`);
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
    const rows = findings.map((found) => worded(found, language));
    print(fixes ? { ...fixes.rows, findings: rows } : rows);
  } else {
    for (const { found, file, lines } of reported) {
      io.out(`${frame(found, file, lines, { color: io.color, language })}\n`);
    }
  }
  return findings;
}
