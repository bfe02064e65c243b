import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACTIONS, can, demand, type Action } from '../../src/lib/server/authorization/can.js';
import type { Resource } from '../../src/lib/server/platform/authorization/rules.js';
import type { Actor } from '../../src/lib/server/platform/authorization/actor.js';
import { actorWith, administrator, anyActor, anyResource, groupsOf } from './actors.js';

const SEED = 20261121;

const reader = actorWith({ groups: groupsOf([7, 'read']) });
const writer = actorWith({ groups: groupsOf([7, 'write']) });
const elsewhere = actorWith({ groups: groupsOf([8, 'write']) });
const nothing = actorWith({});
const local = actorWith({
  role: 'location',
  locationId: 2,
  locationLineage: '/1/2/',
  groups: groupsOf([7, 'write'])
});
const adrift = actorWith({ role: 'location', groups: groupsOf([7, 'write']) });

/** With a permission that has no effect. */
const player = actorWith({ role: 'player', playerId: 3, groups: groupsOf([7, 'write']) });

/** Of German; the reviewer also reads group 7. */
const translator = actorWith({ languages: new Map([['de', 'translate']]) });
const reviewer = actorWith({ languages: new Map([['de', 'review']]), groups: groupsOf([7, 'read']) });

/** Of Austrian German alone. */
const austrian = actorWith({ languages: new Map([['de-AT', 'review']]) });

const ACTORS = {
  reader,
  writer,
  elsewhere,
  nothing,
  local,
  adrift,
  player,
  translator,
  reviewer,
  austrian
} satisfies Record<string, Actor>;
type Name = keyof typeof ACTORS;

const PERSONS: Name[] = ['reader', 'writer', 'elsewhere', 'nothing', 'local', 'adrift'];
const EVERYBODY: Name[] = [...PERSONS, 'player'];
const inGroup = (locationLineage: string | null = null): Resource => ({ spotGroupId: 7, locationLineage });
const at = (locationLineage: string | null): Resource => ({ locationLineage });

