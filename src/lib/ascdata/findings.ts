import type { MessageEntry } from './messages/entry.js';
import type { FindingCode } from './messages/index.js';

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

const SEVERITIES: readonly (Severity | undefined)[] = ['error', 'warning', 'info', undefined];

/** The worst first, otherwise in their order. */
export function worstFirst<T extends { readonly severity?: Severity }>(found: readonly T[]): T[] {
  return [...found].sort((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
}

/** A message table as far as it knows a code. */
export type MessageTable<Code extends FindingCode> = Readonly<Record<Code, MessageEntry>>;

/** Makes a finding of a code the table has; severity comes from the table. */
export function findingFrom<Code extends FindingCode>(
  table: MessageTable<Code>,
  code: Code,
  pointer: string,
  params: FindingParams = {},
  fix?: Fix
): Finding {
  return { severity: table[code].severity, code, pointer, params, ...(fix ? { fix } : {}) };
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
