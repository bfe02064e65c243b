import { expect, it } from 'vitest';
import type { MappingEntry } from '../../package/compare/changes.js';
import { element } from '../../package/compare/testing.js';
import { mappingFaults } from './mappingFaults.js';

const LENGTH = 150;
const elements = new Map(Array.from({ length: LENGTH }, (_, at) => [`e${at}`, element(`e${at}`)]));
const sides = { before: elements, after: elements };

/** Of as many elements; each says that it goes on as itself. */
function entriesOf(onread = () => {}): MappingEntry[] {
  return [...elements.keys()].map((id) => ({
    get from() {
      onread();
      return id;
    },
    to: id
  }));
}

it('only the first 100 faults of a mapping are named', () => {
  const twice = entriesOf();
  const faults = mappingFaults([...entriesOf(), ...twice], twice, sides);
  expect([faults.length, faults[0], faults.at(-1)]).toMatchObject([
    100,
    { code: 'mapping-from-twice', pointer: '/mapping/150/from' },
    { pointer: '/mapping/249/from' }
  ]);
});

it('an entry of a mapping is not read again for each other one', () => {
  let reads = 0;
  const onread = () => (reads += 1);
  const twice = entriesOf();
  mappingFaults([...entriesOf(onread), ...twice], twice, sides);
  expect(reads).toBeLessThanOrEqual(2 * LENGTH);
});
