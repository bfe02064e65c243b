import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AscData, AscElement } from '../ascdata/types.js';
import { Outbox } from './outbox.js';

const element = (Id: string, Value: unknown): AscElement => ({ Id, DisplayName: Id, DataType: 'simpleText', Value });
const content = (...Elements: AscElement[]): AscData => ({
  SpotIdentifier: 's',
  SpotVersion: '1',
  ApiVersion: 1,
  SpotType: 'DashboardWidget',
  NumberOfSlots: 1,
  Elements
});

describe('what the widget has not been told yet', () => {
  it('is the whole content first, with the current Values, and then only what changes', () => {
    const outbox = new Outbox();
    const data = content(element('a', 1), element('b', 2));
    const values = () => new Map([['b', 3]]);
    expect(JSON.parse(outbox.take(data, values)!.json)).toEqual(content(element('a', 1), element('b', 3)));
    expect(outbox.take(data, values)).toBeUndefined();
    outbox.put('a', 5);
    expect(outbox.take(data, values)).toMatchObject({ type: 'Patch', seq: 2, json: '[["a",5]]', detail: 'a = 5' });
  });

  it('keeps hostile Ids and unknown keys as plain keys', () => {
    const data = JSON.parse(
      '{"Elements":[{"Id":"__proto__","Value":1,"__proto__":{"x":1}},null,5],"__proto__":{"y":1}}'
    ) as AscData;
    const sent = new Outbox().take(data, () => new Map([['__proto__', 2]]))!;
    expect(sent.json).toBe(
      '{"Elements":[{"Id":"__proto__","Value":2,"__proto__":{"x":1}},null,5],"__proto__":{"y":1}}'
    );
  });

  it('does not change the content it was given', () => {
    const data = content(element('a', 1));
    new Outbox().take(data, () => new Map([['a', 2]]));
    expect(data).toEqual(content(element('a', 1)));
  });

  it('is summarised in the log in at most 160 characters', () => {
    const outbox = new Outbox();
    const data = content(element('a', 1), element('b', 2));
    expect(outbox.take(data, () => new Map())?.detail).toBe('Elements: 2');
    expect(new Outbox().take({ ...data, Elements: 5 as never }, () => new Map([['a', 1]]))).toMatchObject({
      detail: 'Elements: 0',
      json: JSON.stringify({ ...data, Elements: 5 })
    });
    outbox.put('a', 'x'.repeat(500));
    outbox.put('b', undefined);
    const { detail, json } = outbox.take(data, () => new Map())!;
    expect(detail).toBe(`a = "${'x'.repeat(154)}…`);
    expect(json).toBe(
      JSON.stringify([
        ['a', 'x'.repeat(500)],
        ['b', null]
      ])
    );
    for (const id of ['a', 'b']) outbox.put(id, 'x'.repeat(100));
    expect(outbox.take(data, () => new Map())?.detail).toHaveLength(160);
  });

  it('is the whole content again after a reset, and an edit before that is delivered only once', () => {
    const outbox = new Outbox();
    const data = content(element('a', 1));
    outbox.put('a', 2);
    expect(outbox.take(data, () => new Map([['a', 2]]))?.type).toBe('Data');
    expect(outbox.take(data, () => new Map())).toBeUndefined();
    outbox.put('a', 3);
    outbox.reset();
    expect(outbox.take(data, () => new Map([['a', 3]]))).toMatchObject({ type: 'Data', seq: 2 });
    expect(outbox.take(data, () => new Map())).toBeUndefined();
    outbox.put('a', 4);
    expect(outbox.take(data, () => new Map())).toMatchObject({ type: 'Patch', seq: 3, json: '[["a",4]]' });
    outbox.put('b', 5);
    expect(outbox.take(data, () => new Map())?.json).toBe('[["b",5]]');
  });

  it('reaches the widget as the newest Value of each element, however deliveries and edits alternate', () => {
    const edit = fc.tuple(fc.constantFrom('a', 'b', '__proto__', 'c'), fc.jsonValue());
    fc.assert(
      fc.property(fc.array(fc.oneof(edit, fc.constant('deliver' as const))), (steps) => {
        const data = content(...['a', 'b', '__proto__', 'c'].map((id) => element(id, null)));
        const current = new Map<string, unknown>();
        const seen = new Map<string, unknown>();
        const outbox = new Outbox();
        const deliver = () => {
          const sent = outbox.take(data, () => current);
          if (!sent) return;
          const json = JSON.parse(sent.json);
          const pairs: [string, unknown][] =
            sent.type === 'Patch' ? json : json.Elements.map((item: AscElement) => [item.Id, item.Value]);
          for (const [id, value] of pairs) seen.set(id, value);
        };
        for (const step of steps) {
          if (step === 'deliver') deliver();
          else {
            current.set(...step);
            outbox.put(...step);
          }
        }
        deliver();
        for (const [id, value] of current) expect(seen.get(id)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
      { seed: 20261120 }
    );
  });
});
