import type { BrandColour, BrandColours } from '../api.js';
import { request } from '../client/request.js';
import type { BrandPalette } from '../ui/context.js';

const ADDRESS = '/api/BrandColours';

/** The brand palette over HTTP. `list` rejects if it cannot be read: an addition to an empty list would drop its colours. */
export function httpBrand(send: typeof fetch): Required<BrandPalette> {
  /** Of the list that was read last. */
  let tag = '';
  return {
    async list() {
      const answer = await request<BrandColours>(ADDRESS, { send });
      if (!answer.ok) throw new Error(answer.text);
      tag = answer.tag ?? '';
      return answer.value.Colours;
    },
    async replace(Colours: readonly BrandColour[]) {
      const answer = await request<BrandColours>(ADDRESS, { method: 'PUT', json: { Colours }, ifMatch: tag, send });
      if (!answer.ok) return { text: answer.text };
      tag = answer.tag ?? '';
      return { colours: answer.value.Colours };
    }
  };
}
