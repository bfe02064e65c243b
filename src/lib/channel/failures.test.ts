import { expect, it } from 'vitest';
import { Failures } from './failures.js';
import type { HandledEvent } from './protocol.js';

const failure = (during: HandledEvent) => ({ during, error: `TypeError: in ${during}`, calls: [] });

/** What happens to the page of a widget, in order; a name is that of the handler which throws then. */
type Step = HandledEvent | 'delivering' | 'delivered' | 'page';

it.each<[title: string, steps: Step[], counts: HandledEvent | undefined]>([
  ['what threw in a handler of data counts', ['delivering', 'DataChanged', 'delivered'], 'DataChanged'],
  ['until a delivery runs through', ['delivering', 'DataChanged', 'delivered', 'delivering', 'delivered'], undefined],
  [
    'and on, as long as the next throws as well',
    ['delivering', 'DataChanged', 'delivered', 'delivering', 'SingleElementDataChanged', 'delivered'],
    'SingleElementDataChanged'
  ],
  ['a promise of a handler counts though it fails later', ['delivering', 'delivered', 'DataChanged'], 'DataChanged'],
  ['what threw at Play is not mended by data', ['Play', 'delivering', 'delivered'], 'Play'],
  ['nor what threw outside the handlers', ['delivering', 'none', 'delivered', 'delivering', 'delivered'], 'none'],
  ['of several that last the first counts', ['none', 'Play', 'delivering', 'DataChanged', 'delivered'], 'none'],
  ['another page starts without', ['none', 'DataChanged', 'page'], undefined]
])('%s', (_, steps, counts) => {
  const failures = new Failures();
  for (const step of steps) {
    if (step === 'page') failures.clear();
    else if (step === 'delivering' || step === 'delivered') failures[step]();
    else failures.add(failure(step));
  }
  expect(failures.current).toEqual(counts && failure(counts));
});
