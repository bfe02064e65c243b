import { errorsOf, type Finding } from '../../ascdata/findings.js';
import type { AscElement, Values } from '../../ascdata/types.js';
import { checkValues, type CheckOptions } from '../../ascdata/values.js';

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

async function brokenIn({ elements, options }: Check, values: Values): Promise<Broken[]> {
  const found = [...(await checkValues(elements, values, options))];
  return found.flatMap(([id, findings]) => errorsOf(findings).map((finding) => ({ id, finding })));
}

const keyOf = ({ id, finding }: Broken): string => `${finding.code} ${id}`;