/** The actors who may do it to the object, besides administrators. */
const TABLE: [Action, string, Resource, Name[]][] = [
  ['spot.read', 'in a group', inGroup(), ['reader', 'writer', 'local', 'adrift']],
  ['spot.read', 'in no group', { spotGroupId: null, locationLineage: null }, []],
  ['spot.read', 'in a group, below the own location', inGroup('/1/2/3/'), ['reader', 'writer', 'local']],
  ['spot.read', 'in a group, at the own location', inGroup('/1/2/'), ['reader', 'writer', 'local']],
  ['spot.read', 'in a group, above the own location', inGroup('/1/'), ['reader', 'writer']],
  ['spot.read', 'in a group, at a location whose number begins alike', inGroup('/1/20/'), ['reader', 'writer']],
  ['spot.read', 'not known yet', {}, ['reader', 'writer', 'elsewhere', 'local', 'adrift']],
  ['spot.write', 'in a group', inGroup(), ['writer', 'local', 'adrift']],
  ['spot.write', 'in no group', { spotGroupId: null, locationLineage: null }, []],
  ['spot.write', 'in a group, outside of the own location', inGroup('/4/'), ['writer']],
  ['spot.write', 'not known yet', {}, ['writer', 'elsewhere', 'local', 'adrift']],
  ['spotGroup.read', 'with a permission', { spotGroupId: 7 }, ['reader', 'writer', 'local', 'adrift']],
  ['spotGroup.read', 'without', { spotGroupId: 9 }, []],
  ['location.read', 'below the own', at('/1/2/3/'), PERSONS.filter((name) => name !== 'adrift')],
  ['location.read', 'outside of the own', at('/4/'), ['reader', 'writer', 'elsewhere', 'nothing']],
  ['location.create', 'below the own', at('/1/2/'), ['local']],
  ['location.create', 'outside of the own', at('/1/'), []],
  ['location.create', 'as a root', at(null), []],
  ['location.create', 'not known yet', {}, ['local', 'adrift']],
  ['player.read', 'below the own location', at('/1/2/3/'), PERSONS.filter((name) => name !== 'adrift')],
  ['player.read', 'without a location', at(null), ['reader', 'writer', 'elsewhere', 'nothing']],
  ['player.command', 'below the own location', at('/1/2/3/'), ['local']],
  ['player.command', 'without a location', at(null), []],
  ['message.read', 'not known yet', {}, ['local', 'adrift', 'player']],
  ['message.read', 'of the player itself', { playerId: 3, locationLineage: '/4/' }, ['player']],
  ['message.read', 'of another player, below the own location', { playerId: 4, locationLineage: '/1/2/3/' }, ['local']],
  ['message.read', 'of a player without a location', { playerId: 4, locationLineage: null }, []],
  ['update.receive', 'not known yet', {}, ['local', 'adrift', 'player']],
  [
    'update.receive',
    'of another player, below the own location',
    { playerId: 4, locationLineage: '/1/2/3/' },
    ['local']
  ],
  ['update.confirm', 'not known yet', {}, ['player']],
  ['update.confirm', 'of the player itself', { playerId: 3, locationLineage: '/1/2/' }, ['player']],
  ['update.confirm', 'of another player', { playerId: 4, locationLineage: '/1/2/' }, []],
  ['account.use', '', {}, EVERYBODY],
  ['metrics.read', '', {}, PERSONS],
  ['docs.read', '', {}, PERSONS],
  ['widget.list', '', {}, PERSONS],
  ['brand.read', '', {}, PERSONS],
  ['brand.write', '', {}, []],
  ['widgetGroup.list', '', {}, PERSONS],
  ['spot.list', '', {}, PERSONS],
  ['widget.read', 'among the templates, or not known yet', {}, PERSONS],
  ['widget.read', 'in a widget group', { spotGroupId: 7 }, ['reader', 'writer', 'local', 'adrift']],
  ['widget.read', 'in a widget group without spot group', { spotGroupId: null }, []],
  ['widget.edit', 'among the templates, or not known yet', {}, ['writer', 'elsewhere', 'local', 'adrift']],
  ['widget.edit', 'in a widget group', { spotGroupId: 7 }, ['writer', 'local', 'adrift']],
  ['widget.edit', 'in a widget group without spot group', { spotGroupId: null }, []],
  ['widget.delete', 'in a widget group', { spotGroupId: 7 }, ['writer', 'local', 'adrift']],
  ['widget.delete', 'in a widget group without spot group', { spotGroupId: null }, []],
  ['template.delete', '', {}, []],
  ['template.origins', '', {}, []],
  ['widget.upload', '', {}, []],
  ['widget.replace', '', {}, []],
  ['dashboard.list', '', {}, PERSONS],
  ['dashboard.create', 'one’s own', { userId: 1 }, PERSONS],
  ['dashboard.create', 'shared', { userId: null }, []],
  ['dashboard.read', 'shared', { userId: null }, PERSONS],
  ['dashboard.read', 'of somebody else', { userId: 2 }, []],
  ['dashboard.edit', 'one’s own', { userId: 1 }, PERSONS],
  ['dashboard.edit', 'shared', { userId: null }, []],
  ['dashboard.edit', 'of somebody else', { userId: 2 }, []],
  ['widgetGroup.read', 'with a spot group', { spotGroupId: 7 }, ['reader', 'writer', 'local', 'adrift']],
  ['widgetGroup.read', 'without a spot group', { spotGroupId: null }, []],
  ['widgetGroup.write', 'with a spot group', { spotGroupId: 7 }, ['writer', 'local', 'adrift']],
  ['widgetGroup.write', 'without a spot group', { spotGroupId: null }, []],
  ['object.list', '', {}, PERSONS],
  ['object.create', '', {}, []],
  ['user.manage', '', {}, []],
  ['update.publish', '', {}, []],
  ['playTime.import', '', {}, []],
  ['playTime.read', '', {}, []]
];

const TRANSLATORS: Name[] = ['translator', 'reviewer', 'austrian'];
const nowhere: Resource = { spotGroupId: null };
const inGerman = (spotGroupId: number | null): Resource => ({ spotGroupId, languages: ['fr', 'de'] });

