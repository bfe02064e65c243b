import type { Handle, RequestEvent, ResolveOptions } from '@sveltejs/kit';

/**
 * One hook that chains all of them, each resolving into the next. SvelteKit's own `sequence` opens a span and a request context
 * for each, which for ten hooks costs as much as reading a page of a list.
 */
export function sequence(...hooks: readonly Handle[]): Handle {
  return ({ event, resolve }) => {
    const from = (index: number, passed: RequestEvent, options: ResolveOptions | undefined): ReturnType<Handle> => {
      const hook = hooks[index];
      if (!hook) return resolve(passed, options);
      // Options of an inner hook take precedence over those of an outer one.
      return hook({ event: passed, resolve: (next, more) => from(index + 1, next, more ?? options) });
    };
    return from(0, event, undefined);
  };
}
