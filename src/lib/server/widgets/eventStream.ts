import type { RequestEvent } from '@sveltejs/kit';
import { WidgetEventStream } from '../../api/live.js';
import type { Live } from './live/live.js';
import type { Actor } from '../platform/authorization/actor.js';
import { EVENT_STREAM } from '../platform/http/endpoint.js';

const HEADERS = {
  'content-type': EVENT_STREAM,
  'cache-control': 'no-cache, no-store, no-transform',
  // A buffering proxy would hold back the events.
  'x-accel-buffering': 'no'
};

/** The description of what both operations send. */
export const EVENTS = {
  description:
    'Server-sent events. `now`: what is saved of a widget at the beginning; `saved`: somebody saved; `named`: it ' +
    'has another name, said only while somebody listens; `folder`: it is opened from a folder (`npm start -- folder`), ' +
    'which can be used or not; `texts`: its texts were saved or published; `presets`: a preset of its template was kept, changed or deleted; `drafts`: the same of its drafts; `comments`: somebody commented on a setting; `moments`: a moment of its history was named; `people`: others have it open, or are in another setting, said only to a `page`; `gone`: it was deleted. The data are JSON: `Id`, with `now` and ' +
    '`saved` also `Version` (the ETag of the Values, without its quotes) and `By` (name of who saved it, or null), with ' +
    '`named` `Name`, with `texts` `Texts` and `Published` (each counts up), with `presets` `Presets`, with `drafts` `Drafts` with `comments` `Comments` and with `moments` `Moments`, each counting up, with `people` `People`, with `folder` `Folder` (its name), `Problem` (a sentence in each language, or null), `Found` (what the check finds in it) and `More`. A comment comes at least every 15 seconds. The stream ends at once when the right ends.',
  media: EVENT_STREAM,
  schema: WidgetEventStream
};

export const LAST_EVENT_ID = {
  'Last-Event-ID': {
    description:
      'The `id` of the last event that came: only what is newer is sent, so nothing is missed and nothing comes twice'
  }
};

/** Answers with the live stream of these widgets. @throws what `Live.open` throws */
export async function eventStream(
  { actor, event, page }: { actor: Actor; event: RequestEvent; page?: string | undefined },
  live: Live,
  ids: readonly number[]
): Promise<Response> {
  const { request, platform } = event;
  const cut = () => void platform?.req?.socket.destroy();
  const stream = await live.open({ actor, headers: request.headers, ids, page, cut });
  if (request.method !== 'HEAD') return new Response(stream, { headers: HEADERS });
  // HEAD: only the headers, without a stream.
  await stream.cancel();
  return new Response(null, { headers: HEADERS });
}
