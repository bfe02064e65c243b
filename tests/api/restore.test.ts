import { beforeEach, describe, expect, it } from 'vitest';
import { enginesInFull } from '../store/engines.js';
import { ask, NUMBER_ELEMENT, sample, serverOfAll, TEXT_ELEMENT, upload } from './harness.js';
import {
  nextOf,
  OTHER_ELEMENT,
  replaced,
  setAsideOf,
  setValues,
  valuesOf,
  versionsOf,
  WITHOUT_COUNT
} from './replacing.js';
import { dump, outcome, serveOn } from './things.js';
import { variant } from './widgetGroups.js';

describe.each(enginesInFull)('restoring a version on $name', (engine) => {
  const server = serverOfAll(() => serveOn(engine));
  let id: number;
  let identifier: string;
  let counted = 0;

  beforeEach(async () => {
    identifier = `restored.${engine.name}.${++counted}`;
    id = await upload(await sample({ identifier }));
  });

  const next = (elements: object[], files = {}) => sample({ identifier, elements, files });
  const narrow = () => next([TEXT_ELEMENT, { ...NUMBER_ELEMENT, Options: { Minimum: 0, Maximum: 5 } }]);

  describe('the previous version', () => {
    const restore = (version: number, query = '') =>
      ask(`/api/Widgets/${id}/Versions/${version}/Restore${query}`, { method: 'POST' });
    const restoreNewest = async () => restore((await versionsOf(id))[0]!.Id);
    const restoreFirst = async () => restore((await versionsOf(id)).at(-1)!.Id);
    const putBack = (of: number, ElementId: string, index = 0) =>
      ask(`/api/Widgets/${of}/SetAside/${index}`, {
        method: 'POST',
        json: { ElementId },
        headers: { 'if-match': '*' }
      });
    const apart = { mapping: [{ from: 'Count', to: null }] };

    it('is restored with all its Values', async () => {
      const { Id: second } = await variant(id, { Name: 'Second' });
      await setValues(id, { Count: 9, Title: [{ Text: 'Mine' }] });
      await setValues(second, { Count: 2 });
      const before = [await valuesOf(id), await valuesOf(second)];
      await replaced(id, await next(WITHOUT_COUNT));
      const [version] = await versionsOf(id);
      expect(version).toMatchObject({ SpotVersion: '1.0.0', ReplacedBy: 'ADMIN_API_KEY' });
      expect((await restore(version!.Id)).status).toBe(200);
      expect([await valuesOf(id), await valuesOf(second)]).toEqual(before);
      expect((await setAsideOf(id)).Values).toEqual([]);
    });

    it('is restored with a Value that was put back elsewhere, separately in each variant', async () => {
      const { Id: second } = await variant(id, { Name: 'Second' });
      await setValues(id, { Count: 7 });
      await setValues(second, { Count: 4 });
      await replaced(id, await next(WITHOUT_COUNT), apart);
      await putBack(id, 'Wind');
      const { Id: copy } = await variant(id, { Name: 'Copy' });
      await setValues(copy, { Wind: 2 });
      await setValues(second, { Wind: 9 });
      expect((await restoreNewest()).status).toBe(200);
      const counts = async () =>
        Promise.all([id, second, copy].map(async (each) => (await valuesOf(each)).Count as unknown));
      expect(await counts()).toEqual([7, 4, 2]);
      expect((await setAsideOf(id)).Values).toEqual([]);
      expect((await setAsideOf(second)).Values).toMatchObject([{ Id: 'Wind', Value: 9 }]);

      await restoreNewest();
      expect(await valuesOf(id)).toMatchObject({ Wind: 7 });
      expect(await valuesOf(second)).toMatchObject({ Wind: 9 });
    });

    it('is restored with every Value, even if one took the place of another, across several replacements', async () => {
      const [count, wind] = [NUMBER_ELEMENT, OTHER_ELEMENT];
      id = await upload(await sample({ identifier: `${identifier}.two`, elements: [count, wind] }));
      await setValues(id, { Count: 7, Wind: 2 });
      await replaced(id, await nextOf(id, [wind]), apart);
      await putBack(id, 'Wind');
      const breeze = { ...wind, Id: 'Breeze', DisplayName: 'Breeze' };
      await replaced(id, await nextOf(id, [breeze]), { mapping: [{ from: 'Wind', to: 'Breeze' }] });
      expect(await valuesOf(id)).toEqual({ Breeze: 7 });
      await restoreFirst();
      expect(await valuesOf(id)).toEqual({ Count: 7, Wind: 2 });
      await restoreNewest();
      expect(await valuesOf(id)).toEqual({ Breeze: 7 });
      expect((await setAsideOf(id)).Values).toMatchObject([{ Value: 2 }]);
    });

    it('has its entries again under their old names, in Values of widgets and presets, however often they were renamed', async () => {
      const list = (Id: string, ...Items: string[]) => ({
        ...{ Id, DisplayName: 'Size', DataType: 'list', Items, Value: Items[0] }
      });
      id = await upload(
        await sample({ identifier: `${identifier}.entries`, elements: [list('Size', 'small', 'large')] })
      );
      await setValues(id, { Size: 'large' });
      await ask(`/api/Widgets/${id}/Presets`, { method: 'POST', json: { Name: 'Big', Values: { Size: 'large' } } });
      const preset = async () => {
        const { Presets } = (await (await ask(`/api/Widgets/${id}/Presets`)).json()) as {
          Presets: { Values: object }[];
        };
        return Presets[0]!.Values;
      };
      const entries = (before: string, after: string) => [{ before, after }];
      const first = { mapping: [{ from: 'Size', to: 'Extent', entries: entries('large', 'tall') }] };
      const { counts } = await replaced(id, await nextOf(id, [list('Extent', 'small', 'tall')]), first);
      expect(counts).toMatchObject({ converted: 1, setAside: 0 });
      expect([await valuesOf(id), await preset()]).toEqual([{ Extent: 'tall' }, { Extent: 'tall' }]);
      const second = { mapping: [{ from: 'Extent', to: 'Extent', entries: entries('tall', 'huge') }] };
      await replaced(id, await nextOf(id, [list('Extent', 'small', 'huge')]), second);
      expect(await valuesOf(id)).toEqual({ Extent: 'huge' });
      await restoreFirst();
      expect([await valuesOf(id), await preset()]).toEqual([{ Size: 'large' }, { Size: 'large' }]);
      await restoreNewest();
      expect(await valuesOf(id)).toEqual({ Extent: 'huge' });
    });

    it('is restored with a Value whose element had another Id when it was set aside', async () => {
      await setValues(id, { Count: 7 });
      const wind = { mapping: [{ from: 'Count', to: 'Wind' }] };
      await replaced(id, await next(WITHOUT_COUNT), wind);
      await replaced(id, await next([TEXT_ELEMENT]));
      await restoreFirst();
      expect((await valuesOf(id)).Count).toBe(7);
    });

    it('can be compared first, which changes nothing', async () => {
      await replaced(id, await narrow());
      const [version] = await versionsOf(id);
      const before = await dump(server);
      const response = await restore(version!.Id, '?dryRun=1');
      expect(await response.json()).toMatchObject({ changes: [{ code: 'rule-widened' }] });
      expect(await dump(server)).toBe(before);
    });

    it('is restored with what was edited since', async () => {
      await setValues(id, { Count: 4 });
      await replaced(id, await next([{ ...TEXT_ELEMENT, Id: 'Heading' }, NUMBER_ELEMENT]), {
        mapping: [{ from: 'Title', to: 'Heading' }]
      });
      await setValues(id, { Heading: [{ Text: 'New' }], Count: 4 });
      await restore((await versionsOf(id))[0]!.Id);
      expect(await valuesOf(id)).toEqual({ Title: [{ Text: 'New' }], Count: 4 });
    });

    it('is restored reversibly: what restoring replaced is a version too', async () => {
      await replaced(id, await next(WITHOUT_COUNT));
      await restore((await versionsOf(id))[0]!.Id);
      await restore((await versionsOf(id))[0]!.Id);
      expect(Object.keys(await valuesOf(id))).toEqual(['Title', 'Wind']);
    });

    it('can be skipped for an older one, which is restored in one step', async () => {
      await setValues(id, { Count: 9 });
      await replaced(id, await next([TEXT_ELEMENT, { ...NUMBER_ELEMENT, Id: 'Number' }]), {
        mapping: [{ from: 'Count', to: 'Number' }]
      });
      await replaced(id, await next([TEXT_ELEMENT, { ...NUMBER_ELEMENT, Id: 'Amount' }]), {
        mapping: [{ from: 'Number', to: 'Amount' }]
      });
      const [, first] = await versionsOf(id);
      await restore(first!.Id);
      expect(await valuesOf(id)).toEqual({ Title: TEXT_ELEMENT.Value, Count: 9 });
    });

    it('is one of ten that can be restored, while older packages stay for the history', async () => {
      for (let step = 1; step <= 11; step++) {
        await replaced(id, await next([TEXT_ELEMENT, { ...NUMBER_ELEMENT, DisplayName: `Count ${step}` }]));
      }
      const versions = await versionsOf(id);
      expect(versions).toHaveLength(10);
      const older = versions.at(-1)!.Id - 1;
      expect(await outcome(`Widgets/${id}/Versions/${older}/Restore`, { method: 'POST' })).toEqual([
        404,
        'version-not-found'
      ]);
      const packages = await server.app.store.db
        .selectFrom('packages')
        .select('id')
        .where('spot_identifier', '=', identifier)
        .execute();
      expect(packages).toHaveLength(12);
    });

    it('is answered with 404 if it does not exist', async () => {
      expect(await outcome(`Widgets/${id}/Versions/999/Restore`, { method: 'POST' })).toEqual([
        404,
        'version-not-found'
      ]);
    });
  });
});
