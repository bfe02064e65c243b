import type { TProperties } from 'typebox';
import { DateLimits, DateTime } from '../shared/schemaParts.js';

export const Value = DateTime;
export const Options = { ...DateLimits } satisfies TProperties;
export const Extras = {} satisfies TProperties;
