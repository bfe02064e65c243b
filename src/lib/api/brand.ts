import { Type, type Static } from 'typebox';
import { problemWith } from './problem.js';
import { lineOfText } from './parts.js';

/** The brand palette: colours that administrators keep for everybody. */

const BrandColourSchema = Type.Object({
  Name: lineOfText(60, 'The name users see'),
  Colour: Type.String({ maxLength: 7, pattern: '^#[0-9A-F]{6}$', description: '`#RRGGBB` in capitals' })
});
export type BrandColour = Static<typeof BrandColourSchema>;

export const BrandColoursSchema = Type.Object(
  { Colours: Type.Array(BrandColourSchema, { maxItems: 48 }) },
  { title: 'BrandColours' }
);
export type BrandColours = Static<typeof BrandColoursSchema>;

export const BrandColoursConflict = problemWith('BrandColoursConflict', { current: BrandColoursSchema });
