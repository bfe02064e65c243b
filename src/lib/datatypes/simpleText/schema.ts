import { Type, type TProperties } from 'typebox';
import { count, flag, NumberOfInstances, text } from '../shared/schemaParts.js';

/** One object per instance, each with its unformatted Text. */
export const Value = Type.Array(Type.Object({ Text: Type.String() }), { minItems: 1 });
export const Options = {
  NumberOfInstances,
  MultilineSize: count('Lines of the input. Unset, 0 or 1: a single line.'),
  MaxChars: count('Most characters (UTF-16 code units) of one instance.'),
  Required: flag('An entry is necessary.'),
  ValidationRegExp: text('ECMAScript pattern that is searched in each text. It must match for the spot to be saved.'),
  ValidationRegExpDescription: text('Displayed where the pattern does not match. Can be translated.')
} satisfies TProperties;
export const Extras = {} satisfies TProperties;
