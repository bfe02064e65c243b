import { Type } from 'typebox';
import type { CatalogueQuery } from '../../api.js';
import { SELECTION_NAMES } from '../../ascdata/dataTypeNames.js';
import { LEAST_SIZES } from './catalogue.js';
import { isKind } from './objectkinds.js';
import { badRequest, unknownPath } from '../platform/http/errors.js';
import { Id, Search } from '../platform/http/schemas.js';

/** What the operations of the pickers take and give. */

export const KindParam = Type.Enum([...SELECTION_NAMES], { title: 'SelectionKind' });

export const CatalogueItemSchema = Type.Object(
  {
    Id,
    Name: Type.String(),
    Guid: Type.Optional(Type.String({ description: 'Of an edition' })),
    Path: Type.Optional(Type.Array(Type.String(), { description: 'Names of what a location or category lies in' })),
    HasChildren: Type.Optional(Type.Boolean()),
    Detail: Type.Optional(Type.String({ description: 'Tells look-alikes apart' })),
    Template: Type.Optional(Type.Boolean({ description: 'Of a spot group: it holds templates' })),
    Type: Type.Optional(Type.String({ description: 'Of media and spots, for example Image' })),
    Width: Type.Optional(Type.Integer({ description: 'Of media and spots, in pixels' })),
    Height: Type.Optional(Type.Integer({ description: 'Of media and spots, in pixels' }))
  },
  { title: 'CatalogueItem' }
);

export const CataloguePageSchema = Type.Object(
  {
    total: Type.Integer({ minimum: 0 }),
    offset: Type.Integer({ minimum: 0 }),
    items: Type.Array(CatalogueItemSchema)
  },
  { title: 'CataloguePage' }
);

export const CatalogueParams = Type.Object({
  search: Type.Optional(
    Type.String({
      ...Search,
      description: `Words in any order that occur in the name, the path or the second line; case and accents do not count. Names that hold all of them come first`
    })
  ),
  parent: Type.Optional(
    Type.String({
      maxLength: 15,
      pattern: '^(?:null|0|[1-9]\\d{0,14})?$',
      description: 'Only what lies directly in this one; null: the roots. Left out: all, flat'
    })
  ),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000_000 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, description: '100 unless told' })),
  includeTemplates: Type.Optional(Type.Boolean({ description: 'Spot groups that hold templates too' })),
  type: Type.Optional(
    Type.String({ minLength: 1, maxLength: 50, format: 'typed', description: 'Of media and spots, for example Image' })
  ),
  size: Type.Optional(
    Type.Enum(LEAST_SIZES, {
      description: 'Media and spots of at least 1280 × 720 (hd), 1920 × 1080 or 3840 × 2160, whichever way round'
    })
  )
});

const MAX_IDS = 1000;

export const LookupParams = Type.Object({
  ids: Type.Optional(
    Type.String({
      pattern: '^(?:\\d{1,15}(?:,\\d{1,15})*)?$',
      maxLength: 16 * MAX_IDS,
      description: `At most ${MAX_IDS} Ids with commas between them`
    })
  )
});

/** `parent` as the service takes it; undefined: it was left out. */
export function parentOf(text: string | undefined): number | null | undefined {
  if (text === undefined) return undefined;
  return text === '' || text === 'null' ? null : Number(text);
}

/** @throws HttpError 400 */
export function idsOf(text: string): number[] {
  const ids = text === '' ? [] : text.split(',');
  if (ids.length <= MAX_IDS) return ids.map(Number);
  throw badRequest(
    'query-invalid',
    `At most ${MAX_IDS} Ids can be asked for at once.`,
    `Es können höchstens ${MAX_IDS} Ids auf einmal erfragt werden.`,
    '/ids'
  );
}

/** @throws HttpError 404 for a kind of object that does not exist */
export function kindOf(text: string | undefined): CatalogueQuery['kind'] {
  if (text === undefined || !isKind(text)) throw unknownPath();
  return text;
}
