import { beforeAll, describe, expect, it } from 'vitest';
import { onlyEngine } from '../store/engines.js';
import { ask, form, NUMBER_ELEMENT, sample, serverOfAll, upload, userWith } from './harness.js';
import { dump, outcome, serveOn } from './things.js';
import { sendReplacement, setValues } from './replacing.js';
import { ELEMENTS, textClient } from './texts.js';

const BAD: [what: string, change: object, status: number, code: string][] = [
  ['an unknown element', { Element: 'Titel' }, 400, 'text-unknown'],
  ['a kind that the element has no text of', { Kind: 'pattern' }, 400, 'text-unknown'],
  ['an entry that is none', { Kind: 'entry', Entry: '__proto__' }, 400, 'text-unknown'],
  ['an unknown kind', { Kind: 'label' }, 400, 'body-invalid'],
  ['a text that is too long', { Text: 'a'.repeat(10_001) }, 400, 'body-invalid'],
  ['a control character', { Text: 'a\u0000' }, 400, 'body-invalid'],
  ['half a character', { Text: 'a\ud800' }, 400, 'body-invalid'],
  ['a state that is derived', { State: 'outdated' }, 400, 'body-invalid'],
  ['no tag', { Tag: undefined }, 400, 'body-invalid'],
  ['another tag', { Tag: 'of yesterday' }, 412, 'texts-changed']
];

/** Each code is twice the one before: the last would be a text of gigabytes. */
const DOUBLED = Array.from({ length: 30 }, (_, at) => `<ph id="${at + 1}"><x id="${at}"/><x id="${at}"/></ph>`).join(
  ''
);

