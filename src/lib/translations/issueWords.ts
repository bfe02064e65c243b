import { inDigitsOf } from '../ascdata/texts/numbers.js';
import { encodedRight } from '../ascdata/texts/misencoded.js';
import { severityOf } from '../ascdata/severities.js';
import { quoted } from '../ascdata/texts/textChecks.js';
import { withTerm } from './terms.js';
import type { RowIssue, TextRow } from './row.svelte.js';
import type { Texts } from '../messages/load.js';

const INFO: ReadonlySet<RowIssue['code']> = new Set(['translation-same', 'translation-lines', 'translation-glossary']);

/** Whether it is only a hint. Everything else is a warning or an error. */
export const isInfo = ({ code }: RowIssue): boolean => INFO.has(code);

/** Whether the check of the package calls it an error. */
export const isError = ({ code }: RowIssue): boolean =>
  code !== 'translation-cut-off' && code !== 'translation-glossary' && severityOf(code) === 'error';

/** A finding in a few words, shown beside the text. */
export function issueInWords(issue: RowIssue, t: Texts<'translations'>['findings']): string {
  switch (issue.code) {
    case 'translation-placeholder-missing':
      return t.placeholderMissing(issue.names.join(', '));
    case 'translation-placeholder-added':
      return t.placeholderAdded(issue.names.join(', '));
    case 'translation-twice':
      return t.twice(quoted(issue.other));
    case 'translation-numbers':
      return issue.counts ? t.numberCounts(issue.counts) : t.numbers(issue.source.join(', '), issue.target.join(', '));
    case 'translation-misencoded':
      return t.misencoded(quoted(issue.right));
    case 'translation-blank-end':
      return t.blankEnd;
    case 'translation-lines':
      return t.lines;
    case 'translation-cut-off':
      return t.cutOff(issue.width);
    case 'translation-glossary':
      return t.glossary(issue.term, issue.translation);
    case 'translation-same':
      return t.same;
  }
}

/** A one-click fix: its label and the resulting text. */
export interface Remedy {
  readonly label: string;
  readonly text: string;
}

/** The fix for a finding; undefined: it takes a person. */
export function remedyOf(issue: RowIssue, text: string, t: Texts<'translations'>['findings']): Remedy | undefined {
  if (issue.code === 'translation-blank-end') return { label: t.trim, text: text.trim() };
  if (issue.code === 'translation-misencoded') return { label: t.encode, text: encodedRight(text) ?? text };
  if (issue.code === 'translation-numbers') return numberRemedy(issue, text, t);
  if (issue.code === 'translation-placeholder-added') {
    const [name = ''] = issue.names;
    return { label: t.takeOut(name), text: text.replace(name, '').replace(/ {2,}/g, ' ').trim() };
  }
  if (issue.code === 'translation-glossary') {
    const mended = withTerm(issue, text);
    return mended === undefined ? undefined : { label: t.put(issue.translation), text: mended };
  }
  if (issue.code !== 'translation-placeholder-missing') return undefined;
  const [name = ''] = issue.names;
  return { label: t.insert(name), text: `${text.trimEnd()} ${name}`.trim() };
}

/** What somebody else did to a text while another one was typed. */
export function conflictInWords(
  { theirs, saved, source }: Pick<TextRow, 'theirs' | 'saved' | 'source'>,
  t: Texts<'translations'>
): string {
  if (!theirs) return '';
  const who = theirs.By ?? t.row.somebody;
  if (theirs.Source !== source) return t.row.theirsAndSource(who);
  if (theirs.State === 'reviewed') return t.row.theirReview(who);
  if (theirs.Text.trim() === '') return t.row.theirRemoval(who);
  const isStateOnly = theirs !== saved && theirs.Text === saved.Text;
  return isStateOnly ? t.row.theirState(who, t.states[theirs.State]) : t.row.theirs(who);
}

/** A finding beside a text other than the current one, where there is little room. */
export const issueInShort = (issue: RowIssue, t: Texts<'translations'>['findings']): string =>
  issue.code === 'translation-glossary' ? t.glossaryShort(issue.translation) : issueInWords(issue, t);

/** If exactly one number differs, replaces it with the right one, in the digits of the text. */
function numberRemedy(
  { source, target }: Extract<RowIssue, { code: 'translation-numbers' }>,
  text: string,
  t: Texts<'translations'>['findings']
): Remedy | undefined {
  const [wanted, present] = [source[0], target[0]];
  if (wanted === undefined || present === undefined || source.length + target.length > 2) return undefined;
  const number = inDigitsOf(wanted, present);
  // As a whole number, not as part of one.
  const place = new RegExp(`(?<![\\p{Nd}.,])${present.replaceAll('.', '\\.')}(?![\\p{Nd}])`, 'u');
  return { label: t.put(number), text: text.replace(place, number) };
}
