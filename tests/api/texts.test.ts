import { beforeEach, describe, expect, it } from 'vitest';
import type { TextSave, TextsSaved, TextsUndone, UndoableBatch } from '../../src/lib/api.js';
import { removeOldEvents } from '../../src/lib/server/translations/oldEvents.js';
import { enginesInFull } from '../store/engines.js';
import { adminSession, ask, sample, serverOfEach, upload, userWith } from './harness.js';
import { Listener } from './live.js';
import { nextOf, replaced } from './replacing.js';
import { dump, made, outcome, serveOn } from './things.js';
import { ELEMENTS, languagePerson, SIZE, textClient, TITLE } from './texts.js';
import { variant } from './widgetGroups.js';

describe.each(enginesInFull)('the texts of a widget on $name', (engine) => {
  const server = serverOfEach(() => serveOn(engine));
  let id: number;

  const { read, textOf, put, edited, saved, undone, languages, add } = textClient(() => id);

  const undoable = async (as: string) =>
    (await (await ask(`/api/Widgets/${id}/Texts/de/Undo`, { as })).json()) as { Batches: UndoableBatch[] };

  beforeEach(async () => {
    id = await upload(await sample({ elements: ELEMENTS }));
  });

  it('are those of the form, in its order, and those that the package brings are to be reviewed', async () => {
    const { Language, Texts } = await read();
    expect(Language).toBe('de');
    expect(
      Texts.map(({ Element, Kind, Entry, Source, Text, State }) => [Element, Kind, Entry, Source, Text, State])
    ).toEqual([
      ['Title', 'name', undefined, 'Heading', 'Titel', 'toReview'],
      ['Size', 'name', undefined, 'Font size', '', 'toDo'],
      ['Size', 'entry', 'small', 'small', '', 'toDo'],
      ['Size', 'entry', 'very large', 'very large', '', 'toDo']
    ]);
  });

  it('are counted by state for each language', async () => {
    await saved(edited(await textOf('Size', 'small'), 'klein', { State: 'reviewed' }));
    const { Revision, Languages } = await languages();
    expect([Revision, Languages]).toEqual([
      1,
      [{ Language: 'de', Total: 4, ToDo: 2, ToReview: 1, Reviewed: 1, Outdated: 0, Unpublished: 1, Level: 'review' }]
    ]);
  });

  it('that may stay as they are inherit their source, are counted once and not to do, and can be translated', async () => {
    const waits = { ...SIZE, Items: ['30 min', 'long'], Value: 'long' };
    id = await upload(await sample({ identifier: 'test.units', elements: [TITLE, waits] }));
    expect(await textOf('Size', '30 min')).toMatchObject({ State: 'toDo', Fallback: '30 min' });
    expect((await languages()).Languages[0]).toMatchObject({ Total: 4, ToDo: 2 });
    await saved(edited(await textOf('Size', '30 min'), '30 Min.'));
    expect((await languages()).Languages[0]).toMatchObject({ Total: 4, ToDo: 2, ToReview: 2 });
  });

  it('of an element that no Values show are marked as such, and not counted', async () => {
    const never = [
      { Action: 'HIDE', TargetId: 'Size', Operator: '!=', Value: 'huge' },
      { Action: 'HIDE', TargetId: 'Size', Operator: '!=', Value: 'tiny' }
    ];
    const hidden = { ...TITLE, Id: 'Hidden', Options: { Conditions: never } };
    await replaced(id, await nextOf(id, [...ELEMENTS, hidden]));
    const { Texts, NeverShown } = await read();
    expect([Texts.map(({ Element }) => Element).includes('Hidden'), NeverShown]).toEqual([true, ['Hidden']]);
    expect((await languages()).Languages[0]).toMatchObject({ Total: 4, ToDo: 3, ToReview: 1 });
  });

  it('are saved together, with who saved them and when', async () => {
    const { Texts, Batch } = await saved(
      edited(await textOf('Title'), 'Überschrift', { State: 'reviewed' }),
      edited(await textOf('Size', 'small'), 'klein')
    );
    expect(Batch).not.toBe('');
    expect(Texts.map(({ Text, State, By }) => [Text, State, By])).toEqual([
      ['Überschrift', 'reviewed', 'ADMIN_API_KEY'],
      ['klein', 'toReview', 'ADMIN_API_KEY']
    ]);
    expect((await read()).Texts.filter(({ At }) => At !== undefined)).toEqual(Texts);
  });

  it('belong to the template: all its widgets share them', async () => {
    const { Id: other } = await variant(id, {});
    await saved(edited(await textOf('Title'), 'Überschrift'));
    expect((await read('de', other)).Texts[0]?.Text).toBe('Überschrift');
  });

  it('saved empty are to do, even if the package has one and they are marked as reviewed', async () => {
    const { Texts } = await saved(edited(await textOf('Title'), '', { State: 'reviewed' }));
    expect([Texts[0]?.Text, Texts[0]?.State]).toEqual(['', 'toDo']);
  });

  it('are outdated once their source has changed, and name the source they were reviewed for', async () => {
    await saved(
      edited(await textOf('Title'), 'Überschrift', { State: 'reviewed', Accept: 'same-as-source no-digits' })
    );
    expect((await textOf('Title')).Accepted).toEqual(['same-as-source', 'no-digits']);
    await replaced(id, await nextOf(id, [{ ...TITLE, DisplayName: 'Main heading' }, SIZE]));
    const text = await textOf('Title');
    expect([text.State, text.ReviewedSource, text.Source, text.Text, text.Accepted]).toEqual([
      'outdated',
      'Heading',
      'Main heading',
      'Überschrift',
      undefined
    ]);
    const { Texts } = await saved(edited(text, 'Überschrift', { State: 'reviewed' }));
    expect([Texts[0]?.State, Texts[0]?.ReviewedSource]).toEqual(['reviewed', undefined]);
  });

  it('that are to review name the source they were saved for, until they are saved for the new one', async () => {
    await saved(edited(await textOf('Title'), 'Überschrift'));
    await replaced(id, await nextOf(id, [{ ...TITLE, DisplayName: 'Main heading' }, SIZE]));
    const text = await textOf('Title');
    expect([text.State, text.FormerSource]).toEqual(['toReview', 'Heading']);
    const { Texts } = await saved(edited(text, 'Hauptüberschrift'));
    expect([Texts[0]?.Text, Texts[0]?.FormerSource]).toEqual(['Hauptüberschrift', undefined]);
  });

  it('keep accepted findings until the text changes', async () => {
    const accepted = async (Text: string, more: Partial<TextSave> = {}) =>
      (await saved(edited(await textOf('Title'), Text, more))).Texts[0]?.Accepted;
    expect(await accepted('Heading', { Accept: 'translation-same' })).toEqual(['translation-same']);
    expect(await accepted('Heading', { State: 'reviewed' })).toEqual(['translation-same']);
    expect(await accepted('Heading', { Accept: 'translation-numbers' })).toEqual(['translation-numbers']);
    expect(await accepted('Überschrift')).toBeUndefined();
  });

  it('stay when their element is gone, are listed separately, and are back with the element', async () => {
    await saved(edited(await textOf('Size', 'small'), 'klein'));
    await replaced(id, await nextOf(id, [TITLE]), { mapping: [{ from: 'Size', to: null }] });
    const { Texts, Lost } = await read();
    expect([Texts.length, Lost]).toMatchObject([
      1,
      [{ Element: 'Size', Kind: 'entry', Entry: 'small', Source: 'small', Text: 'klein' }]
    ]);
    await replaced(id, await nextOf(id, ELEMENTS));
    expect((await textOf('Size', 'small')).Text).toBe('klein');
  });

  it('of a region fall back to the text of the language, and are not counted as to do if it has one', async () => {
    expect((await add('de-at')).status).toBe(201);
    const { Texts } = await read('de-AT');
    expect(Texts.map(({ Text, State, Fallback }) => [Text, State, Fallback])).toEqual([
      ['', 'toDo', 'Titel'],
      ['', 'toDo', undefined],
      ['', 'toDo', undefined],
      ['', 'toDo', undefined]
    ]);
    expect((await languages()).Languages.find(({ Language }) => Language === 'de-AT')).toMatchObject({
      ToDo: 3,
      Total: 4
    });
  });

  describe('two people at once', () => {
    it('do not overwrite each other: the second save is refused with what is there, and nothing of it is saved', async () => {
      const [title, small] = [await textOf('Title'), await textOf('Size', 'small')];
      await saved(edited(title, 'Überschrift'));
      const before = await dump(server);
      const response = await put([edited(title, 'Kopf'), edited(small, 'klein')]);
      expect([response.status, await response.json()]).toMatchObject([
        412,
        { code: 'texts-changed', current: { Language: 'de', Texts: [{ Element: 'Title', Text: 'Überschrift' }] } }
      ]);
      expect(await dump(server)).toBe(before);
    });

    it('can save different texts', async () => {
      const [title, small] = [await textOf('Title'), await textOf('Size', 'small')];
      await saved(edited(title, 'Überschrift'));
      await saved(edited(small, 'klein'));
      expect([(await textOf('Title')).Text, (await textOf('Size', 'small')).Text]).toEqual(['Überschrift', 'klein']);
    });

    it('and a replacement in the meantime: a text for an old source is refused with the new source', async () => {
      const title = await textOf('Title');
      await replaced(id, await nextOf(id, [{ ...TITLE, DisplayName: 'Main heading' }, SIZE]));
      const response = await put([edited(title, 'Überschrift', { State: 'reviewed' })]);
      expect([response.status, await response.json()]).toMatchObject([
        412,
        { current: { Texts: [{ Source: 'Main heading' }] } }
      ]);
    });

    it('are told of each other’s saves by the stream, whichever widget of the template they have open', async () => {
      const { Id: other } = await variant(id, {});
      const listener = await Listener.open(`Events?ids=${other}`);
      expect((await listener.next())?.[0]).toBe('now');
      await saved(edited(await textOf('Title'), 'Überschrift'));
      expect(await listener.next()).toEqual(['texts', { Id: other, Texts: 1, Published: 0 }]);
      await listener.cut();
      const later = await Listener.open(`Events?ids=${id}`);
      expect(await later.next()).toEqual(['texts', { Id: id, Texts: 1, Published: 0 }]);
      await later.cut();
    });

    it('are told of another package too, even if only a source has changed', async () => {
      const listener = await Listener.open(`${id}/Events`);
      expect((await listener.next())?.[0]).toBe('now');
      const before = await read();
      await replaced(id, await nextOf(id, [{ ...TITLE, DisplayName: 'Main heading' }, SIZE]));
      expect(await listener.next()).toMatchObject(['texts', { Texts: before.Revision + 1 }]);
      await listener.cut();
      const after = await read();
      expect([after.Revision, after.Texts[0]?.Source]).toEqual([before.Revision + 1, 'Main heading']);
    });
  });

  describe('that were saved', () => {
    it('can be undone together, and the undo can be undone', async () => {
      const before = (await read()).Texts;
      const { Batch } = await saved(
        edited(before[0]!, 'Überschrift'),
        edited(before[2]!, 'klein', { State: 'reviewed' })
      );
      const after = (await read()).Texts;
      const back = (await (await undone(Batch)).json()) as TextsUndone;
      expect([back.Kept, back.Texts.length, (await read()).Texts]).toEqual([0, 2, before]);
      await undone(back.Batch);
      expect((await read()).Texts).toEqual(after);
    });

    it('can be undone by their person one by one, back to the first of many of one text', async () => {
      const as = await languagePerson('de', 'translate');
      const { Batches: none } = await undoable(as);
      const texts = Array.from({ length: 45 }, (_each, index) => `Titel ${index}`);
      for (const text of texts) expect((await put([edited(await textOf('Title'), text)], { as })).status).toBe(200);
      let steps = 0;
      for (let { Batches } = await undoable(as); Batches.length > 0; { Batches } = await undoable(as)) {
        for (const { Batch } of Batches) {
          await undone(Batch, { as });
          steps += 1;
          expect((await textOf('Title')).Text).toBe(texts[texts.length - 1 - steps] ?? 'Titel');
        }
      }
      expect([none, steps]).toEqual([[], 45]);
    });

    it('and have changed since stay as they are at an undo', async () => {
      const first = (await read()).Texts;
      const { Batch } = await saved(edited(first[0]!, 'Überschrift'), edited(first[2]!, 'klein'));
      await saved(edited(await textOf('Title'), 'Kopf'));
      const back = (await (await undone(Batch)).json()) as TextsUndone;
      expect([back.Kept, (await textOf('Title')).Text, (await textOf('Size', 'small')).Text]).toEqual([1, 'Kopf', '']);
    });

    it('have the newest 100 events of each text, and what replacements did', async () => {
      await saved(edited(await textOf('Title'), 'Überschrift'), edited(await textOf('Size', 'small'), 'klein'));
      const { db } = server.app.store;
      const [first, other] = await db.selectFrom('text_events').selectAll().orderBy('id').execute();
      // Inserted, each gets its own.
      const event = { ...first!, id: undefined };
      const replacement = { ...event, kind: 'replace' as const };
      const events = Array.from({ length: 2_400 }, (_each, index) => (index === 0 ? replacement : event));
      await db.insertInto('text_events').values(events.slice(0, 1_200)).execute();
      await db.insertInto('text_events').values(events.slice(1_200)).execute();
      const eventsOf = (place: string) =>
        db.selectFrom('text_events').select('id').where('place', '=', place).orderBy('id').execute();
      const [, kept, ...later] = await eventsOf(event.place);
      await removeOldEvents(server.app.store);
      expect(await eventsOf(event.place)).toEqual([kept, ...later.slice(-100)]);
      expect(await eventsOf(other!.place)).toEqual([{ id: other!.id }]);
    });

    it('have a history, the newest first', async () => {
      await saved(edited(await textOf('Title'), 'Überschrift'));
      await saved(edited(await textOf('Title'), 'Kopf', { State: 'reviewed' }));
      const response = await ask(`/api/Widgets/${id}/Texts/de/History?Element=Title&Kind=name`);
      expect(await response.json()).toMatchObject({
        Events: [
          {
            Kind: 'save',
            Before: 'Überschrift',
            After: 'Kopf',
            Reviewed: true,
            Source: 'Heading',
            By: 'ADMIN_API_KEY'
          },
          { Kind: 'save', Before: null, After: 'Überschrift', Reviewed: false }
        ]
      });
    });

    it('cannot be undone under an unknown batch', async () => {
      expect(await outcome(`Widgets/${id}/Texts/de/Undo`, { method: 'POST', json: { Batch: 'none' } })).toEqual([
        404,
        'batch-not-found'
      ]);
    });
  });

  describe('rights', () => {
    it('a translator reads the texts of a widget while it has their language or a region of it, and nothing else', async () => {
      const group = await made('WidgetGroups', { Name: 'Closed', SpotGroupId: null });
      await ask(`/api/Widgets/${id}`, { method: 'PATCH', json: { WidgetGroupId: group.Id, Name: 'Secret' } });
      const [as, austrian, french] = await Promise.all(
        ['de', 'de-AT', 'fr'].map((language) => languagePerson(language, 'translate'))
      );
      const seenBy = async (who?: string) => {
        const listed = (await (await ask('/api/Widgets', { as: who })).json()) as { Id: number }[];
        expect(listed.map(({ Id }) => Id)).not.toContain(id);
        for (const path of ['', '/Content', '/Values', '/History', '/Comments', '/Presets']) {
          expect((await ask(`/api/Widgets/${id}${path}`, { as: who })).status).toBe(403);
        }
        return (await ask(`/api/Widgets/${id}/Texts`, { as: who })).status === 200;
      };
      const seen = async () => [await seenBy(as), await seenBy(austrian), await seenBy(french)];
      expect(await seen()).toEqual([true, false, false]);
      const file = await ask(`/api/Widgets/${id}/Texts/de/Export?format=csv`, { as });
      expect((await file.text()) + file.headers.get('content-disposition')).not.toContain('Secret');
      expect((await put([edited(await textOf('Title'), 'Kopf')], { as })).status).toBe(200);
      await add('de-AT');
      await ask(`/api/Widgets/${id}/Texts/de`, { method: 'DELETE' });
      expect(await seen()).toEqual([true, true, false]);
      await ask(`/api/Widgets/${id}/Texts/de-AT`, { method: 'DELETE' });
      expect(await seen()).toEqual([false, false, false]);
    });

    it('a translator saves in their own language, cannot review, and can undo only their own changes', async () => {
      const as = await languagePerson('de', 'translate');
      const title = await textOf('Title');
      expect((await put([edited(title, 'Kopf', { State: 'reviewed' })], { as })).status).toBe(403);
      const response = await put([edited(title, 'Kopf')], { as });
      expect(response.status).toBe(200);
      const { Batch } = (await response.json()) as TextsSaved;
      const { Batch: ofOthers } = await saved(edited(await textOf('Size', 'small'), 'klein'));
      expect((await undone(ofOthers, { as })).status).toBe(403);
      expect((await undone(Batch, { as })).status).toBe(200);
      expect((await languages(as)).Languages[0]?.Level).toBe('translate');
    });

    it('a reviewer of one language can read the texts of another, but not save them', async () => {
      const as = await languagePerson('fr', 'review');
      expect((await read('de', id, as)).Texts).toHaveLength(4);
      expect((await put([edited(await textOf('Title'), 'Kopf')], { as })).status).toBe(403);
      expect((await add('it', { as })).status).toBe(403);
      expect((await add('fr', { as })).status).toBe(201);
      expect((await languages(as)).Languages.map(({ Language }) => Language)).toEqual(['fr', 'de']);
    });
  });

  it('a language is added by reviewers who can read every widget of the template, those in the Trash included', async () => {
    const as = await languagePerson('fr', 'review');
    const may = async () => {
      const { MayAdd, MayAddOnly } = await languages(as);
      expect(MayAddOnly).toEqual(['fr']);
      expect((await add('fr', { as })).status).toBe(MayAdd ? 201 : 403);
      return MayAdd;
    };
    const group = await made('WidgetGroups', { Name: 'Closed', SpotGroupId: null });
    const foreign = await made(`Widgets/${id}/Variants`, { WidgetGroupId: group.Id });
    expect(await may()).toBe(false);
    await ask(`/api/Widgets/${foreign.Id}`, { method: 'DELETE' });
    expect(await may()).toBe(false);
    await ask(`/api/Widgets/Trash/${foreign.Id}`, { method: 'DELETE' });
    expect(await may()).toBe(true);
  });

  describe('the languages of a person', () => {
    const set = async (Languages: unknown, user: number) =>
      ask(`/api/Users/${user}/Languages`, { method: 'PUT', json: { Languages }, as: await adminSession() });

    it('are replaced as a whole in canonical spelling, and end with the next request once removed', async () => {
      const { id: user, key: as } = await userWith();
      const given = await set(
        [
          { Language: 'PT-br', Level: 'review' },
          { Language: 'de', Level: 'translate' }
        ],
        user
      );
      expect(await given.json()).toEqual({
        Languages: [
          { Language: 'de', Level: 'translate' },
          { Language: 'pt-BR', Level: 'review' }
        ]
      });
      expect((await put([edited(await textOf('Title'), 'Kopf')], { as })).status).toBe(200);
      await set([], user);
      expect((await put([edited(await textOf('Title'), 'Haupt')], { as })).status).toBe(403);
    });
  });

  describe('languages', () => {
    it('can be added once, removed, and added again with their texts', async () => {
      expect((await add('de')).status).toBe(409);
      await saved(edited(await textOf('Title'), 'Überschrift'));
      expect((await ask(`/api/Widgets/${id}/Texts/de`, { method: 'DELETE' })).status).toBe(204);
      expect(await outcome(`Widgets/${id}/Texts/de`)).toEqual([404, 'language-not-found']);
      expect((await languages()).Languages).toEqual([]);
      expect((await add('de')).status).toBe(201);
      expect((await textOf('Title')).Text).toBe('Überschrift');
    });

    it('lose their texts for good 30 days after they were removed', async () => {
      await saved(edited(await textOf('Title'), 'Überschrift'));
      await ask(`/api/Widgets/${id}/Texts/de`, { method: 'DELETE' });
      const { store, textLanguages } = server.app;
      const texts = () => store.db.selectFrom('texts').select('text').execute();
      await textLanguages.removeOutdated();
      expect(await texts()).toEqual([{ text: 'Überschrift' }]);
      await store.db.updateTable('text_languages').set({ removed_at: '2020-01-01T00:00:00.000Z' }).execute();
      await textLanguages.removeOutdated();
      expect([await texts(), await store.db.selectFrom('text_events').select('id').execute()]).toEqual([[], []]);
      await add('de');
      expect((await textOf('Title')).Text).toBe('Titel');
    });
  });

  it('are answered with 404 for a widget that does not exist', async () => {
    expect(await outcome('Widgets/4711/Texts')).toEqual([404, 'widget-not-found']);
  });
});
