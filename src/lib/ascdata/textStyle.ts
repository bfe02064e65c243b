/** A part of a text, and its replacement. */
export interface Splice {
  readonly offset: number;
  readonly length: number;
  readonly content: string;
}

/** The formatting of the file, so that new values match it. */
export interface Style {
  readonly lineEnd: string;
  /** Indentation per level; undefined if the whole file is one line. */
  readonly indent: string | undefined;
  /** Whether there is a space after colons and commas. */
  readonly spaced: boolean;
}

/** Applies all splices, which are in the order of the text and do not overlap. */
export function applySplices(text: string, splices: readonly Splice[]): string {
  let from = 0;
  const parts: string[] = [];
  for (const { offset, length, content } of splices) {
    parts.push(text.slice(from, offset), content);
    from = offset + length;
  }
  return parts.join('') + text.slice(from);
}

/** Whether it is a non-empty object or array. Only those have lines of their own. */
export function isFilled(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}

/** Characters before a place in which its line is searched for: a longer line has no indentation to copy. */
const LONGEST_LINE = 10_000;

/** The indentation of the line at an offset. */
export function indentAt(text: string, offset: number): string {
  return /^[ \t]*/.exec(lineBefore(text, offset) ?? '')?.[0] ?? '';
}

/** Whether only white space is before an offset in its line. */
export function isOnOwnLine(text: string, offset: number): boolean {
  return /^[ \t]*$/.test(lineBefore(text, offset) ?? 'x');
}

/** The line of an offset up to there; undefined in the first line, and in a very long one. */
function lineBefore(text: string, offset: number): string | undefined {
  const before = text.slice(Math.max(0, offset - LONGEST_LINE), offset);
  const lineEnd = before.lastIndexOf('\n');
  return lineEnd < 0 ? undefined : before.slice(lineEnd + 1);
}

/** The formatting of a text. Each part of it is looked for once somebody asks: that takes as long as a key may in a long text. */
export function styleOf(text: string): Style {
  let lineEnd: string | undefined;
  let indent: { readonly found: string | undefined } | undefined;
  let spaced: boolean | undefined;
  return {
    get lineEnd() {
      return (lineEnd ??= text.includes('\r\n') ? '\r\n' : '\n');
    },
    get indent() {
      return (indent ??= { found: /\n([ \t]+)\S/.exec(text)?.[1] }).found;
    },
    get spaced() {
      return (spaced ??= /"\s*:\s/.test(text));
    }
  };
}

/** A value in the style of its file: on several lines if `block`, with this indent. */
export function render(value: unknown, style: Style, block: boolean, indent: string): string {
  if (!isFilled(value)) return JSON.stringify(value);
  if (!block || style.indent === undefined) return inline(value, style.spaced);
  return JSON.stringify(value, null, style.indent).replaceAll('\n', style.lineEnd + indent);
}

/** One line, `[{ "Text": "a" }]` in a file with spaces and `[{"Text":"a"}]` in one without. */
function inline(value: unknown, spaced: boolean): string {
  if (!spaced || !isFilled(value)) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((entry) => inline(entry, spaced)).join(', ')}]`;
  const members = Object.entries(value as object).map(
    ([key, entry]) => `${JSON.stringify(key)}: ${inline(entry, spaced)}`
  );
  return `{ ${members.join(', ')} }`;
}
