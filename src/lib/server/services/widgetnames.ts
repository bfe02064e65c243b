import type { Database } from '../store/schema.js';
import { nameKey } from './namekey.js';
import { Refusal } from './refusal.js';

const EXTENSION = /\.dash\.zip$/i;
const MAX_NAME = 200;
/** Control characters: they have no business in a name. */
const CONTROL = /\p{Cc}/gu;

/** The name of a widget that came as a file: the file's, without its extension. */
export function nameFor(fileName: string, spotIdentifier: string): string {
  const base = fileName.replaceAll('\\', '/').split('/').pop() ?? '';
  const clean = base.replace(EXTENSION, '').replace(CONTROL, '').trim();
  return (clean || spotIdentifier).slice(0, MAX_NAME);
}

/** The name without space around it. @throws Refusal name-invalid */
export function checkedName(name: unknown): string {
  const trimmed = typeof name === 'string' ? name.trim() : '';
  if (trimmed !== '' && trimmed.length <= MAX_NAME && trimmed.search(CONTROL) < 0 && trimmed.isWellFormed()) {
    return trimmed;
  }
  throw new Refusal('invalid', 'name-invalid', {
    en: `A name is a text of 1 to ${MAX_NAME} characters in one line.`,
    de: `Ein Name ist ein einzeiliger Text mit 1 bis ${MAX_NAME} Zeichen.`
  });
}

/** A name for a copy: “X” where no widget of the group (null: “Widget templates”) has it, else “X 2”, “X 3” … */
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

/** A copy of “X 2” beside “X” counts on to “X 3”; “Room 101” beside no “Room” becomes “Room 101 2”. */
export function nextName(name: string, taken: readonly string[]): string {
  const keys = new Set(taken.map(nameKey));
  if (!keys.has(nameKey(name))) return name;
  const counted = /^(.+) \d+$/s.exec(name)?.[1];
  const base = counted !== undefined && keys.has(nameKey(counted)) ? counted : name;
  for (let number = 2; ; number++) {
    const next = `${base.slice(0, MAX_NAME - ` ${number}`.length)} ${number}`;
    if (!keys.has(nameKey(next))) return next;
  }
}
