import { expect, it } from 'vitest';
import { Failures } from './failures.js';
import type { HandledEvent } from './protocol.js';

const failure = (during: HandledEvent) => ({ during, error: `TypeError: in ${during}`, calls: [] });

/** What happens to the page of a widget, in order; a name is that of the handler which throws then. */
type Step = HandledEvent | 'delivering' | 'delivered' | 'page';

it.each<[title: string, steps: Step[], counts: HandledEvent | undefined]>([
  ['a failure in a data handler counts', ['delivering', 'DataChanged', 'delivered'], 'DataChanged'],
  [
    'a failure in a data handler ends with a delivery that succeeds',
    ['delivering', 'DataChanged', 'delivered', 'delivering', 'delivered'],
    undefined
  ],
  [
    'a failure in the next delivery replaces the one before',
    ['delivering', 'DataChanged', 'delivered', 'delivering', 'SingleElementDataChanged', 'delivered'],
    'SingleElementDataChanged'
  ],
  ['a promise that a data handler rejects later counts', ['delivering', 'delivered', 'DataChanged'], 'DataChanged'],
  ['a failure at Play stays after a delivery that succeeds', ['Play', 'delivering', 'delivered'], 'Play'],
  [
    'a failure outside the handlers stays after deliveries that succeed',
    ['delivering', 'none', 'delivered', 'delivering', 'delivered'],
    'none'
  ],
  ['the first of several lasting failures counts', ['none', 'Play', 'delivering', 'DataChanged', 'delivered'], 'none'],
  ['another page starts without failures', ['none', 'DataChanged', 'page'], undefined]
])('%s', (_, steps, counts) => {
  const failures = new Failures();
  for (const step of steps) {
    if (step === 'page') failures.clear();
    else if (step === 'delivering' || step === 'delivered') failures[step]();
    else failures.add(failure(step));
  }
  expect(failures.current).toEqual(counts && failure(counts));
});
