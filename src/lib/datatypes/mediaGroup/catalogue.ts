import type { CatalogueKind } from '../shared/catalogueKind.js';

export const catalogue: CatalogueKind = {};
