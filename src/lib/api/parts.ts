import { Type, type Static, type TSchema } from 'typebox';
import { inEveryLanguage } from '../language/languages.js';
import { MAX_LINE } from '../ascdata/lines.js';

/** Parts that the schemas of several features share. */

/** A number that names something. */
export const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

/** A parameter of every list. */
export const IdQuery = Type.Integer({ ...Id, description: 'Only the one with this Id, in an array of one; else 404' });

export const orNull = <T extends TSchema>(schema: T, description?: string) =>
  Type.Union([schema, Type.Null()], description === undefined ? {} : { description });

/** Characters of a name. */
export const MAX_NAME = MAX_LINE;

/** What a person reads, in one line: `isReadable`. */
export const lineOfText = (maxLength: number, description?: string) =>
  Type.String({ minLength: 1, maxLength, format: 'name', ...(description !== undefined && { description }) });

export const Name = lineOfText(MAX_NAME, 'One line with at least one visible character');

export const Search = Type.String({
  maxLength: 200,
  format: 'typed',
  description: 'Part of the name; case and accents are ignored'
});

export const DateTime = Type.String({
  format: 'date-time',
  maxLength: 40,
  description: 'ISO 8601, for example 2026-11-21T08:00:00Z'
});

export const Limit = Type.Integer({ minimum: 1, maximum: 1000, description: 'Entries of a page; default 100' });

/** Opaque: the `Link` header of the page before names it. As long as `MAX_KEY` makes it, in any script. */
export const Cursor = Type.String({ minLength: 1, maxLength: 4100 });

export const paged = { search: Type.Optional(Search), limit: Type.Optional(Limit), cursor: Type.Optional(Cursor) };

/** A sentence or a label in each language of the interface. */
export const LabelSchema = Type.Object(
  inEveryLanguage(() => Type.String()),
  { description: 'In the languages of the interface' }
);
export type Label = Readonly<Static<typeof LabelSchema>>;
