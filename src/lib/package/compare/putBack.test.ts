import { describe, expect, it } from 'vitest';
import type { AscElement, DataTypeName } from '../../ascdata/types.js';
import type { SetAsideValue } from './outcomes.js';
import { putBack } from './putBack.js';
import { withoutEntry, withEntry } from './valueTrails.js';

const element = (Id: string, DataType: DataTypeName): AscElement => ({ Id, DisplayName: Id, DataType, Value: null });
const aside = (id: string, value: unknown, dataType: DataTypeName): SetAsideValue => ({
  ...{ id, name: { en: id, de: id, fr: id }, dataType, value, reasons: [], trail: [{ since: 0, id }] }
});

describe('a Value that is put back', () => {
  const [one, other] = [aside('a', 1, 'number'), aside('a', 2, 'number')];

  it('is set aside no longer, while others of its element are', () => {
    const { own, setAside } = putBack({ own: new Map(), setAside: [one, other] }, one, element('a', 'number'), 2);
    expect([own, setAside]).toEqual([new Map([['a', 1]]), [other]]);
  });

  it('has what its new element had until now set aside in its place, the latest last', () => {
    const stored = {
      own: new Map([['b', 3]]),
      setAside: [one, other],
      trails: new Map([['b', [{ since: 1, id: 'c' }]]])
    };
    const { own, setAside, trails } = putBack(stored, one, element('b', 'number'), 2);
    expect(own).toEqual(new Map([['b', 1]]));
    expect(setAside).toMatchObject([other, { id: 'b', value: 3, reasons: [{ code: 'other-value-put-back' }] }]);
    expect(setAside[1]?.trail).toEqual([
      { since: 1, id: 'c' },
      { since: 2, id: 'b' }
    ]);
    expect(trails).toEqual(new Map([['b', [{ since: 0, id: 'a' }]]]));
    expect(stored.own).toEqual(new Map([['b', 3]]));
  });

  it('is stored in its exact form', () => {
    const color = aside('a', '#1a2b3c', 'color');
    expect(putBack({ own: new Map(), setAside: [color] }, color, element('a', 'color'), 0).own.get('a')).toBe(
      '#1A2B3C'
    );
  });
});

it('the way of a Value has one place for each package, the last it had there', () => {
  const trail = [
    { since: 0, id: 'a' },
    { since: 2, id: 'b' }
  ];
  expect(withEntry(trail, { since: 2, id: 'c' })).toEqual([trail[0], { since: 2, id: 'c' }]);
  expect(withEntry(trail, { since: 3, id: 'c' })).toEqual([...trail, { since: 3, id: 'c' }]);
  expect(withoutEntry(trail, 2)).toEqual([trail[0]]);
  expect(withoutEntry(trail, 3)).toEqual(trail);
});
