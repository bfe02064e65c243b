import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEFAULT_PLATFORM } from '../../src/lib/ascdata/defaults.js';
import { MESSAGE_LANGUAGES } from '../../src/lib/language/languages.js';
import { patterns } from '../../src/lib/form/testing.js';
import { copyOfSources, diffsOf, linesOutside } from './copyOfSources.js';

/**
 * A selection is its rows, its words in each language and the address of its list: the second change that docs/datatypes.md shows is
 * made to a copy of the sources, and nothing else of them.
 */
const copy = copyOfSources();
const diff = diffsOf('docs/datatypes.md')[1]!;
const ROUTE = '/api/[[version]]/Campaigns';

let grown: typeof import('./grownCatalogue.entry.js');

beforeAll(async () => void (grown = await copy.grow(diff, 'tests/datatypes/grownCatalogue.entry.ts')));
afterAll(() => copy.remove());

it('adding a selection adds a row to each of three tables and to the words of each language, and its route', () => {
  const words = MESSAGE_LANGUAGES.flatMap((language) =>
    ['dataTypes', 'nouns'].map((file) => `src/lib/messages/${language}/${file}.ts`)
  );
  const others = linesOutside(diff, [`src/routes${ROUTE}/`]);
  expect(others.map(([file]) => file)).toEqual([
    'src/lib/ascdata/dataTypeNames.ts',
    'src/lib/datatypes/selection/catalogues.ts',
    'src/lib/datatypes/selection/resources.ts',
    ...words.sort()
  ]);
  for (const [, lines] of others) expect(lines[0]).toMatch(/^\+ {2}campaign: /);
});

it('the check accepts its Values', async () => {
  const element = { Id: 'a', DisplayName: 'A', DataType: 'campaign', Value: [{ Id: 1, Name: 'Summer' }] };
  const file = { SpotIdentifier: 'a', SpotVersion: '1', ApiVersion: 2, SpotType: 'DashboardWidget', NumberOfSlots: 1 };
  const { registry, structure } = grown;
  const options = { patterns, platform: DEFAULT_PLATFORM, today: '2026-11-20', registry, structure };
  const { findings } = await grown.check(JSON.stringify({ ...file, Elements: [element] }), options);
  expect(findings).toEqual([]);
});

it('pickers offer its objects, and the server knows their kind', () => {
  expect(grown.catalogues).toHaveProperty('campaign');
  expect(grown.pickers.kinds).toHaveProperty('campaign.many', 'Kampagnen');
  expect(grown.isKind('campaign')).toBe(true);
  const missing = grown.objectNotFound('campaign' as never);
  expect(missing.code).toBe('campaign-not-found');
  expect(grown.inWords(missing.sentence, 'de')).toContain('Es gibt keine Kampagne mit dieser Nummer.');
});

it('its list has the same access rules as those of other objects', () => {
  expect(['GET', 'POST'].map((method) => grown.accessOf(ROUTE, method))).toEqual(['object.list', 'object.create']);
});

it('its operations are in the OpenAPI document', async () => {
  const { document, conflicts } = grown.describeApi(await grown.operationsOf(grown.routes, grown.accessOf));
  expect(document.paths).toMatchObject({
    '/Campaigns': { get: { summary: 'All campaigns' }, post: { summary: 'A new campaign' } }
  });
  expect(conflicts).toEqual([]);
});

it('the demo catalogue has some of them', () => {
  const names: string[] = [];
  for (const { kind, name } of grown.demoObjects()) if ((kind as string) === 'campaign') names.push(name);
  expect(names.slice(0, 2)).toEqual(['Campaign 1', 'Campaign 2']);
});
