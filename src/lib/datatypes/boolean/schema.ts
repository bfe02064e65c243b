import { Type, type TProperties } from 'typebox';

export const Value = Type.Boolean();
export const Options = {} satisfies TProperties;
export const Extras = {} satisfies TProperties;
