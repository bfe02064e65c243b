import { sql } from 'kysely';
import type { Draft, Preset, SettingComments, TextsBody } from '../../src/lib/api.js';
import { app } from '../../src/lib/server/app/currentApp.js';
import { ask, form, sample, sessionOf, upload, userWith, type Session } from '../api/harness.js';
import { made } from '../api/things.js';

/** Elements of the wide template: with one text each, its Values are the largest body that is accepted. */
export const ELEMENTS = 4_900;
/** Widgets of the narrow template: its Values in all of them are the largest body that is accepted. */
const WIDGETS = 1_500;
const NARROW = 20;
/** Texts of a template with long ones: a file with all of them is as large as one can be. */
export const LONG_TEXTS = 991;
/** Lists of a template with very many texts, and the entries of each. */
const LISTS = 20;
const ENTRIES = 994;
/** So many of them have as many events as are kept. */
export const ALL_EVENTS = 40;

/** What the operations are about: as much of everything as is legal, or more than any installation has. */
export interface BigStore {
  /** A template with many elements, and one of its variants that has an own Value for each. */
  readonly wide: number;
  readonly wideVariant: number;
  /** A template with texts of 10,000 characters in French, and some with their history in Italian. */
  readonly long: number;
  /** A template with almost as many texts as can be opened. */
  readonly many: number;
  /** A template with many variants, and these. */
  readonly narrow: number;
  readonly variants: readonly number[];
  readonly group: number;
  readonly spotGroup: number;
  readonly dashboard: number;
  readonly draft: number;
  readonly preset: number;
  readonly player: number;
  readonly update: number;
  readonly user: number;
  readonly key: string;
  readonly session: Session;
}

export const textOf = (text: string) => [{ Text: text }];
export const idOf = (index: number) => `Element${index}`;
export const NUMBERS = (count: number) => Array.from({ length: count }, (_, index) => index);

export const elements = (count: number) =>
  NUMBERS(count).map((index) => ({
    Id: idOf(index),
    DisplayName: `Setting ${index}`,
    DataType: 'simpleText',
    Value: textOf('as packed'),
    Translations: { de: { DisplayName: `Einstellung ${index}` } }
  }));

/** All Values of a template, different for each `turn`. */
export const valuesOf = (count: number, turn: number) =>
  Object.fromEntries(NUMBERS(count).map((index) => [idOf(index), textOf(`turn ${turn}`)]));

type Expressions = Readonly<Record<string, string>>;

/**
 * Copies rows of a table, `count` times each.
 * @param where SQL, which rows
 * @param changed SQL of the columns that differ, by name; `n` counts the copies
 */
export async function copyRows(table: string, where: string, count: number, changed: Expressions = {}): Promise<void> {
  const { db } = app().store;
  const { rows } = await sql<{ name: string; pk: number }>`select name, pk from pragma_table_info(${table})`.execute(
    db
  );
  const keys = rows.filter(({ pk }) => pk > 0);
  const names = rows.map(({ name }) => name).filter((name) => !(name === 'id' && keys.length === 1) || name in changed);
  const columns = names.map((name) => `"${name}"`).join(', ');
  const values = names.map((name) => changed[name] ?? `"${name}"`).join(', ');
  await sql
    .raw(
      `with recursive counted(n) as (select 1 union all select n + 1 from counted where n < ${count})
      insert into ${table} (${columns}) select ${values} from ${table}, counted where ${where}`
    )
    .execute(db);
}

