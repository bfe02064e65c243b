import { effectiveValue } from '../../ascdata/effective.js';
import { MAX_FINDINGS } from '../../ascdata/documentFindings.js';
import { errorsOf, pointerToken, withPointerPrefix, type Finding } from '../../ascdata/findings.js';
import type { AscElement, Values } from '../../ascdata/types.js';
import { checkValues, type CheckOptions } from '../../ascdata/values.js';
import { sameJson } from '../../datatypes/shared/equal.js';

interface Check {
  readonly elements: readonly AscElement[];
  readonly options: CheckOptions;
}

/** An error, and the element whose Value it is about. */
export interface Broken {
  readonly id: string;
  readonly finding: Finding;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * The errors that block a save, whatever its way: those of the Values that it writes, and those that it brings about in others.
 * @param written the Ids of those Values. `all`: the save replaces every Value of a widget, so it answers for each; only an entry that is
 * required, was missing before and stays as it is does not count as written (docs/decisions/values-are-never-altered.md)
 */
export async function newErrors(
  check: Check,
  before: Values,
  after: Values,
  written: ReadonlySet<string> | 'all' = NONE
): Promise<Broken[]> {
  const errors = await brokenIn(check, after);
  if (errors.length === 0) return errors;
  const byId = new Map(check.elements.map((element) => [element.Id, element]));
  const isTouched = ({ id }: Broken): boolean => {
    const element = byId.get(id);
    return !element || !sameJson(effectiveValue(element, before), effectiveValue(element, after));
  };
  const isWritten = (each: Broken): boolean =>
    written === 'all' ? !isLacking(each) || isTouched(each) : written.has(each.id);
  if (errors.every(isWritten)) return errors;
  const known = new Set((await brokenIn(check, before)).map(keyOf));
  return errors.filter((each) => isWritten(each) || !known.has(keyOf(each)));
}

const isLacking = ({ finding }: Broken): boolean => finding.code === 'text-required';

/** Those that a refusal names, with pointers below `/Values`. */
export function placed(broken: readonly Broken[]): Finding[] {
  return broken
    .slice(0, MAX_FINDINGS)
    .flatMap(({ id, finding }) => withPointerPrefix(`/Values/${pointerToken(id)}`, [finding]));
}

async function brokenIn({ elements, options }: Check, values: Values): Promise<Broken[]> {
  const found = [...(await checkValues(elements, values, options))];
  return found.flatMap(([id, findings]) => errorsOf(findings).map((finding) => ({ id, finding })));
}

const keyOf = ({ id, finding }: Broken): string => `${finding.code} ${id}`;
