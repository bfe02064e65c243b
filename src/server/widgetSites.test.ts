import { describe, expect, it } from 'vitest';
import { hostRefusal } from './host.js';
import { widgetOriginFrom, widgetSite, widgetSites } from './widgetSites.js';

const ANY = { ORIGIN: 'https://widgets.example.org', WIDGET_ORIGIN: 'https://*.example.net' };
const ONE = { ...ANY, WIDGET_ORIGIN: 'https://Frames.Example.net:8443' };
const DOCKER = { ORIGIN: 'http://localhost:8080' };

it.each([
  ['a page of this machine', 'http://127.0.0.1:3000/x', {}, 'http://*.localhost:3000'],
  ['the same by name and on port 80', 'http://localhost/', {}, 'http://*.localhost'],
  ['the same as ORIGIN', 'http://localhost:8080/', DOCKER, 'http://*.localhost:8080'],
  ['a page with an address that no policy can name', 'http://[::1]:3000/', {}, undefined],
  ['a page elsewhere', 'https://widgets.example.org/', { ORIGIN: ANY.ORIGIN }, undefined],
  ['a page elsewhere with WIDGET_ORIGIN', 'https://widgets.example.org/', ANY, 'https://*.example.net'],
  ['a page elsewhere with one name', 'https://widgets.example.org/', ONE, 'https://frames.example.net:8443']
])('%s (%s) loads widgets from %j: %s', (_what, page, env, sites) => {
  expect(widgetSites(new URL(page), env)).toBe(sites);
});

describe('a request for a widget', () => {
  const https = { protocol: 'https:' };
  it.each([
    [
      'w1.localhost:3000',
      { protocol: 'http:' },
      {},
      'http://w1.localhost:3000',
      ['http://localhost:3000', 'http://127.0.0.1:3000']
    ],
    [
      'w1.localhost:8080',
      { protocol: 'http:' },
      DOCKER,
      'http://w1.localhost:8080',
      ['http://localhost:8080', 'http://127.0.0.1:8080']
    ],
    ['W1.example.net', https, ANY, 'https://w1.example.net', [ANY.ORIGIN]],
    ['frames.example.net:8443', https, ONE, 'https://frames.example.net:8443', [ANY.ORIGIN]]
  ])('under %s is served as of a site of its own', (host, page, env, origin, pages) => {
    expect(widgetSite(host, page, env)).toEqual({ origin, pages });
  });

  it.each([
    ['localhost:3000', {}],
    ['a.b.localhost:3000', {}],
    ['.localhost', {}],
    ['w1.localhost.evil.example', {}],
    ['w1.localhost:3000', ANY],
    ['w1.localhost:3000', { ORIGIN: ANY.ORIGIN }],
    ['example.net', ANY],
    ['a.b.example.net', ANY],
    ['w1.example.net.evil.example', ANY],
    ['w1.frames.example.net', ONE],
    [undefined, {}],
    ['', ANY]
  ])('under %s with %j is not', (host, env) => {
    expect(widgetSite(host, https, env)).toBeUndefined();
  });
});

it.each([
  ['/w/token/index.html', true],
  ['/w/token/%61.js?x#y', true],
  ['/', false],
  ['/api/Account', false],
  ['/w/../api/Account', false],
  ['/w/%2e%2e/api/Account', false],
  ['/w\\..\\api', false],
  ['/_app/version.json', false],
  ['//evil.example/w/token/', false]
])('the name of a widget opens widgets and nothing else: %s', (url, isOpen) => {
  const headers = { host: 'w1.localhost:3000' };
  const refusal = hostRefusal(
    { url, headers, headersDistinct: { host: [headers.host] } },
    { host: undefined, origin: undefined, env: {} }
  );
  expect(refusal?.status).toBe(isOpen ? undefined : 403);
});

it.each([
  ['frames.example.net', ANY.ORIGIN, 'address without a path'],
  ['https://*.example.net/w', ANY.ORIGIN, 'address without a path'],
  ['https://a.*.example.net', ANY.ORIGIN, 'address without a path'],
  ['https://*.com', ANY.ORIGIN, 'address without a path'],
  ['https://*.org.', ANY.ORIGIN, 'address without a path'],
  ['https://*.example.net,evil', ANY.ORIGIN, 'address without a path'],
  ["https://*.example.net'", ANY.ORIGIN, 'address without a path'],
  ['https://10.0.0.5', ANY.ORIGIN, 'address without a path'],
  ['https://localhost:3000', ANY.ORIGIN, 'address without a path'],
  ['ftp://example.net', ANY.ORIGIN, 'address without a path'],
  ['https://*.example.net', '', 'ORIGIN is missing'],
  ['http://*.example.net', ANY.ORIGIN, 'begin with https://'],
  ['https://widgets.example.org', ANY.ORIGIN, 'another domain'],
  ['https://*.widgets.example.org', ANY.ORIGIN, 'another domain'],
  ['https://*.example.org', ANY.ORIGIN, 'another domain']
])('WIDGET_ORIGIN=%s beside ORIGIN=%s stops the start: %s', (given, ORIGIN, said) => {
  expect(() => widgetOriginFrom({ WIDGET_ORIGIN: given, ORIGIN })).toThrow(said);
});
