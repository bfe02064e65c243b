import { error } from '@sveltejs/kit';
import type { Actor } from '../rights/actor.js';
import { Refusal } from '../services/refusal.js';
import { notSignedIn } from './errors.js';
import { HttpError, STATUS_OF } from './problem.js';

/** What a page shows, read for the one who is signed in; refusals become error pages in their language. */
export async function pageData<T>(locals: App.Locals, read: (actor: Actor) => Promise<T>): Promise<T> {
  try {
    if (!locals.actor) throw notSignedIn();
    return await read(locals.actor);
  } catch (reason) {
    if (!(reason instanceof Refusal || reason instanceof HttpError)) throw reason;
    error(reason instanceof Refusal ? STATUS_OF[reason.kind] : reason.status, {
      message: reason.sentence[locals.language],
      code: reason.code
    });
  }
}
