import { check } from '../../ascdata/check.js';
import type { Platform } from '../../ascdata/dataTypeModel.js';
import { fixIn } from '../../ascdata/conditions/fixes/wording.js';
import type { FindingCode, Severity, WordedFix } from '../../ascdata/findings.js';
import { parse } from '../../ascdata/parse.js';
import { severityRules } from '../../ascdata/severitySettings.js';
import { messageOnScreen } from '../../ascdata/wording.js';
import { registry } from '../../datatypes/registry.js';
import { structure } from '../../datatypes/validators.generated.js';
import type { MessageLanguage } from '../../language/languages.js';
import { browserPatterns } from '../../patterns/browser.js';
import type { FileContents, FoundPlace, PackageCheck } from './packageCheck.js';

/** What is to be checked, and in which language it is told. */
export interface CheckQuestion<Files = FileContents> {
  readonly source: string;
  /** ascdata.config.json; undefined: none. */
  readonly settings: string | undefined;
  readonly today: string;
  readonly platform: Platform;
  readonly language: MessageLanguage;
  /** The files of the package, as edited: they are checked with the definition. undefined: they were not read. */
  readonly files?: Files | undefined;
}

/** As the worker is asked: files that it was sent last are not sent again. */
export type SentQuestion = CheckQuestion<FileContents | 'as before'>;

/** A finding of the check, in words. */
export interface Found {
  readonly severity: Severity;
  readonly code: FindingCode;
  readonly pointer: string;
  readonly line: number | undefined;
  readonly column: number | undefined;
  readonly text: string;
  /** What mends it. */
  readonly fix: WordedFix | undefined;
  /** Where it is in another file. */
  readonly place?: FoundPlace | undefined;
}

/** What the check found in a text. */
export interface CheckAnswer {
  readonly source: string;
  readonly found: readonly Found[];
}

const patterns = browserPatterns();
/** The package that was checked last. */
let before: PackageCheck | undefined;

async function answered({ source, settings, today, platform, language, files }: SentQuestion): Promise<CheckAnswer> {
  const options = { registry, structure, patterns, today, platform };
  // What reads packages is loaded for them alone.
  if (files !== 'as before') before = files && new (await import('./packageCheck.js')).PackageCheck(files);
  const inPackage = before;
  const findings = inPackage ? await inPackage.findings(source, options) : (await check(source, options)).findings;
  const counted = severityRules(settings).apply(findings, parse(source).data);
  // Each is told at its setting: the sentence does not name that.
  const found = counted.map(({ severity, code, pointer, line, column, params, fix }): Found => {
    const text = messageOnScreen({ code, params }, language);
    const place = inPackage?.placeOf(params);
    return { severity, code, pointer, line, column, text, fix: fix && fixIn(fix, language), place };
  });
  return { source, found };
}

/** Thrown outside a promise, so that the page hears of it. */
const fail = (error: unknown): void =>
  void setTimeout(() => {
    throw error;
  });

self.onmessage = ({ data }: MessageEvent<SentQuestion>) =>
  answered(data).then((answer) => self.postMessage(answer), fail);
