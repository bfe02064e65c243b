import { grammarOf } from '../../../language/grammar.js';

const { count, number, quote } = grammarOf('en');

export default {
  /** Refusals that every room of the server shares. */
  platform: {
    notAllowed: 'You don’t have permission to do that. Nothing was changed.',
    nameUnusable: (most: number) =>
      `A name is one line of 1 to ${number(most)} characters, at least one of them visible. Control characters and characters that change the writing direction are not allowed.`,
    noPictureNow: 'The picture cannot be made right now. Try again in a moment.',
    storageFull:
      'The storage of this installation is full, so nothing was saved. Delete widgets or withdraw updates that nobody needs, or ask the operator of the server for more space.'
  },
  /** Refusals of a request’s form, and what keeps the server from answering it. */
  http: {
    unknownPath: 'There is nothing at this address.',
    unusableAddress: 'The address is damaged: it contains a percent sign that stands for no character.',
    wrongMethod: 'This address does not support this method.',
    foreignOrigin: 'This request came from another website, so nothing was changed.',
    wrongType: (expected: string) => `The body must be sent as ${expected}.`,
    encoded: (encoding: string) => `Content-Encoding is ${quote(encoding)}. Send the body without an encoding.`,
    notUtf8: 'The body is not valid UTF-8.',
    notAnObject: 'The body must be a JSON object.',
    repeatedKey: (key: string) => `${quote(key)} appears twice in one object of the body. Nothing was done.`,
    damagedForm: 'The upload is damaged: it is not readable multipart/form-data.',
    oneFileExpected: (count: number) => `Exactly one file is expected, but ${number(count)} were sent.`,
    tooLarge: (size: string) => `The request is larger than ${size}, so it was not read. Nothing was changed.`,
    tooManyValues: (limit: number) =>
      `The request contains more than ${number(limit)} JSON values, so it was not read. Nothing was changed.`,
    brokenOff: 'The upload was cut off before its end, so nothing was saved.',
    tooSlow: 'The upload arrived too slowly and was ended, so nothing was saved.',
    unusableValue:
      'The request contains a value that cannot be stored, such as a number that is too large. Nothing was saved.',
    ifMatchMissing: 'To save, send If-Match with the version you edited, so that nobody’s changes are overwritten.',
    timeZoneUnknown: 'Time-Zone is not an IANA time zone.',
    ifMatchInvalid: 'If-Match must contain the version in quotation marks, exactly as ETag gave it.',
    noSuchPart: 'The file does not have this part.',
    cursorInvalid: 'This server did not issue this cursor. Use the one in the Link header of the previous page.',
    idAlone: (other: string) => `id and ${other} cannot be combined. Leave one of them out.`,
    notSignedIn: 'Sign in first: with a session, or with a key as “Authorization: Bearer <key>”.',
    sessionNeeded:
      'A key cannot do this. Keys, passwords, unlocking, the role administrator, more permissions for a user who can sign in, and those of the key’s own user need a person who is signed in: use “Users” or “My account”, or this API with a session.',
    sessionAmbiguous:
      'The browser sent more than one session cookie, so none of them counts: another page of this host may have set one. All of them have been deleted. Sign in again. If this happens again, delete the cookies of this address in the browser.',
    tooManyWrongKeys: (seconds: number) =>
      `Too many wrong keys came from this network address. A key that has not been used from here before can be tried in ${count(seconds, 'second', 'seconds')}.`,
    tooManyRequests: (seconds: number) => `Too many requests. Try again in ${count(seconds, 'second', 'seconds')}.`,
    tooManyStreams: 'This user has too many live streams open. Close one, or watch several widgets with one stream.',
    stopping: 'The server is shutting down. Try again in a moment.',
    busy: 'The server is busy, so nothing was saved. Try again in a moment.',
    diskFull: 'The server’s disk is full, so nothing was saved. Everything saved before is safe.',
    databaseAway: 'The database is not responding, so nothing was saved. Try again soon.',
    storeGone:
      'The server’s data folder was deleted or replaced while the server was running, so nothing can be saved. Tell the operator of the server: put the folder back, or restore a backup and restart the server.',
    storeUnwritable:
      'The server cannot write to its data folder, so nothing was saved. Tell the operator of the server. Everything saved before is safe.',
    storeDamaged:
      'The server’s database is damaged, so nothing was saved. Tell the operator of the server: a backup has to be restored.',
    contentUnreadable:
      'The server cannot read a stored file. Tell the operator of the server: the file is missing, or access to it is denied.',
    internal: 'Something went wrong on the server. This request saved nothing.'
  },
  /** What a page says that could not be made. */
  pages: {
    outage: 'Not available at the moment',
    outageRetry: 'This page retries by itself.',
    notFound: 'Not found',
    badRequest: 'Bad request',
    internal: 'Internal error'
  },
  /** The page that explains the API. */
  apiDocs: {
    title: 'HTTP API',
    says: 'Anyone who is signed in can try every operation right here, with their own permissions and on real data. Scripts enter a key under “Authorize”.',
    document: 'OpenAPI document',
    home: 'Back to the widgets',
    licence: 'Licence of the explorer below',
    scripts: 'This page needs JavaScript. You can read the OpenAPI document without it.'
  },
  /** What does not fit the schema of an operation, place by place. */
  validation: {
    body: 'The body does not match this operation; each place is listed below.',
    query: (names: string) => `Parameters of the address that cannot be used: ${names}.`,
    givenTwice: 'Can be given only once.',
    missing: 'Is missing.',
    type: (types: string) => `Must be of type ${types}.`,
    minimum: (limit: number) => `Must be at least ${number(limit)}.`,
    maximum: (limit: number) => `Must be at most ${number(limit)}.`,
    minLength: (limit: number) => `Needs at least ${count(limit, 'character', 'characters')}.`,
    maxLength: (limit: number) => `Can have at most ${count(limit, 'character', 'characters')}.`,
    minItems: (limit: number) => `Needs at least ${count(limit, 'entry', 'entries')}.`,
    maxItems: (limit: number) => `Can have at most ${count(limit, 'entry', 'entries')}.`,
    uniqueItems: 'Contains duplicates.',
    allowed: (allowed: string) => `Allowed: ${allowed}.`,
    unfit: 'Does not have the expected form.',
    dateTime: 'Must be a date with a time, such as 2026-11-21T08:00:00Z.',
    line: 'Must not contain control characters, damaged characters, or characters that change the writing direction.',
    typed: 'Must not contain control characters or damaged characters.',
    name: 'A name is one line with at least one visible character. Control characters and characters that change the writing direction are not allowed.'
  }
};
