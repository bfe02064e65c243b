import { isIPv4, isIPv6 } from 'node:net';

const UNKNOWN = 'unknown';

/**
 * The network that attempts are counted by: the owner of one IPv6 address has the 2^64 next to it. A port added by proxies is
 * ignored, and everything that is not an address counts as one.
 */
export function networkOf(given: string): string {
  const address = /^\[([^\]]*)\](?::\d+)?$/.exec(given)?.[1] ?? given.replace(/^([\d.]+):\d+$/, '$1');
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1] ?? address;
  if (isIPv4(mapped)) return mapped;
  return isIPv6(address) ? firstHalf(address.split('%')[0] ?? '') : UNKNOWN;
}

/** The first four groups, however the address is spelled. */
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
