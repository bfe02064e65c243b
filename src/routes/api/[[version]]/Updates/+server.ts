import { Type } from 'typebox';
import { json } from '$lib/server/platform/http/operation.js';
import { endpoint } from '$lib/server/app/operations.js';
import { badRequest } from '$lib/server/platform/http/errors.js';
import { keysOf, nextLink } from '$lib/server/platform/http/keyCursor.js';
import { UpdateFieldsSchema, UpdateForm, UpdateSchema, UpdatesQuery } from '$lib/api/updates.js';
import { receiveUpdate } from '$lib/server/updates/upload.js';
import { versionKey } from '$lib/server/updates/versions.js';

export const GET = endpoint(
  {
    summary: 'What a player should install',
    description:
      'With `version`: what a player of that version installs, in this order; with `playerId` as well, without what that ' +
      'player has confirmed as installed. Without both: all updates, for administrators.',
    tag: 'Updates',
    query: UpdatesQuery,
    answers: {
      200: {
        description: 'The updates, oldest version first',
        schema: Type.Array(UpdateSchema),
        headers: { Link: 'The next page, `rel="next"`' }
      }
    },
    examples: [{ name: 'For a player of version 1.0', query: { version: '1.0', playerId: 1 } }]
  },
  async ({ actor, query, url }, { updates }) => {
    const { version, playerId, limit = 100 } = query;
    if (version === undefined && playerId !== undefined) throw versionMissing();
    const all = version === undefined ? await updates.all(actor) : await updates.due(actor, version, playerId);
    const after = keysOf(query.cursor, ['', 0]);
    const start = after ? all.findIndex((each) => isAfter([versionKey(each.Version), each.Id], after)) : 0;
    const page = start < 0 ? [] : all.slice(start, start + limit);
    const last = start >= 0 && start + limit < all.length ? page.at(-1) : undefined;
    return json(page, { headers: nextLink(url, last && [versionKey(last.Version), last.Id]) });
  }
);

export const POST = endpoint(
  {
    summary: 'Publish an update',
    description:
      'The file as multipart/form-data with the fields `Version`, `MinVersion` and `FileName` (by default the name of ' +
      'the file), or as application/octet-stream with these as parameters. It is written to disk as it arrives.',
    tag: 'Updates',
    query: Type.Partial(UpdateFieldsSchema),
    raw: {
      media: 'multipart/form-data',
      description: 'One file, and the fields.',
      schema: UpdateForm
    },
    answers: {
      201: { description: 'Published', schema: UpdateSchema, headers: { Location: 'The update' } },
      200: { description: 'The same file was published before under this version and name', schema: UpdateSchema },
      409: { description: 'The version already has another file of this name' },
      413: { description: 'The file is too large' }
    },
    examples: [
      { name: 'Version 1.2', body: { Version: '1.2', MinVersion: '1.0' }, file: 'player-1.2.bin', status: 201 },
      { name: 'Without its version', file: 'player.bin', status: 400 }
    ]
  },
  async ({ actor, query, request }, { updates }) => {
    const { update, content } = await receiveUpdate(request, query, updates);
    const { id, isNew } = await updates.publish(actor, update, content);
    const headers = { location: `/api/Updates/${id}` };
    return json(await updates.find(actor, id), { status: isNew ? 201 : 200, headers });
  }
);

function isAfter(
  [version, id]: readonly [string, number],
  [afterVersion, afterId]: readonly (string | number)[]
): boolean {
  return version > String(afterVersion) || (version === afterVersion && id > Number(afterId));
}

function versionMissing() {
  return badRequest('version-missing', (t) => t.updates.versionNeeded, '/version');
}
