import { DAY, HOUR } from '../ascdata/durations.js';
import type { MessageLanguage } from '../language/languages.js';
import type { Texts } from '../messages/load.js';
import { distanceFormat, numberFormat } from '../language/formats.js';

const MINUTE = 60_000;

/** The nearest number of one unit: “in 29 days”, “in 3 hours”, “in 5 minutes”, “in less than 1 minute”; the past reads “3 days ago”. */
export function inWords(
  milliseconds: number,
  language: MessageLanguage,
  { lessThanAMinute }: Pick<Texts<'drafts'>, 'lessThanAMinute'>
): string {
  const size = Math.abs(milliseconds);
  if (size < MINUTE) return milliseconds < 0 ? lessThanAMinute.past : lessThanAMinute.ahead;
  // 60 minutes are an hour, 24 hours a day, also where only rounding makes them that many.
  const [unit, length] =
    Math.round(size / HOUR) >= 24
      ? (['day', DAY] as const)
      : Math.round(size / MINUTE) >= 60
        ? (['hour', HOUR] as const)
        : (['minute', MINUTE] as const);
  return distanceFormat(language).format(Math.sign(milliseconds) * Math.round(size / length), unit);
}

/** A duration in its two largest units, “3 days 18 hours”; '' below a minute. */
export function lengthInWords(milliseconds: number, language: MessageLanguage): string {
  const parts = [
    ['day', Math.floor(milliseconds / DAY)],
    ['hour', Math.floor((milliseconds % DAY) / HOUR)],
    ['minute', Math.floor((milliseconds % HOUR) / MINUTE)]
  ] as const;
  const first = parts.findIndex(([, n]) => n > 0);
  const spoken = first < 0 ? [] : parts.slice(first, first + 2).filter(([, n]) => n > 0);
  const style = { style: 'unit', unitDisplay: 'long' } as const;
  return spoken.map(([unit, n]) => numberFormat(language, { ...style, unit }).format(n)).join(' ');
}
