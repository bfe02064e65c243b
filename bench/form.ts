import type { AscData, AscElement, Condition, DataTypeName } from '../src/lib/ascdata/types.js';

/** Deterministic numbers in [0, 1): the same forms on every machine (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

type Kind = 'text' | 'multiline' | Extract<DataTypeName, 'number' | 'boolean' | 'list' | 'date'>;

/** 30 % text, 20 % number, 15 % boolean, 15 % list, 10 % date, 10 % multi-line. */
const MIX: [Kind, number][] = [
  ['text', 0.3],
  ['number', 0.5],
  ['boolean', 0.65],
  ['list', 0.8],
  ['date', 0.9],
  ['multiline', 1]
];
const ITEMS = ['Red', 'Green', 'Blue', 'Grey', 'Black'];
const HUB = 'hub';

function element(kind: Kind, index: number): AscElement {
  const base = { Id: `e${index}`, DisplayName: `Setting ${index}` };
  switch (kind) {
    case 'text':
      return { ...base, DataType: 'simpleText', Value: [{ Text: `Text ${index}` }], Options: { MaxChars: 200 } };
    case 'multiline':
      return { ...base, DataType: 'simpleText', Value: [{ Text: `Long ${index}` }], Options: { MultilineSize: 3 } };
    case 'number':
      return { ...base, DataType: 'number', Value: index % 100, Options: { Minimum: 0, Maximum: 100, StepSize: 1 } };
    case 'boolean':
      return { ...base, DataType: 'boolean', Value: index % 2 === 0 };
    case 'list':
      return { ...base, DataType: 'list', Value: 'Red', Items: ITEMS };
    case 'date':
      return { ...base, DataType: 'date', Value: '2026-03-01T08:00:00' };
  }
}

function conditionOn(target: AscElement, random: () => number): Condition {
  const values: Partial<Record<DataTypeName, () => unknown>> = {
    boolean: () => random() < 0.5,
    list: () => ITEMS[Math.floor(random() * ITEMS.length)],
    number: () => Math.floor(random() * 100)
  };
  return { Action: 'HIDE', TargetId: target.Id, Operator: '==', Value: values[target.DataType]?.() ?? false };
}

/**
 * A form of `count` elements: 40 % (or `ruled`) carry conditions, 10 % on one hub boolean, the others have 1 to 3 (AND) on earlier
 * elements; without `chained` only on those that are always shown. The hub comes first and starts off, so that switching it on hides
 * its dependents.
 */
export function generateForm(count: number, seed = 1, ruled = 0.4, chained = true): AscData {
  const random = randomFrom(seed);
  const hub: AscElement = { Id: HUB, DisplayName: 'Hub', DataType: 'boolean', Value: false };
  const elements = [hub];
  const testable: AscElement[] = [];
  while (elements.length < count) {
    const draw = random();
    const next = element(MIX.find(([, upTo]) => draw < upTo)?.[0] ?? 'text', elements.length);
    const share = random();
    if (share < 0.1) {
      next.Options = { ...next.Options, Conditions: [{ Action: 'HIDE', TargetId: HUB, Operator: '==', Value: true }] };
    } else if (share < ruled && testable.length > 0) {
      const targets = Array.from(
        { length: 1 + Math.floor(random() * 3) },
        () => testable[Math.floor(random() * testable.length)]!
      );
      next.Options = { ...next.Options, Conditions: targets.map((target) => conditionOn(target, random)) };
    }
    elements.push(next);
    if (!['boolean', 'list', 'number'].includes(next.DataType)) continue;
    if (chained || !next.Options?.Conditions) testable.push(next);
  }
  return {
    SpotIdentifier: `bench-${count}`,
    SpotVersion: '1',
    ApiVersion: 2,
    SpotType: 'DashboardWidget',
    NumberOfSlots: 1,
    Elements: elements
  };
}
