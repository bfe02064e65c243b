import { Type } from 'typebox';
import { eachIn } from '../../ascdata/dataTypeNames.js';
import type { TypeSchema } from '../../ascdata/schema.js';
import { flag, NumberOfInstances } from '../shared/schemaParts.js';
import { catalogues } from './catalogues.js';

const selected = {
  Id: Type.Integer({ minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }),
  Name: Type.String({ description: 'Name at the time of selection.' })
};
const IncludeTemplates = flag('Also offers spot groups that hold templates.');

export const schema = eachIn('selection', (name): TypeSchema => {
  const { hasGuid, hasTemplates } = catalogues[name];
  return {
    Value: Type.Array(Type.Object({ ...selected, ...(hasGuid && { Guid: Type.String() }) })),
    Options: { NumberOfInstances, ...(hasTemplates && { IncludeTemplates }) }
  };
});
