import { json } from '$lib/server/platform/http/operation.js';
import { BULK_BODY } from '$lib/server/platform/http/bodyLimit.js';
import { endpoint } from '$lib/server/app/operations.js';
import { ifMatch, versionTag } from '$lib/server/platform/http/etag.js';
import { GlossaryConflict, GlossarySchema, type Term } from '$lib/api/texts.js';
import { glossaryTag } from '$lib/server/translations/glossary.js';

const answer = (Terms: readonly Term[]) => json({ Terms }, { headers: { etag: versionTag(glossaryTag(Terms)) } });
const ETAG = { ETag: 'ETag of this list, for If-Match' };

export const GET = endpoint(
  {
    summary: 'Glossary of a language',
    description:
      'How words of the sources are translated, in all widgets. A language nobody has written one for has none.',
    tag: 'Texts',
    answers: { 200: { description: 'The words.', schema: GlossarySchema, headers: ETAG } },
    examples: [{ name: 'German', params: { language: 'de' } }]
  },
  async ({ actor, params }, { glossary }) => answer(await glossary.of(actor, params.language ?? ''))
);

export const PUT = endpoint(
  {
    summary: 'Set the glossary of a language',
    description: 'Replaces the list. Needs permission to review the language.',
    tag: 'Texts',
    headers: { 'If-Match': { description: 'ETag of the list that was edited; * for any', required: true } },
    body: GlossarySchema,
    limit: BULK_BODY,
    answers: {
      200: { description: 'The list as it is stored.', schema: GlossarySchema, headers: ETAG },
      412: { description: 'Somebody saved in between; `current` is the list now.', schema: GlossaryConflict },
      428: { description: 'If-Match is missing.' }
    },
    examples: [
      {
        name: 'One word',
        params: { language: 'de' },
        headers: { 'If-Match': '*' },
        body: { Terms: [{ Term: 'slot', Translation: 'Spalte' }] }
      },
      {
        name: 'A lost race',
        params: { language: 'de' },
        headers: { 'If-Match': '"old"' },
        body: { Terms: [] },
        status: 412
      }
    ]
  },
  async ({ actor, params, body, request }, { glossary }) => {
    const matches = ifMatch(request.headers.get('if-match'));
    return answer(await glossary.replace(actor, params.language ?? '', body, matches));
  }
);
