import { endpointOf, openEndpointOf } from '../platform/http/endpoint.js';
import { operationOf } from '../platform/http/operation.js';
import { app } from './currentApp.js';

/** A request answered by the running app; errors become problems. */
export const operation = operationOf(app);

/** An operation of the HTTP API, with the schemas that check it and describe it. */
export const endpoint = endpointOf(app);

/** The same, open to callers who are not signed in. */
export const openEndpoint = openEndpointOf(app);
