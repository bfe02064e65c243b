import type { Finding } from '../../ascdata/findings.js';
import type { AscElement } from '../../ascdata/types.js';
import type { CheckOptions } from '../../ascdata/values.js';
import { finding } from '../../ascdata/wording.js';
import { modelOf } from '../../datatypes/registry.js';
import { sameJson } from '../../datatypes/shared/equal.js';
import type { Pair } from './changes.js';
import { decide, errorCheck, hiddenWith, type Contender, type ErrorCheck, type Verdict } from './contenders.js';
import { convertLossless } from './convert.js';
import { refOf } from './elements.js';
import type { SetAsideValue, StoredValues, ValueOutcome, ValuePlan } from './outcomes.js';

const GONE = finding('element-gone', '');

/** Where a stored Value comes from: an element of the old version, or an earlier replacement that found no place for it. */
type Source =
  | { readonly from: AscElement; readonly value: unknown }
  | { readonly earlier: SetAsideValue; readonly value: unknown };

/** A source on its way: with a place it could have in the new version, or with the reason why it has none. */
interface Entry {
  readonly source: Source;
  readonly contender?: Contender;
  readonly reasons: readonly Finding[];
}

/** Both versions of the elements, as a Value finds its way from the one to the other. */
interface Versions {
  readonly olds: ReadonlyMap<string, AscElement>;
  readonly news: ReadonlyMap<string, AscElement>;
  /** The new element of an old Id, and the old element of a new Id. */
  readonly newOf: ReadonlyMap<string, AscElement>;
  readonly oldOf: ReadonlyMap<string, AscElement>;
}

/**
 * Plans what happens to the Values of one variant when its package is replaced. Nothing is changed but in ways that can be
 * taken back, nothing is clamped or cut, and each Value is afterwards either stored or set aside.
 *
 * - A Value goes to the element it belongs to (`pairs`), in another form where that loses nothing. If it breaks a rule there
 *   that it did not break before, it is set aside; so are Values whose element is gone. One that broke the same rules before
 *   stays as it is: the replacement is not to blame, and the editor shows it.
 * - A Value that was set aside earlier comes back to the element of its Id and DataType where no Value is stored, if it fits,
 *   and did not fit the element this one replaces: where somebody could have put it back and did not, it stays aside.
 *   Of several the one set aside last comes back.
 *
 * Values that broke no rule before break none afterwards, hidden elements included, as `checkValuesSettled` sees it.
 */
export async function planValues(
  before: readonly AscElement[],
  after: readonly AscElement[],
  pairs: readonly Pair[],
  stored: StoredValues,
  options: CheckOptions
): Promise<ValuePlan> {
  const versions = versionsOf(before, after, pairs);
  const errorsOf = errorCheck(options);
  const hidden = hiddenWith(before, stored.own, options);
  const own = await ownEntries(versions, stored, hidden, errorsOf);
  const earlier = [...strayEntries(versions, stored), ...(await earlierEntries(versions, stored, errorsOf))];
  const verdicts = await decide(after, contendersOf([...own, ...[...earlier].reverse()]), options, errorsOf);
  return planOf(own, earlier, verdicts);
}

function versionsOf(before: readonly AscElement[], after: readonly AscElement[], pairs: readonly Pair[]): Versions {
  const olds = new Map(before.map((element) => [element.Id, element]));
  const news = new Map(after.map((element) => [element.Id, element]));
  const known = pairs.flatMap((pair) => {
    const [from, to] = [olds.get(pair.before), news.get(pair.after)];
    return from && to ? [[from, to] as const] : [];
  });
  return {
    olds,
    news,
    newOf: new Map(known.map(([from, to]) => [from.Id, to])),
    oldOf: new Map(known.map(([from, to]) => [to.Id, from]))
  };
}

/** The stored Values, each as it could be stored for the new version of its element. */
async function ownEntries(
  { olds, newOf }: Versions,
  { own }: StoredValues,
  hidden: ReadonlySet<string>,
  errorsOf: ErrorCheck
): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (const [id, value] of own) {
    const from = olds.get(id);
    const to = newOf.get(id);
    if (!from) continue;
    if (!to) entries.push({ source: { from, value }, reasons: [GONE] });
    else if (from.DataType !== to.DataType) entries.push(retyped(from, to, value));
    else entries.push(carried(from, to, value, await errorsOf(from, value, hidden.has(id))));
  }
  return entries;
}

/** A Value for an element of another DataType. */
function retyped(from: AscElement, to: AscElement, value: unknown): Entry {
  const reasons = [finding('element-other-type', '')];
  const converted = convertLossless(value, from, to);
  const entry = { source: { from, value }, reasons };
  return converted === undefined ? entry : { ...entry, contender: contend(to, converted) };
}

