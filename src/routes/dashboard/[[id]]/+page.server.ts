import type { ServerLoadEvent } from '@sveltejs/kit';
import type { EditorData } from '$lib/api.js';
import { pageData } from '$lib/server/platform/http/pageLoad.js';
import { idOf } from '$lib/server/platform/http/query.js';
import { app } from '$lib/server/app/currentApp.js';
import { Refusal } from '$lib/server/platform/refusal.js';

/** The dashboard of this number, or the first: one that all share. With everything its widgets need to run. */
export const load = ({ params, locals }: ServerLoadEvent) =>
  pageData(
    locals,
    async (actor) => {
      const { contentLanguage, dashboards, people, widgets } = app();
      await contentLanguage.settled();
      const list = await dashboards.list(actor);
      const body = await dashboards.read(actor, params.id === undefined ? list[0]!.Id : idOf(params.id));
      const ids = [...new Set(body.Tiles.map(({ WidgetId }) => WidgetId))];
      const bearer = people.bearers.of(locals);
      const contents = await Promise.all(ids.map((id) => widgets.editorData(actor, bearer, id).catch(unlessUnseen)));
      const prepared = await dashboards.isPrepared(body);
      return { dashboards: list, body, prepared, contents: contents.filter((each) => each !== undefined) };
    },
    async (actor) => (params.id === undefined ? undefined : app().dashboardTrash.noteOn(actor, idOf(params.id)))
  );

/** A widget that was deleted, or may not be seen, leaves its tile. */
function unlessUnseen(reason: unknown): EditorData | undefined {
  if (reason instanceof Refusal && (reason.kind === 'not-found' || reason.kind === 'forbidden')) return undefined;
  throw reason;
}
