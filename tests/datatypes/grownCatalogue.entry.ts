/** What `ninthSelection.test.ts` uses of a copy of the sources. */
export { check } from '../../src/lib/ascdata/check.js';
export { catalogues } from '../../src/lib/datatypes/selection/catalogues.js';
export { default as pickers } from '../../src/lib/messages/de/screens/pickers.js';
export { inWords } from '../../src/lib/messages/server.js';
export { registry } from '../../src/lib/datatypes/registry.js';
export { structure } from '../../src/lib/datatypes/validators.generated.js';
export { accessOf } from '../../src/lib/server/authorization/routes.js';
export { isKind, objectNotFound } from '../../src/lib/server/catalogue/objectKinds.js';
export { demoObjects } from '../../src/lib/server/demo/catalogue.js';
export { describe as describeApi } from '../../src/lib/server/platform/openapi/document.js';
export { operationsOf } from '../../src/lib/server/platform/openapi/operations.js';

const files = import.meta.glob('../../src/routes/api/**/Campaigns/+server.ts', { eager: true });
export const routes = Object.fromEntries(
  Object.entries(files).map(([file, module]) => [file, () => Promise.resolve(module)])
);
