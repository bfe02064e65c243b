import { follow, type Followed, type FollowOptions } from './follow.js';
import type { Presence } from './presence.svelte.js';

/**
 * Follows widgets, and tells `presence` who else is in them.
 * @param presence shows the user to the others; left out: nobody is shown
 * @param stream counts the streams of the page from 0: the user is shown as long as the first one lasts
 */
export function followWithPresence(
  presence: Presence | undefined,
  options: Omit<FollowOptions, 'page'>,
  stream = 0
): Followed {
  if (!presence) return follow(options);
  return follow({
    ...options,
    page: `${presence.page}${stream || ''}`,
    onevent(event) {
      presence.heard(event);
      options.onevent(event);
    },
    onstate(state) {
      if (stream === 0) presence.turned(state, options.ids);
      else if (state !== 'connected') presence.forget(options.ids);
      options.onstate(state);
    }
  });
}
