import type { ReplacementBody } from '../lib/api.js';
import { isRecord } from '../lib/ascdata/elements.js';
import { grammarOf } from '../lib/language/grammar.js';
import type { MessageLanguage } from '../lib/language/languages.js';
import { replaceTexts } from '../lib/messages/replace.js';
import { printable } from './frame.js';
import { NOT_OURS } from './server.js';
import { UsageError } from './usage.js';

/** Lines of one kind that are printed; the others are counted. */
const MOST_LINES = 50;
/** Characters of a line. */
const MOST_CHARACTERS = 300;

const { count } = grammarOf('en');

/** What a server answers to a comparison. @throws UsageError it is none that this command knows */
export function replacementIn(data: unknown): ReplacementBody {
  if (isRecord(data) && typeof data.same === 'boolean' && /^[\w-]{1,100}$/.test(String(data.tag))) {
    const body = data as unknown as ReplacementBody;
    try {
      replacementInWords(body, 'en');
      return body;
    } catch {
      // What cannot be told is of another shape.
    }
  }
  throw new UsageError(`${NOT_OURS} It compares no packages: perhaps it is too old.`);
}

/** What Replace says of a comparison, in its words, a line each: what changes, and what happens to stored Values. */
export function replacementInWords(body: ReplacementBody, language: MessageLanguage): string {
  const t = replaceTexts[language];
  const said = (label: unknown): string => String((isRecord(label) ? label[language] : undefined) ?? '');
  if (body.same) return lines([t.same]);
  const widgets = body.variants.length + (body.moreVariants ?? 0);
  const { moved, ...counts } = body.counts;
  const changed = { ...counts, kept: counts.kept + moved };
  const counted = (['kept', 'converted', 'setAside', 'returned'] as const)
    .filter((kind) => kind === 'kept' || (changed[kind] ?? 0) > 0)
    .map((kind) => `${changed[kind] ?? 0} ${t.counts[kind](changed[kind] ?? 0)}`);
  const outcomesOf = (outcomes: ReplacementBody['variants'][number]['outcomes'], whose: string) =>
    outcomes
      .filter(({ kind }) => kind !== 'kept')
      .map(({ words, text }) => `${whose}: ${said(words).slice(0, MOST_CHARACTERS / 2)}: ${said(text)}`);
  const values = body.variants.flatMap(({ name, groupName, outcomes }) =>
    outcomesOf(outcomes, groupName === null ? name : `${name} (${groupName})`)
  );
  const notKept = Object.entries(body.counts).reduce((sum, [kind, n]) => (kind === 'kept' ? sum : sum + n), 0);
  const held = [
    ...(body.presets ?? []).map((each) => ({ ...each, whose: t.kept.of.preset(each.name) })),
    ...(body.drafts ?? []).map((each) => ({ ...each, whose: t.kept.of.draft(each.name) }))
  ];
  const ofHeld = held.flatMap(({ outcomes, whose }) => outcomesOf(outcomes, whose));
  const moreOfHeld = held.reduce((sum, { more = 0 }) => sum + more, 0);
  const conflicts = (body.textConflicts ?? []).map(
    ({ language: of, name, ours, theirs }) => `${of}, ${said(name)}: ${t.translations.stays(ours, theirs)}`
  );
  const moreChanges = Object.entries(body.moreChanges ?? {})
    .filter(([of]) => of !== 'otherElements')
    .reduce((sum, [, n]) => sum + n, 0);
  return [
    lines([
      `${body.spotIdentifier} ${body.before.spotVersion} → ${body.after.spotVersion}: ${count(widgets, 'widget', 'widgets')}`
    ]),
    ...(body.folder === undefined ? [] : [lines([t.inFolder(body.folder)])]),
    ...(body.endsUpdates ? [lines([t.endsUpdates])] : []),
    listed(
      body.changes.map(({ text }) => said(text)),
      moreChanges,
      t.moreChanges
    ),
    lines([`${counted.join(', ')}.`]),
    listed(values, notKept - values.length, t.moreValues),
    listed(
      (body.lacking ?? []).map(({ name, widgets, count }) => t.lacking(said(name), widgets, count)),
      0,
      t.kept.more
    ),
    listed(ofHeld, moreOfHeld, t.moreValues),
    ...(body.moreDrafts === undefined ? [] : [lines([`  ${t.kept.moreDrafts(body.moreDrafts)}`])]),
    ...(conflicts.length > 0 ? [lines([`${t.translations.conflicts(conflicts.length)}.`])] : []),
    listed(conflicts, 0, t.kept.more)
  ].join('');
}

/** @param more number of those that are not in `all` */
function listed(all: readonly string[], more: number, others: (n: number) => string): string {
  const left = Math.max(0, all.length - MOST_LINES) + Math.max(0, more);
  return lines([...all.slice(0, MOST_LINES), ...(left > 0 ? [others(left)] : [])].map((line) => `  ${line}`));
}

const lines = (all: readonly string[]): string =>
  all
    .map((line) => `${printable(line.length > MOST_CHARACTERS ? `${line.slice(0, MOST_CHARACTERS)}…` : line)}\n`)
    .join('');
