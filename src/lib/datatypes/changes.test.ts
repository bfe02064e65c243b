import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../tests/laws.js';
import type { DataTypeChanges, DataTypeModel } from '../ascdata/dataTypeModel.js';
import type { AscElement, DataTypeName } from '../ascdata/types.js';
import { changes, changesOf } from './changes.js';
import { registry } from './registry.js';
import { DISTINCT_NAMES, samples } from './samples.js';
import { checkContext } from './shared/testing.js';

/** The part of every DataType's contract that speaks of two versions of an element: `ruleChanges` and `neutral`. */

const context = checkContext();
const law = (numRuns: number) => ({ seed: 20261121, numRuns: runs(numRuns) });

const moment = fc.constantFrom(
  '',
  '2026-11-20T00:00:00',
  '2026-11-20T08:00:00',
  '2026-11-24T23:59:59Z',
  '2027-06-01T00:00:00Z',
  '2025-01-01T00:00:00'
);

/** Values beside those of the samples, where these do not differ in all that options can tell apart. */
const moreValues: Partial<Record<DataTypeName, fc.Arbitrary<unknown>>> = {
  number: fc.integer({ min: -4, max: 30 }).map((half) => half / 2),
  color: fc.constantFrom('#1A2B3C', 'rgba(1,2,3,0.5)', 'rgba(1,2,3,1)'),
  time: fc.constantFrom('08:30', '08:30:00', '08:30:15'),
  list: fc.constantFrom('a', 'b', 'c'),
  radiobutton: fc.constantFrom('a', 'b', 'c'),
  simpleText: fc.array(
    fc.constantFrom('', ' ', 'e', '<', 'Welcome').map((Text) => ({ Text })),
    { maxLength: 4 }
  ),
  dateRange: fc.record({ From: moment, To: moment })
};

describe('the registry of changes', () => {
  it('holds exactly the DataTypes of the registry of models', () => {
    expect(Object.keys(changes)).toEqual(Object.keys(registry));
  });

  it.each(['constructor', '__proto__', 'Boolean', ''])('knows no DataType %j', (name) => {
    expect(() => changesOf({ DataType: name as DataTypeName })).toThrow(TypeError);
  });
});

describe.each(DISTINCT_NAMES)('two versions of %s', (name) => {
  const model: DataTypeModel = registry[name];
  const { ruleChanges, neutral }: DataTypeChanges = changesOf({ DataType: name });
  const { element: sample, options, good, bad } = samples[name];
  const values = Object.entries(options).map(
    ([option, each]) => [option, fc.constantFrom(undefined, ...each)] as const
  );
  const items = fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { minLength: 1 });
  const version = fc
    .record({ Options: fc.record(Object.fromEntries(values)), Items: items })
    .map((parts): AscElement => ({ ...sample, ...parts }));
  const known = fc.constantFrom(...good, ...bad.map(([value]) => value));
  const value = fc.oneof(known, moreValues[name] ?? known);

  const isRight = (raw: unknown, element: AscElement): boolean =>
    model.check(raw, element, context).every(({ severity }) => severity !== 'error');

  it('demand the same where their definition is the same', () => {
    fc.assert(
      fc.property(version, (element) => {
        expect(ruleChanges(element, structuredClone(element), context)).toEqual([]);
      }),
      law(100)
    );
  });

  it('narrow a rule where a Value was right and is wrong now, and widen one where it is the other way round', () => {
    fc.assert(
      fc.property(version, version, value, (before, after, raw) => {
        const [was, is] = [isRight(raw, before), isRight(raw, after)];
        const found = ruleChanges(before, after, context);
        if (was && !is) expect(found.some(({ narrows }) => narrows)).toBe(true);
        if (!was && is) expect(found.some(({ widens }) => widens)).toBe(true);
      }),
      law(1500)
    );
  });

  it('narrow backwards what they widen forwards, each rule once', () => {
    fc.assert(
      fc.property(version, version, (before, after) => {
        const found = ruleChanges(before, after, context);
        const back = ruleChanges(after, before, context);
        expect(back).toEqual(
          found.map(({ pointer, narrows, widens }) => ({ pointer, narrows: widens, widens: narrows }))
        );
        expect(new Set(found.map(({ pointer }) => pointer)).size).toBe(found.length);
        expect(found.every(({ narrows, widens }) => narrows || widens)).toBe(true);
      }),
      law(300)
    );
  });

  it('take back from the neutral form what they hand over in it', () => {
    if (!neutral) return;
    fc.assert(
      fc.property(version, value, (element, raw) => {
        const read = model.read(raw, element);
        const text = read === undefined ? undefined : neutral.toText(read, element);
        const taken = text === undefined ? undefined : neutral.fromText(text, element);
        if (taken === undefined) return;
        expect(neutral.toText(taken, element)).toBe(text);
        expect(model.read(taken, element)).toEqual(taken);
      }),
      law(300)
    );
  });
});