async function sent<T>(path: string, method: string, json: unknown, headers = {}): Promise<T> {
  const response = await ask(`/api/${path}`, { method, json, headers });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${(await response.text()).slice(0, 500)}`);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

const ANY = { 'if-match': '*' };
const YEAR_AGO = `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || (n % 364) || ' days', '-' || n || ' seconds')`;

/** Fills the store of the running app: a row of each kind through the API, and copies of it in the database. */
export async function bigStore(): Promise<BigStore> {
  const { db } = app().store;
  const spotGroup = (await made('SpotGroups', { Name: 'Windows' })).Id;
  await copyRows('objects', `kind = 'spotGroup' and id = ${spotGroup}`, 10_000, numbered('spotGroup', 'group'));
  const location = (await made('Locations', { Name: 'Vienna' })).Id;
  await copyRows('objects', `kind = 'location' and id = ${location}`, 2_000, {
    ...numbered('location', 'location'),
    lineage: `'/' || (id + n) || '/'`
  });
  const player = (await made('Players', { Name: 'Lobby', LocationId: location })).Id;
  await copyRows('objects', `kind = 'player' and id = ${player}`, 5_000, numbered('player', 'player'));
  const spot = (await made('Spots', { Name: 'Poster', Type: 'Image', SpotGroupId: spotGroup, LocationId: location }))
    .Id;
  await copyRows('objects', `kind = 'spot' and id = ${spot}`, 20_000, numbered('spot', 'spot'));
  await copyRows('spots', `id = ${spot}`, 20_000, { id: 'id + n' });
  for (const [path, kind] of [
    ['Categories', 'category'],
    ['MediaGroups', 'mediaGroup'],
    ['Media', 'media'],
    ['Editions', 'edition'],
    ['Playlists', 'playlist']
  ] as const) {
    const { Id } = await made(path, { Name: 'One' });
    await copyRows('objects', `kind = '${kind}' and id = ${Id}`, 5_000, numbered(kind, kind));
  }
  await sql`update counters set last = 100000`.execute(db);

  const group = (await made('WidgetGroups', { Name: 'Entrance', SpotGroupId: spotGroup })).Id;
  await copyRows('widget_groups', `id = ${group}`, 500, { name: `'Group ' || n`, name_key: `'group ' || n` });

  const narrow = await upload(await sample({ identifier: 'test.narrow', elements: elements(NARROW) }));
  const own = (await made(`Widgets/${narrow}/Variants`, { Name: 'Variant', WidgetGroupId: group })).Id;
  await sent(`Widgets/${own}/Values`, 'PUT', { Values: valuesOf(10, 0) }, ANY);
  await copyRows('variants', `id = ${own}`, WIDGETS - 1, { name: `'Variant ' || n` });
  const variants = await idsOf(`select id from variants where template_id =
    (select template_id from variants where id = ${own}) and group_id is not null`);
  await copyRows('variants', `id = ${own}`, 2_000, {
    name: `'Deleted ' || n`,
    deleted_at: YEAR_AGO,
    deleted_key: `'deleted ' || n`
  });

  const wide = await upload(await sample({ identifier: 'test.wide', elements: elements(ELEMENTS) }));
  await sent(`Widgets/${wide}/Values`, 'PUT', { Values: valuesOf(ELEMENTS, 0) }, ANY);
  const wideVariant = (await made(`Widgets/${wide}/Variants`, { Name: 'Wide', WidgetGroupId: group })).Id;
  await sent(`Widgets/${wideVariant}/Values`, 'PUT', { Values: valuesOf(ELEMENTS, -1) }, ANY);
  await copyRows('variants', `id = ${wideVariant}`, 50, {
    name: `'Wide ' || n`,
    own_values: `'{"Element1":[{"Text":"own"}]}'`
  });
  const ofWide = `variant_id = ${wide} and kind <> 'start'`;
  await copyRows('value_saves', ofWide, 20, { at: YEAR_AGO });
  await sent(`Widgets/${wide}/Values`, 'PUT', { Values: { ...valuesOf(ELEMENTS, 0), [idOf(1)]: textOf('new') } }, ANY);
  await copyRows('value_saves', `${ofWide} and id = (select max(id) from value_saves)`, 5_000, { at: YEAR_AGO });

  // All presets of a template have 1 MB together: these leave room for those of the requests.
  const Preset = { Name: 'Preset', Values: valuesOf(60, 1) };
  const preset = (await sent<Preset>(`Widgets/${wide}/Presets`, 'POST', Preset)).Id;
  await copyRows('presets', `id = ${preset}`, 150, { name: `'Preset ' || n` });

  const Cells = draftCells(variants, 0);
  const draft = (await sent<Draft>('Drafts', 'POST', { Widget: narrow, Name: 'Draft', Cells })).Id;
  await copyRows('drafts', `id = ${draft}`, 30, { id: `${draft} + n`, name: `'Draft ' || n` });
  await copyRows('draft_values', `draft_id = ${draft}`, 30, { draft_id: `${draft} + n` });
  const Text = 'x'.repeat(1_990);
  await sent(`Drafts/${draft}/Comments`, 'POST', { Text, Element: null });
  // As many as there can be: one person's share is smaller.
  await copyRows('draft_comments', `draft_id = ${draft}`, 1_998, { user_id: 'n' });

  await sent<SettingComments>(`Widgets/${wide}/Comments`, 'POST', { Element: idOf(1), Text });
  await copyRows('setting_comments', `variant_id = ${wide}`, 1_900, { user_id: 'n' });
  await fillTexts(wide);
  const long = await fillLongTexts();
  const many = await fillManyTexts();
  await fillTemplates(narrow);

  const user = await userWith({ role: 'user', permissions: [{ SpotGroupId: spotGroup, Level: 'write' }] });
  await copyRows('users', `id = ${user.id}`, 2_000, {
    name: `'person ' || n`,
    name_key: `'person ' || n`,
    email: `'person' || n`
  });
  await copyRows('user_permissions', `user_id = ${user.id}`, 9_000, { spot_group_id: 'spot_group_id + n' });
  // With those of the requests, as many as there can be.
  await copyRows('api_keys', `reference_id = '${user.id}'`, 180, { key: `'key ' || n` });
  // One owner cannot keep as much as the drafts of the requests and these have together.
  await sql`update drafts set owner_id = ${user.id} where id > ${draft}`.execute(db);
  const session = await sessionOf(user.id);
  await copyRows('sessions', `user_id = ${user.id}`, 98, { token: `'token ' || n` });

  const dashboard = (await made('Dashboards', { Name: 'Board', Shared: true })).Id;
  await sent(`Dashboards/${dashboard}`, 'PUT', { Tiles: tilesOf(variants) }, ANY);
  await copyRows('dashboards', `id = ${dashboard}`, 300, { name: `'Board ' || n` });
  await copyRows('dashboards', `id = ${dashboard}`, 500, {
    name: `'Gone ' || n`,
    deleted_at: YEAR_AGO,
    deleted_key: `'gone'`
  });

  const update = await newUpdate('1.1');
  await copyRows('updates', `id = ${update}`, 300, { version: `'1.1.' || n`, version_key: `version_key || '.' || n` });
  await sent(`Updates/${update}/Confirmations`, 'POST', { PlayerId: player, State: 'installed', Version: '1.1' });
  await copyRows('update_confirmations', `update_id = ${update}`, 4_000, { player_id: 'player_id + n' });
  const Rows = [{ SpotId: spot, PlayerId: player, StartedAt: new Date(Date.now() - 1000).toISOString(), Seconds: 5 }];
  await sent('Reporting/PlayTimes', 'POST', { Rows });
  await copyRows('play_times', 'true', 50_000, {
    started_at: 'started_at - n * 60000',
    spot_id: 'spot_id + n % 20000'
  });

  return {
    ...{ wide, wideVariant, long, many, narrow, variants, group, spotGroup, dashboard, draft, preset, player, update },
    ...{ user: user.id, key: user.key, session }
  };
}

function numbered(kind: string, name: string): Expressions {
  const text = `'${name} ' || n`;
  return {
    id: 'id + n',
    name: text,
    name_key: text,
    search_key: text,
    ...(kind === 'edition' && { guid: `printf('%08d-0000-4000-8000-000000000000', n)` })
  };
}

export async function idsOf(text: string): Promise<number[]> {
  const { rows } = await sql.raw<{ id: number }>(text).execute(app().store.db);
  return rows.map(({ id }) => id);
}

export async function newUpdate(version: string): Promise<number> {
  const data = form([`player-${version}.bin`, new Uint8Array(1_000)]);
  data.append('Version', version);
  const response = await ask('/api/Updates', { method: 'POST', body: data });
  return ((await response.json()) as { Id: number }).Id;
}

/** As many as a draft can have, of as many widgets as there are. */
export const draftCells = (variants: readonly number[], turn: number) =>
  NUMBERS(10_000).map((index) => ({
    Widget: variants[index % variants.length],
    Element: idOf(Math.floor(index / variants.length)),
    Value: textOf(`draft ${turn}`)
  }));

export const tilesOf = (variants: readonly number[]) =>
  NUMBERS(200).map((index) => ({
    Id: `tile-${index}`,
    WidgetId: variants[index],
    Slot: index % 3,
    Row: Math.floor(index / 3),
    Slots: 1,
    Rows: 1
  }));

/** Texts of a language, each different from the package. */
export async function textsToSave(widget: number, language: string, turn: number): Promise<object[]> {
  const { Texts } = await sent<TextsBody>(`Widgets/${widget}/Texts/${language}`, 'GET', undefined);
  return Texts.map(({ Element, Kind, Tag }) => ({
    ...{ Element, Kind, Tag, State: 'reviewed' },
    Text: `${Element} ${language} ${turn}`
  }));
}

async function fillTexts(wide: number): Promise<void> {
  await sent(`Widgets/${wide}/Texts`, 'POST', { Language: 'fr' });
  await sent(`Widgets/${wide}/Texts/fr`, 'PUT', { Texts: await textsToSave(wide, 'fr', 0) });
  // As many as there can be, and almost as many characters.
  const Text = 'x'.repeat(195);
  await sent(`Widgets/${wide}/Texts/fr/Comments`, 'POST', { Element: idOf(1), Kind: 'name', Text });
  await copyRows('text_comments', 'true', 4_980);
}

export const longText = (index: number, turn: number) => `${index} ${turn} `.padEnd(10_000, 'long ');
/** As JSON it is longer. */
export const quotedText = (index: number, turn: number) => `${index} ${turn} `.padEnd(10_000, '"\n');

/** @returns the widget */
async function fillLongTexts(): Promise<number> {
  const long = await upload(await sample({ identifier: 'test.long', elements: elements(LONG_TEXTS) }));
  const path = `Widgets/${long}/Texts`;
  for (const Language of ['fr', 'it']) {
    await sent(path, 'POST', { Language });
    const { Texts } = await sent<TextsBody>(`${path}/${Language}`, 'GET', undefined);
    const saved = Texts.slice(0, ALL_EVENTS).map(({ Element, Kind, Tag }, index) => ({
      ...{ Element, Kind, Tag, State: 'toReview', Text: quotedText(index, 0) }
    }));
    await sent(`${path}/${Language}`, 'PUT', { Texts: saved });
  }
  await copyRows('text_events', `language = 'it'`, 99, { before: 'after' });
  return long;
}

/** In a language of its own, so that files of all widgets stay as they are. @returns the widget */
async function fillManyTexts(): Promise<number> {
  const lists = elements(LISTS).map((element, list) => ({
    ...element,
    ...{ DataType: 'list', Value: 'Entry 0', Items: NUMBERS(ENTRIES).map((index) => `Entry ${index}`) },
    ...{ DisplayName: `List ${list}`, Translations: {} }
  }));
  const many = await upload(await sample({ identifier: 'test.many', elements: lists }));
  await sent(`Widgets/${many}/Texts`, 'POST', { Language: 'pt' });
  return many;
}

/** Many templates with the texts of the narrow one, for what concerns all widgets. */
async function fillTemplates(narrow: number): Promise<void> {
  const ofNarrow = `(select template_id from variants where id = ${narrow})`;
  const ofPackage = `(select package_id from templates where id = ${ofNarrow})`;
  const copies = 150;
  const from = (table: string) => `(select max(id) from ${table})`;
  await copyRows('packages', `id = ${ofPackage}`, copies, {
    id: `${from('packages')} + n`,
    hash: `'copy ' || n`,
    spot_identifier: `'copy.' || n`,
    source: `replace(source, 'test.narrow', 'copy.' || n)`
  });
  await copyRows('package_files', `package_id = ${ofPackage}`, copies, {
    package_id: `(select id from packages where hash = 'copy ' || n)`
  });
  await copyRows('templates', `id = ${ofNarrow}`, copies, {
    package_id: `(select id from packages where hash = 'copy ' || n)`,
    spot_identifier: `'copy.' || n`
  });
  await copyRows('variants', `id = ${narrow}`, copies, {
    template_id: `(select id from templates where spot_identifier = 'copy.' || n)`,
    name: `'Copy ' || n`
  });
}
