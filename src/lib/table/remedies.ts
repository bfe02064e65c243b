import type { DescribeContext } from '../ascdata/dataTypeModel.js';
import type { AscElement } from '../ascdata/types.js';
import { folded } from '../language/folding.js';
import { valueFrom } from './cellText.js';

/** Values that a refused cell may have meant, nearest first, for a check to judge. Empty where the text gives no clue. */
export function guessesFor(text: string, element: AscElement, words: DescribeContext): unknown[] {
  const spelled = spellings(text.trim()).flatMap((each) => {
    const found = valueFrom(each, element, words);
    return found ? [found.value] : [];
  });
  return [...spelled, ...withinLimits(text, element, words), ...entriesLike(text, element)];
}

/** Without the decoration people add: `12.30 Uhr`, `9h30`, `7 Stück`, `0F7B6C`. */
function spellings(text: string): string[] {
  const time = /(?<!\d)(\d{1,2})\s*[.:h]\s*(\d{2})(?!\d)/i.exec(text);
  const hour = /^(\d{1,2})\s*(?:uhr|h|o’clock|o'clock)$/i.exec(text);
  const number = /[+-]?\d+(?:[.,]\d+)?/.exec(text);
  const hex = /^#?([\da-f]{6})$/i.exec(text);
  const short = /^#?([\da-f])([\da-f])([\da-f])$/i.exec(text);
  return [
    time && `${time[1]}:${time[2]}`,
    hour && `${hour[1]}:00`,
    hex && `#${hex[1]!.toUpperCase()}`,
    short && `#${[short[1], short[2], short[3]].map((digit) => digit!.repeat(2).toUpperCase()).join('')}`,
    number && number[0]
  ].filter((spelling): spelling is string => typeof spelling === 'string' && spelling !== text);
}

/** The nearest number the element allows. */
function withinLimits(text: string, element: AscElement, words: DescribeContext): unknown[] {
  const found = valueFrom(/[+-]?\d+(?:[.,]\d+)?/.exec(text)?.[0] ?? '', element, words)?.value;
  if (typeof found !== 'number') return [];
  const { Minimum, Maximum } = element.Options ?? {};
  return [Minimum, Maximum]
    .filter((limit) => typeof limit === 'number')
    .sort((a, b) => Math.abs(a - found) - Math.abs(b - found));
}

/** The entry that starts like the text, if only one does. */
function entriesLike(text: string, element: AscElement): unknown[] {
  const items: unknown = element.Items;
  const sought = folded(text.trim());
  if (!Array.isArray(items) || sought === '') return [];
  const found = items.filter((item) => typeof item === 'string' && folded(item).startsWith(sought));
  return found.length === 1 ? found : [];
}
