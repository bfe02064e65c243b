import { beforeEach, describe, expect, it } from 'vitest';
import type { ImportBody, LanguageImportBody, LanguageUndone, TextsBody, UndoableBatch } from '../../src/lib/api.js';
import { readExchange } from '../../src/lib/exchange/read.js';
import { writeExchange } from '../../src/lib/exchange/write.js';
import { enginesInFull } from '../store/engines.js';
import { ask, form, sample, serverOfEach, upload, userWith, type Ask } from './harness.js';
import { languagePerson, SIZE, TITLE } from './texts.js';
import { dump, made, serveOn } from './things.js';

/** Two widgets, each with a heading; the second one is in a group. */
describe.each(enginesInFull)('a file of all widgets in a language on $name', (engine) => {
  const server = serverOfEach(() => serveOn(engine));
  let one: number;
  let two: number;

  beforeEach(async () => {
    one = await upload(await sample({ identifier: 'test.one', elements: [TITLE, SIZE] }), 'one.dash.zip');
    two = await upload(await sample({ identifier: 'test.two', elements: [TITLE] }), 'two.dash.zip');
  });

  const exported = async (format: string, options: Ask = {}): Promise<string> => {
    const response = await ask(`/api/Texts/de/Export?format=${format}`, options);
    expect(response.status).toBe(200);
    return response.text();
  };
  /** The same file with another German heading everywhere. */
  const headed = (content: string, target: string): string => {
    const result = readExchange(content);
    if (!result.ok) throw new Error(result.problem.code);
    const widgets = result.file.widgets.map((widget) => ({
      ...widget,
      texts: widget.texts.map((text) =>
        text.source === 'Heading' ? { ...text, target, state: 'reviewed' as const } : text
      )
    }));
    return writeExchange({ ...result.file, widgets });
  };
  const send = (content: string, query: string, { take, ...options }: Ask & { take?: unknown } = {}) => {
    const body = form(['de.xlf', new TextEncoder().encode(content)]);
    if (take !== undefined) body.append('take', JSON.stringify(take));
    return ask(`/api/Texts/de/Import${query}`, { method: 'POST', body, ...options });
  };
  const body = async (response: Response): Promise<LanguageImportBody> => {
    if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
    return (await response.json()) as LanguageImportBody;
  };
  const texts = async (id: number) => ((await (await ask(`/api/Widgets/${id}/Texts/de`)).json()) as TextsBody).Texts;
  const heading = async (id: number) => (await texts(id)).find(({ Source }) => Source === 'Heading')!;

  it.each(['xliff12', 'xliff2', 'csv'])(
    'is exported as %s with each widget once, and changes nothing when imported again',
    async (format) => {
      const content = await exported(format);
      const result = readExchange(content);
      expect(result.ok && result.file.widgets.map(({ id, texts: all }) => [id, all.length])).toEqual([
        ['test.one', 4],
        ['test.two', 1]
      ]);
      const { Widgets, OtherWidgets } = await body(await send(content, '?dryRun=1'));
      expect([Widgets.map(({ Texts }) => Texts.every(({ Verdict }) => Verdict === 'same')), OtherWidgets]).toEqual([
        [true, true],
        []
      ]);
    }
  );

  it('imported for one of them says which others it has texts of, and where it comes from another language', async () => {
    const compared = async (content: string, id: number) => {
      const upload = form(['de.xlf', new TextEncoder().encode(content)]);
      const path = `/api/Widgets/${id}/Texts/de/Import?dryRun=1`;
      return (await (await ask(path, { method: 'POST', body: upload })).json()) as ImportBody;
    };
    const content = headed(await exported('xliff2'), 'Überschrift');
    expect(await compared(content, one)).toMatchObject({ Further: { Count: 1, Names: ['two'] } });
    const alone = await (await ask(`/api/Widgets/${two}/Texts/de/Export?format=xliff2`)).text();
    expect(await compared(alone, two)).not.toHaveProperty('Further');
    expect(await compared(content, one)).not.toHaveProperty('OtherSourceLanguage');
    const french = content.replace('srcLang="en"', 'srcLang="fr"').replaceAll('>Heading<', '>Titre<');
    const { OtherSourceLanguage, Texts } = await compared(french, one);
    expect([OtherSourceLanguage, Texts[0]!.Verdict]).toEqual(['fr', 'conflicting']);
    expect(await body(await send(french, '?dryRun=1'))).toMatchObject({
      OtherSourceLanguage: 'fr',
      Widgets: [{ Texts: [{ Verdict: 'conflicting' }, {}, {}, {}] }, { Texts: [{ Verdict: 'conflicting' }] }]
    });
  });

  it('lists in a dry run what it would change in each widget, and is saved as one batch with one undo', async () => {
    const content = headed(await exported('xliff2'), 'Überschrift');
    const before = await dump(server);
    const tried = await send(content, '?dryRun=1');
    const { Widgets } = await body(tried);
    expect(Widgets.map(({ Id, Texts }) => [Id, Texts.filter(({ Verdict }) => Verdict === 'changed').length])).toEqual([
      [one, 1],
      [two, 1]
    ]);
    expect(await dump(server)).toBe(before);

    const tag = tried.headers.get('etag') ?? '';
    const { Saved, Batch } = await body(await send(content, '', { headers: { 'if-match': tag } }));
    expect([Saved, (await heading(one)).Text, (await heading(two)).State]).toEqual([2, 'Überschrift', 'reviewed']);
    const undone = await ask('/api/Texts/de/Undo', { method: 'POST', json: { Batch } });
    expect((await undone.json()) as LanguageUndone).toMatchObject({ Undone: 2, Kept: 0 });
    expect([(await heading(one)).Text, (await heading(two)).Text]).toEqual(['Titel', 'Titel']);
  });

  it('can be undone later by the user who imported it, who is offered that until it is undone', async () => {
    const [as, other] = [await languagePerson('de', 'review'), await languagePerson('de', 'review')];
    const undoable = async (id: number, key: string) => {
      const response = await ask(`/api/Widgets/${id}/Texts/de/Undo`, { as: key });
      return ((await response.json()) as { Batches: UndoableBatch[] }).Batches.map(({ Batch, InAll }) => [
        Batch,
        InAll
      ]);
    };
    const content = headed(await exported('xliff2', { as }), 'Überschrift');
    const { Batch } = await body(await send(content, '', { headers: { 'if-match': '*' }, as }));
    const { Element, Kind, Tag } = (await texts(one)).find(({ Source }) => Source === 'small')!;
    const Texts = [{ Element, Kind, Entry: 'small', Tag, Text: 'klein', State: 'toReview' }];
    const saved = await ask(`/api/Widgets/${one}/Texts/de`, { method: 'PUT', json: { Texts }, as });
    const { Batch: own } = (await saved.json()) as { Batch: string };
    expect(await undoable(one, as)).toEqual([
      [own, undefined],
      [Batch, true]
    ]);
    expect([await undoable(two, as), await undoable(one, other)]).toEqual([[[Batch, true]], []]);
    await ask('/api/Texts/de/Undo', { method: 'POST', json: { Batch }, as });
    expect([await undoable(one, as), await undoable(two, as)]).toEqual([[[own, undefined]], []]);
  });

  it('is refused with 412 and what it would change now if somebody has saved in a widget since the dry run', async () => {
    const content = headed(await exported('xliff2'), 'Überschrift');
    const tag = (await send(content, '?dryRun=1')).headers.get('etag') ?? '';
    const { Element, Kind, Tag } = await heading(two);
    const Texts = [{ Element, Kind, Tag, Text: 'Kopf', State: 'toReview' }];
    await ask(`/api/Widgets/${two}/Texts/de`, { method: 'PUT', json: { Texts } });
    const refused = await send(content, '', { headers: { 'if-match': tag } });
    expect([refused.status, (await heading(one)).Text]).toEqual([412, 'Titel']);
    const { current } = (await refused.json()) as { current: LanguageImportBody };
    expect(current.Widgets[1]?.Texts[0]?.Verdict).toBe('conflicting');

    const take = [{ Widget: two, Element, Kind }];
    const { Saved } = await body(await send(content, '', { headers: { 'if-match': '*' }, take }));
    expect([Saved, (await heading(two)).Text]).toEqual([2, 'Überschrift']);
  });

  it('leaves out widgets that do not exist here, and names them', async () => {
    const content = headed(await exported('xliff2'), 'Überschrift').replaceAll('test.two', 'test.elsewhere');
    const { Widgets, OtherWidgets } = await body(await send(content, '?dryRun=1'));
    expect([Widgets.map(({ Id }) => Id), OtherWidgets.length]).toEqual([[one], 1]);
  });

  it('contains only what the user may see, and can be imported only by translators of the language', async () => {
    const content = headed(await exported('xliff2'), 'Überschrift');
    const { Id: group } = await made('WidgetGroups', { Name: 'Drafts' });
    await ask(`/api/Widgets/${two}`, { method: 'PATCH', json: { WidgetGroupId: group } });
    const reader = await userWith();
    expect(await exported('csv', { as: reader.key })).not.toContain('test.two');
    expect((await send(content, '?dryRun=1', { as: reader.key })).status).toBe(403);
    const french = await languagePerson('fr', 'review');
    expect((await send(content, '?dryRun=1', { as: french })).status).toBe(403);
    const translator = await languagePerson('de', 'translate');
    const { Widgets } = await body(await send(content, '?dryRun=1', { as: translator }));
    // The texts of a widget that the translator may not see come without its name.
    expect(Widgets.map(({ Id, Name }) => [Id, Name])).toEqual([
      [one, 'one'],
      [two, 'test.two']
    ]);
    expect(Widgets.flatMap(({ Texts }) => Texts.map(({ State }) => State))).not.toContain('reviewed');
  });

  it.each([
    ['de.xlf', '<?xml version="1.0"?>\n<xliff version="2.0"><file', 422],
    ['a text', 'nothing', 422]
  ])('is refused if it is broken, and changes nothing: %s', async (_name, content, status) => {
    const before = await dump(server);
    expect((await send(content, '', { headers: { 'if-match': '*' } })).status).toBe(status);
    expect(await dump(server)).toBe(before);
  });
});
