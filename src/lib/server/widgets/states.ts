import { setImmediate as turn } from 'node:timers/promises';
import type { LiveRow, LiveRows } from './live/live.js';
import type { Present } from './live/stream.js';
import type { ExpressionBuilder } from 'kysely';
import type { Database, Tables } from '../platform/store/schema.js';
import { widgetResource } from './widgetPlace.js';

/** Keeps a statement's parameters below every database's limit. */
const CHUNK = 500;

type FolderOf = (template: number) => Present['folder'];

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
      .leftJoin('value_saves as own', (join) => join.on((on) => on('own.id', '=', lastSave(on, 'variants.id'))))
      .leftJoin('value_saves as base', (join) =>
        join.on((on) => on('base.id', '=', lastSave(on, 'variants.inherits_id')))
      )
      .select(['changed_at', 'own.at as own_at', 'own.kind as own_kind', 'own.origin_name as own_origin'])
      .select(['base.at as base_at', 'base.kind as base_kind', 'base.origin_name as base_origin'])
      .where('variants.id', 'in', ids.slice(at, at + CHUNK))
      .where('variants.deleted_at', 'is', null)
      .execute();
    for (const row of rows) {
      const { id, name, version, changed_by } = row;
      const draft = draftOf(row);
      const folder = folderOf?.(row.template_id);
      const texts = { saved: row.texts_version, published: row.texts_published };
      found.set(id, {
        name,
        version,
        by: draft ? null : changed_by,
        ...(draft && { draft }),
        resource: widgetResource(row),
        template: row.template_id,
        ...(texts.saved > 0 && { texts }),
        ...(row.presets_version > 0 && { presets: row.presets_version }),
        ...(row.drafts_version > 0 && { drafts: row.drafts_version }),
        ...(row.comments_version > 0 && { comments: row.comments_version }),
        ...(row.moments_version > 0 && { moments: row.moments_version }),
        ...(folder && { folder: { name: folder.name, state: folder.state } })
      });
    }
  }
  return found;
}

const lastSave = (on: ExpressionBuilder<Tables, 'variants'>, of: 'variants.id' | 'variants.inherits_id') =>
  on
    .selectFrom('value_saves as last')
    .select(({ fn }) => fn.max('last.id').as('id'))
    .whereRef('last.variant_id', '=', of);

interface LastSaves {
  /** When the Values that the widget shows were saved, its own or those that it inherits. */
  readonly changed_at: string;
  readonly own_at: string | null;
  readonly own_kind: string | null;
  readonly own_origin: string | null;
  readonly base_at: string | null;
  readonly base_kind: string | null;
  readonly base_origin: string | null;
}

/** The draft that went live or ended with the current version; undefined: it came about otherwise. */
function draftOf({ changed_at, ...last }: LastSaves): Present['draft'] {
  const own = { at: last.own_at, kind: last.own_kind, name: last.own_origin };
  const base = { at: last.base_at, kind: last.base_kind, name: last.base_origin };
  const { kind, name } = [own, base].find(({ at }) => at === changed_at) ?? { kind: null, name: null };
  if (name === null || (kind !== 'draft' && kind !== 'draft-end')) return undefined;
  return { name, isOver: kind === 'draft-end' };
}
