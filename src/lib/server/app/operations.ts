import { endpointOf, openEndpointOf } from '../platform/http/endpoint.js';
import { operationOf } from '../platform/http/operation.js';
import { app } from './currentApp.js';

/** A request that is answered by the running app; what goes wrong becomes a problem. */
export const operation = operationOf(app);

/** An operation of the HTTP API, with the schemas that check it and describe it. */
export const endpoint = endpointOf(app);

/** The same for those who are not signed in, too. */
export const openEndpoint = openEndpointOf(app);
