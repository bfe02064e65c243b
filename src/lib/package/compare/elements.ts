import { elementsById, type ElementsById } from '../../ascdata/conditions/evaluate.js';
import type { CompareContext } from '../../ascdata/dataTypeModel.js';
import { isRecord, own, type PlacedElement } from '../../ascdata/elements.js';
import { pointerToken, pointerTokens } from '../../ascdata/findings.js';
import { MAX_LINE } from '../../ascdata/lines.js';
import { cutToLine } from '../../language/cut.js';
import { inEveryLanguage, type MessageLanguage } from '../../language/languages.js';
import { displayName, languagesOf, textsOf } from '../../ascdata/translations.js';
import type { AscElement } from '../../ascdata/types.js';
import { changesOf } from '../../datatypes/changes.js';
import { modelOf } from '../../datatypes/registry.js';
import { sameJson } from '../../datatypes/shared/equal.js';
import type { DefaultSide, ElementChange, ElementRef, Label, Pair, Side } from './changes.js';
import { conditionsInWords } from './conditionPhrases.js';
import { movedPositions } from './elementOrder.js';
import { differingKeys, ENTRIES_OF_A_STEP, flatMapInSteps, sides } from './sides.js';

/** An element in both versions. */
interface Both {
  readonly before: PlacedElement;
  readonly after: PlacedElement;
  readonly by: Pair['by'];
  readonly moved: boolean;
}

/** Common data for all elements of a comparison. */
interface Whole extends CompareContext {
  /** The new Ids of renamed elements. */
  readonly newIds: ReadonlyMap<string, string>;
  /** The languages that both versions have texts of. */
  readonly languages: ReadonlySet<string>;
  /** The targets of conditions, in each version. */
  readonly elements: { readonly before: ElementsById; readonly after: ElementsById };
}

/** Fields that are compared one by one. */
const OWN_RULES = new Set(['Id', 'DisplayName', 'DataType', 'Value', 'Options', 'Translations']);

const OWN_OPTIONS = new Set(['Conditions']);

/** This many with texts in 20 languages are compared in a few milliseconds. */
const ELEMENTS_OF_A_STEP = 50;

/** The differences of the elements: in the order of the new version, removed ones last. Yields after each step. */
export function* elementChanges(
  before: readonly PlacedElement[],
  after: readonly PlacedElement[],
  pairs: readonly Pair[],
  context: CompareContext
): Generator<void, ElementChange[]> {
  const whole: Whole = {
    ...context,
    newIds: new Map(pairs.map((pair) => [pair.before, pair.after])),
    languages: sharedLanguages(before, after),
    elements: { before: byId(before), after: byId(after) }
  };
  yield;
  const both = yield* joined(before, after, pairs);
  const removed = before.filter(({ element }) => !whole.newIds.has(element.Id));
  const changes: ElementChange[] = [];
  let told = 0;
  for (const [at, placed] of after.entries()) {
    if (at % ELEMENTS_OF_A_STEP === 0 || changes.length - told > ENTRIES_OF_A_STEP) {
      told = changes.length;
      yield;
    }
    const pair = both.get(placed.element.Id);
    for (const change of pair ? yield* pairChanges(pair, whole) : [added(placed)]) changes.push(change);
  }
  for (const [at, { element, index }] of removed.entries()) {
    if (at % ELEMENTS_OF_A_STEP === 0) yield;
    const before = { pointer: `/Elements/${index}`, value: element };
    changes.push({ code: 'element-removed', element: refOf(element), before });
  }
  return changes;
}

function byId(placed: readonly PlacedElement[]): ElementsById {
  return elementsById(placed.map(({ element }) => element));
}

/** An element in the words of a comparison. */
export function refOf(element: AscElement): ElementRef {
  return { id: element.Id, name: labelOf(element), dataType: element.DataType };
}

function added({ element, index }: PlacedElement): ElementChange {
  return {
    code: 'element-added',
    element: refOf(element),
    after: { pointer: `/Elements/${index}`, value: element }
  };
}

/** By Id in the new version. */
function* joined(
  before: readonly PlacedElement[],
  after: readonly PlacedElement[],
  pairs: readonly Pair[]
): Generator<void, Map<string, Both>> {
  const byId = new Map(before.map((placed) => [placed.element.Id, placed]));
  const byNewId = new Map(pairs.map((pair) => [pair.after, pair]));
  const found = after.flatMap((placed) => {
    const pair = byNewId.get(placed.element.Id);
    const old = pair && byId.get(pair.before);
    return old ? [{ before: old, after: placed, by: pair.by }] : [];
  });
  yield;
  const moved = movedPositions(found.map((each) => each.before.index));
  yield;
  return new Map(found.map((each, position) => [each.after.element.Id, { ...each, moved: moved.has(position) }]));
}

