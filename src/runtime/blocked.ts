import type { Blocked } from '../lib/channel/blocked.js';
import { LIMITS } from '../lib/channel/protocol.js';

/** Maximum reported requests per page; more would add nothing. */
const MAX_TOLD = 50;

/**
 * Reports the requests that the page's policy blocks, each address and kind once. Earlier ones, from before this library
 * loaded, are not known.
 */
export function watchBlocked(tell: (blocked: Blocked) => void): void {
  const told = new Set<string>();
  document.addEventListener('securitypolicyviolation', (event) => {
    const blocked = { origin: originOf(event.blockedURI), directive: event.effectiveDirective.slice(0, LIMITS.short) };
    const key = `${blocked.directive} ${blocked.origin}`;
    if (event.disposition !== 'enforce' || told.has(key) || told.size >= MAX_TOLD) return;
    told.add(key);
    tell(blocked);
  });
}

/** Never more of an address than its origin: what follows may be secret. */
function originOf(uri: string): string {
  try {
    const { origin, protocol } = new URL(uri);
    return (origin === 'null' ? protocol : origin).slice(0, LIMITS.short);
  } catch {
    return uri.slice(0, LIMITS.short);
  }
}
