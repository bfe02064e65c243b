import { error, type ServerLoadEvent } from '@sveltejs/kit';
import { notSignedIn } from '$lib/server/http/errors.js';
import { HttpError, STATUS_OF } from '$lib/server/http/problem.js';
import { idOf } from '$lib/server/http/query.js';
import { app } from '$lib/server/running.js';
import { Refusal } from '$lib/server/services/refusal.js';

export const load = async ({ params, locals }: ServerLoadEvent) => {
  try {
    if (!locals.actor) throw notSignedIn();
    return { editor: await app().widgets.editorData(locals.actor, idOf(params.id)) };
  } catch (reason) {
    if (!(reason instanceof Refusal || reason instanceof HttpError)) throw reason;
    error(reason instanceof Refusal ? STATUS_OF[reason.kind] : reason.status, {
      message: reason.sentence[locals.language],
      code: reason.code
    });
  }
};
