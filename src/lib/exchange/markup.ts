import { escaped } from './characters.js';

const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;'
};

/** Character data of an element, with a CR as a reference. The text must hold nothing that XML cannot represent. */
export function charData(text: string): string {
  return text.replace(/[&<>\r]/g, (sign) => REFERENCES[sign]!);
}

/** Character data of any text; spells what XML cannot represent. */
export function anyCharData(text: string): string {
  return charData(escaped(text));
}

/** Attributes with a space before each, without those that are undefined. Spells what XML cannot represent. */
export function attributes(values: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(values)
    .map(([name, value]) =>
      value === undefined ? '' : ` ${name}="${escaped(value).replace(/[&<>"\t\n\r]/g, (sign) => REFERENCES[sign]!)}"`
    )
    .join('');
}

/** Indents lines by one level. */
export function indented(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}

/** An element around lines that are elements. Never splits a line: line breaks inside an element belong to a text. */
export function block(
  name: string,
  values: Readonly<Record<string, string | undefined>>,
  lines: readonly string[]
): string[] {
  if (lines.length === 0) return [`<${name}${attributes(values)}/>`];
  return [`<${name}${attributes(values)}>`, ...indented(lines), `</${name}>`];
}

/** Groups adjacent items with the same key, in order. */
export function groupAdjacent<T>(items: readonly T[], keyOf: (item: T) => string): T[][] {
  const found: T[][] = [];
  let last: string | undefined;
  for (const item of items) {
    const key = keyOf(item);
    if (key === last) found.at(-1)!.push(item);
    else found.push([item]);
    last = key;
  }
  return found;
}

/**
 * Numbers the inline elements of a unit: the n-th occurrence of a text gets the same number in source and target, so that tools
 * can match them. Each call returns a new counter.
 */
export function createNumbering(): () => (text: string) => string {
  const numbers = new Map<string, number>();
  return () => {
    const seen = new Map<string, number>();
    return (text) => {
      const occurrence = (seen.get(text) ?? 0) + 1;
      seen.set(text, occurrence);
      const key = `${occurrence} ${text}`;
      if (!numbers.has(key)) numbers.set(key, numbers.size + 1);
      return String(numbers.get(key));
    };
  };
}
