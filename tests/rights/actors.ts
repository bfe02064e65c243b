import fc from 'fast-check';
import type { Actor, LanguageLevel, Level, Role } from '../../src/lib/server/platform/authorization/actor.js';
import type { Resource } from '../../src/lib/server/platform/authorization/rules.js';

const NOBODY_SPECIAL: Actor = {
  userId: 1,
  name: 'somebody',
  role: 'user',
  locationId: null,
  locationLineage: null,
  playerId: null,
  groups: new Map(),
  languages: new Map()
};

export function actorWith(fields: Partial<Actor>): Actor {
  return { ...NOBODY_SPECIAL, ...fields };
}

export const administrator = actorWith({ role: 'administrator' });

export const groupsOf = (...entries: [number, Level][]): Actor['groups'] => new Map(entries);

/** A tree of locations by lineage: 1 contains 2 and 12, 2 contains 3; 4 and 10 are separate. */
export const LINEAGES = ['/1/', '/1/2/', '/1/12/', '/1/2/3/', '/4/', '/10/'] as const;

const locationOf = (lineage: string) => Number(lineage.split('/').at(-2));

export const anyResource: fc.Arbitrary<Resource> = fc.record(
  {
    spotGroupId: fc.option(fc.integer({ min: 1, max: 4 })),
    locationLineage: fc.option(fc.constantFrom(...LINEAGES)),
    playerId: fc.integer({ min: 1, max: 3 }),
    language: fc.constantFrom('de', 'fr', 'de-AT')
  },
  { requiredKeys: [] }
);

export const anyActor: fc.Arbitrary<Actor> = fc
  .record({
    role: fc.constantFrom<Role>('user', 'location', 'player', 'administrator'),
    lineage: fc.option(fc.constantFrom(...LINEAGES)),
    player: fc.integer({ min: 1, max: 3 }),
    groups: fc.array(fc.tuple(fc.integer({ min: 1, max: 4 }), fc.constantFrom<Level>('read', 'write'))),
    languages: fc.array(fc.tuple(fc.constantFrom('de', 'fr'), fc.constantFrom<LanguageLevel>('translate', 'review')))
  })
  .map(({ role, lineage, player, groups, languages }) => {
    const own = role === 'location' ? lineage : null;
    return actorWith({
      role,
      locationLineage: own,
      locationId: own === null ? null : locationOf(own),
      playerId: role === 'player' ? player : null,
      groups: new Map(groups),
      languages: new Map(languages)
    });
  });
