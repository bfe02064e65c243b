import { check, type FileCheckOptions } from '../lib/ascdata/check.js';
import { DEFAULT_PLATFORM } from '../lib/ascdata/defaults.js';
import { hasErrors, type Finding } from '../lib/ascdata/findings.js';
import { linesOf } from '../lib/ascdata/sourceText.js';
import { MESSAGE_LANGUAGES, type MessageLanguage } from '../lib/language/languages.js';
import { messageOf } from '../lib/ascdata/wording.js';
import { isPlatformVersion } from '../lib/ascdata/versions.js';
import { registry } from '../lib/datatypes/registry.js';
import { structure } from '../lib/datatypes/validators.generated.js';
import { checkPackage } from '../lib/package/check.js';
import { frame, summary } from './frame.js';
import { readInput } from './input.js';
import type { Io } from './main.js';
import { choice, readArguments, UsageError } from './usage.js';

/** Findings with the file each is in, and that file's text. */
interface Report {
  readonly findings: readonly Finding[];
  /** Findings that are in ascData.json; the others concern the package as a whole. */
  readonly inSource: ReadonlySet<Finding>;
  readonly source: string;
  readonly sourceName: string;
}

/** `ascdata check`. Gives the exit code. */
export async function checkCommand(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArguments(args, {
    format: { type: 'string' },
    platform: { type: 'string' },
    language: { type: 'string' }
  });
  const [path, ...others] = positionals;
  if (path === undefined) throw new UsageError('Which file? ascdata check <package.dash.zip | folder | ascData.json>');
  if (others.length > 0) throw new UsageError(`One file at a time: “${path}”, and then also “${others.join('”, “')}”?`);
  const format = choice('format', values.format, ['pretty', 'json']);
  const language = choice('language', values.language, MESSAGE_LANGUAGES as [MessageLanguage, ...MessageLanguage[]]);
  const version = values.platform ?? DEFAULT_PLATFORM.version;
  if (!isPlatformVersion(version)) {
    throw new UsageError(`--platform must be a version from 11.0.0 to 12.0, not “${version}”.`);
  }
  const platform = { ...DEFAULT_PLATFORM, version };
  const { patterns, today } = io;
  const report = await reportOn(path, { registry, structure, platform, patterns, today }, io);
  if (format === 'json') {
    const rows = report.findings.map((found) => rowOf(found, language));
    io.out(`${JSON.stringify(rows, null, 2)}\n`);
  } else {
    const lines = linesOf(report.source);
    for (const found of report.findings) {
      const file = report.inSource.has(found) ? report.sourceName : path;
      io.out(`${frame(found, file, lines, { color: io.color, language })}\n`);
    }
    io.out(`${summary(report.findings, language)}\n`);
  }
  return hasErrors(report.findings) ? 1 : 0;
}

/** A finding as JSON, with what follows from it. */
function rowOf(found: Finding, language: MessageLanguage): object {
  return {
    severity: found.severity,
    code: found.code,
    pointer: found.pointer,
    line: found.line ?? null,
    column: found.column ?? null,
    message: messageOf(found, language),
    fix: found.fix ?? null,
    consequences: (found.consequences ?? []).map((each) => rowOf(each, language))
  };
}

async function reportOn(path: string, options: FileCheckOptions, io: Io): Promise<Report> {
  const input = await readInput(path);
  if (input.kind === 'definition') {
    const { findings, text } = await check(input.bytes, options);
    return { findings, inSource: new Set(findings), source: text, sourceName: path };
  }
  const sourceName = `${path.replace(/[/\\]$/, '')}/ascData.json`;
  if (!input.files) return { findings: input.findings, inSource: new Set(), source: '', sourceName };
  const { files, fileName } = input;
  const checked = await checkPackage({ files, fileName }, { ...options, libraries: io.libraries });
  return {
    findings: [...input.findings, ...checked.findings],
    inSource: new Set(checked.ascData?.findings),
    source: checked.source ?? '',
    sourceName
  };
}
