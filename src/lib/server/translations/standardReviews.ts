import { hashOf } from '../platform/store/fileStore.js';
import type { TextPlace } from './textPlaces.js';
import reviews from './standardReviews.json' with { type: 'json' };

const LENGTH = 12;

type Text = Pick<TextPlace, 'hash' | 'source'>;

/** By language and place: hashes of a source with its translation. */
const reviewed = new Map(Object.entries(reviews).map(([language, lines]) => [language, byPlace(lines)]));

function byPlace(lines: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const places = new Map<string, Set<string>>();
  for (const line of lines) {
    const [place = '', pair = ''] = line.split('.');
    const pairs = places.get(place) ?? new Set();
    places.set(place, pairs.add(pair));
  }
  return places;
}

/** The line for a reviewed text in the list. */
export const reviewLine = (place: Text, text: string): string => `${placeIn(place)}.${pairIn(place, text)}`;

const placeIn = ({ hash }: Text): string => hash.slice(0, LENGTH);
const pairIn = ({ source }: Text, text: string): string => hashOf(JSON.stringify([source, text])).slice(0, LENGTH);

/**
 * Whether the product's translators reviewed exactly this text for exactly this source. Texts of standard widgets start out reviewed this way.
 */
export function isReviewedInProduct(place: Text, language: string, text: string): boolean {
  const pairs = reviewed.get(language)?.get(placeIn(place));
  return pairs !== undefined && pairs.has(pairIn(place, text));
}
