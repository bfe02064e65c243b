import type { DescribeContext, Reading, TypedText, Way } from '../../ascdata/dataTypeModel.js';
import type { AscElement } from '../../ascdata/types.js';
import { MESSAGE_LANGUAGES } from '../../language/languages.js';
import { readMoment } from '../shared/momentFormat.js';
import { nearOf, readingOf, UNREAD, waysOf } from '../shared/reading.js';
import { valueWord } from '../shared/valueText.js';
import { rangeMode, type DateRange } from './form.js';

/** Where one end may stop and the other begin. */
const BETWEEN = /[–—/-]| (?:to|until|till|bis|au|à) /gi;
/** Longer than two moments. */
const LONGEST = 200;

type Word = 'from' | 'until' | 'empty';

/** Each language's word for an open end. */
const says = (text: string, word: Word): string | undefined =>
  MESSAGE_LANGUAGES.map((language) => `${valueWord(language, word)} `).find((before) =>
    text.toLowerCase().startsWith(before)
  );

/** `24.12.2026 – 6.1.2027`, `from 24.12.2026`, a single day; where moments have a zone, only what says UTC. */
function read(text: string, element: AscElement, { language }: DescribeContext): Reading<DateRange> {
  const trimmed = text.trim().replace(/\s/g, ' ');
  if (trimmed.length > LONGEST) return UNREAD;
  if (MESSAGE_LANGUAGES.some((each) => valueWord(each, 'empty') === trimmed))
    return { kind: 'value', value: { From: '', To: '' } };
  const reading = rangesIn(trimmed, (part) => endsIn(part, element, language));
  if (reading.kind !== 'unread') return reading;
  const probably = rangesIn(trimmed, (part) => endsIn(part, element, language, nearOf));
  return { kind: 'unread', near: waysOf(probably) };
}

function rangesIn(trimmed: string, end: (part: string) => Way<string>[]): Reading<DateRange> {
  const [from, until] = [says(trimmed, 'from'), says(trimmed, 'until')];
  const both = [...trimmed.matchAll(BETWEEN)].flatMap(({ 0: between, index }) =>
    together(end(trimmed.slice(0, index)), end(trimmed.slice(index + between.length)))
  );
  const one = end(trimmed).map(({ value, by }) => ({ value: { From: value, To: value }, by }));
  const since = from === undefined ? [] : end(trimmed.slice(from.length));
  const till = until === undefined ? [] : end(trimmed.slice(until.length));
  return readingOf([
    ...both,
    ...one,
    ...since.map(({ value, by }) => ({ value: { From: value, To: '' }, by })),
    ...till.map(({ value, by }) => ({ value: { From: '', To: value }, by }))
  ]);
}

/** Both ends follow one convention. */
function together(froms: readonly Way<string>[], tos: readonly Way<string>[]): Way<DateRange>[] {
  return froms.flatMap((from) =>
    tos
      .filter(({ by }) => by === from.by || by === undefined || from.by === undefined)
      .map((to) => ({ value: { From: from.value, To: to.value }, by: from.by ?? to.by }))
  );
}

function endsIn(
  text: string,
  element: AscElement,
  language: DescribeContext['language'],
  ways: (reading: Reading<string>) => readonly Way<string>[] = waysOf
): Way<string>[] {
  const mode = rangeMode(element);
  const [, plain] = /^(.*?)(?: ?UTC|(?<=\d)Z)$/i.exec(text.trim()) ?? [];
  if (mode !== 'zoned') return [...ways(readMoment(text, mode === 'day' ? 'day' : 'moment', language))];
  if (plain === undefined) return [];
  return ways(readMoment(plain, 'moment', language)).map((way) => ({ ...way, value: `${way.value}Z` }));
}

export const typed: TypedText<DateRange> = {
  read
};
