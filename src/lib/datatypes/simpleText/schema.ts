import { Type } from 'typebox';
import type { TypeSchema } from '../../ascdata/schema.js';
import { count, flag, NumberOfInstances, text } from '../shared/schemaParts.js';

export const schema: TypeSchema = {
  /** One object per instance, each with its unformatted Text. */
  Value: Type.Array(Type.Object({ Text: Type.String() }), { minItems: 1 }),
  Options: {
    NumberOfInstances,
    MultilineSize: count('Lines of the input. Unset, 0 or 1: a single line.'),
    MaxChars: count('Most characters (UTF-16 code units) of one instance.'),
    Required: flag('An entry is necessary.'),
    ValidationRegExp: text('ECMAScript pattern that is searched in each text. It must match for the spot to be saved.'),
    ValidationRegExpDescription: text('Displayed where the pattern does not match. Can be translated.')
  }
};
