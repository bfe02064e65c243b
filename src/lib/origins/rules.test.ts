import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostOf, isOrigin, readOrigin, readOrigins, type OriginFault } from './rules.js';

const OWN = ['widgets.example.org'];

const READ: [text: string, origin: string][] = [
  ['https://api.example.com', 'https://api.example.com'],
  ['https://api.example.com/', 'https://api.example.com'],
  ['HTTPS://API.Example.COM', 'https://api.example.com'],
  ['https://api.example.com:443', 'https://api.example.com'],
  ['https://api.example.com:8443', 'https://api.example.com:8443'],
  ['https://bücher.example', 'https://xn--bcher-kva.example'],
  ['https://intranet', 'https://intranet'],
  ['https://sub.widgets.example.org', 'https://sub.widgets.example.org']
];

const REFUSED: [text: string, fault: OriginFault][] = [
  ['', 'origin-not-https'],
  ['api.example.com', 'origin-not-https'],
  ['http://api.example.com', 'origin-not-https'],
  ['wss://api.example.com', 'origin-not-https'],
  ['//api.example.com', 'origin-not-https'],
  ["'self'", 'origin-not-https'],
  ['data:', 'origin-not-https'],
  ['https:', 'origin-not-https'],
  ['*', 'origin-wildcard'],
  ['https://*', 'origin-wildcard'],
  ['https://*.example.com', 'origin-wildcard'],
  ['https://api.example.com:*', 'origin-wildcard'],
  ['https://', 'origin-unreadable'],
  ['https:///api.example.com', 'origin-unreadable'],
  ['https://api..example.com', 'origin-unreadable'],
  ['https://api.example.com.', 'origin-unreadable'],
  ['https://-api.example.com', 'origin-unreadable'],
  ['https://a_b.example.com', 'origin-unreadable'],
  ['https://api.example.com:0', 'origin-unreadable'],
  ['https://api.example.com:65536', 'origin-unreadable'],
  [`https://${'a'.repeat(64)}.example`, 'origin-unreadable'],
  [`https://${'a.'.repeat(127)}aa`, 'origin-unreadable'],
  [`https://${'a.'.repeat(150)}example`, 'origin-characters'],
  ['https://a.example;script-src *', 'origin-wildcard'],
  ["https://a.example; script-src 'unsafe-eval'", 'origin-characters'],
  ['https://a.example;', 'origin-characters'],
  ['https://a.example,https://b.example', 'origin-characters'],
  ['https://a.example https://b.example', 'origin-characters'],
  [' https://a.example', 'origin-not-https'],
  ['https://a.example\n', 'origin-characters'],
  ['https://a.ex\tample', 'origin-characters'],
  ['https://a.example\\@b.example', 'origin-characters'],
  ['https://ex%61mple.com', 'origin-characters'],
  ['https://a.exam\u00adple', 'origin-characters'],
  ['https://a.exam\u202eple', 'origin-characters'],
  ['https://"a.example"', 'origin-characters'],
  ['https://user@a.example', 'origin-user'],
  ['https://user:word@a.example', 'origin-user'],
  ['https://a.example/v1', 'origin-path'],
  ['https://a.example//', 'origin-path'],
  ['https://a.example/v1@b', 'origin-path'],
  ['https://a.example?key=1', 'origin-path'],
  ['https://a.example/?', 'origin-path'],
  ['https://a.example#', 'origin-path'],
  ['https://127.0.0.1', 'origin-address'],
  ['https://10.0.0.5:8443', 'origin-address'],
  ['https://8.8.8.8', 'origin-address'],
  ['https://2130706433', 'origin-address'],
  ['https://0x7f.1', 'origin-address'],
  ['https://169.254.169.254', 'origin-address'],
  ['https://[::1]', 'origin-address'],
  ['https://[::ffff:127.0.0.1]:3000', 'origin-address'],
  ['https://localhost', 'origin-local'],
  ['https://LOCALHOST:3000', 'origin-local'],
  ['https://a.localhost', 'origin-local'],
  ['https://widgets.example.org', 'origin-own'],
  ['https://Widgets.Example.org:8443', 'origin-own']
];

describe('an outside origin', () => {
  it.each(READ)('%j is read as %j', (text, origin) => {
    expect(readOrigin(text, OWN)).toEqual({ origin });
  });

  it.each(REFUSED)('%j is refused: %s', (text, fault) => {
    expect(readOrigin(text, OWN)).toEqual({ fault });
  });

  it('is read the same again, has no character with a meaning in a policy, and is what a browser calls its origin', () => {
    const host = fc.domain().map((domain) => `https://${domain}`);
    const noise = fc.string({ unit: 'binary', maxLength: 40 }).map((text) => `https://${text}`);
    fc.assert(
      fc.property(fc.oneof(host, noise, fc.webUrl({ withQueryParameters: true }), fc.string()), (text) => {
        const read = readOrigin(text, OWN);
        if ('fault' in read) return;
        expect(read.origin).toMatch(/^https:\/\/[a-z0-9.-]+(:\d+)?$/);
        expect(new URL(read.origin).origin).toBe(read.origin);
        expect(new URL(text).origin).toBe(read.origin);
        expect(readOrigin(read.origin, OWN)).toEqual(read);
        expect(isOrigin(read.origin)).toBe(true);
      }),
      { seed: 20261121 }
    );
  });

  it('is shown to people as its host', () => {
    expect(hostOf('https://api.example.com:8443')).toBe('api.example.com:8443');
  });
});

describe('a list of them', () => {
  it('names what is wrong with which entry, and an origin that comes again', () => {
    const texts = ['https://a.example', 'http://b.example', 'https://A.example:443/', 'https://c.example'];
    expect(readOrigins(texts, OWN)).toEqual({
      origins: ['https://a.example', 'https://c.example'],
      faults: new Map([
        [1, 'origin-not-https'],
        [2, 'origin-twice']
      ])
    });
  });
});
