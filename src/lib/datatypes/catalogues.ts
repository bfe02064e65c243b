import { SELECTION_NAMES, type SelectionTypeName } from '../ascdata/dataTypeNames.js';
import { everyPart } from './parts.js';
import type { CatalogueKind } from './shared/catalogueKind.js';

/** The kind of objects each selection holds: for pickers and the server. */
export const catalogues = everyPart<CatalogueKind, SelectionTypeName>(
  'catalogue',
  import.meta.glob('./*/catalogue.ts', { eager: true, import: 'catalogue' }),
  SELECTION_NAMES
);