/** Besides those, people who translate or review German. */
const TEXTS: [Action, string, Resource, Name[]][] = [
  ['text.read', 'among the templates, or not known yet', {}, [...PERSONS, ...TRANSLATORS]],
  ['text.read', 'in a widget group', { spotGroupId: 7 }, ['reader', 'writer', 'local', 'adrift', 'reviewer']],
  ['widget.read', 'that is in the own language', inGerman(8), ['elsewhere']],
  ['widget.edit', 'that is in the own language', inGerman(8), ['elsewhere']],
  ['widget.delete', 'that is in the own language', inGerman(8), ['elsewhere']],
  ['text.read', 'of one in the own language, wherever it is', inGerman(8), ['elsewhere', 'translator', 'reviewer']],
  ['text.read', 'of one in a region of it', { ...nowhere, languages: ['fr', 'de-at'] }, TRANSLATORS],
  ['text.read', 'of one in another language', { ...nowhere, languages: ['fr', 'den'] }, []],
  ['text.write', 'of one in the own language', { ...inGerman(null), language: 'de' }, ['translator', 'reviewer']],
  ['text.write', 'of it in another language', { ...inGerman(null), language: 'fr' }, []],
  ['text.write', 'not known yet', {}, TRANSLATORS],
  ['text.write', 'in the own language', { language: 'de' }, ['translator', 'reviewer']],
  ['text.write', 'in a widget group', { language: 'de', spotGroupId: 7 }, ['reviewer']],
  ['text.write', 'in another language', { language: 'fr' }, []],
  ['text.write', 'of a region', { language: 'de-AT' }, TRANSLATORS],
  ['text.write', 'of a region, as it is spelled in a package', { language: 'DE-at' }, TRANSLATORS],
  ['text.review', 'of another region', { language: 'de-CH' }, ['reviewer']],
  ['text.write', 'in a language whose code begins alike', { language: 'den' }, []],
  ['text.review', 'in the own language', { language: 'de' }, ['reviewer']],
  ['text.review', 'of a region', { language: 'de-AT' }, ['reviewer', 'austrian']],
  ['text.publish', 'in the own language', { language: 'de' }, ['reviewer']],
  ['textLanguage.add', 'the own language', { language: 'de' }, ['reviewer']],
  ['textLanguage.add', 'to one that only its texts may be read of', { ...inGerman(8), language: 'de-AT' }, []],
  ['textLanguage.remove', '', {}, []],
  ['preset.read', 'of a widget in the own language', inGerman(8), ['elsewhere']],
  ['preset.write', 'of a widget in the own language', inGerman(8), ['elsewhere']],
  ['text.comment', 'in a widget group', { spotGroupId: 7 }, ['reader', 'writer', 'local', 'adrift', 'reviewer']],
  ['text.comment', 'on one in the own language', inGerman(null), ['translator', 'reviewer']],
  ['comment.read', 'on a widget in the own language', inGerman(null), []],
  ['draft.read', 'of a widget in the own language', inGerman(null), []],
  ['draft.read', 'in a widget group', { spotGroupId: 7 }, ['reader', 'writer', 'local', 'adrift', 'reviewer']],
  ['draft.edit', 'in a widget group', { spotGroupId: 7 }, ['writer', 'local', 'adrift']],
  ['draft.comment', 'in a widget group', { spotGroupId: 7 }, ['reader', 'writer', 'local', 'adrift', 'reviewer']],
  ['draft.approve', 'in a widget group', { spotGroupId: 7 }, ['reader', 'writer', 'local', 'adrift', 'reviewer']],
  ['comment.read', 'in a widget group', { spotGroupId: 7 }, ['reader', 'writer', 'local', 'adrift', 'reviewer']],
  ['comment.write', 'in a widget group', { spotGroupId: 7 }, ['reader', 'writer', 'local', 'adrift', 'reviewer']],
  ['comment.remove', 'of somebody else', { userId: 2 }, []],
  ['comment.remove', 'of nobody who is known', { userId: null }, []],
  ['draft.orphan', '', {}, []],
  ['draftComment.remove', 'of somebody else', { userId: 2 }, []],
  ['textComment.remove', 'of somebody else', { userId: 2 }, []],
  ['textComment.remove', 'of nobody who is known', { userId: null }, []],
  ['texts.read', '', {}, [...PERSONS, ...TRANSLATORS]],
  ['texts.write', 'in the own language', { language: 'de' }, ['translator', 'reviewer']],
  ['texts.write', 'in another language', { language: 'fr' }, []],
  ['texts.review', 'in the own language', { language: 'de' }, ['reviewer']],
  ['glossary.read', '', {}, [...PERSONS, ...TRANSLATORS]],
  ['glossary.write', 'of the own language', { language: 'de' }, ['reviewer']],
  ['glossary.write', 'of another language', { language: 'fr' }, []]
];

