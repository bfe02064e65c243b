import { beforeEach, describe, expect, it } from 'vitest';
import type { ProblemBody, ReplacementBody } from '../../src/lib/api.js';
import type { FindingCode } from '../../src/lib/ascdata/findings.js';
import { severityOf } from '../../src/lib/ascdata/severities.js';
import { SEARCH_LIMITS } from '../../src/lib/package/limits.js';
import { enginesInFull } from '../store/engines.js';
import { ask, form, NUMBER_ELEMENT, sample, serverOfAll, TEXT_ELEMENT, upload } from './harness.js';
import { Listener } from './live.js';
import {
  nextOf,
  OTHER_ELEMENT,
  replaced,
  sendReplacement,
  setAsideOf,
  setValues,
  UNFIT_MAPPINGS,
  valuesOf,
  versionsOf,
  WITHOUT_COUNT
} from './replacing.js';
import { dump, made, serveOn } from './things.js';
import { patch, variant } from './widgetGroups.js';

describe.each(enginesInFull)('replacing a widget on $name', (engine) => {
  const server = serverOfAll(() => serveOn(engine));
  let id: number;
  let identifier: string;
  let counted = 0;

  beforeEach(async () => {
    identifier = `replaced.${engine.name}.${++counted}`;
    id = await upload(await sample({ identifier }));
  });

  const next = (elements: object[], files = {}) => sample({ identifier, elements, files });
  const narrow = () => next([TEXT_ELEMENT, { ...NUMBER_ELEMENT, Options: { Minimum: 0, Maximum: 5 } }]);

  /** Sends it, and expects that the refusal changed nothing. */
  async function refused(send: () => Promise<Response>): Promise<[status: number, body: ProblemBody]> {
    const before = await dump(server);
    const response = await send();
    expect(await dump(server)).toBe(before);
    return [response.status, (await response.json()) as ProblemBody];
  }

  it('tells findings as the package’s own settings weigh them, but for foreign code and for what forbids its use', async () => {
    const reason = 'for a test';
    const off = { severity: 'off', reason };
    // Each says what an administrator should know of foreign code.
    const foreign: FindingCode[] = [
      'package-outside-resource',
      'package-outside-script',
      'package-outside-blocked',
      'package-frame',
      'package-base',
      'package-forward-script',
      'package-library-edited',
      'package-search-cut',
      'package-findings-cut'
    ];
    const findings = {
      ...{
        'number-above-maximum': { severity: 'info', reason },
        'translation-incomplete': { severity: 'error', reason },
        'missing-field': off
      },
      ...Object.fromEntries(foreign.map((code) => [code, off]))
    };
    const outside = Array.from({ length: 22 }, (_, at) => `<img src="https://example.org/${at}.png">`);
    const page = `<base href="https://example.org/"><iframe src="https://example.org/"></iframe>${outside.join('')}
      <img src="http://example.org/a.png">
      <script src="https://example.org/a.js"></script><script>location = "https://example.org";</script>
      <script src="long.js"></script><script src="lib/WizardBase.js"></script>
      <script src="lib/DashboardWidgetBase.js"></script>
      <script>const widget = new DashboardWidgetBase(new WizardBase());</script>`;
    const files = {
      ...{ 'index.html': page, 'long.js': ' '.repeat(SEARCH_LIMITS.fileCharacters + 1) },
      'ascdata.config.json': JSON.stringify({ findings })
    };
    const above = { ...NUMBER_ELEMENT, Value: 9, Options: { Minimum: 0, Maximum: 5 } };
    const half = { ...TEXT_ELEMENT, Id: 'Half', Translations: { de: { DisplayName: 'Halb' } } };
    const { findings: told } = await replaced(id, await next([TEXT_ELEMENT, above, half], files), {
      query: '?dryRun=1'
    });
    expect(new Set(told.map(({ code, severity }) => `${severity} ${code}`))).toEqual(
      new Set([
        ...['info number-above-maximum', 'error translation-incomplete'],
        ...foreign.map((code) => `${severityOf(code)} ${code}`)
      ])
    );
    const nameless = { ...TEXT_ELEMENT, Id: undefined };
    const [status, { errors }] = await refused(async () => sendReplacement(id, await next([nameless], files)));
    expect([status, errors?.map(({ code }) => code)]).toEqual([400, ['missing-field']]);
  });

  describe('what the form can show', () => {
    const hiddenWhile = (Operator: string, Value: unknown, more: object = {}) => ({
      ...NUMBER_ELEMENT,
      Options: { Conditions: [{ Action: 'HIDE', TargetId: 'On', Operator, Value }] },
      ...more
    });
    const ON = { Id: 'On', DisplayName: 'Shown', DataType: 'boolean', Value: false };
    const rulesOf = async (before: object[], after: object[]) => {
      const old = await upload(await sample({ identifier: `${identifier}.rules`, elements: before }));
      const fresh = await sample({ identifier: `${identifier}.rules`, elements: after });
      return (await replaced(old, fresh, { query: '?dryRun=1' })).rules;
    };

    it('is proved equal if another rule has the same effect, even under another Id', async () => {
      const same = await rulesOf([ON, hiddenWhile('==', true)], [ON, hiddenWhile('!=', false, { Id: 'Amount' })]);
      expect(same).toEqual({ equal: true, complete: true, appear: 0, vanish: 0, states: [] });
    });

    it('is listed in every language, with Values that lead there', async () => {
      const { DisplayName } = NUMBER_ELEMENT;
      const rules = await rulesOf([ON, hiddenWhile('==', true)], [ON, NUMBER_ELEMENT]);
      expect(rules).toMatchObject({ equal: false, complete: true, appear: 0, vanish: 1 });
      expect(rules!.states).toEqual([
        {
          kind: 'vanishes',
          text: {
            en: `Also hidden: ${DisplayName}, with Shown = on`,
            de: `Auch ausgeblendet: ${DisplayName}, mit Shown = an`,
            fr: `Masqué aussi\u00a0: ${DisplayName}, avec Shown = activé`
          }
        }
      ]);
    });
  });

  describe('Errors', () => {
    it('Replacement widget Id differs from the selected widget Id: the update is not accepted, and both are named', async () => {
      for (const other of ['somebody.else', identifier.toUpperCase()]) {
        const bytes = await sample({ identifier: other });
        for (const query of ['', '?dryRun=1']) {
          const [status, body] = await refused(() => sendReplacement(id, bytes, { query }));
          expect([status, body.code]).toEqual([409, 'spot-identifier-differs']);
          expect(body.detail).toContain(other);
          expect(body.detail).toContain(identifier);
        }
      }
    });

    const cutOff = async () => (await next([TEXT_ELEMENT])).subarray(0, 300);
    it.each<[string, () => Promise<Uint8Array>, string]>([
      ['is no zip file', async () => new TextEncoder().encode('no zip at all'), 'package-invalid'],
      ['is cut off', cutOff, 'package-invalid'],
      ['has no index.html', () => next([TEXT_ELEMENT], { 'index.html': undefined }), 'package-invalid'],
      [
        'has an ascData.json that is no JSON',
        () => sample({ identifier, source: '{ "Elements": [' }),
        'package-invalid'
      ]
    ])('a package that %s is refused, and nothing changes', async (_, make, code) => {
      const bytes = await make();
      const [status, body] = await refused(() => sendReplacement(id, bytes));
      expect([status, body.code]).toEqual([400, code]);
      expect(body.errors).not.toEqual([]);
    });

    it.each([
      ['no JSON', 'from Title to Name', 'json-invalid'],
      ['no list', '{"from":"Title"}', 'body-invalid'],
      ['ambiguous', '[{"from":"Title","from":"Count","to":null}]', 'json-repeated-key'],
      ['an entry without an Id', '[{"to":"Title"}]', 'body-invalid']
    ])('a mapping that is %s is refused', async (_, mapping, code) => {
      const bytes = await narrow();
      const [status, body] = await refused(() => sendReplacement(id, bytes, { mapping }));
      expect([status, body.code]).toEqual([400, code]);
    });

    it.each(UNFIT_MAPPINGS)(
      'a mapping with %s replaces nothing and says where and why, and the dry run lists it as unused',
      async (_, mapping, pointer, code) => {
        const bytes = await next(WITHOUT_COUNT);
        const [status, body] = await refused(() => sendReplacement(id, bytes, { mapping }));
        expect([status, body.code]).toEqual([400, 'mapping-unusable']);
        expect(body.errors).toMatchObject([{ pointer, code }]);
        const { unusedMapping } = await replaced(id, bytes, { mapping, query: '?dryRun=1' });
        expect(unusedMapping).toEqual([mapping.at(-1)]);
      }
    );

    it('a body without a file, or with two, is refused', async () => {
      const two = form(['a.dash.zip', await narrow()], ['b.dash.zip', await narrow()]);
      for (const body of [form(), two]) {
        const [status, problem] = await refused(() => ask(`/api/Widgets/${id}`, { method: 'PUT', body }));
        expect([status, problem.code]).toEqual([400, 'one-file-expected']);
      }
    });

    it('a widget that is not there is 404', async () => {
      const response = await sendReplacement(999_999, await narrow());
      expect(response.status).toBe(404);
    });
  });

  describe('compared first (dryRun)', () => {
    it('lists what differs and what happens to each stored Value of every variant, and changes nothing', async () => {
      const { Id: second } = await variant(id, { Name: 'Second' });
      await setValues(id, { Count: 4 });
      await setValues(second, { Count: 9, Title: [{ Text: 'Mine' }] });
      const before = await dump(server);
      const body = await replaced(id, await narrow(), { query: '?dryRun=1' });
      expect(await dump(server)).toBe(before);
      expect(body).toMatchObject({ spotIdentifier: identifier, same: false });
      expect(body.changes.map(({ code }) => code)).toEqual(['rule-narrowed']);
      expect(body.changes[0]?.text.en).toContain('Count');
      expect(body.variants.map(({ id, outcomes }) => [id, outcomes.map((each) => [each.id, each.kind])])).toEqual([
        [id, [['Count', 'kept']]],
        [
          second,
          expect.arrayContaining([
            ['Count', 'setAside'],
            ['Title', 'kept']
          ]) as unknown
        ]
      ]);
      expect(body.counts).toMatchObject({ kept: 2, setAside: 1 });
    });

    it('lists the first 1,000 outcomes and variants, those that are not kept first, and its tag covers all', async () => {
      await setValues(id, { Count: 4 });
      const { db } = server.app.store;
      const { Id: last } = await variant(id, { Name: 'Last' });
      await setValues(last, { Count: 9 });
      const row = await db.selectFrom('variants').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      const copies = Array.from({ length: 1_200 }, (_each, index) => ({
        ...row,
        id: undefined,
        name: `Copy ${index}`
      }));
      for (const at of [0, 300, 600, 900])
        await db
          .insertInto('variants')
          .values(copies.slice(at, at + 300))
          .execute();
      const { id: end } = await db.selectFrom('variants').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
      await db.updateTable('variants').set({ own_values: '{"Count":9}' }).where('id', '=', end).execute();
      const body = await replaced(id, await narrow(), { query: '?dryRun=1' });
      const listed = body.variants.flatMap(({ outcomes }) => outcomes.map(({ kind }) => kind));
      expect([body.variants.length, body.moreVariants, listed.length]).toEqual([1_000, 202, 1_000]);
      expect(body.variants.filter(({ outcomes }) => outcomes[0]?.kind === 'setAside').map((each) => each.id)).toEqual([
        last,
        end
      ]);
      expect(body.counts).toMatchObject({ kept: 1_200, setAside: 2 });
      const [unlisted] = await db
        .selectFrom('variants')
        .select('id')
        .orderBy('id', 'desc')
        .offset(1)
        .limit(1)
        .execute();
      await db.updateTable('variants').set({ own_values: '{"Count":3}' }).where('id', '=', unlisted!.id).execute();
      const later = await replaced(id, await narrow(), { query: '?dryRun=1' });
      expect([later.variants, later.counts, later.tag === body.tag]).toEqual([body.variants, body.counts, false]);
    });

    it('lists 1,000 changes of elements, and counts the others', async () => {
      const Options = Object.fromEntries(Array.from({ length: 1_500 }, (_, at) => [`Other${at}`, at]));
      const bytes = await next([
        TEXT_ELEMENT,
        { ...NUMBER_ELEMENT, Options: { ...NUMBER_ELEMENT.Options, ...Options } }
      ]);
      const { changes, moreChanges } = await replaced(id, bytes, { query: '?dryRun=1' });
      expect([changes.length, moreChanges]).toEqual([1_000, { widget: 0, elements: 500, files: 0, otherElements: 0 }]);
    });

    it('has an ETag, with which If-Match replaces exactly as listed', async () => {
      const dry = await sendReplacement(id, await narrow(), { query: '?dryRun=1' });
      const headers = { 'if-match': dry.headers.get('etag') ?? '' };
      const done = await replaced(id, await narrow(), { headers });
      expect(done).toEqual(await dry.json());
    });

    it('and saved since, is refused with the old ETag and what would happen now', async () => {
      const dry = await sendReplacement(id, await narrow(), { query: '?dryRun=1' });
      await setValues(id, { Count: 9 });
      const headers = { 'if-match': dry.headers.get('etag') ?? '' };
      const bytes = await narrow();
      const [status, body] = await refused(() => sendReplacement(id, bytes, { headers }));
      expect([status, body.code]).toEqual([412, 'comparison-changed']);
      const { current } = body as ProblemBody & { current: ReplacementBody };
      expect(current.counts.setAside).toBe(1);
    });

    it('changes nothing and keeps no version if the package is the same', async () => {
      const body = await replaced(id, await sample({ identifier }));
      expect(body).toMatchObject({ same: true, changes: [] });
      expect(await versionsOf(id)).toEqual([]);
    });
  });

  describe('the stored Values', () => {
    it('are kept where they fit, converted without loss, and set aside where no element takes them', async () => {
      const elements = [TEXT_ELEMENT, NUMBER_ELEMENT, { ...NUMBER_ELEMENT, Id: 'Days', DisplayName: 'Days' }];
      id = await upload(await sample({ identifier: `${identifier}.three`, elements }));
      await setValues(id, { Title: [{ Text: 'Mine' }], Count: 9, Days: 4 });
      const days = { ...TEXT_ELEMENT, Id: 'Days', DisplayName: 'Days', Value: [{ Text: '' }] };
      const body = await replaced(id, await nextOf(id, [TEXT_ELEMENT, OTHER_ELEMENT, days]), {
        mapping: [{ from: 'Count', to: null }]
      });
      expect(body.counts).toMatchObject({ kept: 1, converted: 1, setAside: 1 });
      expect(await valuesOf(id)).toEqual({ Title: [{ Text: 'Mine' }], Wind: 3, Days: [{ Text: '4' }] });
      expect((await setAsideOf(id)).Values).toMatchObject([{ Id: 'Count', Value: 9, Words: { en: '9' } }]);
    });

    it('follow one mapping in all variants', async () => {
      const { Id: second } = await variant(id, { Name: 'Second' });
      await setValues(id, { Count: 4 });
      await setValues(second, { Count: 5 });
      await replaced(id, await next(WITHOUT_COUNT), { mapping: [{ from: 'Count', to: 'Wind' }] });
      expect([(await valuesOf(id)).Wind, (await valuesOf(second)).Wind]).toEqual([4, 5]);
    });

    it('follow a renamed entry, and nothing that is no entry', async () => {
      const list = (...Items: string[]) => [
        { Id: 'Shows', DisplayName: 'Shows', DataType: 'list', Items, Value: Items[0] },
        { Id: 'Colour', DisplayName: 'Colour', DataType: 'color', Value: '#000000' }
      ];
      await replaced(id, await next(list('Rail', 'Bus')));
      await setValues(id, { Shows: 'Bus', Colour: '#FF0000' });
      const bytes = await next(list('Rail', 'Coach'));
      const shows = { from: 'Shows', to: 'Shows', entries: [{ before: 'Bus', after: 'Coach' }] };
      const tram = { ...shows, entries: [{ before: 'Rail', after: 'Tram' }] };
      const colour = { from: 'Colour', to: 'Colour', entries: [{ before: '#FF0000', after: '#00FF00' }] };
      const [status, { errors }] = await refused(() => sendReplacement(id, bytes, { mapping: [tram, colour] }));
      expect([status, errors]).toMatchObject([
        400,
        [
          { pointer: '/mapping/0/entries/0/after', code: 'mapping-entry-to-unknown' },
          { pointer: '/mapping/1/entries/0/before', code: 'mapping-entry-from-unknown' }
        ]
      ]);
      const tried = await replaced(id, bytes, { mapping: [shows, colour], query: '?dryRun=1' });
      expect(tried.unusedMapping).toEqual([colour]);
      await replaced(id, bytes, { mapping: [shows] });
      expect(await valuesOf(id)).toEqual({ Shows: 'Coach', Colour: '#FF0000' });
    });

    it('of a deleted widget are converted as well and are there once it is restored', async () => {
      const { Id: second } = await variant(id, { Name: 'Second' });
      await setValues(second, { Count: 9 });
      await ask(`/api/Widgets/${second}`, { method: 'DELETE' });
      await replaced(id, await narrow());
      await ask(`/api/Widgets/${second}/Restore`, { method: 'POST' });
      expect((await valuesOf(second)).Count).toBe(3);
      expect((await setAsideOf(second)).Values).toMatchObject([{ Id: 'Count', Value: 9 }]);
    });

    it('edited for the previous package are refused with 412, the current ones and their package', async () => {
      const before = (await (await ask(`/api/Widgets/${id}/Values`)).json()) as { Version: number; Package: number };
      await replaced(id, await narrow());
      const save = { method: 'PUT', json: { Values: { Count: 4 } }, headers: { 'if-match': `"${before.Version}"` } };
      const [status, body] = await refused(() => ask(`/api/Widgets/${id}/Values`, save));
      expect([status, body.code]).toEqual([412, 'version-conflict']);
      const { current } = body as ProblemBody & { current: { Version: number; Package: number } };
      expect(current.Version).toBe(before.Version + 1);
      expect(current.Package).not.toBe(before.Package);
    });

    it('of every variant are announced to those who follow it', async () => {
      const { Id: second } = await variant(id, { Name: 'Second' });
      const listener = await Listener.open(`Events?ids=${id},${second}`);
      await Promise.all([listener.next(), listener.next()]);
      await replaced(id, await narrow());
      const told = [];
      for (let each = 0; each < 4; each++) told.push(await listener.next());
      // The texts of the template, which a package may change, too: once per widget.
      expect(told).toEqual(
        expect.arrayContaining([
          ['saved', expect.objectContaining({ Id: id, Version: 2 })],
          ['saved', expect.objectContaining({ Id: second, Version: 2 })],
          ['texts', expect.objectContaining({ Id: id })],
          ['texts', expect.objectContaining({ Id: second })]
        ])
      );
      await listener.cut();
    });
  });

  describe('a Value that is set aside', () => {
    const putBack = (index: number, version: number | '*', body = {}) =>
      ask(`/api/Widgets/${id}/SetAside/${index}`, {
        method: 'POST',
        json: body,
        headers: { 'if-match': version === '*' ? '*' : `"${version}"` }
      });

    beforeEach(async () => {
      await setValues(id, { Count: 7 });
      await replaced(id, await next(WITHOUT_COUNT), { mapping: [{ from: 'Count', to: null }] });
    });

    it('says why, and names the elements that take it with what they show now', async () => {
      await setValues(id, { Wind: 2 });
      const { Values } = await setAsideOf(id);
      expect(Values).toMatchObject([
        {
          Index: 0,
          Id: 'Count',
          Name: { en: 'Count' },
          Value: 7,
          Words: { en: '7', de: '7' },
          Text: { de: 'Das Widget hat diese Einstellung nicht mehr.' },
          Targets: [{ Id: 'Wind', Words: { en: '7' }, Now: { en: '2' } }]
        }
      ]);
    });

    it('is put back into an element that takes it, whose own Value is set aside instead', async () => {
      await setValues(id, { Wind: 2 });
      const { Version } = await setAsideOf(id);
      const response = await putBack(0, Version, { ElementId: 'Wind' });
      expect([response.status, response.headers.get('etag')]).toEqual([200, `"${Version + 1}"`]);
      expect((await valuesOf(id)).Wind).toBe(7);
      expect((await setAsideOf(id)).Values).toMatchObject([{ Id: 'Wind', Value: 2 }]);
    });

    it.each<[string, number, number | '*', object, number, string]>([
      ['if there is none', 5, '*', {}, 404, 'set-aside-not-found'],
      ['into an element that is not there', 0, '*', {}, 400, 'element-unknown'],
      ['into an element of another DataType', 0, '*', { ElementId: 'Title' }, 400, 'values-invalid'],
      ['after another save', 0, 1, { ElementId: 'Wind' }, 412, 'version-conflict']
    ])('is not put back %s', async (_, index, version, body, status, code) => {
      expect(await refused(() => putBack(index, version, body))).toMatchObject([status, { code }]);
    });

    it('can be discarded', async () => {
      await ask(`/api/Widgets/${id}/SetAside/0`, { method: 'DELETE', headers: { 'if-match': '*' } });
      expect((await setAsideOf(id)).Values).toEqual([]);
    });

    it('stays through saves of other Values', async () => {
      await setValues(id, { Wind: 1 });
      expect((await setAsideOf(id)).Values).toHaveLength(1);
    });

    it('returns by itself when a later package has its element', async () => {
      const body = await replaced(id, await sample({ identifier }));
      expect(body.counts.returned).toBe(1);
      expect((await valuesOf(id)).Count).toBe(7);
      expect((await setAsideOf(id)).Values).toEqual([]);
    });
  });

  it('needs an administrator, even for a user who may write in every group', async () => {
    const { Id: SpotGroupId } = await made('SpotGroups', { Name: `Of ${identifier}` });
    const { Id: group } = await made('WidgetGroups', { Name: 'Group', SpotGroupId });
    await ask(`/api/Widgets/${id}`, patch({ WidgetGroupId: group }));
    const { key } = await (await import('./harness.js')).userWith({ permissions: [{ SpotGroupId, Level: 'write' }] });
    const bytes = await narrow();
    expect(await refused(() => sendReplacement(id, bytes, { as: key }))).toMatchObject([403, { code: 'not-allowed' }]);
  });

  it('by two at the same time is done one after the other, or the later one is refused', async () => {
    await setValues(id, { Count: 9 });
    const [one, two] = [await narrow(), await next(WITHOUT_COUNT)];
    const answers = await Promise.all([sendReplacement(id, one), sendReplacement(id, two)]);
    const statuses = answers.map(({ status }) => status).sort();
    expect([
      [200, 200],
      [200, 409]
    ]).toContainEqual(statuses);
    const versions = await versionsOf(id);
    expect(versions).toHaveLength(statuses.filter((status) => status === 200).length);
  });
});
