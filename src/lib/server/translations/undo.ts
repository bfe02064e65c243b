import { setImmediate as turn } from 'node:timers/promises';
import type { Actor } from '../platform/authorization/actor.js';
import { can, demand } from '../authorization/can.js';
import { mapYielding } from '../platform/yielding.js';
import type { Database } from '../platform/store/schema.js';
import type { OpenedLanguage } from './openTexts.js';
import { packagedText, type TextPlace } from './textPlaces.js';
import type { StoredText } from './records.js';
import { keptAt, storedFrom, type TextChange } from './textStore.js';

/** Of the longest texts, they take a few milliseconds. */
const ROWS_AT_ONCE = 50;

/** One event in the history of a text. */
export type TextEvent = Omit<Awaited<ReturnType<typeof eventsOf>>[number], 'id'>;

/** What a batch did to the texts of a widget. */
export async function eventsOf(
  db: Database,
  { templateId, language }: Pick<OpenedLanguage, 'templateId' | 'language'>,
  batch: string
) {
  const some = (after: number) =>
    db
      .selectFrom('text_events')
      .select(['id', 'place', 'name', 'kind', 'before', 'after', 'user_id'])
      .where('batch', '=', batch)
      .where('template_id', '=', templateId)
      .where('language', '=', language)
      .where('id', '>', after)
      .orderBy('id')
      .limit(ROWS_AT_ONCE)
      .execute();
  const all = await some(0);
  for (let read = all.length; read === ROWS_AT_ONCE;) {
    // SQLite answers without yielding.
    await turn();
    const rows = await some(all.at(-1)!.id);
    all.push(...rows);
    read = rows.length;
  }
  return all;
}

/** Checks that the actor may undo this. What somebody else saved needs permission to review. @throws Refusal not-allowed */
export function demandUndo(
  actor: Actor,
  { resource, language }: OpenedLanguage,
  events: readonly TextEvent[],
  said: { readonly user_id: number | null } | undefined
): void {
  const all = said ? [...events, said] : events;
  const isOwn = actor.userId !== null && all.every(({ user_id }) => user_id === actor.userId);
  if (hasPublished(events)) demand(actor, 'text.publish', { ...resource, language });
  else if (!isOwn) demand(actor, 'text.review', { ...resource, language });
}

/** Whether a batch changed what is published, and no text. */
export const hasPublished = (events: readonly TextEvent[]): boolean =>
  events.some((event) => isPublication(storedChange(event)));

/** Restores each text that is still as the batch left it. */
export async function undoChanges(
  db: Database,
  actor: Actor,
  opened: OpenedLanguage,
  events: readonly TextEvent[]
): Promise<TextChange[]> {
  const places = events.map(({ place }) => place);
  return changesBack(actor, opened, events, await keptAt(db, opened.templateId, opened.language, places));
}

/**
 * What restores each text that is still as the events left it. Without permission to review, only somebody else's review comes
 * back, from under a text of the actor's own; other texts come back to review.
 * @param now the texts at their places
 */
export async function changesBack(
  actor: Actor,
  { resource, language, places }: OpenedLanguage,
  events: readonly TextEvent[],
  now: ReadonlyMap<string, StoredText | undefined>
): Promise<TextChange[]> {
  const reviews = can(actor, 'text.review', { ...resource, language });
  const changes = await mapYielding(events, (event): TextChange[] => {
    const { place, name } = event;
    const stored = now.get(place);
    const { before, after } = storedChange(event);
    const change = { place, key: JSON.parse(name) as TextChange['key'], before: stored };
    if (isPublication({ before, after })) {
      const isUntouched = stored?.published === after?.published;
      return stored && isUntouched ? [{ ...change, after: { ...stored, published: before?.published ?? null } }] : [];
    }
    if (!isSame(stored, after)) return [];
    const published = stored?.published ?? null;
    const former = before ?? (published === null ? undefined : untouched(places.get(place), language, stored));
    const isTheirs = former?.by !== actor.name && after?.by === actor.name;
    const reviewed = former?.reviewed === true && (reviews || isTheirs);
    return [{ ...change, after: former && { ...former, reviewed, published } }];
  });
  return changes.flat();
}

const storedChange = ({ before, after }: TextEvent) => ({ before: storedFrom(before), after: storedFrom(after) });

/** Whether it changes what is published. */
export const isPublication = ({ before, after }: Pick<TextChange, 'before' | 'after'>): boolean =>
  (before?.published ?? null) !== (after?.published ?? null);

/** A text nobody has saved, but which is published and so needs its row. */
function untouched(
  place: TextPlace | undefined,
  language: string,
  now: StoredText | undefined
): StoredText | undefined {
  if (!now) return undefined;
  const text = place ? (packagedText(place, language) ?? '') : now.text;
  return { ...now, text, reviewed: false, accepted: [] };
}

/** Whether nobody has saved it in between. Publishing does not count. */
function isSame(one: StoredText | undefined, other: StoredText | undefined): boolean {
  if (!one || !other) return one === other;
  return one.at === other.at && one.by === other.by && one.text === other.text && one.reviewed === other.reviewed;
}
