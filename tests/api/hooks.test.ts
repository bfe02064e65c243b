import type { Handle, RequestEvent, ResolveOptions } from '@sveltejs/kit';
import { expect, it } from 'vitest';
import { outages } from '../../src/lib/server/app/hooks.js';
import { sequence } from '../../src/lib/server/platform/http/sequence.js';

const event = { url: new URL('http://127.0.0.1/') } as RequestEvent;
const named =
  (name: string, said: string[], options?: ResolveOptions): Handle =>
  async ({ event, resolve }) => {
    said.push(`${name} in`);
    const response = await resolve(event, options);
    said.push(`${name} out`);
    return response;
  };

it('hooks run from the first to the last, and back', async () => {
  const said: string[] = [];
  const resolve = () => {
    said.push('page');
    return new Response('x');
  };
  await sequence(named('a', said), named('b', said))({ event, resolve });
  expect(said).toEqual(['a in', 'b in', 'page', 'b out', 'a out']);
});

it('the options that one hook passes to the page get past the other hooks', async () => {
  const wanted: ResolveOptions = { transformPageChunk: ({ html }) => html.toUpperCase() };
  let got: ResolveOptions | undefined;
  const resolve = (_event: RequestEvent, options?: ResolveOptions) => {
    got = options;
    return new Response('x');
  };
  await sequence(named('a', []), named('b', [], wanted), named('c', []))({ event, resolve });
  expect(got).toBe(wanted);
});

it('a hook that answers itself keeps later hooks from running', async () => {
  const answer = new Response('mine');
  const asked: string[] = [];
  const handle = sequence(() => answer, named('never', asked));
  expect(await handle({ event, resolve: () => new Response('page') })).toBe(answer);
  expect(asked).toEqual([]);
});

it('a page that fails because the database is away says so with 503, in the language of the reader', async () => {
  const url = new URL('http://127.0.0.1/sign-in');
  const locals: App.Locals = { language: 'de' };
  const asked = { url, locals, request: new Request(url), route: { id: '/sign-in' }, isDataRequest: false };
  const answer = await outages({
    event: asked as RequestEvent,
    resolve: (passed) => {
      passed.locals.storeFailure = 'away';
      return new Response('Internal error', { status: 500 });
    }
  });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await answer.text()).toContain('Die Datenbank antwortet nicht');
});
