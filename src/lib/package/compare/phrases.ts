import { dateInWords } from '../../ascdata/dates.js';
import { isRecord } from '../../ascdata/elements.js';
import type { MessageLanguage } from '../../language/languages.js';
import { languageNames, numberFormat } from '../../language/formats.js';
import { numberInWords } from '../../language/numbers.js';
import { isDateTime, TODAY } from '../../datatypes/shared/iso.js';
import type { OptionWording } from '../../datatypes/changes.js';
import { enumerateFirst, shorten, valueWord } from '../../datatypes/shared/valueText.js';
import type { OptionTexts } from '../../messages/optionTexts.js';
import type { Side } from './changes.js';

/** A value of ascData.json for a sentence. */
function inWords(value: unknown, language: MessageLanguage): string {
  if (value === undefined || value === null) return valueWord(language, 'empty');
  if (typeof value === 'number') return numberInWords(value, language);
  if (typeof value === 'boolean') return valueWord(language, value ? 'on' : 'off');
  if (value === TODAY) return valueWord(language, 'today');
  if (isDateTime(value)) return dateInWords(value, language);
  if (typeof value === 'string') return shorten(value, language);
  return listInWords(Array.isArray(value) ? value : [value], language);
}

/** The value of one side, in the author's translation if there is one. */
export function sideInWords(side: Side | undefined, language: MessageLanguage): string {
  return inWords(valueOfSide(side, language), language);
}

/** The same as a value. */
export function valueOfSide(side: Side | undefined, language: MessageLanguage): unknown {
  return side?.read ? side.read[language] : side?.value;
}

const itemInWords = (value: unknown, language: MessageLanguage): string =>
  isRecord(value) || Array.isArray(value) ? JSON.stringify(value) : inWords(value, language);

/** Several values in a row: the first three, and how many more there are. */
export function listInWords(
  values: readonly unknown[],
  language: MessageLanguage,
  worded: (value: unknown, language: MessageLanguage) => string = itemInWords
): string {
  const shown = values.slice(0, 3).map((value) => worded(value, language));
  return enumerateFirst(shown, values.length, language);
}

/** What a changed option means; undefined if it applies in neither version, or the change has no sentence. */
export function optionSentence(
  wording: OptionWording,
  sides: { readonly before?: Side; readonly after?: Side },
  name: string,
  language: MessageLanguage
): string | undefined {
  const sentence = sentenceFor(wording, sides, language);
  const [before, after] = [sides.before, sides.after].map((side) => sideInWords(side, language));
  return sentence?.({ name, before: before!, after: after! });
}

function sentenceFor(
  wording: OptionWording,
  { before, after }: { readonly before?: Side; readonly after?: Side },
  language: MessageLanguage
): OptionTexts['on'] | undefined {
  const { on, changed, off } = wording.texts(language);
  const isNow = wording.optionInEffect(after?.value);
  if (wording.optionInEffect(before?.value)) return isNow ? changed : off;
  return isNow ? on : undefined;
}

/** A language by its name; by its code if it has no name. */
export function languageName(code: string, language: MessageLanguage): string {
  try {
    return languageNames(language).of(code) ?? code;
  } catch {
    return shorten(code, language);
  }
}

const UNITS = [
  { unit: 'megabyte', bytes: 1024 * 1024, digits: 1 },
  { unit: 'kilobyte', bytes: 1024, digits: 1 },
  { unit: 'byte', bytes: 1, digits: 0 }
] as const;

/** A size in bytes for a person: `512 bytes`, `1.5 MB`. */
export function sizeInWords(size: number, language: MessageLanguage): string {
  const { unit, bytes, digits } = UNITS.find((each) => size >= each.bytes) ?? UNITS[2];
  const unitDisplay = unit === 'byte' ? 'long' : 'short';
  const style = { style: 'unit', unit, unitDisplay, maximumFractionDigits: digits } as const;
  return numberFormat(language, style).format(size / bytes);
}
