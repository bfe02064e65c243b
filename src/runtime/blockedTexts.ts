import type { BlockedTexts } from '../lib/channel/blocked.js';

/** A widget cannot load texts, so these few are part of its library, in every language of the interface. */
const texts = import.meta.glob<BlockedTexts>('../lib/messages/*/blocked.ts', { eager: true, import: 'default' });

/** In the language of a tag such as `de-AT`, otherwise in English. */
export function blockedTexts(tag: string): BlockedTexts {
  return texts[`../lib/messages/${tag.slice(0, 2)}/blocked.ts`] || texts['../lib/messages/en/blocked.ts']!;
}
