import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../tests/laws.js';
import { ownPath } from './ownPath.js';

describe('where a sign-in leads', () => {
  it.each([
    ['/widgets/5', '/widgets/5'],
    ['/widgets/5?tab=values#Title', '/widgets/5?tab=values#Title'],
    ['/', '/'],
    ['/a/../b', '/b'],
    ['/search?to=https://other.example', '/search?to=https://other.example'],
    [`/${'a'.repeat(499)}`, `/${'a'.repeat(499)}`],
    ['/%2Fevil.example', '/%2Fevil.example'],
    ['/%5Cevil.example', '/%5Cevil.example']
  ])('for %s is %s', (given, path) => {
    expect(ownPath(given)).toBe(path);
  });

  it.each([
    undefined,
    null,
    '',
    'widgets/5',
    `/${'a'.repeat(500)}`,
    `/${'é'.repeat(400)}`,
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\\/evil.example',
    '/a\\b',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    'https://evil.example',
    'https:/evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '?//evil.example',
    '#//evil.example',
    '/\u0000/evil.example'
  ])('is the start page for %j', (given) => {
    expect(ownPath(given)).toBe('/');
  });

  it('is always a path that a browser resolves to our own origin, whatever is given', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2F',
      '%5C',
      'evil.example',
      ':',
      '@',
      '?',
      '#',
      '\t',
      ' ',
      'a'
    );
    const texts = fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(texts, (text) => {
        const path = ownPath(text);
        const url = new URL(path, 'https://own.example/sign-in');
        expect([path.startsWith('/'), path.startsWith('//'), url.origin]).toEqual([true, false, 'https://own.example']);
        expect(ownPath(path)).toBe(path);
      }),
      { seed: 5, numRuns: runs(2000) }
    );
  });
});
