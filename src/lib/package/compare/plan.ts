import { hiddenIds } from '../../ascdata/conditions/visibility.js';
import type { Finding } from '../../ascdata/findings.js';
import { inEveryLanguage } from '../../language/languages.js';
import type { AscElement } from '../../ascdata/types.js';
import { inSlices } from '../../ascdata/slices.js';
import type { CheckOptions } from '../../ascdata/values.js';
import { finding } from '../../ascdata/finding.js';
import { modelOf } from '../../datatypes/registry.js';
import { sameJson } from '../../datatypes/shared/equal.js';
import type { Pair } from './changes.js';
import { chooseCandidates, errorCheck, type Candidate, type ErrorCheck, type Verdict } from './candidates.js';
import { convertLossless } from './convert.js';
import { refOf } from './elements.js';
import type { InheritingValues, SetAsideValue, StoredValues, ValueOutcome, ValuePlan } from './outcomes.js';
import { withoutEntry, withEntry, newPackageContext, type Trail, type TrailContext } from './valueTrails.js';

const GONE = finding('element-gone', '');

const NO_NAMES: EntryNames = new Map();

interface OwnSource {
  readonly from: AscElement;
  readonly value: unknown;
}

/** The source of a stored Value: an element of the old version, or an earlier replacement that set it aside. */
type Source = OwnSource | { readonly earlier: SetAsideValue; readonly value: unknown };

/** A source with a possible place in the new version, or the reason why it has none. */
interface Entry {
  readonly source: Source;
  readonly candidate?: Candidate;
  readonly reasons: readonly Finding[];
  /** The candidate is for its former element; this is what happens otherwise. */
  readonly otherwise?: Entry;
}

type EntryNames = ReadonlyMap<string, string>;

/** Both versions of the elements, with the mapping of Values between them. */
interface Versions {
  readonly olds: ReadonlyMap<string, AscElement>;
  readonly news: ReadonlyMap<string, AscElement>;
  /** The new element of an old Id, and the old element of a new Id. */
  readonly newOf: ReadonlyMap<string, AscElement>;
  readonly oldOf: ReadonlyMap<string, AscElement>;
  /** By old Id: the new names of entries by their old ones. */
  readonly entriesOf: ReadonlyMap<string, EntryNames>;
  readonly trailContext: TrailContext;
  readonly slice: ReturnType<typeof inSlices>;
}

/**
 * Plans what happens to the Values of one variant when its package is replaced. All changes can be reversed, nothing is clamped
 * or cut, and each Value is afterwards either stored or set aside.
 *
 * - A Value goes to the element it belongs to (`pairs`), under the new name of an entry, and in another form where that loses nothing. If it breaks a rule there
 * that it did not break before, it is set aside; so are Values whose element was removed. One that already broke the same rules
 * stays as it is: the replacement is not the cause, and the editor shows it.
 * - A Value that was set aside earlier comes back to the element of its Id and DataType where no Value is stored, if it fits,
 * and did not fit the element this one replaces: if somebody could have put it back and did not, it stays aside. Of several the
 * latest comes back.
 * - On the way back to a version that was there before (`trailContext`), a Value goes to the element it belonged to then, before any
 * other: also one that was set aside since, and one that somebody put back elsewhere.
 *
 * Values that broke no rule before break none afterwards, hidden elements included, as `checkValues` sees it.
 */
export async function planValues(
  before: readonly AscElement[],
  after: readonly AscElement[],
  pairs: readonly Pair[],
  stored: InheritingValues,
  options: CheckOptions,
  trailContext: TrailContext = newPackageContext(0)
): Promise<ValuePlan> {
  const slice = inSlices();
  const versions = { ...versionsOf(before, after, pairs), trailContext, slice };
  await slice();
  const errorsOf = errorCheck(options, slice);
  const { inherited } = stored;
  const shown = inherited ? new Map([...inherited.before, ...stored.own]) : stored.own;
  const hidden = hiddenIds(before, options.registry, shown, options);
  await slice();
  let own = await ownEntries(versions, stored, hidden, errorsOf);
  const earlier = [...strayEntries(versions, stored), ...(await earlierEntries(versions, stored, errorsOf))];
  for (;;) {
    const candidates = candidatesOf(inTurn(own, earlier));
    const verdicts = await chooseCandidates(after, candidates, options, errorsOf, inherited?.after);
    const settled = own.map((entry) => (hasPlace(entry, verdicts) ? entry : (entry.otherwise ?? entry)));
    if (settled.every((entry, at) => entry === own[at])) {
      return planOf(own, earlier, verdicts, stored, versions);
    }
    own = settled;
  }
}

