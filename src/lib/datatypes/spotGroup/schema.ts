import type { TProperties } from 'typebox';
import { flag, NumberOfInstances, Selection } from '../shared/schemaParts.js';

export const Value = Selection;
export const Options = {
  NumberOfInstances,
  IncludeTemplates: flag('Also offers spot groups that hold templates.')
} satisfies TProperties;
export const Extras = {} satisfies TProperties;
