import { Type } from 'typebox';
import type { TypeSchema } from '../../ascdata/schema.js';
import { number } from '../shared/schemaParts.js';

export const schema: TypeSchema = {
  Value: Type.Number(),
  Options: {
    Minimum: number('Smallest number.'),
    Maximum: number('Greatest number.'),
    StepSize: Type.Optional(
      Type.Number({ exclusiveMinimum: 0, description: 'Numbers are rounded to multiples of it, counted from Minimum.' })
    )
  }
};
