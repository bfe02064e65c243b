import { conditionsOf, fieldOf } from './conditions/evaluate.js';
import { editParsed, type Edit } from './editText.js';
import { isRecord, own } from './elements.js';
import {
  addConsequence,
  pointerToken,
  pointerTokens,
  sortBySeverity,
  withConsequences,
  type Finding,
  type FindingCode
} from './findings.js';
import { parse, type ParsedDocument } from './parse.js';

/**
 * Puts findings that are consequences of others below these: of what can be mended, such as a key in the wrong place,
 * what disappears once it is; of an unknown DataType, the conditions that test the element.
 * @param check the findings on another text
 */
export async function underCauses(
  findings: readonly Finding[],
  doc: ParsedDocument,
  check: (mended: string) => Promise<Finding[]>
): Promise<Finding[]> {
  return underMended(underDataTypes(findings, doc.data), doc, check);
}

/** Puts conditions that test an element of an unknown DataType under the finding about that DataType. */
function underDataTypes(findings: readonly Finding[], data: unknown): Finding[] {
  const elements = elementsIn(data);
  const followers = findings.filter(({ code }) => code === 'condition-target-type');
  if (followers.length === 0) return [...findings];
  const causes = new Map<unknown, string>();
  elements.forEach((element: unknown, index) => {
    const id = fieldOf(element, 'Id');
    if (!causes.has(id)) causes.set(id, `/Elements/${index}/DataType`);
  });
  const others = findings.filter(({ code }) => code !== 'condition-target-type');
  return followers.reduce<Finding[]>(
    (all, each) => addConsequence(causes.get(targetOf(each, elements)), all, each),
    others
  );
}

/** Findings that others may follow from, if they have a fix. */
const CAUSES: ReadonlySet<FindingCode> = new Set([
  ...(['misplaced-key', 'misspelt-key'] as const),
  ...(['wrong-type', 'wrong-format', 'unknown-data-type-similar'] as const)
]);
/** Findings of rules that `check` leaves out: patterns are not tested again, nor is the code of a package. */
const NOT_REPEATED = /^(?:text-pattern|code-)/;
/** Findings that say there are more. */
const CUT: ReadonlySet<FindingCode> = new Set(['more-errors', 'more-findings']);

/** A cause, with the edits that mend it, unless those of another do. */
interface Fault {
  readonly found: Finding;
  readonly edits: readonly Edit[];
}

async function underMended(
  findings: readonly Finding[],
  doc: ParsedDocument,
  check: (mended: string) => Promise<Finding[]>
): Promise<Finding[]> {
  const faults = compatible(findings);
  const isCut = (all: readonly Finding[]): boolean => all.some(({ code }) => CUT.has(code));
  if (faults.length === 0 || faults.length === findings.length || isCut(findings)) return [...findings];
  const mended = editParsed(
    doc,
    faults.flatMap(({ edits }) => edits)
  );
  const remaining = await check(mended);
  if (isCut(remaining)) return [...findings];
  const left = new Set(withConsequences(remaining).map(keyOf));
  const causeOf = causesIn(faults, elementsIn(doc.data), elementsIn(parse(mended).data));
  const consequences = new Map<Finding, Finding[]>();
  const others = findings.filter((each) => {
    const cause = NOT_REPEATED.test(each.code) || left.has(keyOf(each)) ? undefined : causeOf(each);
    if (!cause || cause === each) return true;
    consequences.set(cause, [...(consequences.get(cause) ?? []), each]);
    return false;
  });
  return others.map((each) => {
    const caused = consequences.get(each);
    if (!caused) return each;
    // It weighs as much as what follows from it.
    const [{ severity }] = sortBySeverity([each, ...caused]) as [Finding, ...Finding[]];
    return { ...each, severity, consequences: [...(each.consequences ?? []), ...caused] };
  });
}

/** Those that can be mended together: no two write or remove the same. */
function compatible(findings: readonly Finding[]): Fault[] {
  const taken = new Set<string>();
  return findings.flatMap((found) => {
    const edits = CAUSES.has(found.code) ? (found.fix?.edits ?? []) : [];
    if (edits.length === 0) return [];
    // Several keys that move into one new object have the same edits.
    if (edits.every((edit) => taken.has(JSON.stringify(edit)))) return [{ found, edits: [] }];
    if (edits.some(({ pointer }) => taken.has(pointer))) return [];
    for (const edit of edits) taken.add(edit.pointer).add(JSON.stringify(edit));
    return [{ found, edits }];
  });
}

/** The fault that a finding follows from, if it disappears: of the same element, or of the element that its condition tests. */
function causesIn(
  faults: readonly Fault[],
  elements: readonly unknown[],
  mended: readonly unknown[]
): (found: Finding) => Finding | undefined {
  const byPlace = new Map<string, Finding>();
  const byElement = new Map<string | undefined, Finding>();
  for (const { found } of faults) {
    byPlace.set(found.fix!.edits[0]!.pointer, found);
    const element = elementIn(found);
    if (!byElement.has(element)) byElement.set(element, found);
  }
  const indexes = new Map<unknown, string>();
  mended.forEach((element, index) => {
    const id = fieldOf(element, 'Id');
    if (!indexes.has(id)) indexes.set(id, String(index));
  });
  return (found) => {
    const needed = byPlace.get(`${found.pointer}/${pointerToken(found.params.field ?? '')}`);
    if (found.code === 'missing-field' && needed) return needed;
    if (CAUSES.has(found.code) || !found.pointer.startsWith('/Elements/')) return undefined;
    const target = found.code.startsWith('condition-') ? indexes.get(targetOf(found, elements)) : undefined;
    return (target === undefined ? undefined : byElement.get(target)) ?? byElement.get(elementIn(found));
  };
}

const keyOf = ({ code, pointer, params }: Finding): string => JSON.stringify([code, pointer, params.field]);

/** The number of the element; undefined: in the root. */
const elementIn = ({ pointer }: Finding): string | undefined => /^\/Elements\/(\d+)/.exec(pointer)?.[1];

function elementsIn(data: unknown): readonly unknown[] {
  const elements = isRecord(data) ? own(data, 'Elements') : undefined;
  return Array.isArray(elements) ? elements : [];
}

/** The Id that the condition of a finding tests. */
function targetOf({ pointer }: Finding, elements: readonly unknown[]): unknown {
  const [, element, , , condition] = pointerTokens(pointer).map(Number);
  return fieldOf(conditionsOf(elements[element!]).conditions[condition!], 'TargetId');
}
