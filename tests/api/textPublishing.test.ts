import { beforeEach, describe, expect, it } from 'vitest';
import { dataOf, elementsOf } from '../../src/lib/ascdata/document.js';
import { translation } from '../../src/lib/ascdata/translations.js';
import { textsOf } from '../../src/lib/ascdata/texts/coverage.js';
import { registry } from '../../src/lib/datatypes/registry.js';
import type {
  EditorData,
  ProblemBody,
  PublicationBody,
  ReplacementBody,
  TextEventBody,
  TextsSaved,
  UndoableBatch
} from '../../src/lib/api.js';
import { enginesInFull } from '../store/engines.js';
import { ask, previewOf, sample, serverOfEach, upload, type Ask } from './harness.js';
import { Listener } from './live.js';
import { nextOf, replaced, sendReplacement, versionsOf } from './replacing.js';
import { dump, serveOn } from './things.js';
import { ELEMENTS, languagePerson, SIZE, textClient, TITLE } from './texts.js';

describe.each(enginesInFull)('the published texts of a widget on $name', (engine) => {
  const server = serverOfEach(() => serveOn(engine));
  let id: number;

  const { read, textOf, put, edited, saved, undone, add } = textClient(() => id);

  beforeEach(async () => {
    id = await upload(await sample({ elements: ELEMENTS }));
  });

  describe('publishing', () => {
    const publication = async (language = 'de') => {
      const response = await ask(`/api/Widgets/${id}/Texts/${language}/Publication`);
      return { tag: response.headers.get('etag') ?? '', body: (await response.json()) as PublicationBody };
    };
    const publish = async (tag = '*', options: Ask = {}) =>
      ask(`/api/Widgets/${id}/Texts/de/Publication`, { method: 'POST', headers: { 'if-match': tag }, ...options });
    const published = async () => {
      const response = await publish();
      if (response.status !== 200) throw new Error(await response.text());
      return (await response.json()) as TextsSaved;
    };
    const content = async () => (await (await ask(`/api/Widgets/${id}/Content`)).json()) as EditorData;
    /** The translation of each text as the product serves it; undefined: none. */
    const handedOut = async (language = 'de') =>
      elementsOf(dataOf((await content()).Source)).flatMap((element) =>
        textsOf(element, registry).map(({ key }) => translation(element, key, language))
      );
    const download = async (as = 'now') =>
      new Uint8Array(await (await ask(`/api/Widgets/${id}/Package?as=${as}`)).arrayBuffer());

    it('delivers saved texts only once it is done, and then wherever the definition is delivered', async () => {
      const before = await content();
      await saved(edited(await textOf('Title'), 'Überschrift'), edited(await textOf('Size', 'small'), 'klein'));
      expect(await content()).toEqual({ ...before, PreviewPath: expect.any(String) as string });
      await published();
      expect(await handedOut()).toEqual(['Überschrift', undefined, 'klein', undefined]);
      const file = await ask(`${await previewOf(id)}ascData.json`, { as: null });
      expect(await file.text()).toBe((await content()).Source);
      const { SpotVersion, PackageId, Version } = await content();
      expect([SpotVersion, PackageId, Version]).toEqual([before.SpotVersion, before.PackageId, before.Version]);
    });

    it('lists what it would change, and is refused if that has changed since', async () => {
      await saved(edited(await textOf('Title'), 'Überschrift'));
      const { tag, body } = await publication();
      expect(body.Texts).toEqual([
        { Element: 'Title', Kind: 'name', Source: 'Heading', Before: 'Titel', After: 'Überschrift', State: 'toReview' }
      ]);
      await saved(edited(await textOf('Size', 'small'), 'klein'));
      const before = await dump(server);
      const response = await publish(tag);
      expect([response.status, await response.json()]).toMatchObject([
        412,
        { code: 'publication-changed', current: { Texts: [{ Element: 'Title' }, { Element: 'Size' }] } }
      ]);
      expect((await publish('*', { headers: {} })).status).toBe(428);
      expect(await dump(server)).toBe(before);
      expect((await publish((await publication()).tag)).status).toBe(200);
      expect((await publication()).body.Texts).toEqual([]);
    });

    it('can leave out what is not reviewed, and lists exactly that', async () => {
      await saved(
        edited(await textOf('Title'), 'Überschrift'),
        edited(await textOf('Size', 'small'), 'klein', { State: 'reviewed' })
      );
      const path = `/api/Widgets/${id}/Texts/de/Publication?reviewed=true`;
      const listed = await ask(path);
      const { Texts } = (await listed.json()) as { Texts: { Element: string; State: string }[] };
      expect(Texts.map(({ Element, State }) => [Element, State])).toEqual([['Size', 'reviewed']]);
      const tag = listed.headers.get('etag') ?? '';
      expect((await publish(tag)).status).toBe(412);
      expect((await ask(path, { method: 'POST', headers: { 'if-match': tag } })).status).toBe(200);
      expect(await handedOut()).toEqual(['Titel', undefined, 'klein', undefined]);
      expect((await publication()).body.Texts.map(({ Element }) => Element)).toEqual(['Title']);
    });

    it('removes a text that was saved empty', async () => {
      await saved(edited(await textOf('Title'), ''));
      await published();
      expect(await handedOut()).toEqual([undefined, undefined, undefined, undefined]);
    });

    it('can be undone as a whole, which leaves a text that was saved since', async () => {
      const before = await content();
      await saved(edited(await textOf('Title'), 'Überschrift'));
      const { Batch } = await published();
      await saved(edited(await textOf('Title'), 'Kopf'));
      const response = await undone(Batch);
      expect([response.status, await response.json()]).toMatchObject([200, { Publication: true, Kept: 0 }]);
      expect((await content()).Source).toBe(before.Source);
      const { Events } = (await (await ask(`/api/Widgets/${id}/Texts/de/History?Element=Title&Kind=name`)).json()) as {
        Events: TextEventBody[];
      };
      expect(Events.map(({ Kind, Publication, Before, After }) => [Kind, Publication, Before, After])).toEqual([
        ['undo', true, 'Überschrift', null],
        ['save', undefined, 'Überschrift', 'Kopf'],
        ['publish', true, null, 'Überschrift'],
        ['save', undefined, null, 'Überschrift']
      ]);
      expect((await textOf('Title')).Text).toBe('Kopf');
    });

    it('is told apart from saves among what can be undone, each with the number of texts that Undo brings back', async () => {
      const as = await languagePerson('de', 'review');
      const [heading, , small] = (await read()).Texts;
      await put([edited(heading!, 'Überschrift'), edited(small!, 'klein')], { as });
      await publish('*', { as });
      await put([edited(await textOf('Title'), 'Kopf')], { as });
      const undoable = await ask(`/api/Widgets/${id}/Texts/de/Undo`, { as });
      const { Batches } = (await undoable.json()) as { Batches: UndoableBatch[] };
      expect(Batches.map(({ Count, Publication }) => [Count, Publication])).toEqual([
        [1, undefined],
        [2, true],
        [2, undefined]
      ]);
    });

    it('is only for reviewers of the language', async () => {
      await saved(edited(await textOf('Title'), 'Überschrift'));
      expect(
        (await publish('*', { as: await languagePerson('de', 'translate'), headers: { 'if-match': '*' } })).status
      ).toBe(403);
      expect(
        (await publish('*', { as: await languagePerson('fr', 'review'), headers: { 'if-match': '*' } })).status
      ).toBe(403);
      expect(
        (await publish('*', { as: await languagePerson('de', 'review'), headers: { 'if-match': '*' } })).status
      ).toBe(200);
    });

    it('is announced in the live streams', async () => {
      await saved(edited(await textOf('Title'), 'Überschrift'));
      const listener = await Listener.open(`Events?ids=${id}`);
      expect(await listener.next()).toEqual(['texts', { Id: id, Texts: 1, Published: 0 }]);
      expect((await listener.next())?.[0]).toBe('now');
      await published();
      expect(await listener.next()).toEqual(['texts', { Id: id, Texts: 2, Published: 1 }]);
      await listener.cut();
    });

    it('reaches the current download, which can be uploaded again without effect, but not the one as uploaded', async () => {
      const uploaded = await download('uploaded');
      await saved(edited(await textOf('Title'), 'Überschrift'));
      await published();
      expect(await download('uploaded')).toEqual(uploaded);
      const now = await download();
      expect(now).not.toEqual(uploaded);
      const rows = () => server.app.store.db.selectFrom('templates').selectAll().execute();
      const before = await rows();
      expect((await replaced(id, now)).same).toBe(true);
      expect(await upload(now)).toBe(id);
      expect(await rows()).toEqual(before);
    });

    it('stays in effect for the next package for texts that it still has', async () => {
      await saved(edited(await textOf('Title'), 'Überschrift'), edited(await textOf('Size', 'small'), 'klein'));
      await published();
      await replaced(id, await nextOf(id, [SIZE, { ...TITLE, Id: 'Top' }]), {
        mapping: [{ from: 'Title', to: 'Top' }]
      });
      expect(await handedOut()).toEqual([undefined, 'klein', undefined, 'Überschrift']);
    });

    it('works for a widget with many large texts, and for its next package', async () => {
      const large = Array.from({ length: 400 }, (_, at) => ({
        ...TITLE,
        Id: `Title${at}`,
        DisplayName: 'Heading'.repeat(80)
      }));
      id = await upload(await sample({ identifier: 'test.large', elements: large }));
      await saved(edited(await textOf('Title7'), 'Überschrift'));
      await published();
      expect((await handedOut())[7]).toBe('Überschrift');
      await replaced(id, await nextOf(id, large.slice(1)));
      expect((await handedOut())[6]).toBe('Überschrift');
    });

    it('ends for a language that is removed, and is in effect again once it is added', async () => {
      await saved(edited(await textOf('Title'), 'Überschrift'));
      await published();
      await ask(`/api/Widgets/${id}/Texts/de`, { method: 'DELETE' });
      expect(await handedOut()).toEqual([undefined, undefined, undefined, undefined]);
      await add('de');
      expect((await handedOut())[0]).toBe('Überschrift');
    });
  });

  describe('replacing the package', () => {
    it('moves texts, states and history to the new Id of an element, and back when the old version is restored', async () => {
      await saved(edited(await textOf('Title'), 'Überschrift', { State: 'reviewed' }));
      const before = (await read()).Texts;
      const next = await nextOf(id, [{ ...TITLE, Id: 'Top' }, SIZE]);
      await replaced(id, next, { mapping: [{ from: 'Title', to: 'Top' }] });
      expect(await textOf('Top')).toMatchObject({ Text: 'Überschrift', State: 'reviewed' });
      const history = await ask(`/api/Widgets/${id}/Texts/de/History?Element=Top&Kind=name`);
      expect(((await history.json()) as { Events: unknown[] }).Events).toHaveLength(1);
      const [version] = await versionsOf(id);
      await ask(`/api/Widgets/${id}/Versions/${version!.Id}/Restore`, { method: 'POST' });
      expect((await read()).Texts).toEqual(before);
    });

    it('lets two elements swap their Ids', async () => {
      const other = { ...TITLE, Id: 'Other', DisplayName: 'Other heading', Translations: undefined };
      await replaced(id, await nextOf(id, [TITLE, other]));
      await saved(edited(await textOf('Title'), 'Überschrift'), edited(await textOf('Other'), 'Andere'));
      await replaced(
        id,
        await nextOf(id, [
          { ...TITLE, Id: 'Other' },
          { ...other, Id: 'Title' }
        ]),
        {
          mapping: [
            { from: 'Title', to: 'Other' },
            { from: 'Other', to: 'Title' }
          ]
        }
      );
      expect([(await textOf('Other')).Text, (await textOf('Title')).Text]).toEqual(['Überschrift', 'Andere']);
    });

    const withGerman = (DisplayName: string) => ({ ...TITLE, Translations: { de: { DisplayName } } });

    it('takes the text of the package if nobody changed it here', async () => {
      await saved(edited(await textOf('Title'), 'Titel', { State: 'reviewed' }));
      const done = await replaced(id, await nextOf(id, [withGerman('Kopfzeile'), SIZE]));
      expect([done.textConflicts, await textOf('Title')]).toMatchObject([
        undefined,
        { Text: 'Kopfzeile', State: 'toReview' }
      ]);
    });

    it('gives a text its review back when the previous version is restored', async () => {
      await saved(edited(await textOf('Title'), 'Titel', { State: 'reviewed' }));
      const before = (await read()).Texts;
      await replaced(id, await nextOf(id, [withGerman('Kopfzeile'), SIZE]));
      const [version] = await versionsOf(id);
      await ask(`/api/Widgets/${id}/Versions/${version!.Id}/Restore`, { method: 'POST' });
      expect((await read()).Texts).toEqual(before);
    });

    const restoreNewest = async () => {
      const [version] = await versionsOf(id);
      const restored = await ask(`/api/Widgets/${id}/Versions/${version!.Id}/Restore`, { method: 'POST' });
      return (await restored.json()) as ReplacementBody;
    };

    it('keeps what was saved here if the package changed it too, and the dry run says so', async () => {
      await saved(edited(await textOf('Title'), 'Überschrift', { State: 'reviewed' }));
      const next = await nextOf(id, [withGerman('Kopfzeile'), SIZE]);
      const key = { language: 'de', element: 'Title', kind: 'name', source: 'Heading' };
      const conflicts = [{ ...key, before: 'Titel', ours: 'Überschrift', theirs: 'Kopfzeile' }];
      expect((await replaced(id, next, { query: '?dryRun=1' })).textConflicts).toMatchObject(conflicts);
      expect((await replaced(id, next)).textConflicts).toMatchObject(conflicts);
      expect(await textOf('Title')).toMatchObject({ Text: 'Überschrift', State: 'reviewed' });
    });

    it('takes the package’s text if a person chooses it, and returns ours when the previous version is restored', async () => {
      await saved(edited(await textOf('Title'), 'Überschrift', { State: 'reviewed' }));
      const before = (await read()).Texts;
      const theirs = [{ language: 'de', element: 'Title', kind: 'name' }];
      await replaced(id, await nextOf(id, [withGerman('Kopfzeile'), SIZE]), { texts: { theirs } });
      expect(await textOf('Title')).toMatchObject({ Text: 'Kopfzeile', State: 'toReview' });
      expect((await restoreNewest()).textConflicts).toBeUndefined();
      expect((await read()).Texts).toEqual(before);
    });

    it('takes the restored version’s text if a person chooses it', async () => {
      await replaced(id, await nextOf(id, [withGerman('Kopfzeile'), SIZE]));
      await saved(edited(await textOf('Title'), 'Überschrift', { State: 'reviewed' }));
      const conflict = { language: 'de', element: 'Title', kind: 'name' };
      const [version] = await versionsOf(id);
      const restored = await ask(`/api/Widgets/${id}/Versions/${version!.Id}/Restore`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ PackageTexts: [{ Language: 'de', Element: 'Title', Kind: 'name' }] })
      });
      expect(((await restored.json()) as ReplacementBody).textConflicts).toMatchObject([
        { ...conflict, before: 'Kopfzeile', ours: 'Überschrift', theirs: 'Titel' }
      ]);
      expect(await textOf('Title')).toMatchObject({ Text: 'Titel', State: 'toReview' });
    });

    const larger = (...Items: string[]) => [TITLE, { ...SIZE, Items, Value: { Selected: Items[0] } }];

    it('moves the text of a renamed entry as outdated, and back when the first version is restored', async () => {
      await saved(edited(await textOf('Size', 'very large'), 'sehr groß', { State: 'reviewed' }));
      const before = (await read()).Texts;
      const { renamedEntries } = await replaced(id, await nextOf(id, larger('small', 'very, very large')));
      const pair = { element: 'Size', before: 'very large', after: 'very, very large', isApart: false };
      expect(renamedEntries).toMatchObject([{ ...pair, name: { en: 'Font size' } }]);
      const moved = { Text: 'sehr groß', State: 'outdated', ReviewedSource: 'very large' };
      expect(await textOf('Size', 'very, very large')).toMatchObject(moved);
      await replaced(id, await nextOf(id, larger('small', 'very, very large!')));
      expect(await textOf('Size', 'very, very large!')).toMatchObject(moved);
      const oldest = (await versionsOf(id)).at(-1)!;
      await ask(`/api/Widgets/${id}/Versions/${oldest.Id}/Restore`, { method: 'POST' });
      expect((await read()).Texts).toEqual(before);
    });

    it('keeps the text of an entry separate if a person says that it was not renamed', async () => {
      await saved(edited(await textOf('Size', 'very large'), 'sehr groß'));
      const next = await nextOf(id, larger('small', 'very, very large'));
      const apart = [{ element: 'Size', entry: 'very large' }];
      expect((await replaced(id, next, { texts: { apart } })).renamedEntries).toMatchObject([{ isApart: true }]);
      const { Texts, Lost } = await read();
      expect([Texts.find(({ Entry }) => Entry === 'very, very large')?.Text, Lost]).toMatchObject([
        '',
        [{ Entry: 'very large', Text: 'sehr groß' }]
      ]);
      await restoreNewest();
      expect(await textOf('Size', 'very large')).toMatchObject({ Text: 'sehr groß' });
    });

    it.each([
      ['no JSON', 'theirs', 'json-invalid'],
      ['of another shape', '{"theirs":[{"element":"Title"}]}', 'body-invalid']
    ])('refuses choices that are %s', async (_what, texts, code) => {
      const response = await sendReplacement(id, await nextOf(id), { texts });
      expect([response.status, ((await response.json()) as ProblemBody).code]).toEqual([400, code]);
    });
  });
});
