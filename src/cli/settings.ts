import { DEFAULT_PLATFORM } from '../lib/ascdata/defaults.js';
import { mostSimilar } from '../lib/ascdata/similarWords.js';
import type { AscElement, Values } from '../lib/ascdata/types.js';
import { messageOf } from '../lib/ascdata/wording.js';
import { registry } from '../lib/datatypes/registry.js';
import { printable } from './frame.js';
import type { Io } from './io.js';
import { UsageError } from './usage.js';

/** The Values of `--set <Id>=<json>`. @throws UsageError one is malformed */
export function settingsIn(options: readonly string[] | undefined): Values {
  return new Map((options ?? []).map(setting));
}

/** The Id that was probably meant, as a question after a sentence. */
export function likelyId(id: string, known: Iterable<string>): string {
  const likely = mostSimilar(id, known);
  return likely === undefined ? '' : ` Did you mean ${printable(likely)}?`;
}

/** Each Id that is set must occur in a file. @throws UsageError with the Id that was probably meant */
export function demandIds(
  definitions: readonly { readonly elements: readonly AscElement[] }[],
  settings: Values
): void {
  const known = new Set(definitions.flatMap(({ elements }) => elements.map(({ Id }) => Id)));
  for (const id of settings.keys()) {
    if (known.has(id)) continue;
    throw new UsageError(`--set ${printable(id)}: no file has an element with this Id.${likelyId(id, known)}`);
  }
}

/** `Id=json`. An Id may contain `=`: the first one that is followed by JSON counts. */
function setting(text: string): [string, unknown] {
  for (let at = text.indexOf('='); at > 0; at = text.indexOf('=', at + 1)) {
    try {
      return [text.slice(0, at), JSON.parse(text.slice(at + 1))];
    } catch {
      // Not here; the next = may be the one.
    }
  }
  throw new UsageError(`--set must be <Id>=<json>, for example 'Title="Hello"', not “${text}”.`);
}

/** Checks that each set Value fits its element; it may break the rules of the element. @throws UsageError */
export function demandValues(elements: readonly AscElement[], settings: Values, file: string, io: Io): void {
  const context = { ...io, platform: DEFAULT_PLATFORM, hidden: false };
  for (const element of elements) {
    if (!settings.has(element.Id)) continue;
    const value = settings.get(element.Id);
    const model = registry[element.DataType];
    if (model.read(value, element) !== undefined) continue;
    const [problem] = model.check(value, element, context);
    const why = problem ? ` ${messageOf(problem)}` : '';
    throw new UsageError(
      `--set ${element.Id}: ${JSON.stringify(value)} is no Value of a ${element.DataType} (${file}).${why}`
    );
  }
}
