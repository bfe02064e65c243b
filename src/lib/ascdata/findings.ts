import type { FindingCode } from '../messages/findings.js';
import type { FixTexts } from '../messages/fixes.js';

export type { FindingCode } from '../messages/findings.js';
export type Severity = 'error' | 'warning' | 'info';
export type FindingParams = Readonly<Record<string, string | number>>;

declare const complete: unique symbol;
/**
 * Parameters that fill every placeholder of their code's sentence. Only `findingOf` creates them, so no sentence lacks a
 * parameter.
 */
export type CompleteParams = FindingParams & { readonly [complete]: true };

/**
 * The names in braces of a sentence: of `{file}`, `{expected:word}` and `{count|file|files}`; a brace with a space is literal.
 */
export type PlaceholderOf<Sentence extends string> = Sentence extends `${string}{${infer Inside}}${infer Rest}`
  ? NameOf<Inside> | PlaceholderOf<Rest>
  : never;
type NameOf<Inside extends string> = Inside extends `${infer Counted}|${string}`
  ? Counted
  : Inside extends `${infer Name}:${string}`
    ? Name
    : Inside extends `${string} ${string}` | ''
      ? never
      : Inside;

/** The parameters of a sentence. They are the same in every language (tests/messages.test.ts). */
export type ParamsOf<Sentence extends string> = Readonly<Record<PlaceholderOf<Sentence>, string | number>>;

/** The last arguments of `finding`: parameters may be omitted only if the sentence names none. */
export type FindingArguments<Sentence extends string> = [PlaceholderOf<Sentence>] extends [never]
  ? [params?: FindingParams, fix?: Fix]
  : [params: ParamsOf<Sentence> & FindingParams, fix?: Fix];

/** A text on fixes, and what it names. */
export type FixLabel = {
  readonly [Key in keyof FixTexts]: readonly [key: Key, ...values: Parameters<FixTexts[Key]>];
}[keyof FixTexts];

/** A change that mends a finding: put `value` at `pointer` (or remove what is there). Pointers are RFC 6901. */
export interface Fix {
  /** What it does, in the names and the notation of the file; in English where that takes a sentence. */
  title: string;
  /** The sentence, for people who read another language. */
  label?: FixLabel;
  edits: readonly ({ op: 'set'; pointer: string; value: unknown } | { op: 'remove'; pointer: string })[];
}

/** A fix as it is reported, with its title in one language. */
export type WordedFix = Omit<Fix, 'label'>;

/**
 * Something a check reports about ascData.json, a package or a Value.
 * `code` is stable (kebab-case) and names the rule; `pointer` is a JSON Pointer (RFC 6901) into ascData.json, '' the whole.
 */
export interface Finding {
  readonly severity: Severity;
  readonly code: FindingCode;
  readonly pointer: string;
  readonly params: CompleteParams;
  /** 1-based place in the source text, if that text is available. */
  readonly line?: number;
  readonly column?: number;
  /** The element it is in, and which part of its Value: an entry counted from 1, or a member. */
  readonly setting?: { readonly name: string; readonly part?: number | string };
  readonly fix?: Fix;
  /** Consequences of this fault alone, which disappear with it: listed below it, not beside it. */
  readonly consequences?: readonly Finding[];
}

const SEVERITIES: readonly (Severity | undefined)[] = ['error', 'warning', 'info', undefined];

/** Most severe first, otherwise in order. */
export function sortBySeverity<T extends { readonly severity?: Severity }>(found: readonly T[]): T[] {
  return [...found].sort((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
}

/** Creates a finding with all parameters of its sentence. */
export function findingOf<Sentence extends string>(
  code: FindingCode,
  severity: Severity,
  pointer: string,
  ...[params = {}, fix]: FindingArguments<Sentence>
): Finding {
  return { severity, code, pointer, params: params as CompleteParams, ...(fix ? { fix } : {}) };
}

/** The same findings, with each pointer (also those of fixes) moved below `base` ('' + '/0/Text' → base + '/0/Text'). */
export function withPointerPrefix(base: string, findings: readonly Finding[]): Finding[] {
  return findings.map((found) => {
    const consequences = found.consequences && { consequences: withPointerPrefix(base, found.consequences) };
    const moved = { ...found, pointer: base + found.pointer, ...consequences };
    if (!found.fix) return moved;
    const edits = found.fix.edits.map((edit) => ({ ...edit, pointer: base + edit.pointer }));
    return { ...moved, fix: { ...found.fix, edits } };
  });
}

/** Nests a finding under its cause at `pointer`; appends it if there is none. */
export function addConsequence(
  pointer: string | undefined,
  found: readonly Finding[],
  consequence: Finding
): Finding[] {
  const cause = found.find((each) => each.pointer === pointer);
  if (!cause) return [...found, consequence];
  const caused = { ...cause, consequences: [...(cause.consequences ?? []), consequence] };
  return found.map((each) => (each === cause ? caused : each));
}

/** All findings in one list, consequences after their causes. */
export function withConsequences(found: readonly Finding[]): Finding[] {
  return found.flatMap((each) => [each, ...withConsequences(each.consequences ?? [])]);
}

/** How many findings there are of each severity. What follows from one is part of it, and not counted. */
export function countBySeverity(found: readonly Pick<Finding, 'severity'>[]): Record<Severity, number> {
  const counts = { error: 0, warning: 0, info: 0 };
  for (const { severity } of found) counts[severity]++;
  return counts;
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

/** Only the errors. */
export function errorsOf<F extends Pick<Finding, 'severity'>>(findings: readonly F[]): F[] {
  return findings.filter((found) => found.severity === 'error');
}

export function hasErrors(findings: readonly Finding[]): boolean {
  return findings.some((found) => found.severity === 'error');
}
