import { describe, expect, it } from 'vitest';
import { networkOf } from './network.js';
import { visitorOf } from './signInResponse.js';

describe('the network that tries are counted for', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['192.0.2.7:50123', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2::7', '2001:db8:1:2'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['[2001:db8:1:2::7]', '2001:db8:1:2'],
    ['[2001:db8:1:2::7]:50123', '2001:db8:1:2'],
    ['2001:DB8:1:2::7', '2001:db8:1:2'],
    ['2001:0db8:0001:0002::7', '2001:db8:1:2'],
    ['2001:db8::7', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0']
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it.each(['', 'unknown', '_hidden', 'evil.example', '192.0.2.7, 192.0.2.8', '192.0.2', 'x'.repeat(10_000)])(
    'is the same one for anything that is not an address, such as %s',
    (text) => {
      expect(networkOf(text)).toBe('unknown');
    }
  );

  it('is that same one for a request whose connection is closed, and for one past the proxy', () => {
    const request = new Request('http://localhost/');
    const fromProxy = (): never => {
      throw new Error('Address header was specified');
    };
    for (const getClientAddress of [() => undefined as unknown as string, fromProxy]) {
      expect(networkOf(visitorOf({ request, getClientAddress }).address)).toBe('unknown');
    }
  });
});
