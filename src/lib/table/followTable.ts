import { follow, type Followed, type LiveEvent, type LiveState } from '../live/follow.js';
import type { Presence } from '../live/presence.svelte.js';
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
 * @returns stops following
 */
export function followTable(session: TableSession, presence?: Presence): () => void {
  let followed: readonly Followed[] = [];
  let state: LiveState | undefined;
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
    state = undefined;
    known = ids;
    followed = Array.from({ length: MOST_STREAMS }, (_, at) => ids.slice(at * MOST_FOLLOWED, (at + 1) * MOST_FOLLOWED))
      .filter(({ length }) => length > 0)
      .map(stream);
  }

  const end = (): void => followed.forEach((each) => each.close());

  /** The user is shown as long as the first one lasts. */
  function stream(ids: readonly number[], at: number): Followed {
    return follow({
      ids,
      page: presence && `${presence.page}${at || ''}`,
      onevent(event) {
        presence?.heard(event);
        const row = session.model.row(event.id);
        const isNews = 'version' in event ? row !== undefined && event.version > row.version : OF_ROWS.has(event.kind);
        if (isNews) soon();
      },
      onstate(now) {
        if (at > 0) return void (now !== 'connected' && presence?.forget(ids));
        if (now === state) return;
        state = now;
        presence?.turned(now, ids);
      }
    });
  }

  begin();
  return () => {
    isOver = true;
    clearTimeout(timer);
    end();
    presence?.stop();
  };
}
