/** The most external origins a template may be allowed. */
export const MAX_ORIGINS = 20;
/** Characters of one as it is entered: a host name has at most 253. */
export const MAX_ORIGIN_LENGTH = 300;

/** Why a text is no origin that a widget may be allowed to reach. Stable, and part of the HTTP API. */
export type OriginFault =
  | 'origin-not-https'
  | 'origin-characters'
  | 'origin-wildcard'
  | 'origin-user'
  | 'origin-path'
  | 'origin-address'
  | 'origin-local'
  | 'origin-own'
  | 'origin-unreadable'
  | 'origin-twice';

export type ReadOrigin = { readonly origin: string } | { readonly fault: OriginFault };

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const HOST = new RegExp(`^${LABEL}(?:\\.${LABEL})*$`);
const CANONICAL = new RegExp(`^https://${LABEL}(?:\\.${LABEL})*(?::[1-9]\\d{0,4})?$`);
/** What ends or splits a source in a policy, what no host has, and what a URL parser would silently drop or decode. */
const UNFIT = /[\s\p{C}\\;,'"`<>(){}[\]|^%]/u;
const LOCAL = /^(?:.*\.)?localhost$/;
const IPV4 = /^\d+(?:\.\d+){3}$/;

/**
 * The origin that a text names, as written in a policy: `https://`, the exact host (punycode, lower case), and the port where
 * it is not 443. `own`: host names of the product itself, which no widget may reach on any port, because cookies ignore ports.
 */
export function readOrigin(text: string, own: readonly string[]): ReadOrigin {
  const fault = faultOfText(text);
  if (fault) return { fault };
  if (!URL.canParse(text)) return { fault: 'origin-unreadable' };
  const url = new URL(text);
  const host = faultOfHost(url.hostname, own);
  if (host) return { fault: host };
  return isOrigin(url.origin) ? { origin: url.origin } : { fault: 'origin-unreadable' };
}

/** A whole list: the origins, or the fault of each entry. Naming the same origin twice is a fault. */
export function readOrigins(
  texts: readonly string[],
  own: readonly string[]
): { origins: string[]; faults: Map<number, OriginFault> } {
  const origins = new Set<string>();
  const faults = new Map<number, OriginFault>();
  texts.forEach((text, index) => {
    const read = readOrigin(text, own);
    if ('fault' in read) faults.set(index, read.fault);
    else if (origins.has(read.origin)) faults.set(index, 'origin-twice');
    else origins.add(read.origin);
  });
  return { origins: [...origins], faults };
}

/** Whether this has exactly the form that `readOrigin` returns. Nothing else may enter a policy, wherever it comes from. */
export function isOrigin(text: unknown): text is string {
  return typeof text === 'string' && text.length <= MAX_ORIGIN_LENGTH && CANONICAL.test(text);
}

/** Stands for a list, as its ETag without the quotes: the list itself, whose separator is in no origin. */
export const originsTag = (origins: readonly string[]): string => origins.join('|');

/** The host of an origin with its port, for people: `https://api.example.com:8443` is `api.example.com:8443`. */
export function hostOf(origin: string): string {
  return origin.replace(/^https:\/\//, '');
}

function faultOfText(text: string): OriginFault | undefined {
  if (text.includes('*')) return 'origin-wildcard';
  if (!/^https:\/\//i.test(text)) return 'origin-not-https';
  // IPv6 has brackets, which are refused below for any other reason than this.
  if (/^https:\/\/\[/i.test(text)) return 'origin-address';
  if (text.length > MAX_ORIGIN_LENGTH || UNFIT.test(text)) return 'origin-characters';
  if (/^https:\/{3}/i.test(text)) return 'origin-unreadable';
  if (/[?#]|^https:\/\/.*\/./i.test(text)) return 'origin-path';
  return text.includes('@') ? 'origin-user' : undefined;
}

function faultOfHost(host: string, own: readonly string[]): OriginFault | undefined {
  if (IPV4.test(host)) return 'origin-address';
  if (LOCAL.test(host)) return 'origin-local';
  if (own.includes(host)) return 'origin-own';
  return host.length <= 253 && HOST.test(host) ? undefined : 'origin-unreadable';
}