/** A Value in the form its element now wants; as it stands where it has no other. `broken`: the rules it broke before. */
function carried(from: AscElement, to: AscElement, value: unknown, broken: readonly Finding[]): Entry {
  const model = modelOf(to);
  const exact = model.read(value, to);
  // What is written inexactly for both versions is left to whoever saves it next.
  const isKept = exact !== undefined && (sameJson(exact, value) || sameJson(exact, model.read(value, from)));
  const wanted = isKept ? value : (convertLossless(value, from, to) ?? value);
  return { source: { from, value }, reasons: [], contender: contend(to, wanted, broken) };
}

function contend(target: AscElement, value: unknown, broken: readonly Finding[] = []): Contender {
  return { target, value, tolerated: new Set(broken.map(({ code }) => code)) };
}

/** Stored Values of elements that even their own package did not have: as if set aside earlier. */
function strayEntries({ olds, news }: Versions, { own }: StoredValues): Entry[] {
  return [...own].flatMap(([id, value]) => {
    if (olds.has(id)) return [];
    const reasons = [GONE];
    const entry = { source: { earlier: { id, name: { en: id, de: id }, value, reasons }, value }, reasons };
    const target = news.get(id);
    return [target ? { ...entry, contender: contend(target, value) } : entry];
  });
}

/** The Values set aside earlier, each with the place it could come back to. */
async function earlierEntries(versions: Versions, stored: StoredValues, errorsOf: ErrorCheck): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (const earlier of stored.setAside) {
    const { id, value, reasons, dataType } = earlier;
    const entry: Entry = { source: { earlier, value }, reasons };
    const target = versions.news.get(id);
    const old = versions.oldOf.get(id);
    const isSameType = target && (dataType === undefined || target.DataType === dataType);
    // Hidden elements are let off some rules; what came to be set aside has to be judged by all of them.
    const fitted = old && target?.DataType === old.DataType && (await errorsOf(old, value, false)).length === 0;
    entries.push(isSameType && !fitted ? { ...entry, contender: contend(target, value) } : entry);
  }
  return entries;
}

function contendersOf(entries: readonly Entry[]): Map<string, Contender[]> {
  const result = new Map<string, Contender[]>();
  for (const { contender } of entries) {
    if (!contender) continue;
    const others = result.get(contender.target.Id);
    if (others) others.push(contender);
    else result.set(contender.target.Id, [contender]);
  }
  return result;
}

function planOf(
  own: readonly Entry[],
  earlier: readonly Entry[],
  verdicts: ReadonlyMap<Contender, Verdict>
): ValuePlan {
  const values = new Map<string, unknown>();
  const outcomes: ValueOutcome[] = [];
  const aside: { before: SetAsideValue[]; now: SetAsideValue[] } = { before: [], now: [] };
  for (const entry of [...own, ...earlier]) {
    const verdict = entry.contender && verdicts.get(entry.contender);
    if (entry.contender && verdict?.fits) {
      values.set(entry.contender.target.Id, entry.contender.value);
      outcomes.push(placedOutcome(entry.source, entry.contender, verdict.findings));
      continue;
    }
    const reasons = [...entry.reasons, ...(verdict && 'from' in entry.source ? verdict.findings : [])];
    outcomes.push(asideOutcome(entry.source, reasons));
    if ('earlier' in entry.source) aside.before.push(entry.source.earlier);
    else aside.now.push(setAsideOf(entry.source.from, entry.source.value, reasons));
  }
  return { own: values, setAside: [...aside.before, ...aside.now], outcomes };
}

function placedOutcome(source: Source, { target, value }: Contender, findings: readonly Finding[]): ValueOutcome {
  const element = refOf(target);
  if ('earlier' in source) return { kind: 'returned', id: source.earlier.id, value: source.value, element };
  const of = { id: source.from.Id, value: source.value, element };
  if (source.from.DataType !== target.DataType || !sameJson(value, source.value)) {
    return { kind: 'converted', ...of, converted: value };
  }
  return { kind: source.from.Id === target.Id ? 'kept' : 'moved', ...of, findings };
}

function asideOutcome(source: Source, reasons: readonly Finding[]): ValueOutcome {
  if ('from' in source) {
    return { kind: 'setAside', id: source.from.Id, value: source.value, name: refOf(source.from).name, reasons };
  }
  return { kind: 'stillAside', id: source.earlier.id, value: source.value, name: source.earlier.name, reasons };
}

/** A Value of an element as it is kept when it is set aside. `reasons`: at least one. */
export function setAsideOf(from: AscElement, value: unknown, reasons: readonly Finding[]): SetAsideValue {
  return { id: from.Id, name: refOf(from).name, dataType: from.DataType, value, reasons };
}
