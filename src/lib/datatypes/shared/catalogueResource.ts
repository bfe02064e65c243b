/** What an entry of a list can have besides `Id` and `Name`. */
export type FieldName = 'ParentId' | 'LocationId' | 'MediaGroupId' | 'Type' | 'Width' | 'Height' | 'Guid';

/** The list of the objects of one kind in the HTTP API. */
export interface CatalogueResource {
  /** `Editions` in `/api/Editions`. */
  readonly path: string;
  /** In the summaries of its operations. */
  readonly one: string;
  readonly many: string;
  readonly fields: readonly FieldName[];
  /** Bodies that create one; a test sends each of them unchanged. */
  readonly examples: readonly { readonly name: string; readonly body: Readonly<Record<string, unknown>> }[];
}
