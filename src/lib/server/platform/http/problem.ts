import type { ProblemBody } from '../../../api.js';
import type { MessageLanguage } from '../../../language/languages.js';
import { inWords, serverTexts, type ServerSentence } from '../../../messages/server.js';
import type { Refusal, RefusalKind } from '../refusal.js';

/** A request refused by the HTTP layer; the sentence says why. */
export class HttpError extends Error {
  override readonly name = 'HttpError';

  constructor(
    readonly status: number,
    readonly code: string,
    readonly sentence: ServerSentence,
    readonly headers: Readonly<Record<string, string>> = {},
    /** Places in the request, each with its own sentence. */
    readonly places: readonly FieldProblem[] = []
  ) {
    super(inWords(sentence, 'en'));
  }
}

export interface FieldProblem {
  readonly pointer: string;
  readonly code: string;
  readonly sentence: ServerSentence;
}

const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  416: 'Range Not Satisfiable',
  422: 'Unprocessable Content',
  428: 'Precondition Required',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
  507: 'Insufficient Storage'
};

export const STATUS_OF: Readonly<Record<RefusalKind, number>> = {
  invalid: 400,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'lost-race': 412,
  unreadable: 422,
  'condition-missing': 428,
  busy: 503,
  full: 507
};

type Extra = Pick<ProblemBody, 'errors'> & Record<string, unknown>;

/** The body of every refusal (RFC 9457). `extra` adds members, for example the `current` Values of a lost race. */
export function problem(
  status: number,
  code: string,
  detail: string,
  extra: Extra = {},
  headers: Readonly<Record<string, string>> = {}
): Response {
  const body: ProblemBody = { type: 'about:blank', title: TITLES[status] ?? 'Error', status, code, detail, ...extra };
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...headers, 'content-type': 'application/problem+json' }
  });
}

export function problemOfRefusal(refusal: Refusal, language: MessageLanguage): Response {
  const errors = refusal.errors(language);
  const extra = { ...refusal.extra, ...(errors.length > 0 && { errors }) };
  return problem(STATUS_OF[refusal.kind], refusal.code, inWords(refusal.sentence, language), extra, headersOf(refusal));
}

export function problemOfHttpError(error: HttpError, language: MessageLanguage): Response {
  const { status, code, sentence, headers, places } = error;
  const errors = places.map((place) => ({
    pointer: place.pointer,
    code: place.code,
    detail: inWords(place.sentence, language)
  }));
  return problem(status, code, inWords(sentence, language), errors.length > 0 ? { errors } : {}, headers);
}

/** Discloses no internals: those are in the log. */
export function internalProblem(language: MessageLanguage): Response {
  return problem(500, 'internal', serverTexts(language).http.internal);
}

const RETRY_SECONDS = '5';
/** Somebody has to make room first. */
const FULL_RETRY_SECONDS = '60';

function headersOf({ kind, extra }: Refusal): Record<string, string> {
  if (kind === 'busy') return { 'retry-after': RETRY_SECONDS };
  if (kind === 'full') return { 'retry-after': FULL_RETRY_SECONDS };
  const { current } = extra;
  if (typeof current !== 'object' || current === null || !('Version' in current)) return {};
  return { etag: `"${String(current.Version)}"` };
}
