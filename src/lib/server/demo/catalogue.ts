import { createHash } from 'node:crypto';
import { nameKey, searchKey } from '../platform/store/searchKeys.js';
import type { ObjectKind, ObjectRow } from '../platform/store/schema.js';
import { RESOURCES } from '../catalogue/resources.js';
import {
  CAMPAIGNS,
  CATEGORIES,
  COUNTRIES,
  MEDIA_FORMATS,
  PLAYER_PLACES,
  PLAYLISTS,
  SPOT_FORMS,
  SPOT_SIZES,
  STORES,
  SUBJECTS
} from './demoNames.js';

const COUNTS = {
  players: 2_000,
  spots: 3_000,
  spotGroups: 40,
  mediaGroups: 200,
  media: 100_000,
  editions: 60,
  plain: 20
};
const FIRST_ID = 1_001;
const CITY_STORES = 6;
const LANGUAGES = ['de', 'en', 'fr', 'it', 'sl'];

/** The whole demo catalogue; the same on every machine. */
export function* demoObjects(): Generator<ObjectRow> {
  const locations = [...demoLocations()];
  const own: Partial<Record<ObjectKind, Iterable<ObjectRow>>> = {
    location: locations,
    category: demoCategories(),
    player: demoPlayers(locations.filter((row) => row.parent === 0)),
    spot: demoSpots(locations.filter((row) => row.parent === 1)),
    spotGroup: demoSpotGroups(),
    mediaGroup: demoMediaGroups(),
    media: demoMedia(),
    edition: demoEditions(),
    playlist: demoPlaylists()
  };
  for (const rows of Object.values(own)) yield* rows;
  for (const { kind, one } of RESOURCES) if (!own[kind]) yield* plainObjects(kind, one);
}

/** A few objects of a generic kind: “Campaign 1”, “Campaign 2” … */
function* plainObjects(kind: ObjectKind, noun: string): Generator<ObjectRow> {
  for (let index = 0; index < COUNTS.plain; index++) {
    yield row(kind, FIRST_ID + index, `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${index + 1}`);
  }
}

type Details = Partial<Omit<ObjectRow, 'kind' | 'id' | 'name' | 'name_key' | 'search_key' | 'path'>> & {
  ancestors?: readonly string[];
};

/** Written out instead of spread from an empty row, for speed: there are over 100,000 of them. */
function row(kind: ObjectKind, id: number, name: string, { ancestors, ...of }: Details = {}): ObjectRow {
  const path = ancestors ? JSON.stringify(ancestors) : '[]';
  const detail = of.detail ?? null;
  return {
    kind,
    id,
    parent_id: of.parent_id ?? null,
    name,
    name_key: nameKey(name),
    search_key: searchKey({ name, path, detail }),
    path,
    detail,
    guid: of.guid ?? null,
    template: of.template ?? 0,
    parent: of.parent ?? 0,
    group_id: of.group_id ?? null,
    location_id: of.location_id ?? null,
    lineage: of.lineage ?? null,
    type: of.type ?? null,
    width: of.width ?? null,
    height: of.height ?? null
  };
}

function* demoLocations(): Generator<ObjectRow> {
  let id = FIRST_ID;
  for (const country of COUNTRIES) {
    const countryId = id++;
    const inCountry = `/${countryId}/`;
    yield row('location', countryId, country.name, { parent: 1, detail: country.code, lineage: inCountry });
    for (const region of country.regions) {
      const regionId = id++;
      const inRegion = `${inCountry}${regionId}/`;
      const below = { parent_id: countryId, ancestors: [country.name] };
      yield row('location', regionId, region.name, { ...below, parent: 1, lineage: inRegion });
      for (const city of region.cities) {
        const cityId = id++;
        const ancestors = [country.name, region.name];
        const inCity = `${inRegion}${cityId}/`;
        yield row('location', cityId, city, { parent_id: regionId, parent: 1, ancestors, lineage: inCity });
        for (let store = 0; store < CITY_STORES; store++) {
          const name = `${city} ${pick(STORES, cityId + store)}`;
          const lineage = `${inCity}${id}/`;
          yield row('location', id++, name, { parent_id: cityId, ancestors: [...ancestors, city], lineage });
        }
      }
    }
  }
}

function* demoCategories(): Generator<ObjectRow> {
  let id = FIRST_ID;
  for (const area of CATEGORIES) {
    const areaId = id++;
    yield row('category', areaId, area.name, { parent: 1 });
    for (const group of area.groups) {
      const groupId = id++;
      yield row('category', groupId, group.name, { parent_id: areaId, parent: 1, ancestors: [area.name] });
      for (const item of group.items) {
        yield row('category', id++, item, { parent_id: groupId, ancestors: [area.name, group.name] });
      }
    }
  }
}

