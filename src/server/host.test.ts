import { describe, expect, it } from 'vitest';
import { hostName, hostRefusal, isOwnHost } from './host.js';

const LOCAL = { host: undefined, origin: undefined };
const BEHIND_PROXY = { host: '127.0.0.1', origin: 'https://widgets.example.org' };

describe('the name a request came under', () => {
  it.each([
    ['127.0.0.1', '127.0.0.1'],
    ['127.0.0.1:3000', '127.0.0.1'],
    ['LocalHost:3000', 'localhost'],
    ['widgets_test.example.org', 'widgets_test.example.org'],
    ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
    ['localhost.', 'localhost.'],
    ['[::1]', '[::1]'],
    ['[0:0:0:0:0:0:0:1]:3000', '[::1]'],
    ['[::FFFF:127.0.0.1]', '[::ffff:7f00:1]'],
    // As a browser would have parsed it before sending.
    ['0x7f.1', '127.0.0.1']
  ])('in “Host: %s” is %s', (host, name) => {
    expect(hostName({ headersDistinct: { host: [host] } })).toBe(name);
  });

  it.each([
    '',
    ' ',
    ':3000',
    'localhost:',
    'localhost:x',
    'localhost:65536',
    'localhost:3000:3000',
    'evil.example@localhost',
    'localhost@evil.example',
    'evil.example/localhost',
    'evil.example\\@localhost',
    'evil.example#@localhost',
    'evil.example?@localhost',
    'localhost, evil.example',
    'local host',
    'local\thost',
    '%6cocalhost',
    'b\u00fccher.example',
    '::1',
    '[::1',
    '[::1]]',
    '[::1%25eth0]',
    '[localhost]',
    '999.1.1.1',
    'x'.repeat(300)
  ])('is none in “Host: %s”', (host) => {
    expect(hostName({ headersDistinct: { host: [host] } })).toBeUndefined();
  });

  it.each([[undefined], [[]], [['localhost', 'localhost']], [['localhost', 'evil.example']]])(
    'is none unless there is one header: %j',
    (host) => {
      expect(hostName({ headersDistinct: { host } })).toBeUndefined();
    }
  );
});

it.each([
  ['this machine', LOCAL, '127.0.0.1', true],
  ['another address of this machine alone', LOCAL, '127.0.0.2', true],
  ['this machine by name', LOCAL, 'localhost', true],
  ['this machine itself, over IPv6', LOCAL, '[::1]', true],
  ['a name that begins as this machine', LOCAL, '127.0.0.1.evil.example', false],
  ['a name below this machine', LOCAL, 'evil.localhost', false],
  ['the address that means all', LOCAL, '0.0.0.0', false],
  ['an address of this machine, where it listens on all', { ...LOCAL, host: '0.0.0.0' }, '192.168.0.1', true],
  ['an IPv6 address, where it listens on all', { ...LOCAL, host: '::' }, '[fd00::1]', true],
  ['the address it listens on', { ...LOCAL, host: '192.168.0.1' }, '192.168.0.1', true],
  ['the name it listens on', { ...LOCAL, host: 'Widgets.Local' }, 'widgets.local', true],
  ['another name, where it listens on all', { ...LOCAL, host: '0.0.0.0' }, 'evil.example', false],
  ['a name that begins as an address', { ...LOCAL, host: '0.0.0.0' }, '10.0.0.1.evil.example', false],
  ['another address, where it listens on this machine only', { ...LOCAL, host: 'LOCALHOST' }, '10.0.0.1', false],
  ['the name of ORIGIN', BEHIND_PROXY, 'widgets.example.org', true],
  ['this machine, where ORIGIN is set', BEHIND_PROXY, '127.0.0.1', true],
  ['a name below that of ORIGIN', BEHIND_PROXY, 'evil.widgets.example.org', false],
  ['a name above that of ORIGIN', BEHIND_PROXY, 'example.org', false],
  ['the name of ORIGIN with the dot of the root', BEHIND_PROXY, 'widgets.example.org.', false]
])('%s: of %o, %s → %s', (_what, names, name, isOurs) => {
  expect(isOwnHost(name, names)).toBe(isOurs);
});

describe('what is said to a request under another name', () => {
  const ask = (host: string, names: { host: string | undefined; origin: string | undefined }, language = 'en') => {
    const headers = { host, 'accept-language': language };
    return hostRefusal({ url: '/', headers, headersDistinct: { host: [host] } }, names);
  };

  it('names the address to open, and what else may be wrong', () => {
    expect(ask('evil.example:3000', LOCAL)?.detail).toContain('Open http://localhost:3000 instead, or set ORIGIN');
    expect(ask('evil.example', BEHIND_PROXY)?.detail).toContain('Open https://widgets.example.org instead.');
    expect(ask('evil.example', BEHIND_PROXY)?.detail).toContain('proxy in front of it must pass on the Host header');
  });

  it('is said in German to whoever likes that best', () => {
    expect(ask('evil.example', BEHIND_PROXY, 'de-AT')?.detail).toContain(
      'Stattdessen https://widgets.example.org öffnen'
    );
    expect(ask('evil.example@localhost', LOCAL, 'de')?.detail).toContain('Host-Header');
  });
});
