import type { FindingCode } from '../messages/findings.js';
import { isRecord, own, valueAt } from './elements.js';
import { finding } from './finding.js';
import { hasErrors, pointerToken, pointerTokens, sortBySeverity, type Finding, type Severity } from './findings.js';
import { fieldOf } from './conditions/evaluate.js';
import { parse } from './parse.js';
import { mostSimilar } from './similarWords.js';
import { withoutByteOrderMark } from './sourceText.js';

/** The file beside ascData.json that says which findings count, and how much. */
export const SETTINGS_FILE = 'ascdata.config.json';

const SEVERITIES = ['off', 'info', 'warning', 'error'] as const;

/** The severity of findings with a code, in the whole file or on one element. */
export interface SeveritySetting {
  readonly code: FindingCode;
  readonly severity: Severity | 'off';
  readonly reason: string;
  /** Absent: on any element, and on the file as a whole. */
  readonly element?: string;
  /** Its place in the settings. */
  readonly pointer: string;
}

/** Why settings cannot be used, and where in their file. */
export interface SettingsProblem {
  readonly pointer: string;
  readonly sentence: string;
}

type Read = { settings: SeveritySetting[]; problems: SettingsProblem[] };

/**
 * Reads the content of an ascdata.config.json. Anything unknown is a problem: a misspelt setting would silently not apply.
 * @param codes all codes of findings
 */
export function readSettings(data: unknown, codes: ReadonlySet<string>): Read {
  if (!isRecord(data)) return wrong('', 'It must be an object with "findings", "elements" or both.');
  const parts = Object.keys(data).map((key) => {
    const pointer = `/${pointerToken(key)}`;
    if (key === 'findings') return readCodes(data[key], pointer, codes);
    if (key === 'elements') return readElements(data[key], pointer, codes);
    return wrong(pointer, `"${key}" is not known; there are "findings" and "elements".`);
  });
  return joined(parts);
}

function readElements(data: unknown, pointer: string, codes: ReadonlySet<string>): Read {
  if (!isRecord(data)) return wrong(pointer, '"elements" must be an object of settings by Id.');
  return joined(Object.keys(data).map((id) => readCodes(own(data, id), `${pointer}/${pointerToken(id)}`, codes, id)));
}

function readCodes(data: unknown, pointer: string, codes: ReadonlySet<string>, element?: string): Read {
  const name = element === undefined ? '"findings"' : `"${element}"`;
  if (!isRecord(data)) return wrong(pointer, `${name} must be an object of settings by the code of a finding.`);
  return joined(
    Object.keys(data).map((code) => {
      const at = `${pointer}/${pointerToken(code)}`;
      const sentence = problemOf(code, own(data, code), codes);
      if (sentence !== undefined) return wrong(at, sentence);
      const { severity, reason } = own(data, code) as Pick<SeveritySetting, 'severity' | 'reason'>;
      const setting = { code: code as FindingCode, severity, reason, pointer: at };
      return { settings: [element === undefined ? setting : { ...setting, element }], problems: [] };
    })
  );
}

function problemOf(code: string, setting: unknown, codes: ReadonlySet<string>): string | undefined {
  if (!codes.has(code)) {
    const meant = mostSimilar(code, codes);
    return `No finding has the code "${code}".${meant === undefined ? '' : ` Did you mean "${meant}"?`}`;
  }
  const severity = fieldOf(setting, 'severity');
  if (!SEVERITIES.some((each) => each === severity)) {
    return `"${code}" needs a "severity": "off", "info", "warning" or "error".`;
  }
  const reason = fieldOf(setting, 'reason');
  if (typeof reason !== 'string' || reason.trim() === '')
    return `"${code}" needs a "reason", for whoever reads it next.`;
  const unknown = Object.keys(setting as object).find((key) => key !== 'severity' && key !== 'reason');
  return unknown === undefined ? undefined : `"${code}" has "${unknown}"; there are "severity" and "reason".`;
}

const wrong = (pointer: string, sentence: string): Read => ({ settings: [], problems: [{ pointer, sentence }] });

function joined(parts: readonly Read[]): Read {
  return {
    settings: parts.flatMap(({ settings }) => settings),
    problems: parts.flatMap(({ problems }) => problems)
  };
}

