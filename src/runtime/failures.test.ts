import { afterAll, describe, expect, it, vi } from 'vitest';
import { failureOf } from './failures.js';

vi.stubGlobal('location', { href: 'https://example.org/w/token/index.html?detailMode=true#top' });
afterAll(() => vi.unstubAllGlobals());

const thrown = (stack: unknown) =>
  Object.defineProperty(new TypeError('x is not a function'), 'stack', { value: stack });
const base = 'https://example.org/w/token/';

describe('what threw in a widget', () => {
  it('is told with the place that the browser names where nothing was called, as in a script that does not parse', () => {
    const error = new SyntaxError('Unexpected token');
    error.stack = 'SyntaxError: Unexpected token';
    expect(failureOf('none', error, `${base}main.js?v=1:3:9`).calls).toEqual(['main.js:3:9']);
    expect(failureOf('none', 'Script error.', ':0:0').calls).toEqual([]);
    expect(failureOf('none', 'Script error.', `${base}main.js:0:0`).calls).toEqual([]);
    const called = thrown(`TypeError\n    at draw (${base}main.js:12:5)`);
    expect(failureOf('none', called, `${base}main.js:3:9`).calls).toEqual(['draw (main.js:12:5)']);
  });

  it('is told with its type and message', () => {
    expect(failureOf('Play', thrown(''))).toEqual({
      during: 'Play',
      error: 'TypeError: x is not a function',
      calls: []
    });
  });

  it.each<[browser: string, line: string, call: string]>([
    ['Chromium', `    at draw (${base}main.js:12:5)`, 'draw (main.js:12:5)'],
    ['Chromium', `    at async Table.fill (${base}parts/table.js:3:17)`, 'async Table.fill (parts/table.js:3:17)'],
    ['Chromium', `    at new Clock (${base}index.html?detailMode=true:40:9)`, 'new Clock (index.html:40:9)'],
    ['Chromium', `    at ${base}index.html:7:1`, 'index.html:7:1'],
    ['Chromium', '    at Array.map (<anonymous>)', ''],
    ['Firefox', `draw@${base}main.js:12:5`, 'draw (main.js:12:5)'],
    ['Firefox', `@${base}index.html:7:1`, 'index.html:7:1'],
    ['Firefox', `draw/<@${base}main.js:12:5`, 'main.js:12:5'],
    ['Firefox', `sendReady@${base}lib/DashboardWidgetBase.js:2:312`, ''],
    ['Firefox', `sendReady@${base}lib/WizardBase.js?v=2:2:312`, ''],
    ['Safari', `global code@${base}main.js:1:2`, 'global code (main.js:1:2)'],
    ['Safari', 'map@[native code]', ''],
    ['any', `    at load (https://cdn.example/lib.js:1:99)`, 'load (https://cdn.example/lib.js:1:99)']
  ])('is told with its place in the package, as %s writes it: %s', (_, line, call) => {
    expect(failureOf('DataChanged', thrown(`TypeError: x is not a function\n${line}`)).calls).toEqual(
      call === '' ? [] : [call]
    );
  });

  it('is told without where Firefox says that the page created the library', () => {
    const lines = [
      `draw@${base}main.js:2:9`,
      `call@${base}lib/WizardBase.js:2:90`,
      `MessagePort.onmessage*use@${base}lib/WizardBase.js:2:80`,
      `@${base}index.html:4:40`
    ];
    expect(failureOf('DataChanged', thrown(lines.join('\n'))).calls).toEqual(['draw (main.js:2:9)']);
  });

  it('is told with the ten innermost calls at most', () => {
    const lines = Array.from({ length: 40 }, (_, depth) => `    at deeper (${base}main.js:${depth}:1)`);
    expect(failureOf('DataChanged', thrown(lines.join('\n'))).calls).toHaveLength(10);
  });

  it.each<[what: string, value: unknown, error: string]>([
    ['a text', 'no', 'no'],
    ['nothing', undefined, 'undefined'],
    ['what cannot be made a text', Object.create(null), 'object'],
    ['an error of 10,000 characters', 'x'.repeat(10_000), 'x'.repeat(4_000)]
  ])('may be %s', (_, value, error) => {
    expect(failureOf('none', value)).toEqual({ during: 'none', error, calls: [] });
  });

  it('may have a stack that is no text, or throws when it is asked for', () => {
    const trap = Object.defineProperty(new Error('no'), 'stack', {
      get: () => {
        throw new Error('trap');
      }
    });
    expect([failureOf('none', thrown(7)).calls, failureOf('none', trap).calls]).toEqual([[], []]);
  });
});