/** Yields after each kind of change in a list that is long, and of many keys after each step. */
function* pairChanges(both: Both, whole: Whole): Generator<void, ElementChange[]> {
  const lengths = [both.before, both.after].map(({ element }) => element.Items?.length ?? 0);
  const isLong = Math.max(...lengths) > ENTRIES_OF_A_STEP;
  const found: (readonly ElementChange[])[] = [];
  for (const kind of [identityChanges, optionChanges, defaultChange, conditionChange, translationChanges]) {
    const changes = kind(both, whole);
    found.push(Array.isArray(changes) ? changes : yield* changes);
    if (isLong) yield;
  }
  return found.flat();
}

/** Id, DataType, label, place. */
function identityChanges({ before, after, by, moved }: Both): ElementChange[] {
  const [old, fresh] = [before.element, after.element];
  const element = refOf(fresh);
  const pointers = [`/Elements/${before.index}`, `/Elements/${after.index}`] as const;
  const changes: ElementChange[] = [];
  const both = <T>(key: string, from: T, to: T) => ({
    before: { pointer: pointers[0] + key, value: from },
    after: { pointer: pointers[1] + key, value: to }
  });
  if (old.Id !== fresh.Id) {
    changes.push({ code: 'element-renamed', element, by, formerName: labelOf(old), ...both('/Id', old.Id, fresh.Id) });
  }
  if (old.DataType !== fresh.DataType) {
    changes.push({ code: 'element-retyped', element, ...both('/DataType', old.DataType, fresh.DataType) });
  }
  if (old.DisplayName !== fresh.DisplayName) {
    changes.push({
      code: 'display-name-changed',
      element,
      formerName: labelOf(old),
      ...both('/DisplayName', old.DisplayName, fresh.DisplayName)
    });
  }
  if (moved) changes.push({ code: 'element-moved', element, ...both('', before.index + 1, after.index + 1) });
  return changes;
}

/** Options and other fields. Differences in rules come first; elements of different DataTypes have none in common. */
function* optionChanges({ before, after }: Both, whole: Whole): Generator<void, ElementChange[]> {
  const [old, fresh] = [before.element, after.element];
  const changed = old.DataType === fresh.DataType ? changesOf(fresh).ruleChanges(old, fresh, whole) : [];
  const rules = new Map(changed.map((rule) => [rule.pointer, rule]));
  const others = (yield* differingPointers(old, fresh)).filter((pointer) => !rules.has(pointer));
  const element = refOf(fresh);
  return yield* flatMapInSteps([...rules.keys(), ...others], (pointer) => {
    const rule = rules.get(pointer);
    const code = !rule ? 'option-changed' : rule.narrows ? 'rule-narrowed' : 'rule-widened';
    return [{ code, element, ...at(pointer, before, after) }];
  });
}

function* differingPointers(before: AscElement, after: AscElement): Generator<void, string[]> {
  const options = yield* differingKeys(before.Options ?? {}, after.Options ?? {}, OWN_OPTIONS);
  const fields = yield* differingKeys(before, after, OWN_RULES);
  const pointers = (keys: readonly string[], base: string) =>
    flatMapInSteps(keys, (key) => [`${base}/${pointerToken(key)}`]);
  return [...(yield* pointers(fields, '')), ...(yield* pointers(options, '/Options'))];
}

function defaultChange({ before, after }: Both): ElementChange[] {
  const [old, fresh] = [before.element, after.element];
  if (old.DataType !== fresh.DataType) return [];
  // A Value may be valid in one version but in a form the other does not know.
  if ([old, fresh].some((version) => modelOf(fresh).same(old.Value, fresh.Value, version))) return [];
  return [{ code: 'default-changed', element: refOf(fresh), before: defaultOf(before), after: defaultOf(after) }];
}

function defaultOf({ element, index }: PlacedElement): DefaultSide {
  const inWords = (language: MessageLanguage): string =>
    modelOf(element).describe(element.Value, element, { language, contentLanguage: language });
  const words = inEveryLanguage(inWords);
  return { pointer: `/Elements/${index}/Value`, value: element.Value, words };
}

