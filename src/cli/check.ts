import { fixIn } from '../lib/ascdata/conditions/fixes/wording.js';
import { DEFAULT_PLATFORM } from '../lib/ascdata/defaults.js';
import { hasErrors, type Finding } from '../lib/ascdata/findings.js';
import { MESSAGE_LANGUAGES, type MessageLanguage } from '../lib/language/languages.js';
import { messageOf } from '../lib/ascdata/wording.js';
import { isPlatformVersion } from '../lib/ascdata/versions.js';
import { registry } from '../lib/datatypes/registry.js';
import { structure } from '../lib/datatypes/validators.generated.js';
import { reportOn } from './checkReport.js';
import { fixesOf } from './fix.js';
import { frame, summary } from './frame.js';
import { readInput } from './input.js';
import type { Io } from './io.js';
import { severitiesOf } from './severityFile.js';
import { choice, readArguments, UsageError, withDefault } from './usage.js';

/** `ascdata check`. Returns the exit code. */
export async function checkCommand(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArguments(withDefault(args, 'fix', 'safe'), {
    format: { type: 'string' },
    platform: { type: 'string' },
    language: { type: 'string' },
    fix: { type: 'string' }
  });
  const [path, ...others] = positionals;
  if (path === undefined) throw new UsageError('Which file? ascdata check <package.dash.zip | folder | ascData.json>');
  if (others.length > 0) throw new UsageError(`One file at a time: “${path}”, and then also “${others.join('”, “')}”?`);
  const format = choice('format', values.format, ['pretty', 'json']);
  const language = choice('language', values.language, MESSAGE_LANGUAGES);
  const fixing = values.fix === undefined ? undefined : choice('fix', values.fix, ['safe', 'all']);
  const version = values.platform ?? DEFAULT_PLATFORM.version;
  if (!isPlatformVersion(version)) {
    throw new UsageError(`--platform must be a version from 11.0.0 to 12.0, not “${version}”.`);
  }
  const platform = { ...DEFAULT_PLATFORM, version };
  const { patterns, today } = io;
  let input = await readInput(path);
  const severities = await severitiesOf(path, input);
  const fixes = fixing && fixesOf(path, input, severities.rules, fixing === 'all', { today, platform }, language);
  if (fixes) {
    // What the fixes change is printed before they are written.
    if (format === 'pretty') io.out(fixes.lines.map((line) => `${line}\n`).join(''));
    await fixes.write();
    input = await readInput(path);
  }
  const reported = await reportOn(path, input, severities, { registry, structure, platform, patterns, today }, io);
  const findings = reported.map(({ found }) => found);
  if (format === 'json') {
    const rows = findings.map((found) => rowOf(found, language));
    io.out(`${JSON.stringify(fixes ? { ...fixes.rows, findings: rows } : rows, null, 2)}\n`);
  } else {
    for (const { found, file, lines } of reported) {
      io.out(`${frame(found, file, lines, { color: io.color, language })}\n`);
    }
    io.out(`${summary(findings, language)}\n`);
  }
  return hasErrors(findings) ? 1 : 0;
}

/** A finding as JSON, with its consequences. */
function rowOf(found: Finding, language: MessageLanguage): object {
  return {
    severity: found.severity,
    code: found.code,
    pointer: found.pointer,
    line: found.line ?? null,
    column: found.column ?? null,
    message: messageOf(found, language),
    fix: found.fix ? fixIn(found.fix, language) : null,
    consequences: (found.consequences ?? []).map((each) => rowOf(each, language))
  };
}
