import { isIPv4, isIPv6 } from 'node:net';

const UNKNOWN = 'unknown';

/**
 * What tries are counted by: the owner of one IPv6 address has the 2^64 next to it. The port that some proxies add does
 * not count, and all that is no address counts as one.
 */
export function networkOf(given: string): string {
  const address = /^\[([^\]]*)\](?::\d+)?$/.exec(given)?.[1] ?? given.replace(/^([\d.]+):\d+$/, '$1');
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1] ?? address;
  if (isIPv4(mapped)) return mapped;
  return isIPv6(address) ? firstHalf(address.split('%')[0] ?? '') : UNKNOWN;
}

/** Four groups, however the address was spelled. */
function firstHalf(address: string): string {
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = new Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0');
  const all = [...groups, ...(tail === undefined ? [] : zeros), ...rest];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
