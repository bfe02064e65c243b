import type { Followed, LiveEvent } from '../live/follow.js';
import { followWithPresence, type Presence } from '../live/presence.svelte.js';
import type { TableSession } from './tableSession.svelte.js';

/** Widgets per stream. */
const MOST_FOLLOWED = 200;

/** A browser opens six connections per server, for all pages. Rows beyond these streams refresh with the next save. */
const MOST_STREAMS = 3;

/** What changes rows besides a save. */
const OF_ROWS: ReadonlySet<LiveEvent['kind']> = new Set(['named', 'gone', 'folder']);

/** Saves come in bursts: saving a template gives each of its variants a new version. */
const REST_MILLISECONDS = 250;

/**
 * Follows other people's saves, and where they are.
 * @param presence shows the user to them; left out: nobody is shown
 * @param onevent hears what is heard
 * @returns stops following
 */
export function followTable(
  session: TableSession,
  presence: Presence | undefined,
  onevent?: (event: LiveEvent) => void
): () => void {
  let followed: readonly Followed[] = [];
  let known: readonly number[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  function soon(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void (session.saving ? soon() : renew()), REST_MILLISECONDS);
  }

  async function renew(): Promise<void> {
    await session.renew();
    begin();
  }

  /** Follows the current rows. */
  function begin(): void {
    if (isOver) return;
    const ids = session.model.rows.map(({ id }) => id).sort((a, b) => a - b);
    if (ids.length === 0) return void (timer = setTimeout(begin, REST_MILLISECONDS));
    if (ids.join() === known.join()) return;
    end();
    known = ids;
    followed = Array.from({ length: MOST_STREAMS }, (_, at) => ids.slice(at * MOST_FOLLOWED, (at + 1) * MOST_FOLLOWED))
      .filter(({ length }) => length > 0)
      .map(stream);
  }

  const end = (): void => followed.forEach((each) => each.close());

  function stream(ids: readonly number[], at: number): Followed {
    const hear = (event: LiveEvent): void => {
      onevent?.(event);
      if (event.kind === 'drafts') session.drafts = event.revision;
      const isNews = 'version' in event ? session.model.heardSave(event) : OF_ROWS.has(event.kind);
      if (isNews) soon();
    };
    return followWithPresence(presence, { ids, onevent: hear, onstate: () => undefined }, at);
  }

  begin();
  return () => {
    isOver = true;
    clearTimeout(timer);
    end();
    presence?.stop();
  };
}
