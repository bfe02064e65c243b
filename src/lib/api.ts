/**
 * The types of what travels between server and browser, derived from the schemas in `api/`. Types only: a browser that takes
 * them from here loads no schema.
 */
export type * from './api/account.js';
export type * from './api/brand.js';
export type * from './api/catalogue.js';
export type * from './api/dashboards.js';
export type * from './api/drafts.js';
export type * from './api/findings.js';
export type * from './api/comments.js';
export type * from './api/live.js';
export type * from './api/origins.js';
export type * from './api/pages.js';
export type * from './api/permissions.js';
export type * from './api/presets.js';
export type * from './api/problem.js';
export type * from './api/replace.js';
export type * from './api/setAside.js';
export type * from './api/storedFit.js';
export type * from './api/history.js';
export type * from './api/table.js';
export type * from './api/textExchange.js';
export type * from './api/texts.js';
export type * from './api/users.js';
export type * from './api/values.js';
export type * from './api/variantBatches.js';
export type * from './api/widgetContent.js';
export type * from './api/widgetGroups.js';
export type * from './api/widgets.js';