/** Those that return to their former element come first, and of those set aside the latest. */
function inTurn(own: readonly Entry[], earlier: readonly Entry[]): Entry[] {
  const others = own.filter(({ otherwise }) => !otherwise);
  return [...own.filter(({ otherwise }) => otherwise), ...others, ...[...earlier].reverse()];
}

function hasPlace({ candidate }: Entry, verdicts: ReadonlyMap<Candidate, Verdict>): boolean {
  return candidate !== undefined && verdicts.get(candidate)?.fits === true;
}

type Mapped = Omit<Versions, 'trailContext' | 'slice'>;

/** The last one for each list of pairs: all variants of a template have the same. */
const mapped = new WeakMap<
  readonly Pair[],
  { readonly of: Mapped; readonly before: readonly AscElement[]; readonly after: readonly AscElement[] }
>();

function versionsOf(before: readonly AscElement[], after: readonly AscElement[], pairs: readonly Pair[]): Mapped {
  const known = mapped.get(pairs);
  if (known?.before === before && known.after === after) return known.of;
  const of = mappedOf(before, after, pairs);
  mapped.set(pairs, { of, before, after });
  return of;
}

function mappedOf(before: readonly AscElement[], after: readonly AscElement[], pairs: readonly Pair[]): Mapped {
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
    oldOf: new Map(known.map(([from, to]) => [to.Id, from])),
    entriesOf: new Map(
      pairs.flatMap(({ before: id, entries }) =>
        entries ? [[id, new Map(entries.map((entry) => [entry.before, entry.after]))]] : []
      )
    )
  };
}

/** The stored Values, in the form for the new version of their element. */
async function ownEntries(
  { olds, news, newOf, entriesOf, trailContext, slice }: Versions,
  { own, trails }: StoredValues,
  hidden: ReadonlySet<string>,
  errorsOf: ErrorCheck
): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (const [id, value] of own) {
    await slice();
    const from = olds.get(id);
    if (!from) continue;
    const going = async (to: AscElement, entries?: EntryNames): Promise<Entry> =>
      from.DataType === to.DataType
        ? carried({ from, value }, to, await errorsOf(from, value, hidden.has(id)), entries)
        : retyped({ from, value }, to, entries);
    const to = newOf.get(id);
    const onward = to ? await going(to, entriesOf.get(id)) : { source: { from, value }, reasons: [GONE] };
    const home = news.get(trailContext.originalElement(trails?.get(id) ?? []) ?? '');
    const homeward = home && home !== to ? await going(home) : undefined;
    entries.push(homeward?.candidate ? { ...homeward, otherwise: onward } : onward);
  }
  return entries;
}

/** A Value for an element of another DataType. */
function retyped(source: OwnSource, to: AscElement, entries?: EntryNames): Entry {
  const reasons = [finding('element-other-type', '')];
  const converted = convertLossless(withNames(source.value, entries), source.from, to);
  const entry = { source, reasons };
  return converted === undefined ? entry : { ...entry, candidate: contend(to, converted) };
}

/** A Value in the form its element now needs; unchanged if there is no other. `broken`: the rules it broke before. */
function carried(source: OwnSource, to: AscElement, broken: readonly Finding[], entries?: EntryNames): Entry {
  const { from } = source;
  const value = withNames(source.value, entries);
  const model = modelOf(to);
  const exact = model.read(value, to);
  // The next save corrects an inexact spelling that both versions accept.
  const isKept = exact !== undefined && (sameJson(exact, value) || sameJson(exact, model.read(value, from)));
  const wanted = isKept ? value : (convertLossless(value, from, to) ?? value);
  return { source, reasons: [], candidate: contend(to, wanted, broken) };
}

/** A Value that is an entry, or has some, with their new names. */
function withNames(value: unknown, entries: EntryNames = NO_NAMES): unknown {
  if (Array.isArray(value)) return entries.size === 0 ? value : value.map((each: unknown) => withNames(each, entries));
  return typeof value === 'string' ? (entries.get(value) ?? value) : value;
}

function contend(target: AscElement, value: unknown, broken: readonly Finding[] = []): Candidate {
  return { target, value, toleratedCodes: new Set(broken.map(({ code }) => code)) };
}

