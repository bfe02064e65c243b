import { Type, type TProperties } from 'typebox';
import { number } from '../shared/schemaParts.js';

export const Value = Type.Number();
export const Options = {
  Minimum: number('Smallest number.'),
  Maximum: number('Greatest number.'),
  StepSize: Type.Optional(
    Type.Number({ exclusiveMinimum: 0, description: 'Numbers are rounded to multiples of it, counted from Minimum.' })
  )
} satisfies TProperties;
export const Extras = {} satisfies TProperties;
