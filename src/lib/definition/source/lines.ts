import { lineHunks } from '../../package/mergeText.js';

/** Beyond so many characters it is not said which lines of a file differ. */
const LONGEST = 2_000_000;

/** The lines of a document, from 1, that differ from how it was; where some went, the line after them. */
export function changedLines(before: string, after: string): number[] {
  if (before === after || before.length + after.length > LONGEST) return [];
  const lines = new Set<number>();
  let [from, line, moved] = [0, 1, 0];
  for (const { offset, length, content } of lineHunks(before, after)) {
    const start = offset + moved;
    line += breaksIn(after.slice(from, start));
    // What begins with the end of a line begins on the next one.
    const isNextLine = content.startsWith('\n') && content.length > 1;
    const last = line + breaksIn(content.replace(/\n$/, ''));
    for (let each = line + Number(isNextLine); each <= last; each++) lines.add(each);
    line += breaksIn(content);
    from = start + content.length;
    moved += content.length - length;
  }
  return [...lines].sort((a, b) => a - b);
}

function breaksIn(text: string): number {
  let breaks = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) breaks++;
  return breaks;
}
