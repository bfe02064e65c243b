import { isBlank } from '../language/unseen.js';
import {
  checkText,
  duplicateEntries,
  quotedIssue,
  type CheckedText,
  type TextIssue
} from '../ascdata/texts/textChecks.js';
import { textId, type TextKey } from '../ascdata/texts/textKey.js';
import { readMark, type Exported } from './marks.js';
import type { ExchangeFile, ExchangeState, ExchangeText, ExchangeWidget } from './types.js';

export interface PresentText {
  readonly key: TextKey;
  readonly source: string;
  readonly target: string;
  readonly state: ExchangeState;
  /** Whether somebody has saved it here: if it has no text, somebody removed that. Absent: unknown. */
  readonly isSaved?: boolean;
}

/** The texts of a widget as they are here, in the language of the file. */
export interface PresentWidget {
  readonly id: string;
  readonly texts: readonly PresentText[];
}

/**
 * How a text in the file compares with the texts here. `same`: nothing to import. `new`: there is no text here. `changed`: the file has
 * another text, or has reviewed it. `conflicting`: it changed or was reviewed here since the export and changed in the file, the text
 * exported was another one than ours, or the file translates another source from another language. `removed`: the file has no text where there is one here, unchanged since the export. `incomplete`: a part of it has no translation in the file, so ours
 * stays. `unknown`: no such text here.
 */
export type Verdict = 'same' | 'new' | 'changed' | 'conflicting' | 'removed' | 'incomplete' | 'unknown';

/** Whether a verdict brings a text, unless ours is kept by choice. */
export const isChange = (verdict: Verdict): boolean =>
  verdict !== 'same' && verdict !== 'unknown' && verdict !== 'incomplete';

/** The outcome for one text of a file. */
export interface ComparedText {
  readonly verdict: Verdict;
  readonly found: ExchangeText;
  /** The text here; absent if unknown. */
  readonly present?: PresentText;
  /** The state if the file's text is taken. Reviewed only for our current source, and only if the file has its mark. */
  readonly state: Exclude<ExchangeState, 'outdated' | 'inherited'>;
  /** Whether the file was translated from another source than the current one. */
  readonly isOtherSource: boolean;
  /** Whether somebody has reviewed here, since the export, the very text that was exported. */
  readonly isReviewedSince: boolean;
  /** Whether the file still has the text that was exported. If that was exported here, only ours has changed since: the same. */
  readonly isAsExported: boolean;
  /** What is found in the file's text, in the place of ours, as findings quote it. None where ours stays in any case. */
  readonly issues: readonly TextIssue[];
}

/** The outcome for the texts of one widget in a file. */
export interface ComparedWidget {
  /** The Id of our widget; the file's if we have none. */
  readonly id: string;
  readonly name: string;
  /** The other widget that the file names, or '' if it names none: it is for this one, the only one here. */
  readonly assumed?: string;
  readonly texts: readonly ComparedText[];
}

/**
 * Compares a file with the current texts. Export marks tell which side changed, so only changes on both sides conflict. Unmarked
 * texts are `new` or `changed` and need review. Identical texts keep their review. Where nobody has ever had a text, nothing can be lost.
 * @param language that the texts are imported into
 */
export function compareImport(
  present: readonly PresentWidget[],
  file: ExchangeFile,
  language: string
): ComparedWidget[] {
  return file.widgets.map((widget) => {
    const exact = present.find(({ id }) => id === widget.id);
    const here = exact ?? assumedFor(widget, present, file);
    const known = byId(here);
    const texts = widget.texts.map((found) =>
      compared(found, known.get(textId(found.key)), file.otherSource !== undefined)
    );
    return {
      id: here?.id ?? widget.id,
      name: widget.name,
      ...(here && !exact && { assumed: widget.id && (widget.name || widget.id) }),
      texts: withIssues(texts, here?.texts ?? [], language)
    };
  });
}

/** Some tools drop the file name, and a list names no widget: a sole one is assumed, under another name only if it has all the texts. */
function assumedFor(
  widget: ExchangeWidget,
  present: readonly PresentWidget[],
  file: ExchangeFile
): PresentWidget | undefined {
  const [only] = present;
  if (!only || present.length > 1 || file.widgets.length > 1) return undefined;
  if (widget.id === '') return only;
  const known = byId(only);
  return widget.texts.every(({ key }) => known.has(textId(key))) ? only : undefined;
}

const byId = (widget: PresentWidget | undefined): ReadonlyMap<string, PresentText> =>
  new Map(widget?.texts.map((text) => [textId(text.key), text]));

