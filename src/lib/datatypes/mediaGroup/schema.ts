import type { TProperties } from 'typebox';
import { NumberOfInstances, Selection } from '../shared/schemaParts.js';

export const Value = Selection;
export const Options = { NumberOfInstances } satisfies TProperties;
export const Extras = {} satisfies TProperties;
