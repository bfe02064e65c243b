import { setImmediate as turn } from 'node:timers/promises';
import type { LiveRow, LiveRows } from './live/live.js';
import type { FolderState } from './live/stream.js';
import type { Database } from '../platform/store/schema.js';
import { widgetThing } from './widgetPlace.js';

/** Keeps a statement's parameters below every database's limit. */
const CHUNK = 500;

type FolderOf = (template: number) => { readonly state: FolderState } | undefined;

/**
 * The saved state of these widgets, for the live streams.
 * @param folderOf the folder that a template follows, and with it its widgets
 */
export async function savedStates(db: Database, ids: readonly number[], folderOf?: FolderOf): Promise<LiveRows> {
  const found = new Map<number, LiveRow | undefined>(ids.map((id) => [id, undefined]));
  for (let at = 0; at < ids.length; at += CHUNK) {
    // SQLite answers without yielding to others.
    if (at > 0) await turn();
    const rows = await db
      .selectFrom('variants')
      .innerJoin('templates', 'templates.id', 'variants.template_id')
      .leftJoin('widget_groups', 'widget_groups.id', 'variants.group_id')
      .select([
        'variants.id',
        'variants.name',
        'version',
        'changed_by',
        'group_id',
        'spot_group_id',
        'comments_version'
      ])
      .select(['template_id', 'texts_version', 'texts_published', 'presets_version', 'drafts_version'])
      .select('moments_version')
      .where('variants.id', 'in', ids.slice(at, at + CHUNK))
      .where('variants.deleted_at', 'is', null)
      .execute();
    for (const row of rows) {
      const { id, name, version, changed_by: by } = row;
      const folder = folderOf?.(row.template_id);
      const texts = { saved: row.texts_version, published: row.texts_published };
      const state = {
        name,
        version,
        by,
        thing: widgetThing(row),
        template: row.template_id,
        ...(texts.saved > 0 && { texts }),
        ...(row.presets_version > 0 && { presets: row.presets_version }),
        ...(row.drafts_version > 0 && { drafts: row.drafts_version }),
        ...(row.comments_version > 0 && { comments: row.comments_version }),
        ...(row.moments_version > 0 && { moments: row.moments_version })
      };
      found.set(id, folder ? { ...state, folder: folder.state } : state);
    }
  }
  return found;
}
