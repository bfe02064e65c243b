import { describe, expect, it } from 'vitest';
import type { ImportBody } from '../../src/lib/api.js';
import { FileImport } from '../../src/lib/translations/fileImport.svelte.js';
import type { TextsClient } from '../../src/lib/translations/client.js';
import { ascdata, definition, useFolder, write } from '../cli/harness.js';
import { onlyEngine } from '../store/engines.js';
import { ask, form, sample, serverOfAll, upload } from './harness.js';
import { serveOn } from './things.js';
import { ELEMENTS, SIZE, TITLE } from './texts.js';

const csv = (target: string, language = 'de') =>
  `id,kind,source,target,language\nTitle,name,Heading,${target},${language}\n`;

const xliff = (unit: string, language = 'de') =>
  `<xliff version="2.0" srcLang="en" trgLang="${language}"><file id="test.widget"><unit id="name:Title">${unit}</unit></file></xliff>`;
const segment = (target: string) => `<segment><source>Heading</source><target>${target}</target></segment>`;

/** Windows-1252, as a German spreadsheet saves “CSV”. */
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

const utf16 = (text: string, isBig = false) => {
  const bytes = Buffer.from(text, 'utf16le');
  return new Uint8Array(isBig ? bytes.swap16() : bytes);
};

/** A file, and the text that both save, or the sentence with which both refuse it. */
const FILES: [what: string, file: string | Uint8Array, saved: string | undefined, refused?: string][] = [
  ['of the language', csv('Kopf'), 'Kopf'],
  ['of another language', csv('Titre', 'fr'), undefined, 'in French, not in German'],
  ['of another language in XLIFF', xliff(segment('Titre'), 'fr'), undefined, 'in French, not in German'],
  ['of a region', csv('Kopf', 'de-AT'), 'Kopf'],
  ['of a region, with an underscore', csv('Kopf', 'de_AT'), 'Kopf'],
  ['of the language in capitals', csv('Kopf', 'DE'), 'Kopf'],
  ['of no language', csv('Kopf', ''), 'Kopf'],
  ['in Windows-1252', latin(csv('Köpfe')), undefined, 'not valid UTF-8'],
  ['in UTF-8 with a byte order mark', `\uFEFF${csv('Köpfe')}`, 'Köpfe'],
  ['in UTF-16', utf16(`\uFEFF${csv('Köpfe')}`), 'Köpfe'],
  ['in UTF-16, the other way round', utf16(`\uFEFF${csv('Köpfe')}`, true), 'Köpfe'],
  ['in UTF-16 without a mark', utf16(csv('Köpfe')), undefined, 'not valid UTF-8'],
  ['in UTF-16, cut off', utf16(`\uFEFF${csv('Köpfe')}`).slice(0, -1), undefined, 'not valid UTF-16LE'],
  ['with a lost letter', csv('K\uFFFDpfe'), undefined, 'could not read a letter'],
  ['without content', '', undefined, 'not a translation file'],
  ['of something else', 'hello', undefined, 'not a translation file'],
  ['with a character that cannot be saved', csv('a\\u{1}b'), undefined, 'cannot be saved'],
  ['that is a list', JSON.stringify([{ element: 'Title', kind: 'name', target: 'Kopf' }]), 'Kopf'],
  ['that is no list', '{}', undefined, 'A list of texts in JSON'],
  ['with its separator', 'sep=;\r\nid;kind;source;target\r\nTitle;name;Heading;Kopf', 'Kopf'],
  [
    'with blank rows and columns',
    '\n;;;;;\n;id;kind;;source;target\n;;;;;;;\n;Title;name;;Heading;Kopf; ;\n;;\n',
    'Kopf'
  ],
  [
    'with a text beside its columns',
    'id,kind,source,target\nTitle,name,Heading,Kopf,,x',
    undefined,
    '(maximum|beyond|6 cells)'
  ],
  ['with line ends of every kind', 'id,kind,source,target\r\nSize,name,Font size,\rTitle,name,Heading,Kopf\n', 'Kopf'],
  ['in tabs', 'id\tkind\tsource\ttarget\nTitle\tname\tHeading\tKopf', 'Kopf'],
  ['with a formula that failed', csv('#NAME?'), undefined, 'A spreadsheet has replaced'],
  ['of half a text', xliff(`${segment('Kopf')}<segment><source>.</source></segment>`), 'Titel'],
  [
    'without the codes of a stretch',
    xliff(segment('<pc id="1">Kopf</pc>')),
    undefined,
    'which text “<pc id="1">” stands for'
  ],
  ['of another widget with these texts', xliff(segment('Kopf')).replace('test.widget', 'other'), 'Kopf']
];

