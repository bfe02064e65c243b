import Libsql from 'libsql';
import { Agent, request } from 'node:http';
import { resolve } from 'node:path';
import { runnerImport } from 'vite';
import { median } from './browser.mjs';
import { BARE_LIST, openDatabase } from './api.bare.mjs';

/** A list over HTTP costs this many times what a bare server needs (README.md, Requests). */
const OF_BARE = 2.25;
const AGAINST_QUERY = 2;
/** `roundMilliseconds`: what takes less is repeated in its round, as a single run of it would measure the clock. */
const FULL = { spots: 1_000_000, rounds: 9, roundMilliseconds: 20, roundsOfServers: 25, seconds: 0.5, keys: 30 };
const SMALL = { spots: 200, rounds: 1, roundMilliseconds: 0, roundsOfServers: 1, seconds: 0.05, keys: 2 };
const CONNECTIONS = 8;
const ADMIN_KEY = 'key-of-the-administrator-of-the-bench';
const ADMIN_PASSWORD = 'password-of-the-bench';

/** Lists straight from the services, each against its query through the same driver. */
function listsOf(spots) {
  const after = 0.4 * spots;
  const part = String(spots / 10 - 1);
  return [
    {
      name: 'GET /Spots?type=',
      ours: (lists) => lists.spots(0, { type: 'Video', after }),
      sql: BARE_LIST,
      values: ['spot', 'Video', after, 101]
    },
    {
      name: 'GET /Spots?type=&limit=1000',
      ours: (lists) => lists.spots(0, { type: 'Video', after, limit: 1000 }),
      sql: BARE_LIST,
      values: ['spot', 'Video', after, 1001]
    },
    {
      name: 'GET /Spots?type=, of 60 groups',
      ours: (lists) => lists.spots(60, { type: 'Video', after }),
      sql: ofGroups(60),
      values: ['spot', 'Video', after, 101]
    },
    {
      name: 'GET /Spots?type=, of 10 groups',
      ours: (lists) => lists.spots(10, { type: 'Video', after }),
      sql: ofGroups(10),
      values: ['spot', 'Video', after, 101]
    },
    {
      name: 'GET /Spots?type=&search=',
      ours: (lists) => lists.spots(0, { type: 'Video', search: part }),
      sql: BARE_LIST.replace('order by', `and name_key like '%${part}%' order by`),
      values: ['spot', 'Video', 0, 101]
    },
    ...['spot', 'media', 'player', 'location', 'category', 'spotGroup', 'mediaGroup', 'edition'].flatMap((kind) => [
      picker(kind, 'er'),
      picker(kind, 'no such name')
    ]),
    picker('media', '4k advent'),
    picker('media', 'video'),
    picker('spot', 'video wetter')
  ];
}

function picker(kind, search) {
  const words = search.split(' ');
  const filter = `kind = ?${kind === 'spotGroup' ? ' and template = 0' : ''} and ${words.map(() => "search_key like ? escape '\\'").join(' and ')}`;
  const values = [kind, ...words.map((word) => `%${word}%`)];
  return {
    name: `picker: ${kind} “${search}”`,
    ours: (lists) => lists.picker({ kind, search }),
    sql: `select count(*) from objects where ${filter}`,
    values,
    then: { sql: `select * from objects where ${filter} order by name_key, id limit 100`, values }
  };
}

function ofGroups(count) {
  const ids = Array.from({ length: count }, (_, index) => 1 + index * 3);
  return BARE_LIST.replace('order by', `and group_id in (${ids.join()}) order by`);
}

/** Milliseconds of one run, averaged over `repeats` runs. */
async function measured(run, repeats) {
  const from = performance.now();
  for (let count = 0; count < repeats; count++) await run();
  return (performance.now() - from) / repeats;
}

/** Medians of each list, ours and bare in turn. */
async function compareLists(folder, { spots, rounds, roundMilliseconds }) {
  const { module } = await runnerImport(resolve('bench/api.entry.ts'));
  const lists = await module.open(folder);
  const database = openDatabase(Libsql, folder);
  const rows = [];
  for (const { name, ours, sql, values, then } of listsOf(spots)) {
    const statements = [{ sql, values }, ...(then ? [then] : [])];
    const prepared = statements.map((each) => ({ statement: database.prepare(each.sql), values: each.values }));
    const times = { ours: [], bare: [] };
    const runs = {
      bare: () => prepared.forEach((each) => each.statement.all(...each.values)),
      ours: () => ours(lists)
    };
    const repeats = Math.max(1, Math.ceil(roundMilliseconds / (await measured(runs.bare, 1))));
    for (let round = 0; round < rounds; round++) {
      for (const [side, run] of Object.entries(runs)) times[side].push(await measured(run, repeats));
    }
    rows.push({ name, ours: median(times.ours), bare: median(times.bare) });
  }
  database.close();
  // The server works on the same folder, alone.
  await lists.close();
  return rows;
}

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

