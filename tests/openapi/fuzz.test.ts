import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ADMIN_KEY, ask, sample, serve, userWith } from '../api/harness.js';
import { enginesInFull, environmentOf, type Place } from '../store/engines.js';
import { faultsOfRead, isEndless, specified } from './documented.js';
import { requests, type Generated } from './requests.js';
import { onCopyOf, seed } from './seed.js';

const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 2_000);
const MAX_SHOWN = 10;
const BATCH = 500;
const QUIET = { RENDER: '0', LOG_LEVEL: 'silent' };

/** By design: the database cannot answer now, the disk is full. */
const MEANT = new Set([503, 507]);
/** Signs of internals, which no answer may disclose. */
const INSIDE =
  /\bat (?:[\w.<>]+ \()?(?:file:|node:|\/)|node_modules|SQLITE|sqlite|\bselect \w|insert into|Error: |\.ts:\d|ECONN|constraint failed/;

/** Statuses for an unknown address, which the document does not describe. */
const UNTOLD = new Set([404, 405]);
const fuzzed = specified.filter(({ spec }) => spec.tag !== 'Documentation');

/** Errors of the answer to a request; [] if there are none. */
async function faults(request: Generated, response: Response): Promise<string[]> {
  const { status, headers } = response;
  const type = headers.get('content-type') ?? '';
  const text = isEndless(response) ? 'events' : await response.text();
  const found: string[] = [];
  if (status >= 500 && !MEANT.has(status)) found.push(`status ${status}`);
  if (/json|text/.test(type) && INSIDE.test(text)) found.push(`tells of the inside: ${text.slice(0, 300)}`);
  if (status >= 400 && request.method !== 'HEAD') found.push(...problemFaults(status, type, text));
  const isOwn = request.method === request.operation.method && !request.strays && !UNTOLD.has(status);
  return isOwn ? [...found, ...faultsOfRead(request.operation, response, text)] : found;
}

function problemFaults(status: number, type: string, text: string): string[] {
  if (type !== 'application/problem+json') return [`refused with content type “${type}”`];
  const body = JSON.parse(text) as { status?: unknown; code?: unknown; detail?: unknown };
  const sound = body.status === status && typeof body.code === 'string' && typeof body.detail === 'string';
  return sound ? [] : [`a problem without status, code or detail: ${text.slice(0, 200)}`];
}

/** Fills a store; returns the key of a user with permission for one spot group. */
async function fill(place: Place): Promise<string> {
  const server = await serve({ ...QUIET, ...environmentOf(place) }, place.folder);
  await seed();
  // Requests name small Ids; this user has a larger one, so that it is seldom deleted.
  for (let made = 0; made < 4; made++) await userWith();
  const { key } = await userWith({ permissions: [{ SpotGroupId: 1, Level: 'write' }] });
  await server.app.close();
  return key;
}

/** PostgreSQL is slower; what both share is tested on SQLite. */
const shareOf = { sqlite: 1, postgres: 0.1 };

describe.each(enginesInFull)('requests generated from the document, valid and invalid, on $name', ({ name, place }) => {
  const count = Math.ceil(REQUESTS * shareOf[name]);
  beforeEach(() => vi.spyOn(console, 'error').mockReturnValue());
  afterEach(() => vi.restoreAllMocks());

  it(`${count} of them cause no internal error, and each refusal is a problem (FUZZ_SEED=${SEED})`, async () => {
    // One without other connections, because it is copied.
    const filled = await place('empty');
    const keys = { administrator: ADMIN_KEY, user: await fill(filled), nobody: null };
    const samples = [await sample(), await sample({ identifier: 'test.second' })];
    const all = fc.sample(requests(fuzzed, samples), { seed: SEED, numRuns: count });
    const wrong: string[] = [];
    const statuses = new Set<number>();
    // Renewed now and then, so that requests find objects that were deleted.
    for (let start = 0; start < all.length; start += BATCH) {
      await onCopyOf(filled, QUIET, async () => {
        for (const request of all.slice(start, start + BATCH)) {
          const { method, path, headers, body, who } = request;
          const response = await ask(path, { method, headers, body: body as BodyInit | undefined, as: keys[who] });
          statuses.add(response.status);
          const found = await faults(request, response);
          if (isEndless(response)) await response.body?.cancel();
          if (found.length > 0) wrong.push(`${shown(request)}\n  ${found.join('\n  ')}`);
        }
        expect([(await ask('/healthz')).status, (await ask('/api/Widgets')).status]).toEqual([200, 200]);
      });
    }
    expect(`${wrong.length} wrong\n${firstOfEachKind(wrong).join('\n')}`).toBe('0 wrong\n');
    // Neither all refused nor all accepted: the requests reach their targets. A tenth of them may miss the rare answers.
    const reached =
      shareOf[name] === 1 ? [200, 201, 204, 400, 401, 403, 404, 405, 409, 415] : [200, 400, 401, 403, 404];
    expect([...statuses]).toEqual(expect.arrayContaining(reached));
  }, 300_000);
});

function shown({ method, path, who, headers, body }: Generated): string {
  const text = typeof body === 'string' ? body : body && Buffer.from(body).toString('latin1');
  return `${method} ${path.slice(0, 200)} as ${who} ${JSON.stringify(headers)} ${text?.slice(0, 200) ?? ''}`;
}

function firstOfEachKind(wrong: readonly string[]): string[] {
  const kinds = new Map(
    wrong.map((text) => [text.replace(/^(\S+ [^?\s]*)[\s\S]*?\n/, '$1 ').replace(/\d+/g, '0'), text])
  );
  return [...kinds.values()].slice(0, MAX_SHOWN);
}
