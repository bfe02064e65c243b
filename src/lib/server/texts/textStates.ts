import type { TextState, WidgetText } from '../../api.js';
import { keyBody } from '../../ascdata/texts/textKey.js';
import { fallbackLanguages } from '../../ascdata/translations.js';
import { hashOf } from '../platform/store/fileStore.js';
import { packagedText, type TextPlace } from './textPlaces.js';
import { isReviewedInProduct } from './standardReviews.js';
import type { KeptTexts, StoredText } from './records.js';

/** What is stored of each language that a text may be looked up in. */
export type KeptByLanguage = ReadonlyMap<string, KeptTexts>;

/** A text that came with the package is to be reviewed until somebody has saved it, except those that the product reviewed. */
export function stateOf(kept: StoredText | undefined, place: TextPlace, language: string): TextState {
  const text = currentText(kept, place, language);
  if (isEmpty(text)) return 'toDo';
  if (!kept && isReviewedInProduct(place, language, text)) return 'reviewed';
  if (!kept?.reviewed) return 'toReview';
  return kept.sourceHash === place.sourceHash ? 'reviewed' : 'outdated';
}

/** The text in this very language: what was saved, else that of the package. */
export function currentText(kept: StoredText | undefined, place: TextPlace, language: string): string {
  return kept?.text ?? packagedText(place, language) ?? '';
}

/** What is handed out: what was published, else that of the package. */
export function publishedText(kept: StoredText | undefined, place: TextPlace, language: string): string {
  return kept?.published ?? packagedText(place, language) ?? '';
}

/** The text of a broader language, where this one has none. */
export function fallbackText(place: TextPlace, language: string, kept: KeptByLanguage): string | undefined {
  for (const broader of fallbackLanguages(language).slice(1)) {
    const text = currentText(kept.get(broader)?.get(place.hash), place, broader);
    if (!isEmpty(text)) return text;
  }
  return undefined;
}

/** Another tag whenever text, state or source are others. */
export function tagOf(kept: StoredText | undefined, place: TextPlace, language: string): string {
  const text = currentText(kept, place, language);
  const review = kept && [kept.reviewed, kept.sourceHash, kept.accepted];
  return hashOf(JSON.stringify([text, review, place.sourceHash])).slice(0, 20);
}

/** One text as it is answered. */
export function textBody(place: TextPlace, language: string, kept: KeptByLanguage): WidgetText {
  const stored = kept.get(language)?.get(place.hash);
  const text = currentText(stored, place, language);
  const state = stateOf(stored, place, language);
  const fallback = state === 'toDo' ? fallbackText(place, language, kept) : undefined;
  const isAccepted = stored !== undefined && stored.accepted.length > 0 && stored.sourceHash === place.sourceHash;
  return {
    ...keyBody(place.key),
    Source: place.source,
    Text: text,
    State: state,
    Tag: tagOf(stored, place, language),
    ...(fallback !== undefined && { Fallback: fallback }),
    ...(state === 'outdated' && { ReviewedSource: stored?.source }),
    ...(isAccepted && { Accepted: [...stored.accepted] }),
    ...(text !== publishedText(stored, place, language) && { Unpublished: true as const }),
    ...(stored && { By: stored.by, At: stored.at })
  };
}

const isEmpty = (text: string): boolean => text.trim() === '';