/** One request over a connection that is kept. Gives its status and length. */
function fetched(url, key) {
  return new Promise((done, failed) => {
    const sent = request(url, { agent, headers: { authorization: `Bearer ${key}` } }, (response) => {
      let length = 0;
      response.on('data', (chunk) => (length += chunk.length));
      response.on('end', () => done({ status: response.statusCode, length }));
    });
    sent.on('error', failed);
    sent.end();
  });
}

/** Answers a second, with as many requests on their way as there are connections. */
async function rate(url, keys, seconds) {
  const end = performance.now() + seconds * 1000;
  let count = 0;
  const run = async () => {
    while (performance.now() < end) {
      const { status } = await fetched(url, keys[count % keys.length]);
      if (status !== 200) throw new Error(`${url} answered ${status}.`);
      count++;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, run));
  return count / seconds;
}

/** Posts JSON; `who`: the headers that identify the caller. */
async function post(url, body, who = {}) {
  const headers = { 'content-type': 'application/json', ...who };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response;
}

/** Keys of one user, more than the limit of a single one would let through. */
async function userKeys(address, count) {
  const Permissions = Array.from({ length: 60 }, (_, index) => ({ SpotGroupId: 1 + index * 3, Level: 'read' }));
  const signedIn = await post(`${address}/sign-in`, { Name: 'admin', Password: ADMIN_PASSWORD });
  const session = { cookie: signedIn.headers.get('set-cookie').split(';')[0] };
  const made = async (path, body) => (await post(`${address}/api/${path}`, body, session)).json();
  const { Id } = await made('Users', { Name: 'bench', Role: 'user', Permissions });
  const keys = [];
  while (keys.length < count) keys.push((await made(`Users/${Id}/Keys`, {})).Key);
  return keys;
}

const LIST = 'Spots?type=Video&limit=100';

/** Throughput of a list through the built product and through a bare server, in turn. */
async function compareServers(resources, folder, { roundsOfServers, seconds, keys: keyCount }) {
  const env = {
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: folder,
    DEMO: '0',
    RENDER: '0',
    ADMIN_API_KEY: ADMIN_KEY,
    ADMIN_PASSWORD
  };
  const ours = new URL(await resources.server(['src/server/serve.js'], { ...env, NODE_ENV: 'production' })).origin;
  const bare = await resources.server(['bench/api.bare.mjs'], { DATA_DIR: folder });
  resources.atEnd(() => agent.destroy());
  const keys = await userKeys(ours, keyCount);
  const url = `${ours}/api/${LIST}`;
  const plain = { all: `${bare}/${LIST}`, permitted: `${bare}/${LIST}&groups=60` };
  for (const [one, other] of [
    [url, plain.all],
    [url, plain.permitted]
  ]) {
    const key = other === plain.all ? ADMIN_KEY : keys[0];
    const [a, b] = [await fetched(one, key), await fetched(other, key)];
    if (a.length !== b.length) throw new Error(`The servers answer differently: ${a.length} and ${b.length} bytes.`);
  }
  const sides = {
    adminOurs: () => rate(url, [ADMIN_KEY], seconds),
    adminBare: () => rate(plain.all, [ADMIN_KEY], seconds),
    userOurs: () => rate(url, keys, seconds),
    userBare: () => rate(plain.permitted, keys, seconds)
  };
  const rates = Object.fromEntries(Object.keys(sides).map((side) => [side, []]));
  for (const run of Object.values(sides)) await run();
  for (let round = 0; round < roundsOfServers; round++) {
    for (const [side, run] of Object.entries(sides)) rates[side].push(await run());
  }
  return rates;
}

/** Of rounds that were run one after the other: what else the machine does then meets both. */
function medianRatio(one, other) {
  return median(one.map((value, round) => value / other[round]));
}

/** Lists and pickers with a million spots, against the bare query and a bare server. Figures are medians of the same run. */
export async function benchApi(resources) {
  const size = resources.isSmall ? SMALL : FULL;
  const folder = resources.folder('api');
  const { module } = await runnerImport(resolve('bench/api.entry.ts'));
  await module.fill(folder, size.spots);
  const lists = await compareLists(folder, size);
  const rates = await compareServers(resources, folder, size);
  console.log('\nlist or picker                        ours ms   bare ms');
  for (const { name, ours, bare } of lists) {
    console.log(`${name.padEnd(36)} ${ours.toFixed(2).padStart(8)} ${bare.toFixed(2).padStart(9)}`);
  }
  console.log('\nGET /api/Spots?type=, 100 entries: answers a second');
  for (const [side, value] of Object.entries(rates))
    console.log(`${side.padEnd(12)} ${median(value).toFixed(0).padStart(7)}`);
  return [
    ...lists.map(({ name, ours, bare }) => ({
      what: `${name}, against its query`,
      measured: ours / bare,
      bound: AGAINST_QUERY,
      unit: 'x'
    })),
    {
      what: 'bare server against ours, key of an administrator',
      measured: medianRatio(rates.adminBare, rates.adminOurs),
      bound: OF_BARE,
      unit: 'x'
    },
    {
      what: 'bare server against ours, key of a user',
      measured: medianRatio(rates.userBare, rates.userOurs),
      bound: OF_BARE,
      unit: 'x'
    }
  ];
}
