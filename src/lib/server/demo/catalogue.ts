import { createHash } from 'node:crypto';
import type { SelectionTypeName } from '../../ascdata/types.js';
import { nameKey } from '../services/namekey.js';
import type { ObjectRow } from '../store/schema.js';
import {
  CAMPAIGNS,
  CATEGORIES,
  COUNTRIES,
  MEDIA_FORMATS,
  PLAYER_PLACES,
  SPOT_TYPES,
  STORES,
  SUBJECTS
} from './words.js';

const COUNTS = { players: 2_000, spots: 3_000, spotGroups: 40, mediaGroups: 200, media: 100_000, editions: 60 };
const FIRST_ID = 1_001;
const CITY_STORES = 6;
const LANGUAGES = ['de', 'en', 'fr', 'it', 'sl'];

/** The whole demo catalogue; the same on every machine. */
export function* demoObjects(): Generator<ObjectRow> {
  const locations = [...demoLocations()];
  yield* locations;
  yield* demoCategories();
  yield* demoPlayers(locations.filter((row) => row.parent === 0));
  yield* demoSpots();
  yield* demoSpotGroups();
  yield* demoMediaGroups();
  yield* demoMedia();
  yield* demoEditions();
}

type Details = Partial<Pick<ObjectRow, 'parent_id' | 'detail' | 'guid' | 'template' | 'parent'>> & {
  ancestors?: readonly string[];
};

function row(kind: SelectionTypeName, id: number, name: string, details: Details = {}): ObjectRow {
  const { parent_id = null, detail = null, guid = null, template = 0, parent = 0, ancestors = [] } = details;
  const path = ancestors.length === 0 ? '[]' : JSON.stringify(ancestors);
  return {
    kind,
    id,
    name,
    name_key: nameKey(name),
    parent_id,
    path,
    detail,
    guid,
    template,
    parent,
    group_id: null,
    location_id: null,
    lineage: null,
    type: null,
    width: null,
    height: null
  };
}

function* demoLocations(): Generator<ObjectRow> {
  let id = FIRST_ID;
  for (const country of COUNTRIES) {
    const countryId = id++;
    yield row('location', countryId, country.name, { parent: 1, detail: country.code });
    for (const region of country.regions) {
      const regionId = id++;
      yield row('location', regionId, region.name, { parent_id: countryId, parent: 1, ancestors: [country.name] });
      for (const city of region.cities) {
        const cityId = id++;
        const ancestors = [country.name, region.name];
        yield row('location', cityId, city, { parent_id: regionId, parent: 1, ancestors });
        for (let store = 0; store < CITY_STORES; store++) {
          const name = `${city} ${pick(STORES, cityId + store)}`;
          yield row('location', id++, name, { parent_id: cityId, ancestors: [...ancestors, city] });
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
    yield row('player', FIRST_ID + index, name, { detail });
  }
}

function* demoSpots(): Generator<ObjectRow> {
  for (let index = 0; index < COUNTS.spots; index++) {
    const campaign = pick(CAMPAIGNS, index);
    const type = pick(SPOT_TYPES, Math.floor(index / CAMPAIGNS.length));
    const number = Math.floor(index / (CAMPAIGNS.length * SPOT_TYPES.length)) + 1;
    yield row('spot', FIRST_ID + index, `${campaign} ${type} ${padded(number, 2)}`, { detail: type });
  }
}

function* demoSpotGroups(): Generator<ObjectRow> {
  for (let index = 0; index < COUNTS.spotGroups; index++) {
    const template = index % 5 === 4 ? 1 : 0;
    const campaign = pick(CAMPAIGNS, index);
    const name = template ? `Vorlagen ${campaign}` : `${campaign} ${2024 + Math.floor(index / CAMPAIGNS.length)}`;
    yield row('spotGroup', FIRST_ID + index, name, { template, detail: `${12 + ((index * 7) % 80)} Spots` });
  }
}

function* demoMediaGroups(): Generator<ObjectRow> {
  for (let index = 0; index < COUNTS.mediaGroups; index++) {
    const name = `${pick(CAMPAIGNS, index)} ${pick(SUBJECTS, Math.floor(index / CAMPAIGNS.length))}`;
    yield row('mediaGroup', FIRST_ID + index, name, { detail: `${40 + ((index * 37) % 900)} Medien` });
  }
}

function* demoMedia(): Generator<ObjectRow> {
  for (let index = 0; index < COUNTS.media; index++) {
    const format = pick(MEDIA_FORMATS, index * 5 + Math.floor(index / 13));
    const campaign = pick(CAMPAIGNS, index);
    const subject = pick(SUBJECTS, Math.floor(index / CAMPAIGNS.length));
    const number = Math.floor(index / (CAMPAIGNS.length * SUBJECTS.length)) + 1;
    const name = `${campaign} ${subject} ${padded(number, 3)} ${format.form}`;
    yield row('media', FIRST_ID + index, name, { detail: format.detail });
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
