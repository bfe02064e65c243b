import { describe, expect, it } from 'vitest';
import { fieldText } from '../shared/valueText.js';
import { chosenRows, togglePicked, selectedObject, subtitle } from './selection.js';

const a = { Id: 1, Name: 'A', Note: 'kept' };
const b = { Id: 2, Name: 'B' };
const c = { Id: 3, Name: 'C', Detail: 'not stored' };

describe('entries of a selection', () => {
  it('a Value that is no list has none; entries that are no objects are still shown', () => {
    expect(chosenRows('rubbish')).toEqual([]);
    expect(chosenRows(['x', { Id: 7, Name: '' }, null]).map(({ id, name }) => [id, name])).toEqual([
      [undefined, 'x'],
      [7, '#7'],
      [undefined, '']
    ]);
  });

  it('only Id and Name are stored, and the Guid of an edition', () => {
    expect(selectedObject('media', c)).toEqual({ Id: 3, Name: 'C' });
    expect(selectedObject('edition', { ...b, Guid: 'g' })).toEqual({ Id: 2, Name: 'B', Guid: 'g' });
  });

  it('a selection of one is replaced', () => {
    expect(togglePicked('media', chosenRows([a]), b, 1)).toEqual([b]);
    expect(togglePicked('media', chosenRows([]), b, 1)).toEqual([b]);
  });

  it('picking the chosen object again keeps its Name as it was selected', () => {
    expect(togglePicked('media', chosenRows([a]), { Id: 1, Name: 'Renamed' }, 1)).toEqual([a]);
  });

  it('a selection of several adds at the end, takes out, and keeps the others untouched', () => {
    expect(togglePicked('media', chosenRows([a]), c, 3)).toEqual([a, { Id: 3, Name: 'C' }]);
    expect(togglePicked('media', chosenRows([a, b]), b, 3)).toEqual([a]);
  });

  it('a full selection stays as it is', () => {
    expect(togglePicked('media', chosenRows([a, b]), c, 2)).toEqual([a, b]);
  });
});

describe('what is shown of an object', () => {
  it('its path in the tree, else what tells it apart', () => {
    expect(subtitle({ ...b, Path: ['Austria', 'Vienna'], Detail: 'x' })).toBe('Austria › Vienna');
    expect(subtitle({ ...b, Path: [], Detail: 'x' })).toBe('x');
    expect(subtitle(undefined)).toBe('');
  });

  it('an unusable Value as text, never throwing', () => {
    const loop: Record<string, unknown> = {};
    loop['self'] = loop;
    expect([fieldText({ a: 1 }), fieldText(null), fieldText(12), fieldText(loop)]).toEqual(['{"a":1}', '', '12', '']);
  });
});
