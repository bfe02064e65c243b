import { expect, it } from 'vitest';
import { parseAddress, formatAddress } from './address.js';

const read = (query: string) => parseAddress(new URLSearchParams(query));

it.each([
  ['', { view: 'rules', selected: undefined, tried: [], dock: undefined }],
  ['view=map&dock=tests&el=a', { view: 'map', selected: 'a', tried: [], dock: 'tests' }],
  ['view=other&dock=other', { view: 'rules', dock: undefined }],
  ['try={"a":1,"__proto__":[2]}', { tried: [['a', 1], ['__proto__', [2]]] }], // prettier-ignore
  ['try=[1', { tried: [] }],
  ['try=7', { tried: [] }]
])('the query %s is read as far as it means something', (query, place) => {
  expect(read(query)).toMatchObject(place);
});

it.each(['', '?view=states', '?view=map&el=%C3%A4+%26&try=%7B%22a%22%3A%22x%3D1%22%7D&dock=trace'])(
  'the query %s is written as it was read',
  (query) => expect(formatAddress(read(query))).toBe(query)
);

it('leaves out tried Values that no server would take in an address', () => {
  expect(formatAddress({ view: 'rules', selected: 'a', tried: [['a', 'x'.repeat(5_000)]] })).toBe('?el=a');
});
