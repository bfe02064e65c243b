import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressOf, countsOf, isAt, placeOf, templateNames, variantsOf, type ListPlace } from './places.js';
import { match } from '../../params/place.js';
import { groupIn, widgetIn } from './testing.js';

describe('addresses of the Widgets screen', () => {
  it.each([
    ['', 'all'],
    ['widgets', 'all'],
    ['templates', { home: null }],
    ['trash', 'trash'],
    ['groups/12', { home: 12 }],
    ['groups/0', undefined],
    ['groups/1/x', undefined],
    ['groups/1e3', undefined],
    ['groups', undefined]
  ])('“%s” is %j', (path, place) => {
    expect(placeOf(path)).toEqual(place);
    expect(match(path)).toBe(place !== undefined);
  });

  it('each place has one, which leads back to it', () => {
    const home = fc.option(fc.integer({ min: 1, max: 999_999_999_999_999 }));
    const places = fc.oneof(fc.constantFrom<ListPlace>('all', 'trash'), fc.record({ home }));
    fc.assert(
      fc.property(places, (place) => {
        expect(placeOf(addressOf(place).slice(1))).toEqual(place);
      }),
      { seed: 20261121 }
    );
  });
});

it('a template is called by the first of its widgets among the templates', () => {
  const widgets = [
    widgetIn(7, { Id: 1, TemplateId: 1, Name: 'Linz' }),
    widgetIn(null, { Id: 3, TemplateId: 1, Name: 'Copy' }),
    widgetIn(null, { Id: 2, TemplateId: 1, Name: 'Weather' }),
    widgetIn(7, { Id: 4, TemplateId: 2, Name: 'Graz' })
  ];
  expect([...templateNames(widgets)]).toEqual([[1, 'Weather']]);
});

describe('what stands where', () => {
  const group = groupIn(7);
  const widgets = [widgetIn(null, { TemplateId: 1 }), widgetIn(7, { TemplateId: 1 }), widgetIn(7, { TemplateId: 2 })];

  it('all widgets are at “all”, and each in its one home', () => {
    const at = (place: ListPlace) => widgets.filter((widget) => isAt(widget, place)).length;
    expect([at('all'), at({ home: null }), at({ home: group.Id }), at({ home: 8 }), at('trash')]).toEqual([
      3, 1, 2, 0, 0
    ]);
  });

  it('homes and templates are counted', () => {
    expect([...countsOf(widgets)]).toEqual([
      [null, 1],
      [7, 2]
    ]);
    expect([...variantsOf(widgets)]).toEqual([
      [1, 2],
      [2, 1]
    ]);
  });
});
