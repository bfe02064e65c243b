import { error, type ServerLoadEvent } from '@sveltejs/kit';
import { HttpError } from '$lib/server/http/problem.js';
import { idOf } from '$lib/server/http/query.js';
import { app } from '$lib/server/running.js';
import { Refusal } from '$lib/server/services/refusal.js';

export const load = async ({ params, locals }: ServerLoadEvent) => {
  try {
    return { editor: await app().widgets.editorData(idOf(params.id)) };
  } catch (reason) {
    if (!(reason instanceof Refusal || reason instanceof HttpError)) throw reason;
    error(404, { message: reason.sentence[locals.language], code: reason.code });
  }
};
