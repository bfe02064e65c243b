import type { AnySpec } from '../http/endpoint.js';

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type Method = (typeof METHODS)[number];

/** One method of one route of the API. */
export interface Operation {
  /** SvelteKit's name of the route: `/api/[[version]]/Widgets/[id]`. */
  readonly routeId: string;
  /** As in the document, below the version: `/Widgets/{id}`. */
  readonly path: string;
  /** Whether it also answers with a version in its path. */
  readonly versioned: boolean;
  readonly method: Method;
  /** undefined: it has no spec, so it is missing from the document. */
  readonly spec: AnySpec | undefined;
  /** The action it needs, or `public`. undefined: nobody may call it. */
  readonly access: string | undefined;
}

/** The rule of a route's method. */
type AccessOf = (routeId: string, method: string) => string | undefined;

/** Route files by path, as `import.meta.glob` gives them. */
export type RouteFiles = Readonly<Record<string, () => Promise<unknown>>>;

const VERSION = '/[[version]]';

/** Every operation of these route files, in the order of their paths. */
export async function operationsOf(files: RouteFiles, accessOf: AccessOf): Promise<Operation[]> {
  const entries = Object.entries(files).map(async ([file, load]) => operationsIn(file, await load(), accessOf));
  const all = (await Promise.all(entries)).flat();
  const rank = (operation: Operation) => `${operation.path} ${METHODS.indexOf(operation.method)}`;
  return all.sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
}

function operationsIn(file: string, module: unknown, accessOf: AccessOf): Operation[] {
  const routeId = file.replace(/^.*\/src\/routes/, '').replace(/\/\+server\.ts$/, '');
  const versioned = routeId.includes(VERSION);
  const path = routeId
    .replace(/^\/api/, '')
    .replace(VERSION, '')
    .replace(/\[(\w+)\]/g, '{$1}');
  const handlers = new Map(Object.entries(module as object));
  return METHODS.filter((method) => handlers.has(method)).map((method) => {
    const { spec } = handlers.get(method) as { spec?: AnySpec };
    return { routeId, path, versioned, method, spec, access: accessOf(routeId, method) };
  });
}
