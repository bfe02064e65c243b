import { Type } from 'typebox';
import { eachIn } from '../../ascdata/dataTypeNames.js';
import type { TypeSchema } from '../../ascdata/schema.js';

export const schema = eachIn('choice', (): TypeSchema => ({
  /** The selected entry of Items, untranslated. */
  Value: Type.String({ minLength: 1 }),
  Options: {},
  Extras: {
    Items: Type.Array(Type.String(), { minItems: 1, description: 'The entries to choose from, untranslated.' })
  }
}));
