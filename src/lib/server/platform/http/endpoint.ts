import type { RequestEvent, RequestHandler } from '@sveltejs/kit';
import type { Static, TObject, TSchema } from 'typebox';
import type { Actor } from '../authorization/actor.js';
import { operationOf } from './operation.js';
import { mediaType, readJsonObject } from './body.js';
import { SMALL_BODY, type BodyLimit } from './bodyLimit.js';
import { notSignedIn, sessionNeeded } from './errors.js';
import { zoneOf } from './timeZone.js';
import { checkedBody, checkedQuery } from './validation.js';

const JSON_MEDIA = 'application/json';
/** Status of a part of a file. */
const RANGE = 206;
export const EVENT_STREAM = 'text/event-stream';

/** One answer of an operation, as in the OpenAPI document. */
export interface Answer {
  readonly description: string;
  /** Of a JSON body. */
  readonly schema?: TSchema;
  /** The content type if not JSON, for example `image/png`. */
  readonly media?: string;
  /** Header names and their descriptions. */
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * A request as the document shows it and a test replays it: on a store with the objects of `tests/openapi/seed.ts`, where the
 * first of each kind has the Id 1.
 */
export interface Example {
  readonly name: string;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Name of the file that is sent as the body, instead of `body`. */
  readonly file?: string;
  /** Status of the answer; by default the lowest of `answers`. */
  readonly status?: number;
  /** Sent with a session; by default with a key. */
  readonly session?: true;
}

/** A header that the operation reads. */
export interface HeaderSpec {
  readonly description: string;
  readonly required?: boolean;
}

/** A body that the operation reads itself: a file, or JSON whose Ids may be any text. */
export interface RawBody {
  readonly media: string;
  readonly description: string;
  readonly schema?: TSchema;
}

/**
 * Input and output of an operation. The same schemas validate the request and generate the OpenAPI document. The document adds
 * the errors that every operation can answer (400 of a schema, 401, 403, 404, 5xx).
 */
export interface EndpointSpec<Q extends TObject, B extends TObject> {
  readonly summary: string;
  readonly description?: string;
  /** Heading in the document, for example `Spots`. */
  readonly tag: string;
  readonly query?: Q;
  readonly body?: B;
  /** A request without a body has an empty one. */
  readonly isBodyOptional?: boolean;
  readonly raw?: RawBody;
  /** Limit of a JSON body; by default `SMALL_BODY`. */
  readonly limit?: BodyLimit;
  /** Schemas of path parameters; by default a name that ends in “id” is a number and any other a text. */
  readonly params?: Readonly<Record<string, TSchema>>;
  readonly headers?: Readonly<Record<string, HeaderSpec>>;
  readonly answers: Readonly<Record<number, Answer>>;
  readonly examples?: readonly Example[];
  /** What needs a session instead of a key: every request, or those for which this returns true (`people/sessionOnly.ts`). */
  readonly needsSession?: 'always' | ((call: Pick<Call<Q, B>, 'actor' | 'body' | 'params'>) => boolean);
}

export interface Call<Q extends TObject, B extends TObject> {
  readonly actor: Actor;
  readonly query: Static<Q>;
  readonly body: Static<B>;
  readonly params: RequestEvent['params'];
  /** For an operation with a `raw` body: reads it as a JSON object, within its limit. @throws HttpError 400, 413, 415 */
  readonly json: () => Promise<Record<string, unknown>>;
  readonly request: Request;
  readonly url: URL;
  readonly event: RequestEvent;
}

/** The call of an operation that needs no caller. */
type OpenCall<Q extends TObject, B extends TObject> = Omit<Call<Q, B>, 'actor'>;

/** Whether an operation reads JSON. One whose body is a form can take JSON as well. */
export function takesJson({ body, raw }: Pick<AnySpec, 'body' | 'raw'>): boolean {
  return body !== undefined || raw?.media === JSON_MEDIA;
}

/** The limit of a JSON body of an operation. */
export function limitOf({ limit = SMALL_BODY }: Pick<AnySpec, 'limit'>): BodyLimit {
  return limit;
}

/**
 * How a request waits: with what is JSON, or with what is another answer as a whole, such as a picture or a file of texts. Uploads
 * have limits of their own, and live streams and files that are sent in ranges are never in memory as a whole.
 */
export type Turn = 'json' | 'whole' | 'none';

function turnOf({ answers, raw }: Pick<AnySpec, 'answers' | 'raw'>, request: Request): Turn {
  const isUpload = raw !== undefined && raw.media !== JSON_MEDIA && mediaType(request) !== JSON_MEDIA;
  const media = Object.values(answers).map((answer) => answer.media ?? JSON_MEDIA);
  if (isUpload || RANGE in answers || media.includes(EVENT_STREAM)) return 'none';
  return media.every((each) => each === JSON_MEDIA) ? 'json' : 'whole';
}

/** Answers a request when it is the turn of its caller. @throws HttpError 429 */
type Queue = (event: RequestEvent, turn: Turn, answer: () => Promise<Response>) => Promise<Response>;

/** The schema for no body. */
type Nothing = Record<never, never>;

export type AnySpec = EndpointSpec<TObject, TObject>;

export type Endpoint = RequestHandler & { readonly spec: AnySpec };

/** `run` gets only validated input; refusals become problems. */
export type EndpointMaker<App> = <Q extends TObject = TObject<Nothing>, B extends TObject = TObject<Nothing>>(
  spec: EndpointSpec<Q, B>,
  run: (call: Call<Q, B>, app: App) => Promise<Response>
) => Endpoint;

/**
 * Creates operations of the HTTP API with access to the running app. Query parameters are case-insensitive; unknown ones and
 * unknown members of a body are ignored.
 * @param queue where requests wait, before their body is read
 */
export function endpointOf<App>(app: () => App, queue: Queue): EndpointMaker<App> {
  const operation = operationOf(app);
  return (spec, run) => {
    const handler = operation((event, running) => {
      const answer = async () => run(await callOf(spec, event), running);
      return queue(event, turnOf(spec, event.request), answer);
    });
    return Object.assign(handler, { spec: spec as unknown as AnySpec });
  };
}

/** As `endpointOf`, for public operations: the caller may not be signed in. */
export function openEndpointOf<App>(app: () => App, queue: Queue) {
  const operation = operationOf(app);
  return <Q extends TObject = TObject<Nothing>, B extends TObject = TObject<Nothing>>(
    spec: Omit<EndpointSpec<Q, B>, 'needsSession'>,
    run: (call: OpenCall<Q, B>, app: App) => Promise<Response>
  ): Endpoint => {
    const handler = operation((event, running) => {
      const answer = async () => run(await openCallOf(spec, event), running);
      return queue(event, turnOf(spec, event.request), answer);
    });
    return Object.assign(handler, { spec: spec as unknown as AnySpec });
  };
}

/** The validated input. @throws HttpError, Refusal if the request is invalid */
async function callOf<Q extends TObject, B extends TObject>(
  spec: EndpointSpec<Q, B>,
  event: RequestEvent
): Promise<Call<Q, B>> {
  // The hooks checked the rule of the route; without an actor `can` cannot be asked.
  const { actor } = event.locals;
  if (!actor) throw notSignedIn();
  const isKey = event.locals.sessionId === undefined;
  if (isKey && spec.needsSession === 'always') throw sessionNeeded();
  const zone = zoneOf(event.request.headers.get('time-zone'));
  const asking = zone === undefined ? actor : { ...actor, zone };
  const call = { ...(await openCallOf(spec, event)), actor: asking };
  const isBeyondKeys = typeof spec.needsSession === 'function' && spec.needsSession(call);
  if (isKey && isBeyondKeys) throw sessionNeeded();
  return call;
}

async function openCallOf<Q extends TObject, B extends TObject>(
  spec: EndpointSpec<Q, B>,
  event: RequestEvent
): Promise<OpenCall<Q, B>> {
  const { params, request, url } = event;
  const query = (spec.query ? checkedQuery(spec.query, url.searchParams) : {}) as Static<Q>;
  const readJson = () => readJsonObject(request, limitOf(spec));
  const hasBody = spec.body && !(spec.isBodyOptional && request.body === null);
  const body = (hasBody ? checkedBody(spec.body, await readJson()) : {}) as Static<B>;
  return { query, body, params, json: readJson, request, url, event };
}
