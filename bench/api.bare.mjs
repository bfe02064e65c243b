// A bare node:http server that answers one list with the same query and the same JSON as the product, and nothing else.
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The query of a list of spots, as one would write it by hand. */
export const BARE_LIST = `select objects.id, name, type, width, height, group_id, location_id,
    player_id, valid_from, valid_to, tags
  from objects join spots on spots.id = objects.id
  where kind = ? and type = ? and objects.id > ? order by objects.id limit ?`;

export function openDatabase(Libsql, folder) {
  const database = new Libsql(join(folder, 'store.db'));
  database.exec('PRAGMA cache_size = -32768');
  return database;
}

function entry(row) {
  return {
    Id: row.id,
    Name: row.name,
    Type: row.type,
    SpotGroupId: row.group_id,
    Width: row.width,
    Height: row.height,
    LocationId: row.location_id,
    PlayerId: row.player_id,
    ValidFrom: row.valid_from,
    ValidTo: row.valid_to,
    Tags: JSON.parse(row.tags)
  };
}

async function serve() {
  const { default: Libsql } = await import('libsql');
  const database = openDatabase(Libsql, process.env.DATA_DIR);
  const all = database.prepare(BARE_LIST);
  const ids = Array.from({ length: 60 }, (_, index) => 1 + index * 3);
  const permitted = database.prepare(BARE_LIST.replace('order by', `and group_id in (${ids.join()}) order by`));
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url, 'http://127.0.0.1');
    const statement = searchParams.has('groups') ? permitted : all;
    const limit = Number(searchParams.get('limit'));
    const rows = statement.all('spot', searchParams.get('type'), 0, limit + 1);
    const body = JSON.stringify(rows.slice(0, limit).map(entry));
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
    response.end(body);
  });
  server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await serve();
