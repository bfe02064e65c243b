import { error, type ServerLoadEvent } from '@sveltejs/kit';
import { notSignedIn } from '$lib/server/http/errors.js';
import { HttpError, STATUS_OF } from '$lib/server/http/problem.js';
import type { Actor } from '$lib/server/rights/actor.js';
import { demand } from '$lib/server/rights/demand.js';
import { app } from '$lib/server/running.js';
import { Refusal } from '$lib/server/services/refusal.js';

/** The widgets and widget groups that may be seen; a group that is asked for by the address has to be one of them. */
export const load = async ({ params, locals }: ServerLoadEvent) => {
  try {
    const { actor } = locals;
    if (!actor) throw notSignedIn();
    demand(actor, 'widget.list');
    const { contentLanguage, widgets, widgetGroups, catalogue } = app();
    await contentLanguage.settled();
    const asked = /^groups\/(\d+)$/.exec(params.place ?? '')?.[1];
    if (asked !== undefined) await widgetGroups.byId(actor, Number(asked));
    const [list, groups] = await Promise.all([widgets.list(actor), widgetGroups.list(actor)]);
    const ids = groups.flatMap(({ SpotGroupId }) => SpotGroupId ?? []);
    const named = await catalogue.lookup(actor, 'spotGroup', ids);
    const spotGroups = Object.fromEntries(named.map(({ Id, Name }) => [Id, Name]));
    const cardsOnly = actor.role === 'administrator' ? app().cardsOnly : undefined;
    return { widgets: list, groups, spotGroups, writable: writableOf(actor), cardsOnly };
  } catch (reason) {
    if (!(reason instanceof Refusal || reason instanceof HttpError)) throw reason;
    error(reason instanceof Refusal ? STATUS_OF[reason.kind] : reason.status, {
      message: reason.sentence[locals.language],
      code: reason.code
    });
  }
};

/** Ids of the spot groups that widget groups may be given; null: all. */
function writableOf({ role, groups }: Actor): number[] | null {
  if (role === 'administrator') return null;
  return [...groups].flatMap(([id, level]) => (level === 'write' ? [id] : []));
}
