import { Type, type TProperties } from 'typebox';
import { Items } from '../shared/schemaParts.js';

/** The selected entry of Items, untranslated. */
export const Value = Type.String({ minLength: 1 });
export const Options = {} satisfies TProperties;
export const Extras = { ...Items } satisfies TProperties;
