import { Type, type Static } from 'typebox';
import { SELECTION_NAMES } from '../ascdata/dataTypeNames.js';
import type { SelectionTypeName } from '../ascdata/types.js';
import { Id, Search } from './parts.js';

/** What the operations of the pickers take and give. */

export const KindParam = Type.Enum([...SELECTION_NAMES], { title: 'SelectionKind' });

/** An object of the platform that a selection can hold. */
export const CatalogueItemSchema = Type.Object(
  {
    Id,
    Name: Type.String(),
    Guid: Type.Optional(Type.String({ description: 'Of an edition' })),
    Path: Type.Optional(
      Type.Array(Type.String(), { description: 'Names of the parents of a location or category, from the root down' })
    ),
    HasChildren: Type.Optional(Type.Boolean({ description: 'Of a location or category' })),
    Detail: Type.Optional(
      Type.String({
        description: 'Tells look-alikes apart: the spot’s type, the media’s size, the player’s location …'
      })
    ),
    Template: Type.Optional(Type.Boolean({ description: 'Of a spot group: whether it holds templates' })),
    Type: Type.Optional(Type.String({ description: 'Of media and spots, for example Image' })),
    Width: Type.Optional(Type.Integer({ description: 'Of media and spots, in pixels' })),
    Height: Type.Optional(Type.Integer({ description: 'Of media and spots, in pixels' }))
  },
  { title: 'CatalogueItem' }
);
export type CatalogueItem = Static<typeof CatalogueItemSchema>;

export const CataloguePageSchema = Type.Object(
  {
    Total: Type.Integer({ minimum: 0 }),
    Offset: Type.Integer({ minimum: 0 }),
    Items: Type.Array(CatalogueItemSchema)
  },
  { title: 'CataloguePage' }
);
export type CataloguePage = Static<typeof CataloguePageSchema>;

const MinSizeSchema = Type.Enum(['hd', 'full-hd', '4k'], {
  description: 'Media and spots of at least 1280 × 720 (hd), 1920 × 1080 or 3840 × 2160, whichever way round'
});
export type MinSize = Static<typeof MinSizeSchema>;

export const CatalogueParams = Type.Object({
  search: Type.Optional(
    Type.String({
      ...Search,
      description: `Words in any order that occur in the name, the path or the second line; case and accents are ignored. Names that contain all of them come first`
    })
  ),
  parent: Type.Optional(
    Type.String({
      maxLength: 15,
      pattern: '^(?:null|0|[1-9]\\d{0,14})?$',
      description: 'Only direct children of this one; null: the roots. Left out: all, flat'
    })
  ),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000_000 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, description: 'Default 100' })),
  includeTemplates: Type.Optional(Type.Boolean({ description: 'Also spot groups that hold templates' })),
  type: Type.Optional(
    Type.String({ minLength: 1, maxLength: 50, format: 'typed', description: 'Of media and spots, for example Image' })
  ),
  size: Type.Optional(MinSizeSchema)
});

/** What a picker asks for: the parameters, with `parent` read. */
export interface CatalogueQuery extends Omit<Static<typeof CatalogueParams>, 'parent'> {
  kind: SelectionTypeName;
  /** Children of this object; null for the roots. Left out: the whole, flat, in name order. */
  parent?: number | null;
}

/** The catalogue as pickers see it. `signal` aborts a search that a newer keystroke has overtaken. */
export interface Catalogue {
  search(query: CatalogueQuery, signal?: AbortSignal): Promise<CataloguePage>;
  /** Those of `ids` that exist; the others were deleted. */
  lookup(kind: SelectionTypeName, ids: readonly number[]): Promise<CatalogueItem[]>;
}

export const MAX_LOOKUP_IDS = 1000;

export const LookupParams = Type.Object({
  ids: Type.Optional(
    Type.String({
      pattern: '^(?:\\d{1,15}(?:,\\d{1,15})*)?$',
      maxLength: 16 * MAX_LOOKUP_IDS,
      description: `At most ${MAX_LOOKUP_IDS} Ids, separated by commas`
    })
  )
});
