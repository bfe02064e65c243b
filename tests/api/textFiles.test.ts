import { beforeEach, describe, expect, it } from 'vitest';
import type { ImportBody, TextsUndone } from '../../src/lib/api.js';
import { readExchange } from '../../src/lib/exchange/read.js';
import type { ExchangeFile, ExchangeText } from '../../src/lib/exchange/types.js';
import { exportMark } from '../../src/lib/exchange/marks.js';
import { writeExchange } from '../../src/lib/exchange/write.js';
import { enginesInFull } from '../store/engines.js';
import { ask, form, sample, serverOfEach, upload, type Ask } from './harness.js';
import { nextOf, replaced } from './replacing.js';
import { dump, serveOn } from './things.js';
import { ELEMENTS, languagePerson, SIZE, textClient, TITLE } from './texts.js';

describe.each(enginesInFull)('files for translators on $name', (engine) => {
  const server = serverOfEach(() => serveOn(engine));
  let id: number;

  const { read, textOf, edited, saved, undone } = textClient(() => id);

  beforeEach(async () => {
    id = await upload(await sample({ elements: ELEMENTS }));
  });

  const exportAs = (format: string, options: Ask = {}) =>
    ask(`/api/Widgets/${id}/Texts/de/Export?format=${format}`, options);
  const exported = async (): Promise<ExchangeFile> => {
    const result = readExchange(await (await exportAs('xliff2')).text());
    if (!result.ok) throw new Error(result.problem.code);
    return result.file;
  };
  /** The file with changed texts, by source. */
  const translated = (file: ExchangeFile, texts: Record<string, Partial<ExchangeText>>): string => {
    const widgets = file.widgets.map((widget) => ({
      ...widget,
      texts: widget.texts.map((text) => ({ ...text, ...texts[text.source] }))
    }));
    return writeExchange({ ...file, widgets });
  };
  const send = (content: string | Uint8Array, query: string, { take, ...options }: Ask & { take?: unknown } = {}) => {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    const body = form(['de.xlf', bytes]);
    if (take !== undefined) body.append('take', JSON.stringify(take));
    return ask(`/api/Widgets/${id}/Texts/de/Import${query}`, { method: 'POST', body, ...options });
  };
  const compared = async (content: string, options: Ask = {}, query = '?dryRun=1') => {
    const response = await send(content, query, options);
    if (response.status !== 200) throw new Error(await response.text());
    return { tag: response.headers.get('etag') ?? '', body: (await response.json()) as ImportBody };
  };
  const imported = async (content: string, options: Ask & { take?: unknown } = {}) => {
    const response = await send(content, '', { headers: { 'if-match': '*' }, ...options });
    if (response.status !== 200) throw new Error(await response.text());
    return (await response.json()) as ImportBody;
  };
  const verdicts = ({ Texts }: ImportBody) =>
    Texts.map(({ Source, Verdict, State }) => `${Source}: ${Verdict}, ${State}`);

  describe('exported', () => {
    it.each([
      ['xliff12', 'application/x-xliff+xml', '1.2.xlf'],
      ['xliff2', 'application/xliff+xml', 'xlf'],
      ['csv', 'text/csv; charset=utf-8', 'csv']
    ])('as %s contain every text with its state, its place and its comments', async (format, media, ending) => {
      await saved(edited(await textOf('Size', 'small'), 'klein', { State: 'reviewed' }));
      const json = { Element: 'Title', Kind: 'name', Text: 'Too long.' };
      await ask(`/api/Widgets/${id}/Texts/de/Comments`, { method: 'POST', json });
      const response = await exportAs(format);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, media]);
      expect(response.headers.get('content-disposition')).toContain(`-de.${ending}"`);
      const result = readExchange(await response.text());
      expect(result).toMatchObject({
        ok: true,
        file: {
          language: 'de',
          widgets: [
            {
              texts: [
                { source: 'Heading', target: 'Titel', state: 'toReview', comments: ['ADMIN_API_KEY: Too long.'] },
                { source: 'Font size', target: '', state: 'toDo', where: 'Name of the setting “Size”' },
                { source: 'small', target: 'klein', state: 'reviewed', where: 'Entry of “Font size”' },
                { source: 'very large', target: '', state: 'toDo' }
              ]
            }
          ]
        }
      });
    });

    it('state when a text is visible', async () => {
      const hide = { Action: 'HIDE', TargetId: 'Size', Operator: '!=', Value: 'small' };
      id = await upload(
        await sample({ identifier: 'test.hides', elements: [{ ...TITLE, Options: { Conditions: [hide] } }, SIZE] })
      );
      const [heading, size] = (await exported()).widgets[0]!.texts;
      expect([heading?.where, size?.where]).toEqual([
        'Name of the setting “Title”; visible when Font size = small',
        'Name of the setting “Size”'
      ]);
    });

    it('mark a text as outdated if its source has changed since the review', async () => {
      await saved(edited(await textOf('Title'), 'Überschrift', { State: 'reviewed' }));
      await replaced(id, await nextOf(id, [{ ...TITLE, DisplayName: 'Main heading' }, SIZE]));
      const [widget] = (await exported()).widgets;
      expect(widget?.texts[0]).toMatchObject({ source: 'Main heading', target: 'Überschrift', state: 'outdated' });
    });
  });

  describe('imported', () => {
    it('unchanged have no effect, in each format', async () => {
      await saved(edited(await textOf('Size', 'small'), 'klein', { State: 'reviewed' }));
      for (const format of ['xliff12', 'xliff2', 'csv']) {
        const { body } = await compared(await (await exportAs(format)).text());
        expect([body.Format, body.Texts.map(({ Verdict }) => Verdict)]).toEqual([
          format,
          ['same', 'same', 'same', 'same']
        ]);
      }
    });

    it('from another installation are new where nobody ever saved a text, also unchanged', async () => {
      await saved(edited(await textOf('Size', 'small'), 'klein', { State: 'reviewed' }));
      const content = await (await exportAs('xliff2')).text();
      const bare = { ...TITLE, Translations: { de: {} } };
      id = await upload(await sample({ identifier: 'test.elsewhere', elements: [bare, SIZE] }));
      const verdictsHere = async () => verdicts((await compared(content)).body);
      expect(await verdictsHere()).toEqual([
        'Heading: new, toReview',
        'Font size: same, toDo',
        'small: new, reviewed',
        'very large: same, toDo'
      ]);
      expect((await imported(content)).Saved).toBe(2);
      // Somebody has removed it here since.
      await saved(edited(await textOf('Title'), ''));
      expect((await verdictsHere())[0]).toBe('Heading: same, toReview');
    });

    it('from another installation never pass as the same where the text here is another', async () => {
      await saved(edited(await textOf('Title'), 'Überschrift', { State: 'reviewed' }));
      const content = await (await exportAs('xliff2')).text();
      id = await upload(await sample({ identifier: 'test.elsewhere', elements: ELEMENTS }));
      const verdictHere = async () => verdicts((await compared(content)).body)[0];
      expect(await verdictHere()).toBe('Heading: changed, reviewed');
      await saved(edited(await textOf('Title'), 'Kopfzeile'));
      expect(await verdictHere()).toBe('Heading: conflicting, reviewed');
      await imported(content, { take: [{ Element: 'Title', Kind: 'name' }] });
      await saved(edited(await textOf('Title'), 'Rubrik'));
      expect(await verdictHere()).toBe('Heading: same, reviewed');
    });

    it('conflict where the file has no text any more and ours changed since', async () => {
      const content = translated(await exported(), { Heading: { target: '', state: 'toDo' } });
      await saved(edited(await textOf('Title'), 'Kopfzeile'));
      expect(verdicts((await compared(content)).body)[0]).toBe('Heading: conflicting, toDo');
      expect((await imported(content)).Saved).toBe(0);
      await imported(content, { take: [{ Element: 'Title', Kind: 'name' }] });
      expect((await textOf('Title')).Text).toBe('');
    });

    it('conflict where ours was reviewed since, and say so', async () => {
      const content = translated(await exported(), { Heading: { target: 'Rubrik', state: 'toReview' } });
      await saved(edited(await textOf('Title'), 'Titel', { State: 'reviewed' }));
      const [heading] = (await compared(content)).body.Texts;
      expect(heading).toMatchObject({ Verdict: 'conflicting', ReviewedSince: true, Here: { State: 'reviewed' } });
      expect((await imported(content)).Saved).toBe(0);
      expect((await textOf('Title')).State).toBe('reviewed');
    });

    it('in a dry run list what each text would become, and save nothing', async () => {
      const file = await exported();
      await saved(edited(await textOf('Size', 'small'), 'klein'));
      const before = await dump(server);
      const gone = { key: { element: 'Gone', kind: 'name' as const }, source: 'Gone', target: 'Weg', comments: [] };
      const [widget] = file.widgets;
      const content = translated(
        { ...file, widgets: [{ ...widget!, texts: [...widget!.texts, { ...gone, state: 'toReview' }] }] },
        {
          Heading: { target: 'Überschrift', state: 'reviewed' },
          'Font size': { target: 'Schriftgröße', state: 'toReview' },
          small: { target: 'winzig', state: 'toReview' }
        }
      );
      const { body } = await compared(content);
      expect(verdicts(body)).toEqual([
        'Heading: changed, reviewed',
        'Font size: new, toReview',
        'small: conflicting, toReview',
        'very large: same, toDo',
        'Gone: unknown, toReview'
      ]);
      expect([body.Unknown, body.Texts[2]?.Here]).toMatchObject([1, { Text: 'klein', By: 'ADMIN_API_KEY' }]);
      expect(await dump(server)).toBe(before);
    });

    it('are saved as one batch without the conflicting texts, and can be undone as one', async () => {
      const file = await exported();
      await saved(edited(await textOf('Size', 'small'), 'klein'));
      const before = (await read()).Texts;
      const content = translated(file, {
        Heading: { target: 'Überschrift', state: 'reviewed' },
        'Font size': { target: 'Schriftgröße', state: 'toReview' },
        small: { target: 'winzig', state: 'toReview' }
      });
      const { tag } = await compared(content);
      const { Saved, Batch = '' } = await imported(content, { headers: { 'if-match': tag } });
      expect(Saved).toBe(2);
      expect((await read()).Texts.map(({ Text, State }) => [Text, State])).toEqual([
        ['Überschrift', 'reviewed'],
        ['Schriftgröße', 'toReview'],
        ['klein', 'toReview'],
        ['', 'toDo']
      ]);
      const back = (await (await undone(Batch)).json()) as TextsUndone;
      expect([back.Kept, (await read()).Texts]).toEqual([0, before]);
    });

    it('bring a conflicting text if the one in the file is chosen', async () => {
      const content = translated(await exported(), { small: { target: 'winzig', state: 'toReview' } });
      await saved(edited(await textOf('Size', 'small'), 'klein'));
      expect((await imported(content)).Saved).toBe(0);
      expect((await imported(content, { take: [{ Element: 'Size', Kind: 'entry', Entry: 'small' }] })).Saved).toBe(1);
      expect((await textOf('Size', 'small')).Text).toBe('winzig');
    });

    it('leave a text alone that is empty in the file, and remove it if that is chosen', async () => {
      const content = translated(await exported(), { Heading: { target: ' ', state: 'toDo' } });
      const { body, tag } = await compared(content);
      expect(verdicts(body)[0]).toBe('Heading: removed, toDo');
      expect((await imported(content, { headers: { 'if-match': tag } })).Saved).toBe(0);
      expect((await textOf('Title')).Text).toBe('Titel');
      expect((await imported(content, { take: [{ Element: 'Title', Kind: 'name' }] })).Saved).toBe(1);
      expect(await textOf('Title')).toMatchObject({ Text: '', State: 'toDo' });
    });

    it('bring comments that are new here, with texts or alone, and undo removes them again', async () => {
      const said = async () => {
        const response = await ask(`/api/Widgets/${id}/Texts/de/Comments`);
        return ((await response.json()) as { Comments: { Text: string; By: string }[] }).Comments.map(
          ({ Text, By }) => `${By}: ${Text}`
        );
      };
      const json = { Element: 'Title', Kind: 'name', Text: 'Too long.' };
      await ask(`/api/Widgets/${id}/Texts/de/Comments`, { method: 'POST', json });
      const file = await exported();
      const heading = file.widgets[0]!.texts[0]!;
      // A tool has merged all notes.
      const [where, known] = [heading.where ?? '', heading.comments[0] ?? ''];
      const back = translated(file, {
        Heading: { comments: [known, `Rolf: Tina: ${known}`, `${where}\n${known}\nAnna: shorter?`] },
        small: { comments: ['Anna: or tiny?', 'Anna: or tiny?', ' '], target: 'klein' }
      });
      const { body } = await compared(back);
      expect(body.Texts.map(({ Source, Comments }) => [Source, Comments])).toEqual([
        ['Heading', ['Anna: shorter?']],
        ['Font size', undefined],
        ['small', ['Anna: or tiny?']],
        ['very large', undefined]
      ]);
      expect((await compared(back, {}, '?dryRun=1&comments=false')).body.Texts.some(({ Comments }) => Comments)).toBe(
        false
      );
      expect(await said()).toEqual(['ADMIN_API_KEY: Too long.']);
      const done = await imported(back);
      expect(done).toMatchObject({ Saved: 1, Commented: 2 });
      expect(await said()).toEqual([
        'ADMIN_API_KEY: Too long.',
        'ADMIN_API_KEY: Anna: shorter?',
        'ADMIN_API_KEY: Anna: or tiny?'
      ]);
      expect(await imported(back)).toMatchObject({ Saved: 0, Commented: 0 });
      expect(await (await undone(done.Batch!)).json()).toMatchObject({ Comments: 2, Kept: 0 });
      expect(await said()).toEqual(['ADMIN_API_KEY: Too long.']);
      const alone = await imported(translated(file, { small: { comments: ['Anna: or tiny?'] } }));
      expect(alone).toMatchObject({ Saved: 0, Commented: 1 });
      expect(await (await undone(alone.Batch!)).json()).toMatchObject({ Texts: [], Comments: 1 });
      expect((await undone('no-such-batch')).status).toBe(404);
    });

    it('bring comments without their control characters, and cut off at the limit', async () => {
      const file = await exported();
      await imported(translated(file, { small: { comments: [`a\u0001b\r\nc`, 'x'.repeat(5_000)] } }));
      const { Comments } = (await (await ask(`/api/Widgets/${id}/Texts/de/Comments`)).json()) as {
        Comments: { Text: string }[];
      };
      expect(Comments.map(({ Text }) => Text)).toEqual(['ab\nc', 'x'.repeat(4_000)]);
    });

    it('use an unknown text for the one chosen, to be reviewed unless both have the same source', async () => {
      const file = await exported();
      const [widget] = file.widgets;
      const ofOld = (element: string, source: string, target: string): ExchangeText => ({
        ...{ key: { element, kind: 'name' }, source, target, state: 'reviewed', comments: ['Anna: from before'] },
        hash: exportMark({ source, target, state: 'toReview' })
      });
      const texts = [ofOld('Top', 'Heading', 'Überschrift'), ofOld('Scale', 'Scale', 'Schriftgröße')];
      const back = writeExchange({ ...file, widgets: [{ ...widget!, texts }] });
      expect(verdicts((await compared(back)).body)).toEqual(['Heading: unknown, reviewed', 'Scale: unknown, reviewed']);
      const [title, size] = [await textOf('Title'), await textOf('Size')];
      const use = (from: string, { Element, Kind, Tag }: { Element: string; Kind: string; Tag: string }) => ({
        ...{ Element: from, Kind: 'name' },
        For: { Element, Kind, Tag }
      });
      const done = await imported(back, { take: [use('Top', title), use('Scale', size)] });
      expect(done).toMatchObject({ Saved: 2, Commented: 2 });
      expect([await textOf('Title'), await textOf('Size')]).toMatchObject([
        { Text: 'Überschrift', State: 'reviewed' },
        { Text: 'Schriftgröße', State: 'toReview' }
      ]);
      await undone(done.Batch!);
      expect(await textOf('Title')).toMatchObject({ Text: 'Titel', State: 'toReview' });
    });

    it.each([
      ['a text that is none of the widget’s', [{ Element: 'Gone', Tag: '' }], 400, 'text-unknown'],
      ['one text twice', [{ Element: 'Title' }, { Element: 'Title' }], 400, 'text-twice'],
      ['a text that is another by now', [{ Element: 'Title', Tag: 'another' }], 412, 'import-changed']
    ])('are refused for %s', async (_name, wanted, status, code) => {
      const file = await exported();
      const texts = wanted.map((_, at): ExchangeText => ({
        ...{ key: { element: `Old${at}`, kind: 'name' }, source: 'Old', target: 'Alt', state: 'toReview', comments: [] }
      }));
      const back = writeExchange({ ...file, widgets: [{ ...file.widgets[0]!, texts }] });
      const { Tag } = await textOf('Title');
      const take = wanted.map((each, at) => ({
        ...{ Element: `Old${at}`, Kind: 'name', For: { Kind: 'name', Tag, ...each } }
      }));
      const before = await dump(server);
      const response = await send(back, '', { headers: { 'if-match': '*' }, take });
      expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([status, code]);
      expect(await dump(server)).toEqual(before);
    });

    it('save nothing if they would change something other than in the dry run', async () => {
      const content = translated(await exported(), { Heading: { target: 'Überschrift', state: 'toReview' } });
      const { tag } = await compared(content);
      await saved(edited(await textOf('Title'), 'Kopf'));
      const before = await dump(server);
      const response = await send(content, '', { headers: { 'if-match': tag } });
      expect([response.status, await response.json()]).toMatchObject([
        412,
        { code: 'import-changed', current: { Texts: [{ Source: 'Heading', Verdict: 'conflicting' }, {}, {}, {}] } }
      ]);
      expect((await send(content, '')).status).toBe(428);
      expect(await dump(server)).toBe(before);
    });

    it('bring texts to be reviewed, whatever their state in the file, if it has an older source', async () => {
      const content = translated(await exported(), { 'Font size': { target: 'Schriftgröße', state: 'reviewed' } });
      await replaced(id, await nextOf(id, [TITLE, { ...SIZE, DisplayName: 'Size of text' }]));
      const { body } = await compared(content);
      expect(body.Texts[1]).toMatchObject({ Verdict: 'new', State: 'toReview', OtherSource: true });
    });

    it('bring texts to be reviewed if the file lacks the marks of an export', async () => {
      const { body } = await compared('id,kind,source,target,state\nTitle,name,Heading,Überschrift,reviewed\n');
      expect(verdicts(body)).toEqual(['Heading: changed, toReview']);
    });

    it('bring reviewed texts only for reviewers, who can choose to have them reviewed again', async () => {
      const content = translated(await exported(), {
        Heading: { state: 'reviewed' },
        small: { target: 'klein', state: 'reviewed' }
      });
      const heading = (body: ImportBody) => [verdicts(body)[0], verdicts(body)[2]];
      const reviewed = ['Heading: changed, reviewed', 'small: new, reviewed'];
      const toReview = ['Heading: same, toReview', 'small: new, toReview'];
      const as = await languagePerson('de', 'translate');
      expect(heading((await compared(content)).body)).toEqual(reviewed);
      expect(heading((await compared(content, {}, '?dryRun=1&toReview=1')).body)).toEqual(toReview);
      expect(heading((await compared(content, { as })).body)).toEqual(toReview);
      expect((await imported(content, { as })).Saved).toBe(1);
      expect((await textOf('Size', 'small')).State).toBe('toReview');
      const other = await languagePerson('fr', 'review');
      expect((await send(content, '?dryRun=1', { as: other })).status).toBe(403);
      expect((await exportAs('csv', { as: other })).status).toBe(200);
    });

    it('name the widget that the file does, if that is another and all its texts are here', async () => {
      const widgetOf = async (more: object) => {
        const file = await exported();
        const widgets = file.widgets.map((widget) => ({ ...widget, ...more }));
        return (await compared(writeExchange({ ...file, widgets }))).body.AssumedWidget;
      };
      expect(await widgetOf({})).toBeUndefined();
      expect(await widgetOf({ id: 'elsewhere', name: 'Board' })).toBe('Board');
    });

    it('may be for a region of the language', async () => {
      const { body } = await compared('id,kind,source,target,language\nTitle,name,Heading,Kopf,de-DE\n');
      expect([body.FileLanguage, verdicts(body)]).toEqual(['de-DE', ['Heading: changed, toReview']]);
    });
  });
});
