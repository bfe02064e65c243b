import { messages, type FindingCode } from './messages/index.js';
import { words } from './messages/words.js';

export type { FindingCode } from './messages/index.js';
export type Severity = 'error' | 'warning' | 'info';
export type MessageLanguage = 'en' | 'de';
export type FindingParams = Readonly<Record<string, string | number>>;

/** A change that mends a finding: put `value` at `pointer` (or remove what is there). Pointers are RFC 6901. */
export interface Fix {
  title: string;
  edits: readonly ({ op: 'set'; pointer: string; value: unknown } | { op: 'remove'; pointer: string })[];
}

/**
 * Something a check has to say about ascData.json, a package or a Value.
 * `code` is stable (kebab-case) and names the rule; `pointer` is a JSON Pointer (RFC 6901) into ascData.json, '' the whole.
 */
export interface Finding {
  readonly severity: Severity;
  readonly code: FindingCode;
  readonly pointer: string;
  readonly params: FindingParams;
  /** 1-based place in the source text, where that text is at hand. */
  readonly line?: number;
  readonly column?: number;
  readonly fix?: Fix;
}

/** Makes a finding; severity and wording come from the message table of the code. */
export function finding(code: FindingCode, pointer: string, params: FindingParams = {}, fix?: Fix): Finding {
  return { severity: messages[code].severity, code, pointer, params, ...(fix ? { fix } : {}) };
}

/**
 * The finding's sentence for a person, in English or German. `{name}` in the table is replaced by the parameter,
 * `{name:word}` by the word that the parameter names, in the language of the sentence.
 */
export function messageOf(found: Pick<Finding, 'code' | 'params'>, language: MessageLanguage = 'en'): string {
  return messages[found.code][language].replace(/\{(\w+)(:word)?\}/g, (whole, name: string, word?: string) => {
    if (!Object.hasOwn(found.params, name)) return whole;
    const param = String(found.params[name]);
    return word && Object.hasOwn(words, param) ? (words[param]?.[language] ?? param) : param;
  });
}

/** The same findings, with each pointer (also those of fixes) moved below `base` ('' + '/0/Text' → base + '/0/Text'). */
export function below(base: string, findings: readonly Finding[]): Finding[] {
  return findings.map((found) => {
    const moved = { ...found, pointer: base + found.pointer };
    if (!found.fix) return moved;
    const edits = found.fix.edits.map((edit) => ({ ...edit, pointer: base + edit.pointer }));
    return { ...moved, fix: { ...found.fix, edits } };
  });
}

/** Escapes one reference token of a JSON Pointer (RFC 6901: ~ → ~0, / → ~1). */
export function pointerToken(key: string | number): string {
  return String(key).replaceAll('~', '~0').replaceAll('/', '~1');
}

/** The reference tokens of a JSON Pointer, unescaped. '' gives []. */
export function pointerTokens(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}

export function hasErrors(findings: readonly Finding[]): boolean {
  return findings.some((found) => found.severity === 'error');
}
