/** A request of a widget that the policy of its page kept from being sent, as the widget reports it. */
export interface Blocked {
  /** Of the address: `https://api.example.com`; for others than network addresses their scheme, or `inline`. */
  readonly origin: string;
  /** The directive of the policy: `connect-src`, `img-src` … */
  readonly directive: string;
}

export type BlockedTexts = typeof import('../messages/en/blocked.js').default;

/** Directives that an administrator's list enters. */
const LISTED = /^(connect|img|media|font|style)-src$/;

/** What was blocked, and why, in a sentence. `own`: the origin of the product. */
export function blockedSentence({ origin, directive }: Blocked, own: string, texts: BlockedTexts): string {
  const name = directive.replace(/-(elem|attr)$/, '');
  const kinds: Readonly<Record<string, string>> = texts.kinds;
  const kind = Object.prototype.hasOwnProperty.call(kinds, name) ? kinds[name] : undefined;
  return texts.sentence(kind || texts.other, origin, texts[reason(origin, name, own)]);
}

function reason(origin: string, directive: string, own: string): 'own' | 'never' | 'notHttps' | 'notListed' {
  if (origin === own) return 'own';
  if (!LISTED.test(directive)) return 'never';
  return /^https:/.test(origin) ? 'notListed' : 'notHttps';
}
