import { exportMark } from '../../src/lib/exchange/marks.js';
import type { ExchangeText } from '../../src/lib/exchange/types.js';
import { writeExchange } from '../../src/lib/exchange/write.js';
import type { TextsSaved } from '../../src/lib/api.js';
import { ask } from '../api/harness.js';
import { done, send, sendFile, type Largest } from './sending.js';
import { ALL_EVENTS, idOf, LONG_TEXTS, longText, NUMBERS, quotedText, type BigStore } from './store.js';

/** A file for the widget with long texts, with these texts. */
const fileOf = (language: string, texts: readonly Partial<ExchangeText>[]): Uint8Array => {
  const all = texts.map((text, index): ExchangeText => ({
    ...{ key: { element: idOf(index), kind: 'name' }, source: `Setting ${index}`, target: '' },
    ...{ state: 'toReview', comments: [], ...text }
  }));
  const widgets = [{ id: 'test.long', name: 'Long', texts: all }];
  return new TextEncoder().encode(writeExchange({ format: 'xliff2', language, widgets }));
};

const pathOf = ({ long }: BigStore, language = 'fr') => `Widgets/${long}/Texts/${language}`;

/** An import of all long texts, after its dry run. */
const sendTexts = async (store: BigStore, turn: number) => {
  const texts = NUMBERS(LONG_TEXTS).map((index) => ({ target: longText(index, turn), hash: 'none' }));
  const file = fileOf('fr', texts);
  const path = `${pathOf(store)}/Import`;
  const sent = sendFile('POST', `${path}?dryRun=1`, 'fr.xlf', file);
  const tried = await ask(`/api/${sent.path}`, sent.options);
  const headers = { 'if-match': tried.headers.get('etag') ?? '' };
  return sendFile('POST', path, 'fr.xlf', file, { headers });
};

/** Imports all long texts. @returns the batch */
const importTexts = async (store: BigStore, turn: number) =>
  (await done<Pick<TextsSaved, 'Batch'>>(await sendTexts(store, turn))).Batch;

const publish = async (store: BigStore) => {
  const path = `${pathOf(store)}/Publication`;
  const etag = (await ask(`/api/${path}`)).headers.get('etag') ?? '';
  return send('POST', path, undefined, { headers: { 'if-match': etag } });
};

/** As long as a comment can be, of the shortest lines; each begins as the others do. */
const manyLines = (end: string) => `${'a\n'.repeat(1_990)}${end}`;
const NOTED = 5;

async function noteLines(store: BigStore): Promise<void> {
  const path = `${pathOf(store)}/Comments`;
  const { Comments } = await done<{ Comments: object[] }>({ path });
  if (Comments.length > 0) return;
  for (const index of NUMBERS(NOTED)) {
    for (const at of NUMBERS(10)) {
      await done(send('POST', path, { Element: idOf(index), Kind: 'name', Text: `${'a\n'.repeat(999)}b${at}` }));
    }
  }
}

/** What long texts cost: many short ones are the largest request of each operation. */
export const longTexts: Record<string, Largest> = {
  'GET /Widgets/{id}/Texts/{language} of long texts': (store) => ({ path: pathOf(store) }),
  'GET /Widgets/{id}/Texts/{language}/Publication of long texts': async (store, turn) => {
    await importTexts(store, turn);
    return { path: `${pathOf(store)}/Publication` };
  },
  'POST /Widgets/{id}/Texts/{language}/Import of long texts': sendTexts,
  'GET /Widgets/{id}/Texts/{language}/Export of long texts': async (store, turn) => {
    await importTexts(store, turn);
    return { path: `${pathOf(store)}/Export?format=xliff12` };
  },
  'GET /Widgets/{id}/Texts/{language}/Export of very many texts': ({ many }) => ({
    path: `Widgets/${many}/Texts/pt/Export?format=xliff2`
  }),
  'POST /Widgets/{id}/Texts/{language}/Import of very many texts': async ({ many }, turn) => {
    const path = `Widgets/${many}/Texts/pt`;
    const file = await (await ask(`/api/${path}/Export?format=csv`)).text();
    const translated = file.replaceAll('"","to do"', `"text ${turn}","to do"`);
    return sendFile('POST', `${path}/Import?dryRun=1`, 'pt.csv', new TextEncoder().encode(translated));
  },
  'POST /Widgets/{id}/Texts/{language}/Undo of long texts': async (store, turn) =>
    send('POST', `${pathOf(store)}/Undo`, { Batch: await importTexts(store, turn) }),
  'POST /Widgets/{id}/Texts/{language}/Publication of long texts': async (store, turn) => {
    await importTexts(store, turn);
    return publish(store);
  },
  'POST /Widgets/{id}/Texts/{language}/Undo of a publication of long texts': async (store, turn) => {
    await importTexts(store, turn);
    const { Batch } = await done<TextsSaved>(await publish(store));
    return send('POST', `${pathOf(store)}/Undo`, { Batch });
  },
  'POST /Widgets/{id}/Texts/{language}/Import with comments of many lines': async (store) => {
    await noteLines(store);
    const comments = NUMBERS(50).map((at) => manyLines(`x${at}`));
    const file = fileOf('fr', Array<Partial<ExchangeText>>(NOTED).fill({ comments }));
    return sendFile('POST', `${pathOf(store)}/Import?dryRun=1`, 'fr.xlf', file);
  },
  'POST /Widgets/{id}/Texts/{language}/Import of texts with long histories': (store, turn) => {
    const texts = NUMBERS(ALL_EVENTS).map((index) => {
      const text = { source: `Setting ${index}`, target: quotedText(index, turn), state: 'toReview' as const };
      return { ...text, hash: exportMark(text) };
    });
    return sendFile('POST', `${pathOf(store, 'it')}/Import?dryRun=1`, 'it.xlf', fileOf('it', texts));
  }
};
