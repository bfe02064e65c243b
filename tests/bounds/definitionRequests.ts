import { sql } from 'kysely';
import type { Draft, DraftLink, History, PreviewPath } from '../../src/lib/api.js';
import { app } from '../../src/lib/server/app/currentApp.js';
import type { AscElement } from '../../src/lib/ascdata/types.js';
import type { Mapping } from '../../src/lib/package/compare/changes.js';
import { form, sample, upload } from '../api/harness.js';
import { made } from '../api/things.js';
import { ANY, COMMENT, done, send, type Largest, type Sent } from './sending.js';
import { copyRows, idOf, idsOf, NUMBERS, textOf, tilesOf, type BigStore } from './store.js';

const plain = (index: number): AscElement => ({
  Id: idOf(index),
  DisplayName: `Setting ${index}`,
  DataType: 'simpleText',
  Value: textOf('')
});

/** Elements of definitions that are as long as one can be. */
const SHAPES = {
  'long settings': () => NUMBERS(2_000).map((index) => ({ ...plain(index), Value: textOf('ä'.repeat(2_400)) })),
  'very many settings': () => NUMBERS(50_000).map(plain),
  'very long lists': () => [
    ...NUMBERS(7).map((list) => ({
      ...{ ...plain(10 + list), DataType: 'list', Value: 'Entry 0' },
      Items: NUMBERS(45_000).map((index) => `Entry ${index}`)
    })),
    plain(2)
  ]
};
type Shape = keyof typeof SHAPES;

interface Long {
  readonly template: number;
  readonly variant: number;
}

const uploaded = new Map<Shape, Promise<Long>>();

/** A template with such a definition and published texts, and one of its variants. */
function longOf(shape: Shape, { group }: BigStore): Promise<Long> {
  const make = async () => {
    const identifier = `test.${shape.replaceAll(' ', '.')}`;
    const template = await upload(await sample({ identifier, elements: SHAPES[shape]() }));
    const variant = (await made(`Widgets/${template}/Variants`, { Name: shape, WidgetGroupId: group })).Id;
    await done(send('PUT', `Widgets/${variant}/Values`, { Values: { [idOf(2)]: textOf('own') } }, { headers: ANY }));
    await sql`update templates set texts_published = 1, definition =
      (select source from packages where packages.id = package_id)
      where id = (select template_id from variants where id = ${template})`.execute(app().store.db);
    return { template, variant };
  };
  const long = uploaded.get(shape) ?? make();
  uploaded.set(shape, long);
  return long;
}

/** A widget whose definition nobody has read yet. */
async function unread(shape: Shape, store: BigStore, turn: number): Promise<number> {
  const { template } = await longOf(shape, store);
  const name = `unread.${shape.replaceAll(' ', '.')}.${turn}`;
  const ofTemplate = `id = (select template_id from variants where id = ${template})`;
  const packageId = `(select package_id from templates where ${ofTemplate})`;
  await copyRows('packages', `id = ${packageId}`, 1, { hash: `'${name}'`, spot_identifier: `'${name}'` });
  await copyRows('templates', ofTemplate, 1, {
    spot_identifier: `'${name}'`,
    package_id: `(select id from packages where hash = '${name}')`
  });
  await copyRows('variants', `id = ${template}`, 1, {
    name: `'${name}'`,
    template_id: `(select id from templates where spot_identifier = '${name}')`
  });
  return (await idsOf(`select id from variants where name = '${name}'`))[0]!;
}

type OfLong = (long: Long, store: BigStore, turn: number) => Sent | Promise<Sent>;

const newDraft = async ({ template, variant }: Long, turn: number) => {
  const Cells = [{ Widget: variant, Element: idOf(2), Value: textOf(`draft ${turn}`) }];
  return (await done<Draft>(send('POST', 'Drafts', { Widget: template, Name: `Draft ${turn}`, Cells }))).Id;
};
const values = (turn: number) => ({ Values: { [idOf(2)]: textOf(`own ${turn}`) } });

