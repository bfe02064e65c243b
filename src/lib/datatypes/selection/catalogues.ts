import type { SelectionTypeName } from '../../ascdata/dataTypeNames.js';

/** What pickers and the server need to know about the objects a DataType selects. */
export interface CatalogueKind {
  /** They are nested, so a picker shows a tree. */
  readonly isNested?: boolean;
  /** Some hold templates, offered only with IncludeTemplates. */
  readonly hasTemplates?: boolean;
  /** They have a shape, shown in pickers. */
  readonly hasShape?: boolean;
  /** They have a type and a size, for filtering in pickers. */
  readonly hasFormat?: boolean;
  /** They have a Guid, stored beside Id and Name. */
  readonly hasGuid?: boolean;
}

/** The kind of objects each selection holds: a selection is its row here, its list in `resources.ts`, and its words. */
export const catalogues: Readonly<Record<SelectionTypeName, CatalogueKind>> = {
  spotGroup: { hasTemplates: true },
  mediaGroup: {},
  location: { isNested: true },
  player: {},
  category: { isNested: true },
  spot: { hasShape: true },
  media: { hasShape: true, hasFormat: true },
  edition: { hasGuid: true }
};
