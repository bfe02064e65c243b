import type { ServerLoadEvent } from '@sveltejs/kit';
import { pageData } from '$lib/server/platform/http/pageLoad.js';
import { demand } from '$lib/server/authorization/can.js';
import { app } from '$lib/server/app/currentApp.js';

/** The widgets and widget groups that may be seen; a group named by the address has to be one of them. */
export const load = ({ params, locals }: ServerLoadEvent) =>
  pageData(locals, async (actor) => {
    demand(actor, 'widget.list');
    const { contentLanguage, widgets, widgetGroups, catalogue, followed: folder } = app();
    await contentLanguage.settled();
    const asked = /^groups\/(\d+)$/.exec(params.place ?? '')?.[1];
    if (asked !== undefined) await widgetGroups.byId(actor, Number(asked));
    const [list, groups] = await Promise.all([widgets.list(actor), widgetGroups.list(actor)]);
    const ids = groups.flatMap(({ SpotGroupId }) => SpotGroupId ?? []);
    const named = await catalogue.lookup(actor, 'spotGroup', ids);
    const spotGroups = Object.fromEntries(named.map(({ Id, Name }) => [Id, Name]));
    const cardsOnly = actor.role === 'administrator' ? app().pictures.cardsOnly : undefined;
    const spotIdentifier = list.find((widget) => folder.isOf(widget.SpotIdentifier))?.SpotIdentifier;
    const followed = spotIdentifier === undefined ? undefined : { name: folder.name, spotIdentifier };
    return { widgets: list, groups, spotGroups, cardsOnly, followed };
  });
