import type { RequestEvent } from '@sveltejs/kit';
import type { LinkHolder } from '../drafts/sharedDrafts.js';
import type { People } from '../people/people.js';
import { visitorOf } from '../people/signInResponse.js';

/** The holder of a draft's link, signed in or not. */
export function holderOf(event: RequestEvent, { bearers }: Pick<People, 'bearers'>): LinkHolder {
  const { locals, params } = event;
  const { actor } = locals;
  return {
    token: params.token ?? '',
    signedIn: actor && { actor, bearer: bearers.of(locals) },
    address: visitorOf(event).address
  };
}
