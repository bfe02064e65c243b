import { SELECTION_NAMES, type SelectionTypeName } from '../ascdata/dataTypeNames.js';
import { partsByDataType } from './parts.js';
import type { CatalogueKind } from './shared/catalogueKind.js';

/** The kind of objects each selection holds: for pickers and the server. */
export const catalogues = partsByDataType<CatalogueKind, SelectionTypeName>(
  'catalogue',
  import.meta.glob('./*/catalogue.ts', { eager: true, import: 'catalogue' }),
  SELECTION_NAMES
);
