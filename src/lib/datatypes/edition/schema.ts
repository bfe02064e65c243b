import type { TProperties } from 'typebox';
import { NumberOfInstances, EditionSelection } from '../shared/schemaParts.js';

export const Value = EditionSelection;
export const Options = { NumberOfInstances } satisfies TProperties;
export const Extras = {} satisfies TProperties;
