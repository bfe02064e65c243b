import type { TextsSaved } from '../../src/lib/api.js';
import { ask } from '../api/harness.js';
import { ANY, done, get, send, sendFile, type Largest } from './sending.js';
import { ELEMENTS, idOf, NUMBERS, textsToSave, type BigStore } from './store.js';

/** A file for translators with all texts of the wide template. */
const csv = (turn: number) =>
  new TextEncoder().encode(
    `id,kind,source,target\n${NUMBERS(ELEMENTS)
      .map((index) => `${idOf(index)},name,Setting ${index},Réglage ${index} ${turn}`)
      .join('\n')}\n`
  );

const saveTexts = async ({ wide }: BigStore, turn: number) =>
  done<TextsSaved>(send('PUT', `Widgets/${wide}/Texts/fr`, { Texts: await textsToSave(wide, 'fr', turn) }));
const text = `Element=${idOf(1)}&Kind=name`;
const published = async (path: string) => (await ask(`/api/${path}`)).headers.get('etag') ?? '';
const oldestComment = async (path: string) => {
  const { Comments } = await done<{ Comments: { Id: number }[] }>(send('GET', path));
  return Comments[0]!.Id;
};
/** An export with other translations: the file that the product itself would give. */
async function exported(path: string, format: string, turn: number): Promise<Uint8Array> {
  const file = await (await ask(`/api/${path}/Export?format=${format}`)).text();
  return new TextEncoder().encode(file.replaceAll(' fr ', ` fr ${turn} `));
}

export const texts: Record<string, Largest> = {
  'GET /Widgets/{id}/Texts': ({ wide }) => ({ path: `Widgets/${wide}/Texts` }),
  'POST /Widgets/{id}/Texts': async ({ wide }, turn) =>
    send('POST', `Widgets/${wide}/Texts`, { Language: `it-x-${turn}` }),
  'GET /Widgets/{id}/Texts/{language}': ({ wide }) => ({ path: `Widgets/${wide}/Texts/fr` }),
  'PUT /Widgets/{id}/Texts/{language}': async ({ wide }, turn) =>
    send('PUT', `Widgets/${wide}/Texts/fr`, { Texts: await textsToSave(wide, 'fr', turn) }),
  'DELETE /Widgets/{id}/Texts/{language}': async ({ wide }, turn) => {
    await done(send('POST', `Widgets/${wide}/Texts`, { Language: `es-x-${turn}` }));
    return send('DELETE', `Widgets/${wide}/Texts/es-x-${turn}`);
  },
  'GET /Widgets/{id}/Texts/{language}/Undo': ({ wide }) => ({ path: `Widgets/${wide}/Texts/fr/Undo` }),
  'POST /Widgets/{id}/Texts/{language}/Undo': async (store, turn) => {
    const { Batch } = await saveTexts(store, turn);
    return send('POST', `Widgets/${store.wide}/Texts/fr/Undo`, { Batch });
  },
  'GET /Widgets/{id}/Texts/{language}/Publication': async (store, turn) => {
    await saveTexts(store, turn);
    return { path: `Widgets/${store.wide}/Texts/fr/Publication` };
  },
  'POST /Widgets/{id}/Texts/{language}/Publication': async (store, turn) => {
    await saveTexts(store, turn);
    const path = `Widgets/${store.wide}/Texts/fr/Publication`;
    return send('POST', path, undefined, { headers: { 'if-match': await published(path) } });
  },
  'GET /Widgets/{id}/Texts/{language}/Export': ({ wide }) => ({
    path: `Widgets/${wide}/Texts/fr/Export?format=xliff2`
  }),
  'POST /Widgets/{id}/Texts/{language}/Import': async ({ wide }, turn) => {
    const file = csv(turn);
    const path = `Widgets/${wide}/Texts/fr/Import`;
    const sent = sendFile('POST', `${path}?dryRun=1`, 'fr.csv', file);
    const tried = await ask(`/api/${sent.path}`, sent.options);
    const headers = { 'if-match': tried.headers.get('etag') ?? '' };
    return sendFile('POST', path, 'fr.csv', file, { headers });
  },
  'GET /Widgets/{id}/Texts/{language}/History': ({ wide }) => ({ path: `Widgets/${wide}/Texts/fr/History?${text}` }),
  'GET /Widgets/{id}/Texts/{language}/Memory': ({ wide }) => ({ path: `Widgets/${wide}/Texts/de/Memory?${text}` }),
  'GET /Widgets/{id}/Texts/{language}/Comments': ({ wide }) => ({ path: `Widgets/${wide}/Texts/fr/Comments` }),
  'POST /Widgets/{id}/Texts/{language}/Comments': ({ wide }) =>
    send('POST', `Widgets/${wide}/Texts/fr/Comments`, { Element: idOf(1), Kind: 'name', Text: 'c'.repeat(300) }),
  'DELETE /Widgets/{id}/Texts/{language}/Comments/{commentId}': async ({ wide }) => {
    const path = `Widgets/${wide}/Texts/fr/Comments`;
    return send('DELETE', `${path}/${await oldestComment(path)}`);
  },
  'GET /Texts/{language}/Export': get('Texts/de/Export?format=xliff12'),
  'POST /Texts/{language}/Import': async (_, turn) =>
    sendFile('POST', 'Texts/fr/Import?dryRun=1', 'fr.xlf', await exported('Texts/fr', 'xliff2', turn)),
  'POST /Texts/{language}/Undo': async (store, turn) => {
    const { Batch } = await saveTexts(store, turn);
    return send('POST', 'Texts/fr/Undo', { Batch });
  },
  'GET /Glossary/{language}': get('Glossary/fr'),
  'PUT /Glossary/{language}': (_, turn) => {
    const Terms = NUMBERS(2_000).map((index) => ({
      Term: `${index} `.padEnd(200, 't'),
      Translation: `${turn} ${index} `.padEnd(200, 'x')
    }));
    return send('PUT', 'Glossary/fr', { Terms }, { headers: ANY });
  }
};
