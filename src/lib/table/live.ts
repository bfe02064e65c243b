import { follow, type Followed } from '../live/follow.js';
import type { TableWork } from './work.svelte.js';

/** Widgets that one stream tells of; what lies beyond is read with the next save. */
const MOST_FOLLOWED = 200;

/** Saves come in bursts: one of a template gives each of its variants a new version. */
const REST_MILLISECONDS = 250;

/** Follows what others save. Gives the function that ends it. */
export function followTable(work: TableWork): () => void {
  let followed: Followed | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  function soon(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void (work.saving ? soon() : work.renew()), REST_MILLISECONDS);
  }

  function begin(): void {
    if (isOver || followed) return;
    const ids = work.model.rows.slice(0, MOST_FOLLOWED).map(({ id }) => id);
    if (ids.length === 0) return void setTimeout(begin, REST_MILLISECONDS);
    followed = follow({
      ids,
      onevent(event) {
        const row = work.model.row(event.id);
        const isNews = 'version' in event ? row !== undefined && event.version > row.version : event.kind !== 'texts';
        if (isNews) soon();
      },
      onstate: () => undefined
    });
  }

  begin();
  return () => {
    isOver = true;
    clearTimeout(timer);
    followed?.close();
  };
}