function conditionChange({ before, after }: Both, { newIds, elements }: Whole): ElementChange[] {
  const [old, fresh] = [before.element.Options?.Conditions, after.element.Options?.Conditions];
  if (sameJson(withNewIds(old, newIds), fresh)) return [];
  const pointer = '/Options/Conditions';
  const { before: was, after: is } = at(pointer, before, after);
  return [
    {
      code: 'conditions-changed',
      element: refOf(after.element),
      ...(was && { before: { ...was, words: inWords(before.element, elements.before) } }),
      ...(is && { after: { ...is, words: inWords(after.element, elements.after) } })
    }
  ];
}

function inWords(element: AscElement, elements: ElementsById): Label {
  return inEveryLanguage((language) => conditionsInWords(element, elements, language));
}

/** The old Conditions with new Ids. */
function withNewIds(conditions: unknown, newIds: ReadonlyMap<string, string>): unknown {
  if (!Array.isArray(conditions)) return conditions;
  return conditions.map((condition: unknown) => {
    const target = isRecord(condition) ? own(condition, 'TargetId') : undefined;
    const newId = typeof target === 'string' ? newIds.get(target) : undefined;
    return newId === undefined ? condition : { ...(condition as object), TargetId: newId };
  });
}

/** Texts of languages that were added or removed as a whole are not reported one by one. */
function* translationChanges({ before, after }: Both, { languages }: Whole): Generator<void, ElementChange[]> {
  const named = languagesOf([before.element, after.element]).filter((language) => languages.has(language));
  const element = refOf(after.element);
  return yield* flatMapInSteps(named, (language) => {
    const pointer = `/Translations/${pointerToken(language)}`;
    const [old, fresh] = [before, after].map(({ element }) => partAt(element, pointer) ?? {});
    if (sameJson(old, fresh)) return [];
    return [{ code: 'translation-changed' as const, element, language, ...at(pointer, before, after) }];
  });
}

function sharedLanguages(before: readonly PlacedElement[], after: readonly PlacedElement[]): Set<string> {
  const known = new Set(languagesOf(before.map(({ element }) => element)));
  return new Set(languagesOf(after.map(({ element }) => element)).filter((language) => known.has(language)));
}

/** Both sides at a pointer relative to the element. */
function at(pointer: string, before: PlacedElement, after: PlacedElement): { before?: Side; after?: Side } {
  const both = sides(
    [`/Elements/${before.index}${pointer}`, partAt(before.element, pointer)],
    [`/Elements/${after.index}${pointer}`, partAt(after.element, pointer)]
  );
  return {
    ...(both.before && { before: inContentLanguages(both.before, before.element) }),
    ...(both.after && { after: inContentLanguages(both.after, after.element) })
  };
}

/** A text, or texts in a list, as the author has translated them. */
function inContentLanguages(side: Side, element: AscElement): Side {
  if (!element.Translations) return side;
  const keys = textKeysOf(element);
  const texts: unknown[] = Array.isArray(side.value) ? side.value : [side.value];
  if (!texts.some((text) => keys.has(text))) return side;
  const readers = inEveryLanguage((language) => textsOf(element, language));
  const read = (language: MessageLanguage): unknown => {
    const ofKey = readers[language];
    if (!ofKey) return side.value;
    const inWords = (text: unknown): unknown => {
      const key = keys.get(text);
      return key === undefined ? text : ofKey(key, text as string);
    };
    return Array.isArray(side.value) ? side.value.map(inWords) : inWords(side.value);
  };
  const all = inEveryLanguage(read);
  return Object.values(all).every((each) => sameJson(each, side.value)) ? side : { ...side, read: all };
}

const knownTextKeys = new WeakMap<AscElement, ReadonlyMap<unknown, string>>();

/** The keys of its texts, but for its label, by what they are in the file. */
function textKeysOf(element: AscElement): ReadonlyMap<unknown, string> {
  const keys =
    knownTextKeys.get(element) ??
    new Map(
      modelOf(element)
        .texts(element)
        .filter(({ key }) => key !== 'DisplayName')
        .map(({ key, source }) => [source, key])
    );
  knownTextKeys.set(element, keys);
  return keys;
}

function partAt(element: AscElement, pointer: string): unknown {
  return pointerTokens(pointer).reduce<unknown>(
    (part, token) => (isRecord(part) ? own(part, token) : undefined),
    element
  );
}

/** The label of an element for a list or a sentence: one line of it, as it is repeated with each change and each Value. */
export function labelOf(element: AscElement): Label {
  return inEveryLanguage((language) => cutToLine(displayName(element, language), MAX_LINE));
}
