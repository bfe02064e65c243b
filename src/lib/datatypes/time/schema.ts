import { Type, type TProperties } from 'typebox';
import { flag } from '../shared/schemaParts.js';

/** `hh:mm`, or with WithSeconds `hh:mm:ss`. */
export const Value = Type.String({ pattern: '^(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9])?$' });
export const Options = { WithSeconds: flag('The value is hh:mm:ss.') } satisfies TProperties;
export const Extras = {} satisfies TProperties;
