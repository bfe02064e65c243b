import type { CatalogueQuery } from '../../api.js';

/** Types of media that can be requested, as the platform calls them. */
export const MEDIA_TYPES = ['Image', 'Video', 'Document', 'Audio'] as const;

/** Which media are listed; empty: all. */
export type MediaFilter = { readonly [Key in 'type' | 'size']?: CatalogueQuery[Key] | undefined };

export const isFiltered = ({ type, size }: MediaFilter): boolean => type !== undefined || size !== undefined;

/** The same as query parameters, without empty ones. */
export function queryOf({ type, size }: MediaFilter): Pick<CatalogueQuery, 'type' | 'size'> {
  return { ...(type !== undefined && { type }), ...(size !== undefined && { size }) };
}
