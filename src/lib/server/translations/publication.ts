import { createHash } from 'node:crypto';
import { keyBody } from '../../ascdata/texts/textKey.js';
import type { PublicationBody } from '../../api.js';
import { mapYielding } from '../platform/yielding.js';
import type { OpenedLanguage } from './openTexts.js';
import { packagedText, type TextPlace } from './textPlaces.js';
import { currentText, publishedText, stateOf } from './textStates.js';
import type { KeptText, KeptTexts, StoredText } from './records.js';

/** A text that differs from the published one. */
interface Unpublished {
  readonly place: TextPlace;
  readonly before: KeptText;
  readonly after: StoredText;
}

/** Texts of a language that publishing would change, in form order. @param onlyReviewed leaves out all others */
export async function unpublished(
  { places, language }: OpenedLanguage,
  kept: KeptTexts,
  onlyReviewed: boolean
): Promise<Unpublished[]> {
  const found = await mapYielding([...places.values()], (place) => {
    const before = kept.get(place.hash);
    if (!before || currentText(before, place, language) === publishedText(before, place, language)) return [];
    if (onlyReviewed && stateOf(before, place, language) !== 'reviewed') return [];
    const isPackaged = before.text === (packagedText(place, language) ?? '');
    return [{ place, before, after: { ...before, published: isPackaged ? null : before.text } }];
  });
  return found.flat();
}

/** The publication as answered, with its tag. */
export async function publicationBody(
  { language, revision }: OpenedLanguage,
  changes: readonly Unpublished[]
): Promise<{ tag: string; body: PublicationBody }> {
  const digest = createHash('sha256').update(language);
  const texts = await mapYielding(changes, ({ place, before }) => ({
    ...keyBody(place.key),
    Source: place.source,
    Before: publishedText(before, place, language),
    After: before.text,
    State: stateOf(before, place, language)
  }));
  await mapYielding(texts, (text) => digest.update(JSON.stringify(text)));
  return { tag: digest.digest('hex').slice(0, 32), body: { Language: language, Revision: revision, Texts: texts } };
}
