import { beforeAll, describe, expect, it } from 'vitest';
import type { FoundInValues, WidgetSummary } from '../../src/lib/api.js';
import { engines } from '../store/engines.js';
import { ask, sample, serverOfAll, TEXT_ELEMENT, upload, userWith } from './harness.js';
import { setValues } from './replacing.js';
import { made, serveOn } from './things.js';
import { DELETE, somebody, variant } from './widgetGroups.js';

const Translations = { de: { DisplayName: 'Überschrift' } };

describe.each(engines)('a search in Values and names on $name', (engine) => {
  serverOfAll(() => serveOn(engine));
  let [template, heir, hidden, otherGroup] = [0, 0, 0, 0];
  let named: Pick<WidgetSummary, 'Id' | 'TemplateId'>;
  let reader: string;

  beforeAll(async () => {
    const [mine, theirs] = [await made('SpotGroups', { Name: 'Mine' }), await made('SpotGroups', { Name: 'Theirs' })];
    const own = await made('WidgetGroups', { Name: 'Own', SpotGroupId: mine.Id });
    const other = await made('WidgetGroups', { Name: 'Other', SpotGroupId: theirs.Id });
    reader = await somebody({ [mine.Id]: 'read' });
    template = await upload(await sample());
    heir = (await variant(template, { WidgetGroupId: own.Id })).Id;
    otherGroup = other.Id;
    hidden = (await variant(template, { WidgetGroupId: otherGroup })).Id;
    const heading = { ...TEXT_ELEMENT, Id: 'top line', DisplayName: 'Heading', Translations };
    const id = await upload(await sample({ identifier: 'test.named', elements: [heading] }));
    named = (await (await ask(`/api/Widgets/${id}`)).json()) as WidgetSummary;
    await setValues(template, { Title: [{ Text: 'Café in the lobby' }] });
    await setValues(hidden, { Title: [{ Text: 'Secret cafe' }] });
  }, 60_000);

  const find = async (search: string, as?: string) => {
    const answer = await ask(`/api/Widgets/Found?search=${encodeURIComponent(search)}`, as === undefined ? {} : { as });
    return (await answer.json()) as FoundInValues;
  };
  const idsOf = async (search: string, as?: string) => (await find(search, as)).Items.map(({ Id }) => Id);

  it('finds a widget’s own Values and those of its template, with the surrounding text', async () => {
    expect(await find('CAFE lobby')).toEqual({
      Items: [
        { Id: template, ElementId: 'Title', Excerpt: 'Café in the lobby' },
        { Id: heir, ElementId: 'Title', Excerpt: 'Café in the lobby' }
      ],
      Names: [],
      Complete: true
    });
  });

  it('finds a setting by its name in any language, and by its Id, once for each template', async () => {
    for (const [search, name] of [
      ['HEADING', 'Heading'],
      ['ueberschrift', undefined],
      ['überschrift', 'Überschrift'],
      ['top line', 'top line']
    ]) {
      const names = name === undefined ? [] : [{ TemplateId: named.TemplateId, ElementId: 'top line', Name: name }];
      expect((await find(search!, reader)).Names, search).toEqual(names);
    }
  });

  it('finds a setting of a definition that is too large to be read in one go', async () => {
    const filler = (Id: string) => ({ ...TEXT_ELEMENT, Id, DisplayName: `Filler ${Id} ${'x'.repeat(300)}` });
    const elements = [...Array.from({ length: 1_000 }, (_, at) => filler(`f${at}`)), { ...TEXT_ELEMENT, Id: 'needle' }];
    const id = await upload(await sample({ identifier: 'test.large', elements }));
    expect((await find('needle')).Names).toEqual([
      { TemplateId: expect.any(Number), ElementId: 'needle', Name: 'needle' }
    ]);
    await ask(`/api/Widgets/${id}`, DELETE);
  });

  it('finds no setting of a template of which the user may see no widget', async () => {
    const kept = await variant(named.Id, { WidgetGroupId: otherGroup });
    await ask(`/api/Widgets/${named.Id}`, DELETE);
    expect((await find('heading', reader)).Names).toEqual([]);
    expect((await find('heading')).Names).toMatchObject([{ TemplateId: kept.TemplateId }]);
  });

  it('does not find a template’s Value that the widget’s own Value overrides', async () => {
    expect(await idsOf('secret')).toEqual([hidden]);
    expect(await idsOf('lobby')).not.toContain(hidden);
  });

  it('finds nothing in widgets that the user may not see or that are deleted', async () => {
    expect(await idsOf('cafe', reader)).toEqual([template, heir]);
    const copy = await variant(heir, { WidgetGroupId: null });
    await setValues(copy.Id, { Title: [{ Text: 'Gone soon' }] });
    expect(await idsOf('gone soon')).toEqual([copy.Id]);
    await ask(`/api/Widgets/${copy.Id}`, DELETE);
    expect(await idsOf('gone soon')).toEqual([]);
  });

  it('takes database wildcards literally', async () => {
    expect(await idsOf('%%')).toEqual([]);
    expect(await idsOf('__')).toEqual([]);
  });

  it('goes with a list of widgets that names who saved each one last', async () => {
    const { key } = await userWith({ name: 'Ada', role: 'administrator' });
    await ask(`/api/Widgets/${heir}/Values`, {
      method: 'PUT',
      as: key,
      json: { Values: { Count: 4 } },
      headers: { 'if-match': '*' }
    });
    const list = (await (await ask('/api/Widgets')).json()) as WidgetSummary[];
    expect(list.find(({ Id }) => Id === heir)?.ChangedBy).toBe('Ada');
  });
});
