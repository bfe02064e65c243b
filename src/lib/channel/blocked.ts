/** A request that a widget's page policy blocked, as the widget reports it. */
export interface Blocked {
  /** Origin of the address: `https://api.example.com`; for non-network addresses, the scheme or `inline`; '' if the browser names none. */
  readonly origin: string;
  /** The directive of the policy: `connect-src`, `img-src` … */
  readonly directive: string;
}

export type BlockedTexts = typeof import('../messages/en/blocked.js').default;

/** Directives that the administrator's list of origins is added to. */
const LISTED = /^(connect|img|media|font|style)-src$/;

/** What was blocked, and why, in a sentence. `own`: the origin of the product. */
export function blockedSentence({ origin, directive }: Blocked, own: string, texts: BlockedTexts): string {
  const name = directive.replace(/-(elem|attr)$/, '');
  const kinds: Readonly<Record<string, string>> = texts.kinds;
  const kind = Object.prototype.hasOwnProperty.call(kinds, name) ? kinds[name] : undefined;
  return texts.sentence(kind || texts.other, origin || texts.unknown, texts[reason(origin, name, own)]);
}

function reason(origin: string, directive: string, own: string): 'own' | 'never' | 'notHttps' | 'notListed' {
  if (origin === own) return 'own';
  if (!LISTED.test(directive)) return 'never';
  return /^https:/.test(origin) ? 'notListed' : 'notHttps';
}