const READS: Record<string, OfLong> = {
  'GET /Widgets/{id}': ({ variant }) => ({ path: `Widgets/${variant}` }),
  'GET /Widgets/{id}/Content': ({ variant }) => ({ path: `Widgets/${variant}/Content` }),
  'GET /Widgets/{id}/Values': ({ variant }) => ({ path: `Widgets/${variant}/Values` }),
  'GET /Widgets/{id}/History': ({ variant }) => ({ path: `Widgets/${variant}/History` }),
  'GET /Widgets/{id}/History/{moment}': async ({ variant }) => {
    const { Entries } = await done<History>({ path: `Widgets/${variant}/History` });
    return { path: `Widgets/${variant}/History/${Entries[0]!.Moment}` };
  },
  'GET /Widgets/{id}/History/{moment}, before a replacement,': async ({ variant }, _store, turn) => {
    const { Entries } = await done<History>({ path: `Widgets/${variant}/History` });
    const { Moment } = Entries.at(-1)!;
    const name = `former.${variant}.${turn}`;
    const current = `(select package_id from variants join templates on templates.id = template_id where variants.id = ${variant})`;
    await copyRows('packages', `id = ${current}`, 1, { hash: `'${name}'` });
    await sql`update value_saves set package_id = (select id from packages where hash = ${name})
      where id = ${Moment}`.execute(app().store.db);
    return { path: `Widgets/${variant}/History/${Moment}` };
  },
  'GET /Widgets/{id}/Texts': ({ variant }) => ({ path: `Widgets/${variant}/Texts`, status: 409 }),
  'GET /Widgets/{id}/Presets': ({ variant }) => ({ path: `Widgets/${variant}/Presets` }),
  'GET /Widgets/{id}/SetAside': ({ variant }) => ({ path: `Widgets/${variant}/SetAside` }),
  'GET /Widgets/{id}/Package': ({ variant }) => ({ path: `Widgets/${variant}/Package` }),
  'GET /Widgets/{id}/Variants/Values': ({ template }) => ({ path: `Widgets/${template}/Variants/Values` }),
  'GET /Widgets/Found': (_long, _store, turn) => ({ path: `Widgets/Found?search=setting%20${turn}` }),
  'GET /Drafts': ({ template }) => ({ path: `Drafts?widget=${template}` }),
  'GET /SharedDrafts/{token}': async (long, _store, turn) => {
    const { Path } = await done<DraftLink>(
      send('POST', `Drafts/${await newDraft(long, turn)}/Link`, { GuestUntil: null })
    );
    return { path: `SharedDrafts/${Path.split('/').at(-1)}` };
  },
  'GET /w/{token}/ascData.json': async ({ variant }) => {
    const { PreviewPath } = await done<PreviewPath>(send('POST', `Widgets/${variant}/Preview`));
    return { path: `${PreviewPath}ascData.json` };
  },
  'PUT /Widgets/{id}/Values': ({ variant }, _store, turn) =>
    send('PUT', `Widgets/${variant}/Values`, values(turn), { headers: ANY }),
  'POST /Widgets/{id}/Values/Fit': ({ template }, _store, turn) => {
    const Element = { ...plain(2), Options: { MaxChars: 1, ValidationRegExp: `^${turn}$` } };
    return send('POST', `Widgets/${template}/Values/Fit`, { ElementId: idOf(2), Element });
  },
  'POST /Widgets/{id}/Values/Reach': ({ template }, _store, turn) =>
    send('POST', `Widgets/${template}/Values/Reach`, values(turn)),
  'POST /Widgets/{id}/Comments': ({ variant }) =>
    send('POST', `Widgets/${variant}/Comments`, { Element: idOf(2), Text: COMMENT }),
  'POST /Widgets/{id}/Presets': ({ template }, _store, turn) =>
    send('POST', `Widgets/${template}/Presets`, { Name: `Preset ${turn}`, ...values(turn) }),
  'POST /Widgets/{id}/Variants/Values': ({ template, variant }, _store, turn) =>
    send('POST', `Widgets/${template}/Variants/Values`, {
      ...{ Cells: [{ Widget: variant, Element: idOf(2), Value: textOf(`table ${turn}`) }], LeaveOut: true }
    }),
  'POST /Widgets/{id}/Variants/Batch': ({ template }, { group }, turn) =>
    send('POST', `Widgets/${template}/Variants/Batch`, {
      Variants: [{ Name: `Batch ${turn} of ${template}`, ...values(turn) }],
      WidgetGroupId: group
    }),
  'POST /Drafts': ({ template, variant }, _store, turn) =>
    send('POST', 'Drafts', {
      ...{ Widget: template, Name: `Draft ${turn}` },
      Cells: [{ Widget: variant, Element: idOf(2), Value: textOf(`draft ${turn}`) }]
    }),
  'PUT /Dashboards/{id}': async ({ variant }, _store, turn) => {
    const { Id } = await made('Dashboards', { Name: `Board of ${variant} ${turn}`, Shared: true });
    return send('PUT', `Dashboards/${Id}`, { Tiles: tilesOf([variant]).slice(0, 1) }, { headers: ANY });
  }
};

