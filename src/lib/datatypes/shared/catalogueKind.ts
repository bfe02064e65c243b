/** What pickers and the server have to know of the objects that a DataType selects. */
export interface CatalogueKind {
  /** They contain one another, so that a picker shows a tree. */
  readonly isNested?: boolean;
  /** Some hold templates, and are offered only with IncludeTemplates. */
  readonly hasTemplates?: boolean;
  /** They have a shape, which a picker shows. */
  readonly hasShape?: boolean;
  /** They have a type and a size, by which a picker filters. */
  readonly hasFormat?: boolean;
  /** They carry a Guid, which is stored beside Id and Name. */
  readonly hasGuid?: boolean;
}
