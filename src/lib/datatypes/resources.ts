import type { SelectionTypeName } from '../ascdata/dataTypeNames.js';
import type { CatalogueResource } from './shared/catalogueResource.js';

const files: Readonly<Record<string, CatalogueResource>> = import.meta.glob('./*/resource.ts', {
  eager: true,
  import: 'resource'
});

/** The lists of the HTTP API by the selection that holds their objects. Spots have operations of their own. */
export const resources: Readonly<Partial<Record<SelectionTypeName, CatalogueResource>>> = Object.fromEntries(
  Object.entries(files).map(([file, resource]) => [file.split('/')[1], resource])
);
