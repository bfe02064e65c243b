import type { DataTypeForm, DataTypeModel } from '../../ascdata/dataTypeModel.js';
import { isRecord, jsonType } from '../../ascdata/elements.js';
import type { Finding } from '../../ascdata/findings.js';
import { finding } from '../../ascdata/valueWording.js';
import { own } from './options.js';
import { wrongType, type Expected } from './unusable.js';

/** What is wrong with one member of an object; undefined: nothing. `pointer`: of the member. */
type MemberRule = (raw: unknown, pointer: string, member: string) => Finding | undefined;

/** The members that an object of a Value needs. */
export type MemberRules = Readonly<Record<string, MemberRule>>;

/** A form for a model that explains what makes a Value unusable. */
export function explaining<V>(
  form: DataTypeForm<V>,
  explain: NonNullable<DataTypeModel['explain']>
): DataTypeForm<V> & Pick<DataTypeModel, 'explain'> {
  return {
    ...form,
    explain,
    check(raw, element, context) {
      const found = form.check(raw, element, context);
      const fault = found.some(({ code }) => code === 'value-type') ? explain(raw, element) : undefined;
      return fault ? [fault] : found;
    }
  };
}

/** Digits of a whole number, as an Id is written. */
const DIGITS = /^-?\d+$/;

export const isText: MemberRule = (raw, pointer, member) =>
  typeof raw === 'string' ? undefined : wrongMember(raw, pointer, { member, expected: 'string' });

/** A whole number that is exact. One that is not is read as its digits (`dataOf`). */
export const isId: MemberRule = (raw, pointer, member) => {
  if (Number.isSafeInteger(raw)) return undefined;
  const number = typeof raw === 'string' && DIGITS.test(raw) ? Number(raw) : raw;
  if (typeof number !== 'number' || !Number.isInteger(number)) {
    return wrongMember(raw, pointer, { member, expected: 'integer' });
  }
  if (Number.isSafeInteger(number)) {
    const fix = { title: `${member}: ${number}`, edits: [{ op: 'set' as const, pointer, value: number }] };
    return finding('member-type', pointer, { member, expected: 'integer', actual: jsonType(raw) }, fix);
  }
  const [comparison, limit] = number > 0 ? ['>', Number.MAX_SAFE_INTEGER] : ['<', Number.MIN_SAFE_INTEGER];
  return finding('id-not-exact', pointer, { id: String(raw), comparison, limit });
};

/**
 * The first member of an object that makes it unusable, at its place.
 * @param pointer of the object
 * @param whole what stands there if it is not an object at all
 */
function objectFault(raw: unknown, pointer: string, rules: MemberRules, whole: Expected): Finding | undefined {
  if (!isRecord(raw)) return wrongType(whole, pointer);
  for (const [member, fault] of Object.entries(rules)) {
    const found = Object.hasOwn(raw, member)
      ? fault(own(raw, member), `${pointer}/${member}`, member)
      : (misspelt([[pointer, raw]], [member]) ?? finding('member-missing', pointer, { member }));
    if (found) return found;
  }
  return undefined;
}

/** As `objectFault`, of the first object of a list that has one; of misspelt members all in the list, since one slip made them all. */
export function listFault(
  raw: unknown,
  rules: MemberRules,
  of: { list: Expected; entry: Expected }
): Finding | undefined {
  if (!Array.isArray(raw)) return wrongType(of.list);
  for (const [index, entry] of raw.entries()) {
    const found = objectFault(entry, `/${index}`, rules, of.entry);
    if (!found) continue;
    if (found.code !== 'member-misspelt') return found;
    return misspelt(placedFrom(raw, index), Object.keys(rules));
  }
  return undefined;
}

function* placedFrom(list: readonly unknown[], from: number): Generator<[pointer: string, raw: unknown]> {
  for (let at = from; at < list.length; at += 1) yield [`/${at}`, list[at]];
}

/** Of more members than anybody has written by hand, the first ones are named, and a fix is not offered: each takes two edits. */
const MOST_RENAMED = 1_000;

/**
 * One finding on all members that are missing and there in another case, and the fix that renames them all. Nothing reads
 * those, so the Value would be taken for an empty one.
 * @param objects each with its pointer; what is no object is passed over
 */
export function misspelt(
  objects: Iterable<readonly [pointer: string, raw: unknown]>,
  members: readonly string[]
): Finding | undefined {
  const wrong: Renaming[] = [];
  for (const [pointer, raw] of objects) {
    if (isRecord(raw)) wrong.push(...members.flatMap((member) => renamed(raw, pointer, member) ?? []));
    if (wrong.length > MOST_RENAMED) break;
  }
  const [first] = wrong;
  if (!first) return undefined;
  const names = new Map(wrong.map(({ key, member }) => [key, member]));
  const title = [...names].map(([key, member]) => `${key} → ${member}`).join(', ');
  return finding(
    'member-misspelt',
    first.edits[1].pointer,
    { key: [...names.keys()].join('\n'), member: [...new Set(names.values())].join('\n'), count: names.size },
    wrong.length > MOST_RENAMED ? undefined : { title, edits: wrong.flatMap(({ edits }) => edits) }
  );
}

type Renaming = NonNullable<ReturnType<typeof renamed>>;

/** The key of a missing member that is there in another case, and the edits that rename it. */
function renamed(raw: Record<string, unknown>, pointer: string, member: string) {
  if (Object.hasOwn(raw, member)) return undefined;
  const key = Object.keys(raw).find((each) => each.toLowerCase() === member.toLowerCase());
  if (key === undefined) return undefined;
  const edits = [
    { op: 'set', pointer: `${pointer}/${member}`, value: own(raw, key) },
    { op: 'remove', pointer: `${pointer}/${key}` }
  ] as const;
  return { key, member, edits };
}

function wrongMember(
  raw: unknown,
  pointer: string,
  { member, expected }: { member: string; expected: string }
): Finding {
  const actual = typeof raw === 'number' ? String(raw) : jsonType(raw);
  return finding('member-type', pointer, { member, expected, actual });
}
