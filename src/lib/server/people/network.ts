import { isIPv6 } from 'node:net';

/** Whom tries are counted for: whoever has one IPv6 address has the 2^64 beside it. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || /^::ffff:[\d.]+$/i.test(address)) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = new Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0');
  return [...groups, ...(tail === undefined ? [] : zeros), ...rest].slice(0, 4).join(':');
}
