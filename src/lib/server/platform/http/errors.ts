import type { StoreFailure } from '../store/failures.js';
import { sizeText } from './bodyLimit.js';
import type { ServerSentence } from '../../../messages/server.js';
import { HttpError } from './problem.js';

/** A request that is malformed, or has a value that is not accepted. */
export const badRequest = (code: string, sentence: ServerSentence, pointer?: string): HttpError =>
  new HttpError(400, code, sentence, {}, pointer === undefined ? [] : [{ pointer, code, sentence }]);

export const unknownPath = (): HttpError => new HttpError(404, 'not-found', (t) => t.http.unknownPath);

/** The router could not read it: a percent sign without two digits, or bytes that are not text. */
export const unusableAddress = (): HttpError => badRequest('address-invalid', (t) => t.http.unusableAddress);

export const wrongMethod = (allow: string): HttpError =>
  new HttpError(405, 'method-not-allowed', (t) => t.http.wrongMethod, { allow });

/** For a body that has to be multipart/form-data. */
export const damagedForm = (): HttpError => badRequest('multipart-invalid', (t) => t.http.damagedForm);

/** The body has `count` files instead of one. */
export const oneFileExpected = (count: number): HttpError =>
  badRequest('one-file-expected', (t) => t.http.oneFileExpected(count));

/** `limit` of its operation, in bytes. */
export const tooLarge = (limit: number): HttpError =>
  new HttpError(413, 'body-too-large', (t) => t.http.tooLarge(sizeText(limit)));

export const tooManyValues = (limit: number): HttpError =>
  new HttpError(413, 'body-too-many-values', (t) => t.http.tooManyValues(limit));

/** The sender disconnected. None of the body was used. */
export const brokenOff = (): HttpError => badRequest('upload-broken-off', (t) => t.http.brokenOff);

/** Somebody has to make room first. */
const diskFull = (): HttpError => new HttpError(507, 'disk-full', (t) => t.http.diskFull, { 'retry-after': '60' });

const busy = (): HttpError => new HttpError(503, 'busy', (t) => t.http.busy, { 'retry-after': '2' });

const databaseAway = (): HttpError =>
  new HttpError(503, 'database-unavailable', (t) => t.http.databaseAway, { 'retry-after': '5' });

/** The operator has to act; the server's log has the cause. */
const forTheOperator = (code: string, sentence: ServerSentence): HttpError =>
  new HttpError(503, code, sentence, { 'retry-after': '60' });

const storeGone = (): HttpError => forTheOperator('store-gone', (t) => t.http.storeGone);

const storeUnwritable = (): HttpError => forTheOperator('store-unwritable', (t) => t.http.storeUnwritable);

const contentUnreadable = (): HttpError => forTheOperator('content-unreadable', (t) => t.http.contentUnreadable);

const storeDamaged = (): HttpError => forTheOperator('store-damaged', (t) => t.http.storeDamaged);

const unusableValue = (): HttpError => new HttpError(400, 'value-unusable', (t) => t.http.unusableValue);

const STORE_FAILURES: Readonly<Record<StoreFailure, () => HttpError>> = {
  busy,
  full: diskFull,
  away: databaseAway,
  unusable: unusableValue,
  gone: storeGone,
  unwritable: storeUnwritable,
  unreadable: contentUnreadable,
  damaged: storeDamaged
};

export const errorOfStore = (failure: StoreFailure): HttpError => STORE_FAILURES[failure]();

/** The sender takes too long, and others wait. None of the body was used. */
export const tooSlow = (): HttpError => badRequest('upload-too-slow', (t) => t.http.tooSlow);

export const wrongType = (expected: string): HttpError =>
  new HttpError(415, 'media-type', (t) => t.http.wrongType(expected));

/** Compressed bodies are not accepted. */
export const encoded = (encoding: string): HttpError =>
  new HttpError(415, 'content-encoding', (t) => t.http.encoded(encoding));

export const notSignedIn = (): HttpError =>
  new HttpError(401, 'not-signed-in', (t) => t.http.notSignedIn, { 'www-authenticate': 'Bearer' });

/** Only a signed-in person may do this, not a key. */
export const sessionNeeded = (): HttpError => new HttpError(403, 'session-needed', (t) => t.http.sessionNeeded);

/** More than one session cookie was sent. This answer deletes all of them. */
export const sessionAmbiguous = (): HttpError =>
  new HttpError(401, 'session-ambiguous', (t) => t.http.sessionAmbiguous, { 'www-authenticate': 'Bearer' });

/** Too many wrong keys from a network. `seconds` until another can be tried. */
export const tooManyWrongKeys = (seconds: number): HttpError =>
  new HttpError(429, 'too-many-wrong-keys', (t) => t.http.tooManyWrongKeys(seconds), {
    'retry-after': String(seconds)
  });

/** Too many open streams of one user. */
export const tooManyStreams = (): HttpError =>
  new HttpError(429, 'too-many-streams', (t) => t.http.tooManyStreams, { 'retry-after': '15' });

export const stopping = (): HttpError => new HttpError(503, 'stopping', (t) => t.http.stopping, { 'retry-after': '2' });

/** `seconds` until it can be tried again. */
export const tooMany = (seconds: number): HttpError =>
  new HttpError(429, 'too-many-requests', (t) => t.http.tooManyRequests(seconds), { 'retry-after': String(seconds) });
