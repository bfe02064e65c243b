import { isBlank } from '../../language/unseen.js';
import type { TextState, WidgetText } from '../../api.js';
import { keyBody } from '../../ascdata/texts/textKey.js';
import { fallbackLanguages } from '../../ascdata/translations.js';
import type { ExchangeState } from '../../exchange/types.js';
import { maySkip } from '../../ascdata/texts/coverage.js';
import { hashOf } from '../platform/store/fileStore.js';
import { packagedText, type TextPlace } from './textPlaces.js';
import { isReviewedInProduct } from './standardReviews.js';
import type { KeptTexts, StoredText } from './records.js';

/** Stored texts of each language in the fallback chain. */
export type KeptByLanguage = ReadonlyMap<string, KeptTexts>;

/** A text from the package counts as to review until somebody saves it, unless the product's translators reviewed it. */
export function stateOf(kept: StoredText | undefined, place: TextPlace, language: string): TextState {
  const text = currentText(kept, place, language);
  if (isBlank(text)) return 'toDo';
  if (!kept && isReviewedInProduct(place, language, text)) return 'reviewed';
  if (!kept?.reviewed) return 'toReview';
  return kept.sourceHash === place.sourceHash ? 'reviewed' : 'outdated';
}

/** The text in exactly this language: the saved one, else the package's. */
export function currentText(kept: StoredText | undefined, place: TextPlace, language: string): string {
  return kept?.text ?? packagedText(place, language) ?? '';
}

/** The shown text: the published one, or the package's. */
export function publishedText(kept: StoredText | undefined, place: TextPlace, language: string): string {
  return kept?.published ?? packagedText(place, language) ?? '';
}

/** The text of a broader language, if this one has none; or the source, if that may stay. */
function fallbackText(place: TextPlace, language: string, kept: KeptByLanguage): string | undefined {
  for (const broader of fallbackLanguages(language).slice(1)) {
    const text = currentText(kept.get(broader)?.get(place.hash), place, broader);
    if (!isBlank(text)) return text;
  }
  return maySkip(place.source) ? place.source : undefined;
}

/** The state as people see it. */
export function shownState(place: TextPlace, language: string, kept: KeptByLanguage): ExchangeState {
  const state = stateOf(kept.get(language)?.get(place.hash), place, language);
  return state === 'toDo' && fallbackText(place, language, kept) !== undefined ? 'inherited' : state;
}

/** Changes whenever text, state or source do. */
export function tagOf(kept: StoredText | undefined, place: TextPlace, language: string): string {
  const text = currentText(kept, place, language);
  const review = kept && [kept.reviewed, kept.sourceHash, kept.accepted];
  return hashOf(JSON.stringify([text, review, place.sourceHash])).slice(0, 20);
}

/** A text as answered. */
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
    ...(state === 'toReview' && stored && stored.sourceHash !== place.sourceHash && { FormerSource: stored.source }),
    ...(isAccepted && { Accepted: [...stored.accepted] }),
    ...(text !== publishedText(stored, place, language) && { Unpublished: true as const }),
    ...(stored && { By: stored.by, At: stored.at })
  };
}