describe('the command and the server give one verdict on a file', () => {
  const folder = useFolder();
  serverOfAll(() => serveOn(onlyEngine));

  it.each(FILES)('%s', async (what, content, saved, refused) => {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    const body = form(['file', bytes as Uint8Array<ArrayBuffer>]);
    const identifier = `test.${FILES.findIndex(([each]) => each === what)}`;
    const id = await upload(await sample({ identifier, elements: ELEMENTS }));
    const response = await ask(`/api/Widgets/${id}/Texts/de/Import`, {
      method: 'POST',
      body,
      headers: { 'if-match': '*' }
    });
    const answer = (await response.json()) as ImportBody & {
      detail?: string;
      line?: number;
      column?: number;
      cell?: number;
    };

    const text = definition(TITLE, SIZE).replace('"x"', '"test.widget"');
    const path = write(folder, `${what}/ascData.json`, text);
    const file = write(folder, `${what}/file`, bytes);
    const { code, err } = await ascdata(['i18n', 'import', path, file, '--language', 'de']);
    const exported = await ascdata(['i18n', 'export', path, '--language', 'de']);
    const [here] = JSON.parse(exported.out) as { target: string }[];

    expect([response.status, here?.target]).toEqual([refused === undefined ? 200 : 422, saved ?? 'Titel']);
    if (refused === undefined) {
      const { Texts } = (await (await ask(`/api/Widgets/${id}/Texts/de`)).json()) as { Texts: { Text: string }[] };
      expect([code === 2, Texts[0]?.Text]).toEqual([false, saved]);
    } else {
      const { detail = '', line, column, cell } = answer;
      expect([code, detail]).toEqual([2, expect.stringMatching(refused.replace(/[?"()<>=]/g, '.'))]);
      expect(err).toContain(detail);
      const place = cell === undefined ? `column ${column}` : `cell ${cell}`;
      if (line !== undefined) expect(err).toContain(`(line ${line}, ${place})`);
    }
  });
});

const LIMIT = { ...SIZE, Id: 'Limit', DisplayName: 'At most {max} lines', Items: ['1 row', 'Off'] };
const WRONG = 'translation-misencoded';

/** Translations in a file, by their source; what is found in them; and what the command exits with. */
const FOUND: [what: string, texts: Readonly<Record<string, string>>, found: readonly string[], code: number][] = [
  ['that is right', { Heading: 'Kopf', small: 'klein' }, [], 0],
  ['that lacks a placeholder', { 'At most {max} lines': 'Wenige Zeilen' }, ['translation-placeholder-missing'], 1],
  ['with another placeholder', { Heading: '{kopf}' }, ['translation-placeholder-added'], 1],
  ['in a wrong encoding', { Heading: 'GrÃ¶ÃŸe' }, [WRONG], 1],
  ['with two entries that read the same', { small: 'groß', 'very large': 'groß' }, ['translation-twice'], 1],
  ['with an entry that reads like one that stays', { 'very large': 'small' }, ['translation-twice'], 1],
  ['with another number', { '1 row': '2 Zeilen' }, ['translation-numbers'], 0],
  ['that ends with a space', { Heading: 'Kopf ' }, ['translation-blank-end'], 0],
  ['that reads like its source', { small: 'small' }, ['translation-same'], 0],
  ['of another source', { Title: 'Kopf {x}' }, ['translation-placeholder-added'], 1],
  ['whose text is here already', { Heading: 'Titel' }, [], 0]
];

describe('the dialog, the server and the command find the same in a file', () => {
  const folder = useFolder();
  serverOfAll(() => serveOn(onlyEngine));

  it('and answer in proportion to it, though each of its texts reads like the longest', async () => {
    const long = 'x'.repeat(9_000);
    const list = { ...SIZE, Value: long, Items: [long, ...Array.from({ length: 2_000 }, (_, at) => `Entry ${at}`)] };
    const rows = list.Items.map((entry) => `Size,entry,${entry},gleich,de\n`).join('');
    const bytes = new TextEncoder().encode(`id,kind,source,target,language\n${rows}`);
    const id = await upload(await sample({ identifier: 'test.long', elements: [TITLE, list] }));
    const response = await ask(`/api/Widgets/${id}/Texts/de/Import?dryRun=true`, {
      method: 'POST',
      body: form(['file', bytes])
    });
    const answer = await response.text();
    expect(answer.match(/translation-twice/g)).toHaveLength(2_000);
    expect(answer.length).toBeLessThan(20 * bytes.length);

    const path = write(folder, 'long/ascData.json', definition(TITLE, list));
    const file = write(folder, 'long/texts.csv', bytes);
    const { code, out } = await ascdata(['i18n', 'import', path, file, '--language', 'de']);
    expect(code).toBe(1);
    expect(out.length).toBeLessThan(20 * bytes.length);
  });

  it.each(FOUND)('%s', async (what, texts, found, expected) => {
    const elements = [...ELEMENTS, LIMIT];
    const keys = new Map([['Title', 'Title,name']]);
    for (const { Id, DisplayName } of elements) keys.set(DisplayName, `${Id},name`);
    for (const { Id, Items } of [SIZE, LIMIT]) for (const entry of Items) keys.set(entry, `${Id},entry`);
    const rows = Object.entries(texts).map(([source, target]) => `${keys.get(source)},${source},${target},de\n`);
    const bytes = new TextEncoder().encode(`id,kind,source,target,language\n${rows.join('')}`);
    const identifier = `test.found.${FOUND.findIndex(([each]) => each === what)}`;
    const id = await upload(await sample({ identifier, elements }));
    const response = await ask(`/api/Widgets/${id}/Texts/de/Import?dryRun=true`, {
      method: 'POST',
      body: form(['file', bytes])
    });
    const body = (await response.json()) as ImportBody;

    const dialog = new FileImport(
      'de',
      { compareFile: async () => ({ ok: true, value: body }) } as unknown as TextsClient,
      () => {
        throw new Error('There is no other widget.');
      }
    );
    await dialog.read(new File([bytes], 'texts.csv'));
    const [part] = dialog.found!.parts;

    const path = write(folder, `${what}/ascData.json`, definition(...elements));
    const file = write(folder, `${what}/texts.csv`, bytes);
    const { code, out } = await ascdata(['i18n', 'import', path, file, '--language', 'de']);
    const severities = [...out.matchAll(/^ {4}(error|warning|info): /gm)].map(([, severity]) => severity);

    const all = body.Texts.flatMap(({ Findings = [] }) => Findings);
    expect(all.map((each) => each.code)).toEqual(found);
    expect(part!.Texts.flatMap((text) => dialog.issuesOf(part!, text).map((issue) => issue.code))).toEqual(found);
    expect(severities).toEqual(all.map(({ severity }) => severity));
    expect([code, dialog.faulty > 0]).toEqual([expected, expected === 1]);
  });
});
