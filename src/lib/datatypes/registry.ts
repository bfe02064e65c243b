import type { DataTypeModel, RegisteredModel } from '../ascdata/dataTypeModel.js';
import type { AscElement, DataTypeName } from '../ascdata/types.js';
import { meantBy } from './meant.js';
import { partsByDataType } from './parts.js';

/** The models by DataType, as seen from outside the DataTypes' own folders. */
export type Registry = Readonly<Record<DataTypeName, RegisteredModel>>;

const models = partsByDataType<DataTypeModel>(
  'model',
  import.meta.glob('./*/model.ts', { eager: true, import: 'model' })
);

/** The whole models, in the order of the contract's table. */
export const registry = Object.fromEntries(
  Object.entries(models).map(([name, model]): [string, RegisteredModel] => [name, { ...model, meant: meantBy }])
) as Registry;

/** The model of an untrusted DataType name; undefined if unknown. Inherited names such as `constructor` are unknown. */
export function findModel(dataType: unknown): RegisteredModel | undefined {
  return typeof dataType === 'string' && Object.hasOwn(registry, dataType)
    ? registry[dataType as DataTypeName]
    : undefined;
}

/** The model of a checked element. Throws TypeError for an unknown DataType; use `findModel` for untrusted ones. */
export function modelOf(element: Pick<AscElement, 'DataType'>): RegisteredModel {
  const model = findModel(element.DataType);
  if (!model) throw new TypeError(`Unknown DataType: ${String(element.DataType)}`);
  return model;
}
