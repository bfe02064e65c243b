import type { Catalogue } from '../api.js';
import type { FindingFormatter } from '../ascdata/findingFormatter.js';
import type { MessageLanguage } from '../language/languages.js';
import { loadOnce } from '../loadOnce.js';
import { loadTexts } from '../messages/load.js';
import type { BrandPalette } from '../ui/context.js';

type Module = typeof import('./extras.js');
type Extras = Module & { readonly say: FindingFormatter };

const load = (): Promise<Module> => import('./extras.js');

/** What loads after the fields, once its texts are here; `say` words what is wrong with Values. */
export const loadExtras = loadOnce(async (language: MessageLanguage): Promise<Extras> => {
  const [extras] = await Promise.all([load(), loadTexts('editorNotices', language)]);
  return { ...extras, say: await extras.loadFindingFormatter('values', language) };
});

/** The same for `{#await}`: without a promise, which would cost a frame, if they are already loaded. */
export const extrasIn = (language: MessageLanguage): Extras | Promise<Extras> =>
  loadExtras.known(language) ?? loadExtras(language);

/** The platform's catalogue; its users load after the fields too. */
export function lazyCatalogue(send: typeof fetch, extras: () => Promise<Extras>): Catalogue {
  const catalogue = async (): Promise<Catalogue> => (await extras()).httpCatalogue(send);
  return {
    search: async (query, signal) => (await catalogue()).search(query, signal),
    lookup: async (kind, ids) => (await catalogue()).lookup(kind, ids)
  };
}

/** The brand palette, in the same way. `isWritable`: may the user change it? */
export function lazyBrand(send: typeof fetch, extras: () => Promise<Extras>, isWritable: boolean): BrandPalette {
  const brand = loadOnce(async (): Promise<Required<BrandPalette>> => (await extras()).httpBrand(send));
  return {
    list: async () => (await brand()).list(),
    ...(isWritable && { edit: async (change) => (await brand()).edit(change) })
  };
}
