import { isRecord, jsonType } from '../../ascdata/elements.js';
import type { Finding } from '../../ascdata/findings.js';
import { finding } from '../../ascdata/valueWording.js';
import { own } from './options.js';
import { wrongType, type Expected } from './unusable.js';

/** What is wrong with one member of an object; undefined: nothing. `pointer`: of the member. */
type MemberRule = (raw: unknown, pointer: string, member: string) => Finding | undefined;

/** The members that an object of a Value needs. */
export type MemberRules = Readonly<Record<string, MemberRule>>;

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
      : (misspelt(raw, pointer, member) ?? finding('member-missing', pointer, { member }));
    if (found) return found;
  }
  return undefined;
}

/** As `objectFault`, of the first object of a list that has one. */
export function listFault(
  raw: unknown,
  rules: MemberRules,
  of: { list: Expected; entry: Expected }
): Finding | undefined {
  if (!Array.isArray(raw)) return wrongType(of.list);
  for (const [index, entry] of raw.entries()) {
    const found = objectFault(entry, `/${index}`, rules, of.entry);
    if (found) return found;
  }
  return undefined;
}

/** A missing member is there in another case. Nothing reads that one, so the Value would be taken for an empty one. */
export function misspelt(raw: object, pointer: string, member: string): Finding | undefined {
  if (Object.hasOwn(raw, member)) return undefined;
  const key = Object.keys(raw).find((each) => each.toLowerCase() === member.toLowerCase());
  if (key === undefined) return undefined;
  const wrong = `${pointer}/${key}`;
  return finding(
    'member-misspelt',
    wrong,
    { key, member },
    {
      title: `${key} → ${member}`,
      edits: [
        { op: 'set', pointer: `${pointer}/${member}`, value: own(raw, key) },
        { op: 'remove', pointer: wrong }
      ]
    }
  );
}

function wrongMember(
  raw: unknown,
  pointer: string,
  { member, expected }: { member: string; expected: string }
): Finding {
  const actual = typeof raw === 'number' ? String(raw) : jsonType(raw);
  return finding('member-type', pointer, { member, expected, actual });
}
