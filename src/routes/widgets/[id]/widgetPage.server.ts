import type { ServerLoadEvent } from '@sveltejs/kit';
import type { Actor } from '$lib/server/platform/authorization/actor.js';
import { pageData } from '$lib/server/platform/http/pageLoad.js';
import { idOf } from '$lib/server/platform/http/query.js';
import { app } from '$lib/server/app/currentApp.js';

/** Loads a page of a widget with what `read` gives; of a widget in the Trash it says so. */
export const widgetPage =
  <Data>(read: (actor: Actor, id: number, locals: App.Locals) => Promise<Data>) =>
  ({ params, locals }: ServerLoadEvent): Promise<Data> =>
    pageData(
      locals,
      async (actor) => read(actor, idOf(params.id), locals),
      (actor) => app().trash.noteOn(actor, idOf(params.id))
    );

/** What the editor and the tabs beside it start with. */
export async function editorData(actor: Actor, id: number, locals: App.Locals) {
  const { people, widgets } = app();
  return { editor: await widgets.editorData(actor, people.bearers.of(locals), id) };
}

/** A tab that needs nothing else. */
export const editorPage = widgetPage(editorData);

/** A tab that edits the package. `shown` is the definition as people see it, where texts are published over those of the package. */
export const packagePage = widgetPage(async (actor, id, locals) => {
  for (;;) {
    const { editor } = await editorData(actor, id, locals);
    const { packageId, source, ...files } = await app().widgets.editedFiles(actor, id);
    // Between the two, it can be replaced.
    if (packageId !== editor.PackageId) continue;
    const shown = editor.Source === source ? undefined : editor.Source;
    return { editor: { ...editor, Source: source }, shown, ...files };
  }
});
