import type { AscElement } from '../../ascdata/types.js';
import type { ElementsById } from '../../ascdata/conditions/evaluate.js';
import { MESSAGE_LANGUAGES, type MessageLanguage } from '../../language/languages.js';
import { serverTexts } from '../../messages/server.js';
import { shownWhenInWords } from '../../package/compare/conditionPhrases.js';
import type { TextPlace } from './textPlaces.js';

type Placed = Pick<TextPlace, 'key' | 'element'>;

/** Notes on where texts are and when they are visible; words each element's Conditions once. */
export function placeNotes(elements: ElementsById, language: MessageLanguage): (place: Placed) => string {
  const known = new Map<AscElement, string>();
  return (place) => {
    const { element } = place;
    const shown = known.get(element) ?? shownWhenInWords(element, elements, language);
    known.set(element, shown);
    const where = whereInWords(place, language);
    return shown === '' ? where : serverTexts(language).translations.shownWhen(where, shown);
  };
}

/** Tells whether {@link placeNotes} wrote a line, in any language. Tools give notes back without their kind. */
export function placeNoteTest(place: Placed): (line: string) => boolean {
  const notes = MESSAGE_LANGUAGES.map((language) => whereInWords(place, language));
  return (line) => notes.some((note) => line.startsWith(note));
}

function whereInWords({ key, element }: Placed, language: MessageLanguage): string {
  return serverTexts(language).translations.where[key.kind](key.kind === 'name' ? key.element : element.DisplayName);
}
