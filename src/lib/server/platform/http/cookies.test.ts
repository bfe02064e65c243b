import { describe, expect, it } from 'vitest';
import { cookieNames, forgetCookie, onlyCookie } from './cookies.js';

describe('the names of cookies', () => {
  it.each(['https://widgets.example.org', 'https://localhost:3000'])(
    'bind them to this host where %s is https',
    (origin) => {
      expect(cookieNames(origin)).toEqual({
        prefix: '__Host-ascdata',
        session: '__Host-ascdata.session_token',
        state: '__Host-ascdata.state'
      });
    }
  );

  it.each([undefined, 'http://widgets.example.org'])(
    'have no prefix that needs https where the origin does not use it: %s',
    (origin) => {
      expect(cookieNames(origin)).toEqual({
        prefix: 'ascdata',
        session: 'ascdata.session_token',
        state: 'ascdata.state'
      });
    }
  );
});

describe('the one cookie of a name', () => {
  it.each<[header: string | null, value: string]>([
    ['c=1', '1'],
    ['a=2; c=1; b=3', '1'],
    ['a=2;c=1;b=3', '1'],
    [' \t c \t = \t 1 \t ; a=2', '1'],
    ['c=a.b%2Bc%3D', 'a.b%2Bc%3D'],
    ['C=2; c=1; cc=3; c.=4; c[]=5', '1'],
    ['\u00a0c=2; c=1; c\u00a0=3; \u2000c=4; \ufeffc=5; \vc=6; \fc=7', '1'],
    ['%63=2; c=1; "c"=3', '1'],
    ['=c=2; c=1', '1'],
    [';;; ; =; c=1; ;', '1']
  ])('in %j has the value %s', (header, value) => {
    expect(onlyCookie(header, 'c')).toEqual({ value });
  });

  it.each([
    null,
    '',
    ';',
    'a=1',
    'C=1',
    'c',
    'c=',
    'c=;',
    'c="1"',
    'c=a=b',
    'c=a b',
    'c=a,b',
    'c=\u00e9',
    `c=${'x'.repeat(501)}`
  ])('is missing in %j', (header) => {
    expect(onlyCookie(header, 'c')).toBe('none');
  });

  it.each(['c=1; c=2', 'c=1;c=1', 'c=; c=1', 'c; c=1', 'c=1; a=2; \tc = "3"', 'a="c=1; c=2"; c=3'])(
    'is not chosen from several in %j',
    (header) => {
      expect(onlyCookie(header, 'c')).toBe('several');
    }
  );
});

describe('a browser is told to delete a cookie', () => {
  const places = (name: string, address: string) =>
    forgetCookie(name, new URL(address)).map((line) =>
      line.replace(`${name}=; Max-Age=0; HttpOnly; SameSite=Lax; `, '')
    );

  it('on every path that reaches the address, for the host and each domain above it', () => {
    expect(places('c', 'http://w.example.org:3000/api/Widgets/5?x=1')).toEqual(
      ['', '; Domain=w.example.org', '; Domain=example.org'].flatMap((domain) =>
        ['/', '/api', '/api/', '/api/Widgets', '/api/Widgets/', '/api/Widgets/5'].map((path) => `Path=${path}${domain}`)
      )
    );
  });

  it.each(['http://127.0.0.1:3000/', 'http://[::1]/', 'http://localhost/'])('of %s for the host alone', (address) => {
    expect(places('c', address)).toEqual(['Path=/']);
  });

  it('in one line if only this host can set its name', () => {
    expect(places('__Host-c', 'https://w.example.org/api/Widgets')).toEqual(['Path=/; Secure']);
  });

  it('in no more lines than a proxy accepts, with nothing from the address that would end the path', () => {
    const lines = forgetCookie('c', new URL(`http://a.b.c.d.example.org/${'x/'.repeat(100)}a;Domain=evil/b`));
    expect(lines.length).toBeLessThanOrEqual(24);
    expect(lines.join()).not.toContain('evil');
  });
});
