import type { BlockedTexts } from '../lib/channel/blocked.js';

/** A widget has no loader of texts, so these few come with its library, in every language of the interface. */
const texts = import.meta.glob<BlockedTexts>('../lib/messages/*/blocked.ts', { eager: true, import: 'default' });

/** In the language of a tag such as `de-AT`, else in English. */
export function blockedTexts(tag: string): BlockedTexts {
  return texts[`../lib/messages/${tag.slice(0, 2)}/blocked.ts`] || texts['../lib/messages/en/blocked.ts']!;
}
