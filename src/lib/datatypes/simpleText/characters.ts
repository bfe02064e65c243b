interface Line {
  readonly text: string;
  /** '' of the last one. */
  readonly end: string;
}

function linesOf(text: string): Line[] {
  const parts = text.split(/(\r\n|\n|\r)/);
  return parts.flatMap((part, at) => (at % 2 === 0 ? [{ text: part, end: parts[at + 1] ?? '' }] : []));
}

/** The most frequent line end. */
function usualEnd(lines: readonly Line[]): string {
  const counts = new Map<string, number>();
  for (const { end } of lines) if (end !== '') counts.set(end, (counts.get(end) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '\n';
}

/** The line ends that an input knows. */
export const asTyped = (text: string): string => text.replace(/\r\n?/g, '\n');

/**
 * A typed text with the line ends of the text that it was made of: an input makes all of them LF. Lines that stayed keep
 * theirs, new ones get the most frequent one.
 */
export function keepLineEnds(typed: string, before: string): string {
  if (!before.includes('\r')) return typed;
  const [old, lines] = [linesOf(before), typed.split('\n')];
  const usual = usualEnd(old);
  const most = Math.min(old.length, lines.length);
  let start = 0;
  while (start < most && old[start]!.text === lines[start]) start++;
  let end = 0;
  while (end < most - start && old.at(-1 - end)!.text === lines.at(-1 - end)) end++;
  const kept = lines
    .map((line, at) => {
      if (at === lines.length - 1) return line;
      const was = at < start ? old[at] : at >= lines.length - end ? old[at + old.length - lines.length] : undefined;
      return line + (was?.end || usual);
    })
    .join('');
  // An empty line between a lone CR and an LF would be lost.
  return asTyped(kept) === typed ? kept : lines.join(usual);
}

/**
 * Whether the text contains characters that people see as one and the platform stores as several (docs/decisions/text-length.md).
 * Emojis, and letters with combining marks.
 */
export const hasCompoundCharacters = (text: string): boolean => /[\u{10000}-\u{10FFFF}\u200D]|\p{M}/u.test(text);