type Judged = Omit<ComparedText, 'issues'>;

/** @param isForeign whether the file is translated from another language than that of authors */
function compared(found: ExchangeText, present: PresentText | undefined, isForeign: boolean): Judged {
  const mark = readMark(found.hash);
  const isOtherSource = present !== undefined && present.source !== found.source;
  const state = stateTaken(found, mark, isOtherSource);
  const isAsExported = mark?.isTarget(found.target) === true && !isReviewedThere(mark, found, state);
  const isReviewedSince =
    present?.state === 'reviewed' && mark?.isTarget(present.target) === true && mark.state !== 'reviewed';
  const outcome = { found, state, isOtherSource, isReviewedSince, isAsExported };
  if (!present) return { verdict: 'unknown', ...outcome };
  const verdict = verdictOf({ ...outcome, present }, mark);
  const isDoubtful = isForeign && isOtherSource && (verdict === 'new' || verdict === 'changed');
  return { verdict: isDoubtful ? 'conflicting' : verdict, present, ...outcome };
}

/** Texts of a file with what is found in those that are to replace ours, or might. */
function withIssues(texts: readonly Judged[], here: readonly PresentText[], language: string): ComparedText[] {
  const brought = texts.filter(({ verdict }) => isChange(verdict));
  const ids = new Set(brought.map(({ found }) => textId(found.key)));
  // The file's come last: of two entries that read the same, its own is at fault.
  const twice = twiceIn([
    ...here.filter(({ key }) => !ids.has(textId(key))).map(({ key, source, target }) => ({ ...key, source, target })),
    ...brought.map(checked)
  ]);
  return texts.map((text) => {
    if (!isChange(text.verdict) && text.verdict !== 'unknown') return { ...text, issues: [] };
    const both = isBlank(text.found.target) ? undefined : twice.get(textId(text.found.key));
    return { ...text, issues: [...checkText(checked(text), language), ...(both ? [both] : [])].map(quotedIssue) };
  });
}

const checked = ({ found: { key, source, target }, present }: Judged): CheckedText => ({
  ...{ ...key, target },
  source: present?.source ?? source
});

/** Entries that read the same, by the id of their text. */
function twiceIn(texts: readonly CheckedText[]): Map<string, TextIssue> {
  const byElement = new Map<string, CheckedText[]>();
  for (const text of texts) {
    const own = byElement.get(text.element) ?? [];
    byElement.set(text.element, own);
    own.push(text);
  }
  return new Map([...byElement.values()].flatMap((each) => [...duplicateEntries(each)]));
}

function stateTaken(found: ExchangeText, mark: Exported | undefined, isOtherSource: boolean): ComparedText['state'] {
  if (isBlank(found.target)) return 'toDo';
  return found.state === 'reviewed' && mark && !isOtherSource ? 'reviewed' : 'toReview';
}

function verdictOf(
  { found, present, state, isReviewedSince, isAsExported }: Omit<Judged, 'verdict'> & { readonly present: PresentText },
  mark: Exported | undefined
): Verdict {
  // Nobody has ever saved it here: what was exported as something else comes from elsewhere.
  const isUntouched = present.isSaved === false;
  if (isSameText(found.target, present.target)) {
    const isReview = isUntouched ? state === 'reviewed' : isReviewedThere(mark, found, state);
    return isReview && present.state !== 'reviewed' ? 'changed' : 'same';
  }
  if (found.isIncomplete) return 'incomplete';
  if (isBlank(present.target) && !present.isSaved) return 'new';
  if (isAsExported) return isBlank(found.target) ? 'same' : isUntouched ? 'changed' : 'conflicting';
  const isUntouchedHere = !mark || (mark.isTarget(present.target) && mark.isSource(present.source) && !isReviewedSince);
  if (isBlank(found.target)) return isUntouchedHere ? 'removed' : 'conflicting';
  // Without a text, nothing can be lost.
  if (isBlank(present.target) && (isUntouchedHere || mark.isTarget(present.target))) return 'new';
  return isUntouchedHere ? 'changed' : 'conflicting';
}

/** Whether the file's text was reviewed after the export. */
const isReviewedThere = (mark: Exported | undefined, found: ExchangeText, state: ExchangeState): boolean =>
  mark !== undefined && mark.state !== found.state && state === 'reviewed';

const isSameText = (one: string, other: string): boolean => one === other || (isBlank(one) && isBlank(other));
