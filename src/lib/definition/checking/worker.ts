import { check } from '../../ascdata/check.js';
import type { Platform } from '../../ascdata/dataTypeModel.js';
import { fixIn } from '../../ascdata/conditions/fixes/wording.js';
import type { FindingCode, Severity, WordedFix } from '../../ascdata/findings.js';
import { parse } from '../../ascdata/parse.js';
import { messageOnScreen } from '../../ascdata/wording.js';
import { severityRules } from '../../conditions/severities.js';
import { registry } from '../../datatypes/registry.js';
import { structure } from '../../datatypes/validators.generated.js';
import type { MessageLanguage } from '../../language/languages.js';
import { browserPatterns } from '../../patterns/browser.js';

/** What is to be checked, and in which language it is told. */
export interface CheckQuestion<Files = CodeTexts> {
  readonly source: string;
  /** ascdata.config.json; undefined: none. */
  readonly settings: string | undefined;
  readonly today: string;
  readonly platform: Platform;
  readonly language: MessageLanguage;
  /** Pages and scripts of the package, as edited: the code is checked against the definition. undefined: not all of them are known. */
  readonly files?: Files | undefined;
}

/** Texts by path. */
export type CodeTexts = readonly (readonly [path: string, text: string])[];

/** As the worker is asked: files that it was sent last are not sent again. */
export type SentQuestion = CheckQuestion<CodeTexts | 'as before'>;

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
}

/** What the check found in a text. */
export interface CheckAnswer {
  readonly source: string;
  readonly found: readonly Found[];
}

const patterns = browserPatterns();
let filesBefore: CodeTexts | undefined;

async function answered({ source, settings, today, platform, language, ...sent }: SentQuestion): Promise<CheckAnswer> {
  const files = sent.files === 'as before' ? filesBefore : sent.files;
  filesBefore = files;
  // Its parser is loaded for packages alone.
  const code = files && (await import('../../package/code/edited.js')).editedCode(files);
  const { findings } = await check(source, { registry, structure, patterns, today, platform }, code?.beside);
  const counted = severityRules(settings).apply([...findings, ...(code?.found() ?? [])], parse(source).data);
  // Each is told at its setting: the sentence does not name that.
  const found = counted.map(({ severity, code, pointer, line, column, params, fix }): Found => {
    const text = messageOnScreen({ code, params }, language);
    return { severity, code, pointer, line, column, text, fix: fix && fixIn(fix, language) };
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