/** Stored Values of elements that even their own package did not have: as if set aside earlier. */
function strayEntries({ olds, news }: Versions, { own }: StoredValues): Entry[] {
  return [...own].flatMap(([id, value]) => {
    if (olds.has(id)) return [];
    const reasons = [GONE];
    const entry = { source: { earlier: { id, name: inEveryLanguage(() => id), value, reasons }, value }, reasons };
    const target = news.get(id);
    return [target ? { ...entry, candidate: contend(target, value) } : entry];
  });
}

/** The Values set aside earlier, each with the place it could come back to. */
async function earlierEntries(versions: Versions, stored: StoredValues, errorsOf: ErrorCheck): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (const earlier of stored.setAside) {
    await versions.slice();
    const entry: Entry = { source: { earlier, value: earlier.value }, reasons: earlier.reasons };
    const candidate = homeContender(versions, earlier) ?? (await returning(versions, earlier, errorsOf));
    entries.push(candidate ? { ...entry, candidate } : entry);
  }
  return entries;
}

/** The element of a set-aside Value when the restored version was in use. */
function homeContender({ olds, news, trailContext }: Versions, earlier: SetAsideValue): Candidate | undefined {
  const { id, value, dataType, trail = [] } = earlier;
  const target = news.get(trailContext.originalElement(trail) ?? '');
  if (!target) return undefined;
  // Set aside from this package, it has the form of a known element.
  const from = trail.at(-1)?.since === trailContext.since ? olds.get(id) : undefined;
  const converted = from && convertLossless(value, from, target);
  if (converted !== undefined) return contend(target, converted);
  return target.DataType === dataType ? contend(target, value) : undefined;
}

async function returning(
  { news, oldOf }: Versions,
  { id, value, dataType }: SetAsideValue,
  errorsOf: ErrorCheck
): Promise<Candidate | undefined> {
  const target = news.get(id);
  if (!target || (dataType !== undefined && target.DataType !== dataType)) return undefined;
  const old = oldOf.get(id);
  // Some rules do not apply to hidden elements; a Value about to be set aside is checked against all of them.
  const fitted = old?.DataType === target.DataType && (await errorsOf(old, value, false)).length === 0;
  return fitted ? undefined : contend(target, value);
}

function candidatesOf(entries: readonly Entry[]): Map<string, Candidate[]> {
  const result = new Map<string, Candidate[]>();
  for (const { candidate } of entries) {
    if (!candidate) continue;
    const others = result.get(candidate.target.Id);
    if (others) others.push(candidate);
    else result.set(candidate.target.Id, [candidate]);
  }
  return result;
}

async function planOf(
  own: readonly Entry[],
  earlier: readonly Entry[],
  verdicts: ReadonlyMap<Candidate, Verdict>,
  stored: StoredValues,
  { trailContext: { since }, slice }: Versions
): Promise<ValuePlan> {
  const values = new Map<string, unknown>();
  const trails = new Map<string, Trail>();
  const outcomes: ValueOutcome[] = [];
  const aside: { before: SetAsideValue[]; now: SetAsideValue[] } = { before: [], now: [] };
  for (const entry of [...own, ...earlier]) {
    await slice();
    const { source, candidate } = entry;
    const verdict = candidate && verdicts.get(candidate);
    const trail = trailOf(source, stored);
    const left = 'from' in source ? withEntry(trail, { since, id: source.from.Id }) : withoutEntry(trail, since);
    if (candidate && verdict?.fits) {
      const isPaired = 'from' in source && !entry.otherwise;
      values.set(candidate.target.Id, candidate.value);
      trails.set(candidate.target.Id, isPaired ? trail : left);
      outcomes.push(placedOutcome(source, candidate, verdict.findings));
      continue;
    }
    const reasons = [...entry.reasons, ...(verdict && 'from' in source ? verdict.findings : [])];
    outcomes.push(asideOutcome(source, reasons));
    if ('earlier' in source) aside.before.push(source.earlier);
    else aside.now.push({ ...setAsideOf(source.from, source.value, reasons), trail: left });
  }
  return { own: values, trails, setAside: [...aside.before, ...aside.now], outcomes };
}

function trailOf(source: Source, { trails }: StoredValues): Trail {
  return ('from' in source ? trails?.get(source.from.Id) : source.earlier.trail) ?? [];
}

function placedOutcome(source: Source, { target, value }: Candidate, findings: readonly Finding[]): ValueOutcome {
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

/** A set-aside Value of an element. `reasons`: at least one. */
export function setAsideOf(from: AscElement, value: unknown, reasons: readonly Finding[]): SetAsideValue {
  return { id: from.Id, name: refOf(from).name, dataType: from.DataType, value, reasons };
}
