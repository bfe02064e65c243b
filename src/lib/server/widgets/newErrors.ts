import { effectiveValue } from '../../ascdata/effective.js';
import { errorsOf, type Finding } from '../../ascdata/findings.js';
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

/** Errors introduced by these Values; existing errors do not block. @param set Ids of elements whose errors count in any case */
export async function newErrors(check: Check, before: Values, after: Values, set = NONE): Promise<Broken[]> {
  const errors = await brokenIn(check, after);
  if (errors.every(({ id }) => set.has(id))) return errors;
  const known = new Set((await brokenIn(check, before)).map(keyOf));
  return errors.filter((each) => set.has(each.id) || !known.has(keyOf(each)));
}

/**
 * Errors that block a save of all Values: all but those of an entry that was missing and shown before and that it does not touch. A new
 * version of a package may ask for it, and other settings can still be saved (docs/decisions/values-are-never-altered.md).
 */
export async function blockingErrors(check: Check, before: Values, after: Values): Promise<Broken[]> {
  const errors = await brokenIn(check, after);
  if (!errors.some(isLacking)) return errors;
  const untouched = check.elements.filter((each) =>
    sameJson(effectiveValue(each, before), effectiveValue(each, after))
  );
  const ids = new Set(untouched.map(({ Id }) => Id));
  const known = new Set((await brokenIn(check, before)).map(keyOf));
  return errors.filter((each) => !(isLacking(each) && ids.has(each.id) && known.has(keyOf(each))));
}

const isLacking = ({ finding }: Broken): boolean => finding.code === 'text-required';

async function brokenIn({ elements, options }: Check, values: Values): Promise<Broken[]> {
  const found = [...(await checkValues(elements, values, options))];
  return found.flatMap(([id, findings]) => errorsOf(findings).map((finding) => ({ id, finding })));
}

const keyOf = ({ id, finding }: Broken): string => `${finding.code} ${id}`;