/** Severity rules of the text of an ascdata.config.json; none if it is missing or unusable. */
export function severityRules(text: string | undefined): SeverityRules {
  const read = text === undefined ? undefined : settingsIn(text);
  return new SeverityRules(read && read.problems.length === 0 ? read.settings : []);
}

/** Whether these settings are unusable. Then findings count as usual. */
export function isUnusable(text: string | undefined): boolean {
  return text !== undefined && settingsIn(text).problems.length > 0;
}

/** Which codes there are is checked by the command, which has all their sentences. */
function settingsIn(text: string): Read {
  const { data } = parse(withoutByteOrderMark(text));
  return readSettings(data, codesIn(data));
}

function codesIn(data: unknown): ReadonlySet<string> {
  if (!isRecord(data)) return new Set();
  const parts = [data.findings, ...(isRecord(data.elements) ? Object.values(data.elements) : [])];
  return new Set(parts.flatMap((part) => (isRecord(part) ? Object.keys(part) : [])));
}

/** Errors inside an element that leave it usable: the editor shows them, and blocks or marks what they concern. */
const INSIDE_AN_ELEMENT = /^\/Elements\/\d+\/(?:Value|Options|Translations)(?:\/|$)/;

/**
 * Whether this is an error that makes the widget unusable, or has one as its consequence. A broken default Value, pattern or condition does
 * not: it is shown at its element, and the widget can be used (docs/decisions/broken-rules-never-hide.md).
 */
export function forbidsUse({ severity, pointer, consequences = [] }: Finding): boolean {
  return (severity === 'error' && !INSIDE_AN_ELEMENT.test(pointer)) || consequences.some(forbidsUse);
}

/** Applies severities to findings, and records which settings matched. */
export class SeverityRules {
  readonly #used = new Set<SeveritySetting>();
  /** By code and, after a line feed, element. */
  readonly #byPlace: ReadonlyMap<string, SeveritySetting>;

  constructor(private readonly settings: readonly SeveritySetting[]) {
    this.#byPlace = new Map(settings.map((setting) => [placeOf(setting.code, setting.element), setting]));
  }

  /**
   * The findings with their severities. Consequences of a finding that is turned off are listed on their own: hiding a cause
   * does not hide its effects.
   * @param data the content of the ascData.json of the pointers
   */
  apply(findings: readonly Finding[], data: unknown): Finding[] {
    return findings.flatMap((found) => {
      const severity = this.severityOf(found, data);
      const consequences = found.consequences && this.apply(found.consequences, data);
      if (severity === 'off') return consequences ?? [];
      // Nor does a cause that weighs less: an error below it still counts.
      const weight = consequences && hasErrors(consequences) ? 'error' : severity;
      return [{ ...found, severity: weight, ...(consequences && { consequences: sortBySeverity(consequences) }) }];
    });
  }

  /**
   * The severity of one finding: of its element's setting, otherwise the file's, otherwise its own. No setting turns a widget that cannot be
   * used into one that can.
   */
  severityOf(found: Finding, data: unknown): Severity | 'off' {
    const { code, pointer, severity } = found;
    const [kind, index] = pointerTokens(pointer);
    const id = kind === 'Elements' ? fieldOf(valueAt(data, `/Elements/${index}`), 'Id') : undefined;
    const ofElement = typeof id === 'string' ? this.#byPlace.get(placeOf(code, id)) : undefined;
    const setting = ofElement ?? this.#byPlace.get(placeOf(code));
    if (setting) this.#used.add(setting);
    return setting === undefined || forbidsUse(found) ? severity : setting.severity;
  }

  /** A finding on each setting that matched nothing, at its place in the settings. */
  unusedFindings(): Finding[] {
    return this.settings
      .filter((setting) => !this.#used.has(setting))
      .map(({ code, element, pointer }) =>
        element === undefined
          ? finding('severity-unused', pointer, { code })
          : finding('severity-unused-element', pointer, { code, element })
      );
  }
}

const placeOf = (code: string, element?: string): string => (element === undefined ? code : `${code}\n${element}`);
