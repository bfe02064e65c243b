import type { BrandColours } from '../api.js';
import { request } from '../client/request.js';
import type { BrandPalette } from '../ui/context.js';

const ADDRESS = '/api/BrandColours';

/** The brand palette over HTTP. `list` rejects if it cannot be read: an addition to an empty list would drop its colours. */
export function httpBrand(send: typeof fetch): Required<BrandPalette> {
  /** Colours and tag of one answer: a tag with other colours would overwrite what another administrator has saved. */
  let latest: { readonly colours: BrandColours['Colours']; readonly tag: string | undefined };
  return {
    async list() {
      const answer = await request<BrandColours>(ADDRESS, { send });
      if (!answer.ok) throw new Error(answer.text);
      latest = { colours: answer.value.Colours, tag: answer.tag };
      return latest.colours;
    },
    async edit(change) {
      const json = { Colours: change(latest.colours) };
      const answer = await request<BrandColours>(ADDRESS, { method: 'PUT', json, ifMatch: latest.tag ?? '', send });
      if (!answer.ok) return { text: answer.text };
      latest = { colours: answer.value.Colours, tag: answer.tag };
      return { colours: latest.colours };
    }
  };
}
