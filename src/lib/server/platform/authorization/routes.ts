import type { Action } from './can.js';

/** `public`: also for those who are not signed in. */
export type Access = 'public' | Action;

type Methods = Readonly<Partial<Record<'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', Access>>>;

const ADMINISTERED: Methods = { GET: 'object.list', POST: 'object.create' };

/**
 * Every address of the product with its rule, by SvelteKit's name of the route. A route or method without a row is
 * refused to everybody, and fails the build (`tests/rights/routes.test.ts`). A rule here is the one that can be asked
 * before anything is read; services ask `can` again with the thing itself.
 */
export const ROUTES: Readonly<Record<string, Methods>> = {
  '/[...place=place]': { GET: 'widget.list' },
  '/dashboard/[[id]]': { GET: 'dashboard.read' },
  '/widgets/[id]': { GET: 'widget.read' },
  '/widgets/[id]/replace': { GET: 'widget.replace' },
  '/widgets/[id]/set-aside': { GET: 'widget.read' },
  '/sign-in': { GET: 'public', POST: 'public' },
  '/sign-in/link/[token]': { GET: 'public' },
  '/sign-in/company': { GET: 'public' },
  '/sign-out': { POST: 'public' },
  '/auth/[...path]': { GET: 'public' },
  '/account': { GET: 'account.use' },
  '/users': { GET: 'user.manage' },
  '/users/[id]': { GET: 'user.manage' },
  '/permissions': { GET: 'user.manage' },
  '/w/[token]/[...path]': { GET: 'public' },
  '/healthz': { GET: 'public' },
  '/metrics': { GET: 'metrics.read' },

  '/api/openapi.json': { GET: 'docs.read' },
  '/api/docs': { GET: 'docs.read' },

  '/api/[[version]]/Widgets': { GET: 'widget.list', POST: 'widget.upload' },
  '/api/[[version]]/Widgets/[id]': {
    GET: 'widget.read',
    PUT: 'widget.replace',
    PATCH: 'widget.edit',
    DELETE: 'widget.delete'
  },
  '/api/[[version]]/Widgets/[id]/Versions': { GET: 'widget.replace' },
  '/api/[[version]]/Widgets/[id]/Versions/[versionId]/Restore': { POST: 'widget.replace' },
  '/api/[[version]]/Widgets/[id]/SetAside': { GET: 'widget.read' },
  '/api/[[version]]/Widgets/[id]/SetAside/[index]': { POST: 'widget.edit', DELETE: 'widget.edit' },
  '/api/[[version]]/Widgets/Events': { GET: 'widget.read' },
  '/api/[[version]]/Widgets/[id]/Events': { GET: 'widget.read' },
  '/api/[[version]]/Widgets/[id]/Package': { GET: 'widget.read' },
  '/api/[[version]]/Widgets/[id]/Preview': { POST: 'widget.read' },
  '/api/[[version]]/Widgets/[id]/Thumbnail': { GET: 'widget.read' },
  '/api/[[version]]/Widgets/[id]/Values': { GET: 'widget.read', PUT: 'widget.edit' },
  '/api/[[version]]/Widgets/[id]/Origins': { GET: 'widget.read', PUT: 'template.origins' },
  '/api/[[version]]/Widgets/[id]/Variants': { POST: 'widget.edit' },
  '/api/[[version]]/Widgets/[id]/Content': { GET: 'widget.read' },
  '/api/[[version]]/Dashboards': { GET: 'dashboard.list', POST: 'dashboard.create' },
  '/api/[[version]]/Dashboards/[id]': {
    GET: 'dashboard.read',
    PUT: 'dashboard.edit',
    PATCH: 'dashboard.edit',
    DELETE: 'dashboard.edit'
  },
  '/api/[[version]]/Widgets/[id]/Restore': { POST: 'widget.delete' },
  '/api/[[version]]/Widgets/[id]/Uses': { GET: 'widget.read' },
  '/api/[[version]]/Widgets/Trash': { GET: 'widget.delete' },
  '/api/[[version]]/Widgets/Trash/[id]': { GET: 'widget.delete', DELETE: 'widget.delete' },
  '/api/[[version]]/Dashboards/[id]/Restore': { POST: 'dashboard.edit' },
  '/api/[[version]]/Dashboards/Trash': { GET: 'dashboard.edit' },
  '/api/[[version]]/Dashboards/Trash/[id]': { DELETE: 'dashboard.edit' },
  '/api/[[version]]/WidgetGroups': { GET: 'widgetGroup.list', POST: 'widgetGroup.write' },
  '/api/[[version]]/WidgetGroups/[id]': { PATCH: 'widgetGroup.write', DELETE: 'widgetGroup.write' },
  '/api/[[version]]/catalogue/[kind]': { GET: 'object.list' },
  '/api/[[version]]/catalogue/[kind]/lookup': { GET: 'object.list' },

  '/api/[[version]]/Playlists': ADMINISTERED,
  '/api/[[version]]/Media': ADMINISTERED,
  '/api/[[version]]/MediaGroups': ADMINISTERED,
  '/api/[[version]]/Categories': ADMINISTERED,
  '/api/[[version]]/Editions': ADMINISTERED,
  '/api/[[version]]/SpotGroups': ADMINISTERED,
  '/api/[[version]]/Locations': { GET: 'object.list', POST: 'location.create' },
  '/api/[[version]]/Players': ADMINISTERED,

  '/api/[[version]]/Spots': { GET: 'spot.list', POST: 'spot.write', PUT: 'spot.write', DELETE: 'spot.write' },
  '/api/[[version]]/Spots/Tags': { PUT: 'spot.write' },
  '/api/[[version]]/Spots/CreateCopy': { POST: 'spot.write' },
  '/api/[[version]]/Spots/AscContent': { GET: 'spot.read' },
  '/api/[[version]]/Spots/Preview': { GET: 'spot.read' },
  '/api/[[version]]/Spots/Thumbnail': { GET: 'spot.read' },

  '/api/[[version]]/Players/[id]/Messages': { POST: 'player.command' },
  '/api/[[version]]/Fast/player/[playerId]/[messageId]': { GET: 'message.read' },
  '/api/[[version]]/Updates': { GET: 'update.receive', POST: 'update.publish' },
  '/api/[[version]]/Updates/[id]': { GET: 'update.receive', DELETE: 'update.publish' },
  '/api/[[version]]/Updates/[id]/File': { GET: 'update.receive' },
  '/api/[[version]]/Updates/[id]/Confirmations': { GET: 'update.publish', POST: 'update.confirm' },
  '/api/[[version]]/Reporting/PlayTimes': { GET: 'playTime.read', POST: 'playTime.import' },

  '/api/[[version]]/Users': { GET: 'user.manage', POST: 'user.manage' },
  '/api/[[version]]/Users/[id]': { GET: 'user.manage', PATCH: 'user.manage', DELETE: 'user.manage' },
  '/api/[[version]]/Users/[id]/Permissions': { GET: 'user.manage', PUT: 'user.manage' },
  '/api/[[version]]/Users/[id]/Sessions': { DELETE: 'user.manage' },
  '/api/[[version]]/Users/[id]/Keys': { GET: 'user.manage', POST: 'user.manage' },
  '/api/[[version]]/Users/[id]/Keys/[key]': { DELETE: 'user.manage' },
  '/api/[[version]]/Permissions': { GET: 'user.manage', PUT: 'user.manage' },
  '/api/[[version]]/Account': { GET: 'account.use' },
  '/api/[[version]]/Account/Password': { PUT: 'account.use' },
  '/api/[[version]]/Account/Sessions': { GET: 'account.use', DELETE: 'account.use' },
  '/api/[[version]]/Account/Sessions/[session]': { DELETE: 'account.use' },
  '/api/[[version]]/Account/Keys': { GET: 'account.use', POST: 'account.use' },
  '/api/[[version]]/Account/Keys/[key]': { DELETE: 'account.use' }
};

/** The rule of a route's method; HEAD and OPTIONS ask like GET. undefined: there is none, so nobody may. */
export function accessOf(routeId: string, method: string): Access | undefined {
  if (!Object.hasOwn(ROUTES, routeId)) return undefined;
  const asked = method === 'HEAD' || method === 'OPTIONS' ? 'GET' : method;
  return Object.entries(ROUTES[routeId] ?? {}).find(([name]) => name === asked)?.[1];
}

/** Is everything that a route offers for everybody? */
export function isPublicRoute(routeId: string): boolean {
  const rules = Object.hasOwn(ROUTES, routeId) ? Object.values(ROUTES[routeId] ?? {}) : [];
  return rules.length > 0 && rules.every((access) => access === 'public');
}
