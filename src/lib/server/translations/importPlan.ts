import { createHash } from 'node:crypto';
import type { ImportedText, ImportSelection, TextSave } from '../../api.js';
import { isUsable } from '../../exchange/accept.js';
import { isChange } from '../../exchange/compare.js';
import { keyBody, keyFrom, textId } from '../../ascdata/texts/textKey.js';
import type { ReadText, ReadWidget } from '../packages/tasks.js';
import { mapYielding, turnIfLong } from '../platform/yielding.js';
import type { BroughtComment, Said } from './comments.js';
import { newComments } from './newComments.js';
import type { OpenedLanguage } from './openTexts.js';
import { placeOf, type TextPlace, type Places } from './textPlaces.js';
import type { KeptTexts } from './records.js';
import { fileUnacceptable, textUnknown } from './refusals.js';
import { currentText, stateOf, tagOf } from './textStates.js';

/** A text of a file, with the tag of ours and its new comments. */
interface PlannedText {
  readonly read: ReadText;
  readonly place: TextPlace | undefined;
  readonly tag: string;
  readonly comments: readonly string[];
}

/** What happens to the texts of one widget. */
export interface PlannedTexts {
  readonly bodies: ImportedText[];
  /** The number of texts that the widget does not have. */
  readonly unknownCount: number;
  readonly texts: readonly PlannedText[];
  /** A tag of all planned texts with their comments. */
  readonly tag: string;
}

interface Present {
  readonly kept: KeptTexts;
  /** Our comments by place; undefined: comments of the file are left out. */
  readonly said: ReadonlyMap<string, readonly Said[]> | undefined;
}

/** What a file would change in one widget. */
export async function planOf(
  { language, places }: OpenedLanguage,
  { kept, said }: Present,
  widgets: readonly ReadWidget[]
): Promise<PlannedTexts> {
  const read = widgets.flatMap((widget) => widget.texts);
  const texts: PlannedText[] = [];
  for (const text of read) {
    await turnIfLong();
    const place = places.get(placeOf(text.key));
    texts.push({
      read: text,
      place,
      tag: place ? tagOf(kept.get(place.hash), place, language) : '',
      comments: said ? await newComments(text, place, place && said.get(place.hash)) : []
    });
  }
  const tag = createHash('sha256');
  await mapYielding(texts, ({ read: text, tag: ours, comments }) => tag.update(JSON.stringify([text, ours, comments])));
  return {
    texts,
    bodies: await mapYielding(texts, (text) => importedText(text, kept, language)),
    unknownCount: widgets.reduce((sum, { unknown }) => sum + unknown, 0),
    tag: tag.digest('hex')
  };
}

/** The part of a plan to save, as the user chose. */
export interface TakenFromFile {
  readonly saves: readonly TextSave[];
  readonly comments: readonly BroughtComment[];
}

/**
 * New and changed texts; chosen conflicting and removed ones; unknown ones for the texts they are used for; and all new
 * comments.
 * @throws Refusal text-unknown, text-unusable
 */
export function takenFrom({ texts }: PlannedTexts, places: Places, take: ImportSelection): TakenFromFile {
  const chosen = new Map(take.map((each) => [textId(keyFrom(each)), each]));
  const isTaken = ({ read }: PlannedText): boolean =>
    isChange(read.verdict) && (!isChosen(read.verdict) || chosen.has(textId(read.key)));
  const used = texts.flatMap((text) => {
    const wanted = text.read.verdict === 'unknown' ? chosen.get(textId(text.read.key))?.For : undefined;
    return wanted ? [usedFor(text, wanted, places)] : [];
  });
  const own = texts.flatMap(({ read, place, comments }) =>
    place ? comments.map((text) => ({ key: read.key, text })) : []
  );
  return {
    saves: [...texts.filter(isTaken).map(saveOf), ...used.map(({ save }) => save)],
    comments: [...own, ...used.flatMap(({ comments }) => comments)]
  };
}

type For = NonNullable<ImportSelection[number]['For']>;

/** An unknown text used for one of the widget's. It counts as reviewed only if both have the same source. */
function usedFor({ read, comments }: PlannedText, wanted: For, places: Places) {
  const place = places.get(placeOf(keyFrom(wanted)));
  if (!place) throw textUnknown([]);
  if (!isUsable(read.target)) throw fileUnacceptable({ code: 'text', expected: '', found: textId(read.key) });
  const isReviewed = read.state === 'reviewed' && read.source === place.source;
  const save: TextSave = {
    ...keyBody(place.key),
    Text: read.target,
    State: isReviewed ? 'reviewed' : 'toReview',
    Tag: wanted.Tag
  };
  return { save, comments: comments.map((text) => ({ key: place.key, text })) };
}

function saveOf({ read, tag }: PlannedText): TextSave {
  const State = read.state === 'reviewed' ? 'reviewed' : 'toReview';
  return { ...keyBody(read.key), Text: read.target, State, Tag: tag };
}

function importedText({ read, place, comments }: PlannedText, kept: KeptTexts, language: string): ImportedText {
  const { key, verdict, source, target, state, isOtherSource, isReviewedSince, findings } = read;
  const stored = place && kept.get(place.hash);
  const text = place && currentText(stored, place, language);
  return {
    ...keyBody(key),
    Verdict: verdict,
    Source: source,
    Text: target,
    State: state,
    ...(isOtherSource && { OtherSource: true as const }),
    ...(isReviewedSince && verdict === 'conflicting' && { ReviewedSince: true as const }),
    ...(findings && { Findings: JSON.parse(findings) as ImportedText['Findings'] }),
    ...(comments.length > 0 && { Comments: [...comments] }),
    ...(place &&
      text !== undefined && {
        Here: {
          Source: place.source,
          Text: text,
          State: stateOf(stored, place, language),
          ...(stored && { By: stored.by, At: stored.at })
        }
      })
  };
}

/** Whether the user chooses between our text and that of the file; ours stays by default. */
const isChosen = (verdict: ReadText['verdict']): boolean => verdict === 'conflicting' || verdict === 'removed';
