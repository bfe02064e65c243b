import type { Database } from '../platform/store/schema.js';
import { nextName } from '../../ascdata/nextName.js';
import { cleanName } from '../platform/names.js';

const EXTENSION = /\.dash\.zip$/i;
/** Fallback name, if neither file name nor SpotIdentifier yields one. */
const NAMELESS = 'Widget';

/** The name of an uploaded widget: that of the file without its extension, otherwise the SpotIdentifier. */
export function nameFor(fileName: string, spotIdentifier: string): string {
  const base = fileName.replaceAll('\\', '/').split('/').pop() ?? '';
  return cleanName(base.replace(EXTENSION, '')) || cleanName(spotIdentifier) || NAMELESS;
}

/** Name for a copy: “X” if free in the group (null: “Widget templates”), otherwise “X 2”, “X 3” … */
export async function freeName(db: Database, name: string, groupId: number | null): Promise<string> {
  const rows = await db
    .selectFrom('variants')
    .select('name')
    .where('group_id', 'is not distinct from', groupId)
    .where('deleted_at', 'is', null)
    .execute();
  return nextName(
    name,
    rows.map((row) => row.name)
  );
}
