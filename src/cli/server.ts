import { isRecord, own } from '../lib/ascdata/elements.js';
import { PACKAGE_LIMITS } from '../lib/package/limits.js';
import { printable } from './frame.js';
import type { Io } from './io.js';
import { UsageError } from './usage.js';

/** A template of a server, as its list has it. */
export interface Template {
  readonly id: number;
  readonly name: string;
  readonly identifier: string;
  readonly version: string;
}

/** How much may come, and how long it may take. */
interface Bounds {
  readonly bytes: number;
  readonly milliseconds: number;
}

/** Of a page: 1,000 widgets. */
const OF_LIST: Bounds = { bytes: 8 * 1024 * 1024, milliseconds: 60_000 };
/** 1,000 Values of a widget, in three languages. */
const OF_COMPARISON: Bounds = { bytes: 64 * 1024 * 1024, milliseconds: 600_000 };
const OF_PACKAGE: Bounds = { bytes: PACKAGE_LIMITS.packedBytes, milliseconds: 600_000 };
/** More than any installation has, and what the pages may have together. */
const MOST_PAGES = 50;
const MOST_LISTED = 32 * 1024 * 1024;

/**
 * The templates of the server that ASCDATA_URL names, by name.
 * @param search only those with a widget that matches it
 * @throws UsageError with one sentence: what is missing, or how the server refuses
 */
export async function templatesOf(io: Io, search?: string): Promise<Template[]> {
  const found = await listed(io, search === undefined ? {} : { search });
  // Of some, only variants match.
  const isNamed = [...found.values()].every(({ isVariant }) => !isVariant);
  const own = search === undefined || isNamed ? found : await listed(io, { templates: '1' });
  return [...found].map(([identifier, widget]) => {
    const { id, name, version } = own.get(identifier) ?? widget;
    return { id, name, identifier, version };
  });
}

/** A widget that stands for its template: the first one among the templates; where there is none any more, its first variant. */
interface Standing extends Template {
  readonly isVariant: boolean;
}

/** By SpotIdentifier, in the order of the list. */
async function listed(io: Io, query: Readonly<Record<string, string>>): Promise<Map<string, Standing>> {
  const found = new Map<string, Standing>();
  const asked = new URLSearchParams(query).toString();
  let path: string | undefined = `/api/Widgets${asked && `?${asked}`}`;
  let total = 0;
  for (let pages = 0; path !== undefined && pages < MOST_PAGES; pages++) {
    const { bytes, headers } = await answerOf(io, path, OF_LIST);
    total += bytes.length;
    if (total > MOST_LISTED) throw new UsageError('The server lists more than 32 MB of widgets: name what to search.');
    for (const widget of widgetsIn(bytes)) {
      const other = found.get(widget.identifier);
      if (!other || isBefore(widget, other)) found.set(widget.identifier, widget);
    }
    const [next = '', rel] = (headers.get('link') ?? '').split(';');
    path = rel?.trim() === 'rel="next"' ? next.trim().slice(1, -1) : undefined;
  }
  if (path !== undefined)
    throw new UsageError(`The server has more than ${MOST_PAGES * 1000} widgets: name what to search.`);
  return found;
}

const isBefore = (one: Standing, other: Standing): boolean =>
  one.isVariant === other.isVariant ? one.id < other.id : other.isVariant;

/** The package of a template, as it was uploaded. @throws UsageError */
export async function packageOf(io: Io, { id }: Template): Promise<Uint8Array> {
  return (await answerOf(io, `/api/Widgets/${id}/Package?as=uploaded`, OF_PACKAGE)).bytes;
}

/** A package for a server. */
export interface SentPackage {
  readonly method: 'POST' | 'PUT';
  /** From `/api` on. */
  readonly path: string;
  /** Name of the file. */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Of what has to be there still. */
  readonly tag?: string | undefined;
  /** Nothing is to be changed. */
  readonly isDryRun?: boolean;
}

/**
 * Sends a package.
 * @returns what the server says, and whether it refuses because something else is there than `tag` stands for
 * @throws UsageError with one sentence, which says if it is not known whether the server has done it
 */
export async function sendPackage(
  io: Io,
  { method, path, name, bytes, tag, isDryRun = false }: SentPackage
): Promise<{ readonly data: unknown; readonly hasChanged: boolean }> {
  const body = new FormData();
  body.append('file', new File([new Uint8Array(bytes)], name));
  const headers = tag === undefined ? undefined : { 'if-match': `"${tag}"` };
  const asked = { method, body, headers, isDryRun };
  const answer = await answerOf(io, isDryRun ? `${path}?dryRun=1` : path, OF_COMPARISON, asked, [200, 201, 412]);
  return { data: dataIn(answer.bytes), hasChanged: answer.status === 412 };
}

