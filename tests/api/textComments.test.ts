import { beforeEach, describe, expect, it } from 'vitest';
import type { RememberedText, TextCommentBody } from '../../src/lib/api.js';
import { enginesInFull } from '../store/engines.js';
import { ask, sample, serverOfEach, upload, type Ask } from './harness.js';
import { nextOf, replaced } from './replacing.js';
import { ELEMENTS, languagePerson, SIZE, textClient, TITLE } from './texts.js';
import { dump, made, outcome, serveOn } from './things.js';

const ON_TITLE = { Element: 'Title', Kind: 'name', Text: 'Too long.' };

describe.each(enginesInFull)('what translators share on $name', (engine) => {
  const server = serverOfEach(() => serveOn(engine));
  let id: number;

  const { edited, saved, textOf } = textClient(() => id);

  beforeEach(async () => {
    id = await upload(await sample({ elements: ELEMENTS }));
  });

  describe('comments on texts', () => {
    const comments = async (options: Ask = {}) => {
      const response = await ask(`/api/Widgets/${id}/Texts/de/Comments`, options);
      return ((await response.json()) as { Comments: TextCommentBody[] }).Comments;
    };
    const say = (body: object, options: Ask = {}) =>
      ask(`/api/Widgets/${id}/Texts/de/Comments`, { method: 'POST', json: body, ...options });

    it('can be written by anyone who may read the widget, are listed in order, and can be deleted by their author', async () => {
      const [as, other] = [await languagePerson('fr', 'translate'), await languagePerson('de', 'review')];
      expect((await say(ON_TITLE, { as })).status).toBe(201);
      await say({ Element: 'Size', Kind: 'entry', Entry: 'small', Text: 'Or “tiny”?' });
      const [first, second] = await comments({ as });
      expect([first, second]).toMatchObject([
        { ...ON_TITLE, Own: true },
        { Element: 'Size', Kind: 'entry', Entry: 'small', By: 'ADMIN_API_KEY', Own: false }
      ]);
      const path = `Widgets/${id}/Texts/de/Comments/${first!.Id}`;
      expect(await outcome(path, { method: 'DELETE', as: other })).toEqual([403, 'not-allowed']);
      expect(await outcome(path, { method: 'DELETE', as })).toEqual([204, '']);
      expect(await outcome(path, { method: 'DELETE', as })).toEqual([404, 'comment-not-found']);
      expect(await comments()).toHaveLength(1);
    });

    it('of a language have a million characters at most', async () => {
      await say(ON_TITLE);
      const text = 'c'.repeat(1_000_000 - ON_TITLE.Text.length);
      await server.app.store.db.updateTable('text_comments').set({ text }).execute();
      const path = `Widgets/${id}/Texts/de/Comments`;
      expect(await outcome(path, { method: 'POST', json: ON_TITLE })).toEqual([201, '']);
      expect(await outcome(path, { method: 'POST', json: ON_TITLE })).toEqual([409, 'too-many-comments']);
    });

    it('belong to one language', async () => {
      await ask(`/api/Widgets/${id}/Texts`, { method: 'POST', json: { Language: 'fr' } });
      await say(ON_TITLE);
      const [comment] = await comments();
      expect(await (await ask(`/api/Widgets/${id}/Texts/fr/Comments`)).json()).toEqual({ Comments: [] });
      const path = `Widgets/${id}/Texts/fr/Comments/${comment!.Id}`;
      expect(await outcome(path, { method: 'DELETE' })).toEqual([404, 'comment-not-found']);
    });

    it('move to the new Id of an element, even if nobody has saved a text', async () => {
      await say(ON_TITLE);
      await replaced(id, await nextOf(id, [{ ...TITLE, Id: 'Top' }, SIZE]), {
        mapping: [{ from: 'Title', to: 'Top' }]
      });
      expect(await comments()).toMatchObject([{ Element: 'Top', Text: 'Too long.' }]);
    });

    it.each<[what: string, change: object, code: string]>([
      ['an unknown text', { Element: 'Titel' }, 'text-unknown'],
      ['nothing said', { Text: '' }, 'body-invalid'],
      ['too much', { Text: 'a'.repeat(4_001) }, 'body-invalid']
    ])('are refused for %s', async (_what, change, code) => {
      const before = await dump(server);
      const options = { method: 'POST', json: { ...ON_TITLE, ...change } };
      expect(await outcome(`Widgets/${id}/Texts/de/Comments`, options)).toEqual([400, code]);
      expect(await dump(server)).toBe(before);
    });
  });

  describe('the translation memory', () => {
    const memory = async (options: Ask = {}) => {
      const response = await ask(`/api/Widgets/${id}/Texts/de/Memory?Element=Title&Kind=name`, options);
      return ((await response.json()) as { Texts: RememberedText[] }).Texts;
    };
    /** Another widget with the same sources, and this German text. */
    const another = async (identifier: string, text: string, State: 'toReview' | 'reviewed' = 'toReview') => {
      const mine = id;
      id = await upload(await sample({ identifier, elements: ELEMENTS }));
      await saved(edited(await textOf('Title'), text, { State }));
      const other = id;
      id = mine;
      return other;
    };

    it('lists how the same source is translated elsewhere: each text once, reviewed ones first', async () => {
      await another('test.one', 'Kopfzeile', 'reviewed');
      await another('test.two', 'Überschrift');
      await another('test.three', 'Kopfzeile');
      await saved(edited(await textOf('Title'), 'Der eigene'));
      expect(await memory()).toMatchObject([
        { Text: 'Kopfzeile', State: 'reviewed', SpotIdentifier: 'test.one', By: 'ADMIN_API_KEY' },
        { Text: 'Überschrift', State: 'toReview', SpotIdentifier: 'test.two' }
      ]);
    });

    it('shows nothing of widgets that the user may not see', async () => {
      const other = await another('test.one', 'Kopfzeile');
      // Translators of a language read the texts of every widget that has it.
      const as = await languagePerson('fr', 'review');
      expect(await memory({ as })).toHaveLength(1);
      const { Id: group } = await made('WidgetGroups', { Name: 'Closed' });
      await ask(`/api/Widgets/${other}`, { method: 'PATCH', json: { WidgetGroupId: group } });
      expect([await memory({ as }), (await memory()).length]).toEqual([[], 1]);
    });
  });

  describe('the glossary', () => {
    const put = (Terms: unknown, options: Ask = {}, language = 'de') =>
      ask(`/api/Glossary/${language}`, { method: 'PUT', json: { Terms }, headers: { 'if-match': '*' }, ...options });
    const SLOT = { Term: 'slot', Translation: 'Spalte' };

    it('is one list per language, sorted by term, set by reviewers of the language and read by everybody', async () => {
      const as = await languagePerson('de', 'review');
      expect((await put([SLOT, { Term: 'Grid', Translation: 'Raster' }], { as })).status).toBe(200);
      expect((await put([], { as }, 'fr')).status).toBe(403);
      const reader = await languagePerson('fr', 'translate');
      const response = await ask('/api/Glossary/DE', { as: reader });
      expect(await response.json()).toEqual({ Terms: [{ Term: 'Grid', Translation: 'Raster' }, SLOT] });
      expect(await (await ask('/api/Glossary/fr')).json()).toEqual({ Terms: [] });
    });

    it('is saved only over the list that was edited', async () => {
      const tag = (await ask('/api/Glossary/de')).headers.get('etag') ?? '';
      expect((await put([SLOT], { headers: { 'if-match': tag } })).status).toBe(200);
      const late = await put([], { headers: { 'if-match': tag } });
      expect([late.status, await late.json()]).toMatchObject([
        412,
        { code: 'glossary-changed', current: { Terms: [SLOT] } }
      ]);
      expect((await put([], { headers: {} })).status).toBe(428);
    });

    it.each<[what: string, terms: unknown, code: string]>([
      ['a term twice', [SLOT, { Term: 'Slot', Translation: 'Schlitz' }], 'term-twice'],
      ['a term without a translation', [{ Term: 'slot' }], 'body-invalid'],
      ['an empty term', [{ Term: ' ', Translation: 'Spalte' }], 'body-invalid']
    ])('refuses %s', async (_what, terms, code) => {
      const before = await dump(server);
      const response = await put(terms);
      expect([response.status, await response.json()]).toMatchObject([400, { code }]);
      expect(await dump(server)).toBe(before);
    });

    it('is answered with 404 for something that is not a language', async () => {
      expect(await outcome('Glossary/german')).toEqual([404, 'language-not-found']);
    });
  });
});