function* demoPlayers(stores: readonly ObjectRow[]): Generator<ObjectRow> {
  for (let index = 0; index < COUNTS.players; index++) {
    const store = pick(stores, index);
    const round = Math.floor(index / stores.length);
    const name = `${store.name} ${pick(PLAYER_PLACES, store.id + round)}`;
    const detail = (JSON.parse(store.path) as string[]).join(' › ');
    yield row('player', FIRST_ID + index, name, { detail, location_id: store.id, lineage: store.lineage });
  }
}

/** The spot group of a campaign's spot: the groups are divided evenly among the campaigns. */
function spotGroupOf(index: number): number {
  const round = Math.floor(index / CAMPAIGNS.length) % (COUNTS.spotGroups / CAMPAIGNS.length);
  return FIRST_ID + (index % CAMPAIGNS.length) + round * CAMPAIGNS.length;
}

/** Most spots are for everywhere, every fourth for a country, region or city. */
function* demoSpots(places: readonly ObjectRow[]): Generator<ObjectRow> {
  for (let index = 0; index < COUNTS.spots; index++) {
    const round = Math.floor(index / CAMPAIGNS.length);
    const form = pick(SPOT_FORMS, round);
    const size = pick(SPOT_SIZES, index);
    const number = Math.floor(round / SPOT_FORMS.length) + 1;
    const place = index % 4 === 3 ? pick(places, index) : undefined;
    yield row('spot', FIRST_ID + index, `${pick(CAMPAIGNS, index)} ${form.name} ${padded(number, 2)}`, {
      detail: `${size.width} × ${size.height}`,
      type: form.type,
      ...size,
      group_id: spotGroupOf(index),
      location_id: place?.id ?? null,
      lineage: place?.lineage ?? null
    });
  }
}

function* demoSpotGroups(): Generator<ObjectRow> {
  for (let index = 0; index < COUNTS.spotGroups; index++) {
    const template = index % 5 === 4 ? 1 : 0;
    const campaign = `${pick(CAMPAIGNS, index)} ${2024 + Math.floor(index / CAMPAIGNS.length)}`;
    yield row('spotGroup', FIRST_ID + index, template ? `Vorlagen ${campaign}` : campaign, {
      template,
      detail: `${COUNTS.spots / COUNTS.spotGroups} Spots`
    });
  }
}

function* demoMediaGroups(): Generator<ObjectRow> {
  for (let index = 0; index < COUNTS.mediaGroups; index++) {
    const name = `${pick(CAMPAIGNS, index)} ${pick(SUBJECTS, Math.floor(index / CAMPAIGNS.length))}`;
    yield row('mediaGroup', FIRST_ID + index, name);
  }
}

function* demoMedia(): Generator<ObjectRow> {
  for (let index = 0; index < COUNTS.media; index++) {
    const { form, ...format } = pick(MEDIA_FORMATS, index * 5 + Math.floor(index / 13));
    const campaign = pick(CAMPAIGNS, index);
    const subject = pick(SUBJECTS, Math.floor(index / CAMPAIGNS.length));
    const number = Math.floor(index / (CAMPAIGNS.length * SUBJECTS.length)) + 1;
    const name = `${campaign} ${subject} ${padded(number, 3)} ${form}`;
    yield row('media', FIRST_ID + index, name, { ...format, group_id: FIRST_ID + (index % COUNTS.mediaGroups) });
  }
}

function* demoEditions(): Generator<ObjectRow> {
  for (let index = 0; index < COUNTS.editions; index++) {
    const year = 2022 + Math.floor(index / 12);
    const name = `Kundenmagazin ${year}-${padded((index % 12) + 1, 2)}`;
    const detail = pick(LANGUAGES, index);
    yield row('edition', FIRST_ID + index, name, { detail, guid: guidOf(name) });
  }
}

function* demoPlaylists(): Generator<ObjectRow> {
  for (const [index, name] of COUNTRIES.flatMap((country) =>
    PLAYLISTS.map((each) => `${each} ${country.name}`)
  ).entries()) {
    yield row('playlist', FIRST_ID + index, name);
  }
}

function pick<T>(list: readonly T[], index: number): T {
  return list[index % list.length]!;
}

function padded(number: number, digits: number): string {
  return String(number).padStart(digits, '0');
}

/** A UUID that follows from the name, so that the catalogue is the same everywhere. */
function guidOf(name: string): string {
  const bytes = createHash('sha256').update(name).digest();
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}