/** What is behind an address, which counts for nothing: the key is for one server. @throws UsageError it is none */
function partsOf(address: string): Pick<URL, 'pathname' | 'search'> {
  if (!URL.canParse(address, 'http://server')) throw new UsageError(NOT_OURS);
  const { pathname, search } = new URL(address, 'http://server');
  return { pathname, search };
}

function widgetsIn(bytes: Uint8Array): Standing[] {
  const rows = dataIn(bytes);
  if (!Array.isArray(rows)) throw new UsageError(NOT_OURS);
  return rows.map((row: unknown) => {
    const field = (key: string): unknown => (isRecord(row) ? own(row, key) : undefined);
    const [id, name, identifier, version] = ['Id', 'Name', 'SpotIdentifier', 'SpotVersion'].map(field);
    if (!Number.isSafeInteger(id) || [name, identifier, version].some((text) => typeof text !== 'string')) {
      throw new UsageError(NOT_OURS);
    }
    return { ...({ id, name, identifier, version } as Template), isVariant: field('GroupId') !== null };
  });
}

/** What an answer says that is none of the editor. */
export const NOT_OURS = 'The server does not answer as the editor does. Is ASCDATA_URL right?';

function dataIn(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

interface Answer {
  readonly status: number;
  readonly bytes: Uint8Array;
  readonly headers: Headers;
}

interface Asked {
  readonly method: string;
  readonly body: FormData;
  readonly headers: Readonly<Record<string, string>> | undefined;
  readonly isDryRun: boolean;
}

/**
 * @param asked if it is not only read
 * @param fine statuses that are no refusal
 */
async function answerOf(io: Io, path: string, most: Bounds, asked?: Asked, fine = [200]): Promise<Answer> {
  const { url, key } = placeOf(io);
  let answer: Answer;
  try {
    const response = await fetch(Object.assign(new URL(url), partsOf(path)), {
      ...asked,
      headers: { ...asked?.headers, authorization: `Bearer ${key}`, accept: 'application/json, application/zip' },
      // The key is for this server alone.
      redirect: 'manual',
      signal: AbortSignal.timeout(most.milliseconds)
    });
    answer = { status: response.status, headers: response.headers, bytes: await bytesOf(response, most.bytes) };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const why = whyOf(error);
    throw new UsageError(
      asked && !UNREACHED.has(why)
        ? `The connection to ${url.origin} was lost before it answered (${why})${asked.isDryRun ? '. Nothing is changed.' : ', so it is not known what it did. The same command again says what is there.'}`
        : `${url.origin} cannot be reached: ${why}. Is it running, and is ASCDATA_URL right?`
    );
  }
  if (fine.includes(answer.status)) return answer;
  if (answer.status === 401)
    throw new UsageError(`${url.origin} does not accept ASCDATA_KEY: make a new key under "My account".`);
  const data = dataIn(answer.bytes);
  const detail = isRecord(data) ? own(data, 'detail') : undefined;
  if (typeof detail === 'string') throw new UsageError(`${url.origin} refuses: ${printable(detail).slice(0, 500)}`);
  if (answer.status >= 500 && answer.status !== 501)
    throw new UsageError(`${url.origin} is not ready: it answered ${answer.status}. Try again in a moment.`);
  throw new UsageError(
    asked && [404, 405, 501].includes(answer.status)
      ? `${url.origin} cannot do this: it is too old, or ASCDATA_URL is not its address.`
      : `${NOT_OURS} It answered ${answer.status}.`
  );
}

/** Why a connection was never there. */
const UNREACHED: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH'
]);

/** Where the server is, and the key for it. @throws UsageError one is missing or cannot be used */
function placeOf({ env: { ASCDATA_URL: address, ASCDATA_KEY: key } }: Io): { url: URL; key: string } {
  if (!address)
    throw new UsageError('Which server? Set ASCDATA_URL to its address, such as https://widgets.example.org.');
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    // What was pasted there instead may be secret.
    throw new UsageError('ASCDATA_URL must be an address such as https://widgets.example.org.');
  }
  if (url.username || url.password)
    throw new UsageError('ASCDATA_URL takes no user name and no password: ASCDATA_KEY says who asks.');
  if (!key) throw new UsageError('Set ASCDATA_KEY to a key of the server: "My account" makes one.');
  if (!/^[\x21-\x7E]+$/.test(key))
    throw new UsageError('ASCDATA_KEY is no key: it has characters that keys do not have.');
  return { url, key };
}

async function bytesOf(response: Response, most: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > most)
      throw new UsageError(`The server sends more than ${Math.round(most / 1024 / 1024)} MB. Is ASCDATA_URL right?`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function whyOf(error: unknown): string {
  const { name, cause } = error as Error & { cause?: { code?: unknown } };
  if (name === 'TimeoutError') return 'it does not answer';
  return typeof cause?.code === 'string' ? cause.code : 'the connection failed';
}
