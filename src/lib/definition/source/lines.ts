import { commonEnds } from '../../ascdata/alignment.js';
import { differingRuns } from '../../package/mergeText.js';

/** What differs between two documents, in whole lines. */
interface ChangedPart {
  /** The place where it begins, in both. */
  readonly from: number;
  readonly old: string;
  readonly fresh: string;
}

/** The lines from the first to the last character that two documents do not have in common. */
export function changedPart(before: string, after: string): ChangedPart {
  const [start, end] = commonEnds(before, after);
  const from = start === 0 ? 0 : before.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = before.indexOf('\n', before.length - end);
  const rest = lineEnd < 0 ? 0 : before.length - lineEnd - 1;
  const [old, fresh] = [before, after].map((text) => text.slice(from, text.length - rest)) as [string, string];
  return { from, old, fresh };
}

/** Between so many lines it is not looked for those that differ: that takes longer than a key may. */
const MOST_LINES = 20_000;

/** The lines of a document, from 1, that differ from how it was; where some went, the line after them. Of very many, none. */
export function changedLines(before: string, after: string): number[] {
  if (before === after) return [];
  const { from, old, fresh } = changedPart(before, after);
  if (Math.max(endsIn(old), endsIn(fresh)) > MOST_LINES) return [];
  const first = endsIn(after.slice(0, from));
  const last = first + endsIn(after.slice(from)) + 1;
  const changed = differingRuns(old.split('\n'), fresh.split('\n')).flatMap(({ start, end }) =>
    start === end
      ? [Math.min(first + start + 1, last)]
      : Array.from({ length: end - start }, (_, at) => first + start + 1 + at)
  );
  return [...new Set(changed)];
}

/** Without making a list of lines. */
function endsIn(text: string): number {
  let ends = 0;
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) === LINE_END) ends += 1;
  return ends;
}

const LINE_END = 10;
