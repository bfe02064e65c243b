import { inWords } from '../../../messages/server.js';
import { error } from '@sveltejs/kit';
import type { TrashedItem } from '../../../api.js';
import type { Actor } from '../authorization/actor.js';
import { Refusal } from '../refusal.js';
import { notSignedIn } from './errors.js';
import { HttpError, STATUS_OF } from './problem.js';

/**
 * The data of a page, read for the signed-in user; refusals become error pages in their language.
 * @param inTrash whether something that was not found is in the Trash
 */
export async function pageData<T>(
  locals: App.Locals,
  read: (actor: Actor) => Promise<T>,
  inTrash?: (actor: Actor) => Promise<TrashedItem | undefined>
): Promise<T> {
  const { actor, language } = locals;
  try {
    if (!actor) throw notSignedIn();
    return await read(actor);
  } catch (reason) {
    if (!(reason instanceof Refusal || reason instanceof HttpError)) throw reason;
    const isMissing = reason instanceof Refusal && reason.kind === 'not-found';
    const trash = isMissing && actor ? await inTrash?.(actor) : undefined;
    error(reason instanceof Refusal ? STATUS_OF[reason.kind] : reason.status, {
      message: inWords(reason.sentence, language),
      code: reason.code,
      ...(trash && { trash })
    });
  }
}
