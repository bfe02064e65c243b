import type { Catalogue } from '../api.js';
import type { FindingFormatter } from '../ascdata/findingFormatter.js';
import type { MessageLanguage } from '../language/languages.js';
import { loadOnce } from '../loadOnce.js';
import { loadTexts, type Texts } from '../messages/load.js';
import type { BrandPalette } from '../ui/context.js';

type LaterParts = typeof import('./laterParts.js');
type SpokenParts = LaterParts & { readonly say: FindingFormatter; readonly t: Texts<'editorNotices'> };

/** What loads after the fields, in one file. */
export const loadParts = loadOnce((): Promise<LaterParts> => import('./laterParts.js'));

/** The same with its texts in one language: `say` for Values, `t` for everything else. */
export const loadSpokenParts = loadOnce(async (language: MessageLanguage): Promise<SpokenParts> => {
  const [parts, t] = await Promise.all([loadParts(), loadTexts('editorNotices', language)]);
  return { ...parts, t, say: await parts.loadFindingFormatter('values', language) };
});

/** The same for `{#await}`: without a promise, which would cost a frame, if they are already loaded. */
export const spokenParts = (language: MessageLanguage): SpokenParts | Promise<SpokenParts> =>
  loadSpokenParts.known(language) ?? loadSpokenParts(language);

/** The platform's catalogue; its users load after the fields too. */
export function lazyCatalogue(send: typeof fetch): Catalogue {
  const catalogue = async (): Promise<Catalogue> => (await loadParts()).httpCatalogue(send);
  return {
    search: async (query, signal) => (await catalogue()).search(query, signal),
    lookup: async (kind, ids) => (await catalogue()).lookup(kind, ids)
  };
}

/** The brand palette, in the same way. `isWritable`: may the user change it? */
export function lazyBrand(send: typeof fetch, isWritable: boolean): BrandPalette {
  const brand = loadOnce(async (): Promise<Required<BrandPalette>> => (await loadParts()).httpBrand(send));
  return {
    list: async () => (await brand()).list(),
    ...(isWritable && { edit: async (change) => (await brand()).edit(change) })
  };
}