describe('what is refused for the texts of a widget', () => {
  const server = serverOfAll(() => serveOn(onlyEngine));
  let id: number;

  const { textOf, edited, add } = textClient(() => id);

  beforeAll(async () => {
    id = await upload(await sample({ elements: ELEMENTS }));
  });

  it('a publication that makes ascData.json larger than can be read is refused, and publishes nothing', async () => {
    const Value = [{ Text: 'long '.repeat(2_094_000) }];
    const long = await upload(await sample({ identifier: 'test.long', elements: [{ ...ELEMENTS[0], Value }] }));
    const client = textClient(() => long);
    const publish = { method: 'POST', headers: { 'if-match': '*' } };
    const published = async (text: string) => {
      await client.saved(edited(await client.textOf('Title'), text));
      return outcome(`Widgets/${long}/Texts/de/Publication`, publish);
    };
    expect((await published('a'.repeat(9_999)))[0]).toBe(200);
    // As many characters in twice as many bytes.
    await client.saved(edited(await client.textOf('Title'), 'ä'.repeat(9_999)));
    const before = await dump(server);
    expect(await outcome(`Widgets/${long}/Texts/de/Publication`, publish)).toEqual([409, 'definition-too-large']);
    expect(await dump(server)).toBe(before);
  });

  it('a package that its texts make too long leaves nothing behind for the next one', async () => {
    const identifier = 'test.short';
    const short = await upload(await sample({ identifier, elements: ELEMENTS }));
    const client = textClient(() => short);
    await client.saved(edited(await client.textOf('Title'), 'ä'.repeat(9_999)));
    const publish = { method: 'POST', headers: { 'if-match': '*' } };
    expect((await outcome(`Widgets/${short}/Texts/de/Publication`, publish))[0]).toBe(200);
    const longer = { ...ELEMENTS[0], Value: [{ Text: 'long '.repeat(2_094_000) }] };
    const refused = await sendReplacement(short, await sample({ identifier, elements: [longer] }));
    expect(((await refused.json()) as { code: string }).code).toBe('definition-too-large');

    const next = await upload(await sample({ identifier: 'test.next', elements: [NUMBER_ELEMENT] }));
    expect((await ask(`/api/Widgets/${next}/Values`)).status).toBe(200);
    await setValues(next, { [NUMBER_ELEMENT.Id]: 5 });
  });

  describe('saves', () => {
    it.each(BAD)('refuse %s, and nothing of the request is saved', async (_what, change, status, code) => {
      const small = edited(await textOf('Size', 'small'), 'klein');
      const title = { ...edited(await textOf('Title'), 'Kopf'), ...change };
      const before = await dump(server);
      expect(await outcome(`Widgets/${id}/Texts/de`, { method: 'PUT', json: { Texts: [small, title] } })).toEqual([
        status,
        code
      ]);
      expect(await dump(server)).toBe(before);
    });

    it('refuse the same text twice, and an empty list', async () => {
      const title = edited(await textOf('Title'), 'Kopf');
      const refused = (Texts: unknown) => outcome(`Widgets/${id}/Texts/de`, { method: 'PUT', json: { Texts } });
      expect(await refused([title, title])).toEqual([400, 'text-twice']);
      expect(await refused([])).toEqual([400, 'body-invalid']);
    });
  });

  describe('languages', () => {
    it.each(['german', 'd', 'de_DE', '__proto__', 'constructor', '', 7])(
      'refuse the code %j with 400',
      async (code) => {
        const before = await dump(server);
        expect((await add(code)).status).toBe(400);
        expect(await dump(server)).toBe(before);
      }
    );

    it.each(['fr', '__proto__', 'constructor'])(
      'answer 404 for %s, which the widget does not have',
      async (language) => {
        expect(await outcome(`Widgets/${id}/Texts/${language}`)).toEqual([404, 'language-not-found']);
      }
    );
  });

  describe('the languages of a user', () => {
    it.each<[what: string, languages: unknown, code: string]>([
      ['no language', [{ Language: 'german', Level: 'review' }], 'language-invalid'],
      [
        'one twice',
        [
          { Language: 'de', Level: 'review' },
          { Language: 'DE', Level: 'translate' }
        ],
        'language-twice'
      ],
      ['no level', [{ Language: 'de' }], 'body-invalid'],
      ['another level', [{ Language: 'de', Level: 'write' }], 'body-invalid']
    ])('refuse %s', async (_what, languages, code) => {
      const { id: user } = await userWith();
      const before = await dump(server);
      const response = await ask(`/api/Users/${user}/Languages`, { method: 'PUT', json: { Languages: languages } });
      expect([response.status, await response.json()]).toMatchObject([400, { code }]);
      expect(await dump(server)).toBe(before);
    });
  });

  describe('files', () => {
    const send = (content: string | Uint8Array) => {
      const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
      const body = form(['de.xlf', bytes as Uint8Array<ArrayBuffer>]);
      return ask(`/api/Widgets/${id}/Texts/de/Import`, { method: 'POST', body, headers: { 'if-match': '*' } });
    };
    const xliff = (inner: string) => `<?xml version="1.0"?>\n<xliff version="1.2">${inner}</xliff>`;
    it.each<[string, string | Uint8Array, object]>([
      ['is no file for translators', 'hello', { code: 'file-broken', line: 1 }],
      ['breaks off', '<?xml version="1.0"?>\n<xliff version="1.2"><file', { code: 'file-broken', line: 2 }],
      ['has a document type', '<!DOCTYPE xliff>\n<xliff/>', { code: 'file-broken', line: 1, column: 1 }],
      ['has an entity', xliff('\n\n&nbsp;'), { code: 'file-broken', line: 4, column: 1 }],
      ['is not UTF-8', new Uint8Array([0x69, 0x64, 0xff]), { code: 'file-not-utf8' }],
      [
        'is French',
        'id,kind,source,target,language\nTitle,name,Heading,Titre,fr\n',
        { code: 'file-language', detail: 'The file contains texts in French, not in German. Nothing was imported.' }
      ],
      [
        'has a character that cannot be saved',
        'id,kind,source,target\nTitle,name,Heading,a\\u{1}b\n',
        { code: 'text-unusable' }
      ],
      [
        'has a text that is too long',
        `id,kind,source,target\nTitle,name,Heading,${'x'.repeat(10_001)}\n`,
        { code: 'text-unusable', line: 2, cell: 1 }
      ],
      [
        'has a source that is too long',
        `id,kind,source,target\nTitle,name,${'x'.repeat(10_001)},Kopf\n`,
        { code: 'text-unusable', line: 2, cell: 1 }
      ],
      [
        'has codes that contain each other many times over',
        xliff(
          `<file original="a"><body>\n<trans-unit id="name:Title"><source><ph id="0">aaaa</ph>${DOUBLED}</source></trans-unit></body></file>`
        ),
        { code: 'file-broken', line: 3 }
      ]
    ])('are refused as a whole when the file %s', async (_what, content, problem) => {
      const before = await dump(server);
      const response = await send(content);
      expect([response.status, await response.json()]).toMatchObject([422, problem]);
      expect(await dump(server)).toBe(before);
    });

    it('may have 10 MB', async () => {
      const response = await send('x'.repeat(10 * 1024 ** 2 + 1));
      expect(response.status).toBe(413);
    });
  });
});
