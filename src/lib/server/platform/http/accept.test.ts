import { expect, it } from 'vitest';
import { asksForJson } from './accept.js';

it.each([
  ['application/json', true],
  ['application/problem+json', true],
  ['application/json, text/plain, */*', true],
  ['application/json;q=0.9, text/html;q=0.8', true],
  ['*/*, application/json', true],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
  ['text/html, application/json', false],
  ['application/json;q=0.5, text/html', false],
  ['application/json;q=0', false],
  ['application/json;q=x', false],
  ['*/*', false],
  ['image/png', false],
  ['', false],
  [null, false]
])('a request with Accept: %s asks for JSON: %s', (accept, asked) => {
  expect(asksForJson(accept)).toBe(asked);
});