describe('who may do what', () => {
  it.each(TABLE)('%s %s', (action, _what, resource, names) => {
    expect(EVERYBODY.filter((name) => can(ACTORS[name], action, resource))).toEqual(names);
    expect(can(administrator, action, resource)).toBe(true);
    expect(can(undefined, action, resource)).toBe(false);
  });

  it.each(TEXTS)('%s %s', (action, _what, resource, names) => {
    const all: Name[] = [...EVERYBODY, ...TRANSLATORS];
    expect(all.filter((name) => can(ACTORS[name], action, resource))).toEqual(names);
  });
});

describe('laws', () => {
  const anyAction = fc.constantFrom(...ACTIONS);

  it('somebody who is not signed in may do nothing, and an administrator everything', () => {
    fc.assert(
      fc.property(anyAction, anyResource, (action, resource) => {
        expect([can(undefined, action, resource), can(administrator, action, resource)]).toEqual([false, true]);
      }),
      { seed: SEED }
    );
  });

  it('an action allowed for some resource is allowed before the resource is known, so that the route lets it in', () => {
    fc.assert(
      fc.property(anyActor, anyAction, anyResource, (actor, action, resource) => {
        fc.pre(can(actor, action, resource));
        expect(can(actor, action, {})).toBe(true);
      }),
      { seed: SEED }
    );
  });

  it.each<[what: string, write: Action, read: Action]>([
    ['a spot', 'spot.write', 'spot.read'],
    ['a widget', 'widget.edit', 'widget.read'],
    ['a widget group', 'widgetGroup.write', 'widgetGroup.read']
  ])('anyone who may write %s may read it', (_what, write, read) => {
    fc.assert(
      fc.property(anyActor, anyResource, (actor, resource) => {
        fc.pre(can(actor, write, resource));
        expect(can(actor, read, resource)).toBe(true);
      }),
      { seed: SEED }
    );
  });

  it('an additional permission never forbids anything', () => {
    fc.assert(
      fc.property(
        anyActor,
        anyAction,
        anyResource,
        fc.integer({ min: 1, max: 4 }),
        (actor, action, resource, group) => {
          fc.pre(can(actor, action, resource));
          const more = { ...actor, groups: new Map(actor.groups).set(group, 'write') };
          expect(can(more, action, resource)).toBe(true);
        }
      ),
      { seed: SEED }
    );
  });

  it('a player may use only its own account, messages and updates, whatever permissions it has', () => {
    const own: readonly Action[] = ['account.use', 'message.read', 'update.receive', 'update.confirm'];
    const ofPlayers = anyActor.map((actor) => ({ ...actor, role: 'player' as const, playerId: 3 }));
    fc.assert(
      fc.property(ofPlayers, anyAction, anyResource, (actor, action, resource) => {
        fc.pre(
          !own.includes(action) ||
            (action !== 'account.use' && resource.playerId !== undefined && resource.playerId !== 3)
        );
        expect(can(actor, action, resource)).toBe(false);
      }),
      { seed: SEED }
    );
  });

  it('a location only restricts what a user may do to spots', () => {
    fc.assert(
      fc.property(
        anyActor,
        fc.constantFrom<Action>('spot.read', 'spot.write'),
        anyResource,
        (actor, action, resource) => {
          fc.pre(actor.role === 'location' && can(actor, action, resource));
          expect(can({ ...actor, role: 'user' }, action, resource)).toBe(true);
        }
      ),
      { seed: SEED }
    );
  });

  it('demand refuses exactly what can() does not allow', () => {
    fc.assert(
      fc.property(anyActor, anyAction, anyResource, (actor, action, resource) => {
        const refused = () => demand(actor, action, resource);
        if (can(actor, action, resource)) expect(refused).not.toThrow();
        else expect(refused).toThrow(expect.objectContaining({ kind: 'forbidden', code: 'not-allowed' }));
      }),
      { seed: SEED }
    );
  });
});
