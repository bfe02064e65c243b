import type { RequestEvent } from '@sveltejs/kit';
import { ConcurrencyLimit } from '../platform/http/concurrency.js';
import { endpointOf, openEndpointOf, type Turn } from '../platform/http/endpoint.js';
import { operationOf } from '../platform/http/operation.js';
import { networkOf } from '../people/network.js';
import { visitorOf } from '../people/signInResponse.js';
import { app } from './currentApp.js';
import type { LinkHolder } from '../drafts/sharedDrafts.js';
import type { People } from '../people/people.js';

/** Of each caller, so that nobody waits for the many requests of somebody else. */
const limits: Readonly<Record<Exclude<Turn, 'none'>, ConcurrencyLimit>> = {
  json: new ConcurrencyLimit({ atOnce: 4, waiting: 200 }),
  whole: new ConcurrencyLimit({ atOnce: 8, waiting: 200 })
};

/** A turn lasts until the answer is sent: until then it is in memory. That of a page's own request ends with the page still to come. */
const inTurn = (event: RequestEvent, turn: Turn, answer: () => Promise<Response>): Promise<Response> => {
  if (turn === 'none') return answer();
  const sent = event.isSubRequest ? undefined : event.platform?.req?.sent;
  return limits[turn].run(callerOf(event), { signal: event.request.signal, sent }, answer);
};

/** A user, whichever session or key is used; the key of the environment; or the network of somebody who is not signed in. */
function callerOf(event: RequestEvent): string | number {
  const { actor } = event.locals;
  return actor ? (actor.userId ?? 'environment') : networkOf(visitorOf(event).address);
}

/** A request answered by the running app; errors become problems. */
export const operation = operationOf(app);

/** An operation of the HTTP API, with the schemas that check it and describe it. */
export const endpoint = endpointOf(app, inTurn);

/** An `endpoint` open to callers who are not signed in. */
export const openEndpoint = openEndpointOf(app, inTurn);

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
