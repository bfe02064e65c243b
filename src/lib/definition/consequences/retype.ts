import { lostConditions, type LostCondition } from '../../ascdata/definition/uses.js';
import type { Step } from '../../ascdata/definition/steps.js';
import type { CheckContext } from '../../ascdata/dataTypeModel.js';
import { isRecord } from '../../ascdata/elements.js';
import { pointerToken } from '../../ascdata/findings.js';
import type { AscElement, DataTypeName } from '../../ascdata/types.js';
import { changes } from '../../datatypes/changes.js';
import { forms } from '../../datatypes/forms.js';
import { registry } from '../../datatypes/registry.js';
import { convertLossless } from '../../package/compare/convert.js';
import type { DefinitionSchema, Property } from '../properties.js';
import { isAllowed, startingValue } from '../startingValue.js';

/** An element under another DataType. */
export interface Retyped {
  readonly element: AscElement;
  /** Whether its default says the same; otherwise it starts anew. */
  readonly isKept: boolean;
  /** Names of options and fields that the type does not have. */
  readonly lost: readonly string[];
  readonly steps: readonly Step[];
}

/** What a new type is made with. */
interface Making {
  readonly schema: DefinitionSchema;
  readonly context: CheckContext;
  /** Entries of a type that needs some, where its Values give none. */
  readonly entries: readonly string[];
}

/** Values are made entries, if there are no more. */
const MOST_ENTRIES = 30;

/**
 * An element as it would be under another DataType. Its default is kept as a stored Value is when a package is replaced: in a form that
 * converts back exactly, and that the new type allows.
 * @param index of the element in the file
 */
export function retyped(before: AscElement, index: number, type: DataTypeName, making: Making): Retyped {
  const { schema, context } = making;
  const list = schema.ofElement(type);
  const isMeant = ({ at }: { at: string }): boolean => list.known.has(at) || !schema.isKnown(at);
  const members = membersOf(before).filter(({ at }) => at !== '/Translations');
  const lost = members.filter((member) => !isMeant(member));
  const missing = list.required.filter(({ key }) => !Object.hasOwn(before, key));
  const kept = without(before, lost);
  const bare: AscElement = { ...kept, DataType: type, ...entriesFor(before, missing, making) };
  const found = convertLossless(before.Value, before, bare);
  const isKept = found !== undefined && isAllowed(found, bare, context);
  const element = { ...bare, Value: isKept ? found : startingValue(bare, context) };
  return {
    element,
    isKept,
    lost: lost.map(({ key }) => key),
    steps: stepsTo(element, before, index, { list, lost, missing })
  };
}

/** The conditions that can no longer be evaluated. */
export const conditionsLost = (
  elements: readonly AscElement[],
  before: AscElement,
  { element }: Retyped,
  context: CheckContext
): LostCondition[] => lostConditions(elements, before, element, forms, context);

interface Member {
  readonly key: string;
  readonly at: string;
}

/** The members of an element, and those of Options. */
function membersOf(element: AscElement): Member[] {
  return Object.entries(element).flatMap(([key, value]) => {
    const at = `/${pointerToken(key)}`;
    if (key !== 'Options' || !isRecord(value)) return [{ key, at }];
    return Object.keys(value).map((option) => ({ key: option, at: `${at}/${pointerToken(option)}` }));
  });
}

function without(element: AscElement, lost: readonly Member[]): AscElement {
  const gone = new Set(lost.map(({ at }) => at));
  const isLeft =
    (base: string) =>
    ([key]: [string, unknown]): boolean =>
      !gone.has(`${base}/${pointerToken(key)}`);
  const left = Object.fromEntries(Object.entries(element).filter(isLeft(''))) as AscElement;
  if (!isRecord(element.Options)) return left;
  return { ...left, Options: Object.fromEntries(Object.entries(element.Options).filter(isLeft('/Options'))) };
}

/** What the type cannot do without: the Values of before as entries, if they are few. */
function entriesFor(before: AscElement, missing: readonly Property[], { context, entries }: Making): object {
  if (missing.length === 0) return {};
  const { neutral } = changes[before.DataType];
  const model = registry[before.DataType];
  const values = [model.read(before.Value, before), ...model.candidates(before, [], context)];
  const texts = values.flatMap((value) =>
    value !== undefined && neutral?.kind === 'text' ? [neutral.toText(value, before) ?? ''] : []
  );
  const all = [...new Set(texts)].filter((text) => text !== '');
  const made = all.length > MOST_ENTRIES ? all.slice(0, 1) : all;
  return Object.fromEntries(missing.map(({ key }) => [key, made.length > 0 ? made : [...entries]]));
}

function stepsTo(
  element: AscElement,
  before: AscElement,
  index: number,
  {
    list,
    lost,
    missing
  }: {
    readonly list: ReturnType<DefinitionSchema['ofElement']>;
    readonly lost: readonly Member[];
    readonly missing: readonly Property[];
  }
): Step[] {
  const base = `/Elements/${index}`;
  const set = (key: string): Step => {
    return { kind: 'set', pointer: `${base}/${key}`, value: element[key], order: list.order };
  };
  const texts = new Set(forms[element.DataType].texts(element).map(({ key }) => key));
  const gone = forms[before.DataType].texts(before).filter(({ key }) => !texts.has(key));
  const untranslated = Object.entries(before.Translations ?? {}).flatMap(([tag, own]) =>
    gone
      .filter(({ key }) => Object.hasOwn(own, key))
      .map(({ key }) => `/Translations/${pointerToken(tag)}/${pointerToken(key)}`)
  );
  const cleared = [...lost.map(({ at }) => at), ...untranslated];
  return [
    set('DataType'),
    ...cleared.map((at): Step => ({ kind: 'clear', pointer: base + at })),
    ...missing.map(({ key }) => set(key)),
    set('Value')
  ];
}
