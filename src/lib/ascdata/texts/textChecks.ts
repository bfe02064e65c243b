import { cutToLine } from '../../language/cut.js';
import { appearance, isBlank } from '../../language/unseen.js';
import { maySkip } from './coverage.js';
import { encodedRight } from './misencoded.js';
import { differingNumbers, type NumberCount } from './numbers.js';
import { textId, type TextKey } from './textKey.js';

/** A text with its translation, for the checks. */
export interface CheckedText extends TextKey {
  readonly source: string;
  readonly target: string;
}

/** A fault of a translation: the code of a finding and its parameters; for numbers those that only one side has. */
export type TextIssue =
  | {
      readonly code: 'translation-placeholder-missing' | 'translation-placeholder-added';
      readonly names: readonly string[];
    }
  | { readonly code: 'translation-twice'; readonly other: string }
  | {
      readonly code: 'translation-numbers';
      readonly source: readonly string[];
      readonly target: readonly string[];
      readonly counts?: readonly NumberCount[];
    }
  /** `right`: what it was before it was read in the wrong encoding. */
  | { readonly code: 'translation-misencoded'; readonly right: string }
  | { readonly code: 'translation-blank-end' | 'translation-lines' | 'translation-same' };

/** Most characters of a text that a finding quotes. */
const MOST_QUOTED = 60;
/** Most names or numbers of one text that a finding lists. */
const MOST_LISTED = 10;

/** A text as a finding quotes it. */
export const quoted = (text: string): string => cutToLine(text, MOST_QUOTED);

/** An issue with no more of any text than a finding quotes: a thousand texts may each refer to the same long one. */
export function quotedIssue(issue: TextIssue): TextIssue {
  const listed = (texts: readonly string[]): string[] => texts.slice(0, MOST_LISTED).map(quoted);
  switch (issue.code) {
    case 'translation-placeholder-missing':
    case 'translation-placeholder-added':
      return { ...issue, names: listed(issue.names) };
    case 'translation-twice':
      return { ...issue, other: quoted(issue.other) };
    case 'translation-misencoded':
      return { ...issue, right: quoted(issue.right) };
    case 'translation-numbers': {
      const counts = issue.counts?.map((each) => ({ ...each, text: quoted(each.text) }));
      return { ...issue, source: listed(issue.source), target: listed(issue.target), ...(counts && { counts }) };
    }
    default:
      return issue;
  }
}

/** A name in braces, which the widget replaces by a value. */
export const PLACEHOLDER = /\{[\p{L}_][\p{L}\p{Nd}_.-]*\}/gu;
/** Number of lines that a label should not have, unless its source has them too. */
const LINES = 3;
/** Texts are labels: beyond this length, only the beginning is checked. */
const LONGEST = 5_000;

/**
 * The checks of one translated text by itself. A text without a translation has none.
 * @param language of the translation; English is taken to be the language of the source
 */
export function checkText({ source: wholeSource, target: wholeTarget }: CheckedText, language: string): TextIssue[] {
  const [source, target] = [wholeSource.slice(0, LONGEST), wholeTarget.slice(0, LONGEST)];
  if (isBlank(target)) return [];
  const issues: TextIssue[] = [];
  const [ours, theirs] = [placeholders(source), placeholders(target)];
  const missing = [...new Set(without(ours, theirs))];
  if (missing.length > 0) issues.push({ code: 'translation-placeholder-missing', names: missing });
  const added = [...new Set(without(theirs, ours))];
  if (added.length > 0) issues.push({ code: 'translation-placeholder-added', names: added });
  const numbers = differingNumbers(withoutPlaceholders(source), withoutPlaceholders(target));
  if (numbers.source.length + numbers.target.length > 0) issues.push({ code: 'translation-numbers', ...numbers });
  const right = encodedRight(target, source);
  if (right !== undefined) issues.push({ code: 'translation-misencoded', right });
  if (target !== target.trim() && source === source.trim()) issues.push({ code: 'translation-blank-end' });
  if (lines(target) >= LINES && lines(source) < LINES) issues.push({ code: 'translation-lines' });
  if (target.trim() === source.trim() && !/^en\b/i.test(language) && !maySkip(source))
    issues.push({ code: 'translation-same' });
  return issues;
}

/**
 * Entries of one list with the same translation although their sources differ, by the id of the text: nobody can tell them
 * apart. The others refer to the first of each.
 * @param texts all texts of one element
 */
export function duplicateEntries(texts: readonly CheckedText[]): Map<string, TextIssue> {
  const firsts = new Map<string, CheckedText>();
  const issues = new Map<string, TextIssue>();
  for (const text of texts) {
    if (text.kind !== 'entry') continue;
    const shown = appearance(isBlank(text.target) ? text.source : text.target);
    const first = firsts.get(shown);
    if (!first) firsts.set(shown, text);
    else if (appearance(first.source) !== appearance(text.source)) {
      issues.set(textId(text), { code: 'translation-twice', other: first.source });
    }
  }
  return issues;
}

const placeholders = (text: string): string[] => (text.includes('{') ? (text.match(PLACEHOLDER) ?? []) : []);

const withoutPlaceholders = (text: string): string => text.replace(PLACEHOLDER, ' ');

/** The multiset difference of `some` and `others`. */
function without(some: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return some.filter((each) => {
    const at = left.indexOf(each);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

const lines = (text: string): number => text.trim().split(/\r\n|[\n\r\u2028\u2029]/).length;