const FIRST_READS: Record<string, (id: number) => Sent> = {
  'GET /Widgets/{id}/Content': (id) => ({ path: `Widgets/${id}/Content` }),
  'GET /Widgets/{id}/Values': (id) => ({ path: `Widgets/${id}/Values` }),
  'GET /Widgets/{id}/Texts': (id) => ({ path: `Widgets/${id}/Texts`, status: 409 }),
  'GET /Widgets/{id}/Thumbnail': (id) => ({ path: `Widgets/${id}/Thumbnail` })
};

/** As many as a replacement may name. */
const MOST_RENAMED = 10_000;
const renamedEntries = NUMBERS(MOST_RENAMED).map((at) => ({ before: `Entry ${at}`, after: `Entry ${at}!` }));
const RENAMINGS: Record<
  string,
  { readonly elements: (version: 'before' | 'after') => AscElement[]; readonly mapping: Mapping }
> = {
  'all entries renamed': {
    elements: (version) => {
      const Items = renamedEntries.map((entry) => entry[version]);
      const de = Object.fromEntries(Items.map((entry, at) => [entry, `Eintrag ${at}`]));
      return [{ ...plain(0), DataType: 'list', Value: Items[0], Items, Translations: { de } }];
    },
    mapping: [{ from: idOf(0), to: idOf(0), entries: renamedEntries }]
  },
  'all settings renamed': {
    elements: (version) =>
      NUMBERS(MOST_RENAMED).map((at) => ({ ...plain(at), Id: version === 'before' ? idOf(at) : `N${at}` })),
    mapping: NUMBERS(MOST_RENAMED).map((at) => ({ from: idOf(at), to: `N${at}` }))
  }
};

/** The dry run of a package in which so much has another name. */
const renaming = (name: keyof typeof RENAMINGS): Largest => {
  const identifier = `test.${name.replaceAll(' ', '.')}`;
  const { elements, mapping } = RENAMINGS[name]!;
  let template: Promise<number> | undefined;
  return async () => {
    template ??= sample({ identifier, elements: elements('before') }).then((bytes) => upload(bytes));
    const body = form(['next.dash.zip', await sample({ identifier, elements: elements('after') })]);
    body.append('mapping', JSON.stringify(mapping));
    return { path: `Widgets/${await template}?dryRun=1`, options: { method: 'PUT', body } };
  };
};

/** What the longest definitions cost: at each request, and when they are first read. */
export const longDefinitions: Record<string, Largest> = Object.fromEntries([
  ...Object.keys(RENAMINGS).map((name): [string, Largest] => [`PUT /Widgets/{id}, ${name}`, renaming(name)]),
  ...(Object.keys(SHAPES) as Shape[]).flatMap((shape) => [
    ...Object.entries(READS).map(([name, sent]): [string, Largest] => [
      `${name} of ${shape}`,
      async (store, turn) => sent(await longOf(shape, store), store, turn)
    ]),
    ...Object.entries(FIRST_READS).map(([name, sent]): [string, Largest] => [
      `${name}, the first of ${shape}`,
      async (store, turn) => sent(await unread(shape, store, turn))
    ])
  ])
]);
