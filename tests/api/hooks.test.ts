import type { Handle, RequestEvent, ResolveOptions } from '@sveltejs/kit';
import { expect, it } from 'vitest';
import { inTurn } from '../../src/lib/server/http/inturn.js';

const event = { url: new URL('http://127.0.0.1/') } as RequestEvent;
const named =
  (name: string, said: string[], options?: ResolveOptions): Handle =>
  async ({ event, resolve }) => {
    said.push(`${name} in`);
    const response = await resolve(event, options);
    said.push(`${name} out`);
    return response;
  };

it('hooks are gone through from the first to the last, and back', async () => {
  const said: string[] = [];
  const resolve = () => {
    said.push('page');
    return new Response('x');
  };
  await inTurn(named('a', said), named('b', said))({ event, resolve });
  expect(said).toEqual(['a in', 'b in', 'page', 'b out', 'a out']);
});

it('what one hook wants done with the page reaches it through the others', async () => {
  const wanted: ResolveOptions = { transformPageChunk: ({ html }) => html.toUpperCase() };
  let got: ResolveOptions | undefined;
  const resolve = (_event: RequestEvent, options?: ResolveOptions) => {
    got = options;
    return new Response('x');
  };
  await inTurn(named('a', []), named('b', [], wanted), named('c', []))({ event, resolve });
  expect(got).toBe(wanted);
});

it('a hook that answers itself ends the way', async () => {
  const answer = new Response('mine');
  const asked: string[] = [];
  const handle = inTurn(() => answer, named('never', asked));
  expect(await handle({ event, resolve: () => new Response('page') })).toBe(answer);
  expect(asked).toEqual([]);
});
