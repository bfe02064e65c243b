import type { DataTypeModel } from '../ascdata/datatype.js';
import type { AscElement, DataTypeName } from '../ascdata/types.js';
import { model as booleanModel } from './boolean/model.js';
import { model as category } from './category/model.js';
import { model as color } from './color/model.js';
import { model as date } from './date/model.js';
import { model as dateRange } from './dateRange/model.js';
import { model as edition } from './edition/model.js';
import { model as list } from './list/model.js';
import { model as location } from './location/model.js';
import { model as media } from './media/model.js';
import { model as mediaGroup } from './mediaGroup/model.js';
import { model as number } from './number/model.js';
import { model as player } from './player/model.js';
import { model as radiobutton } from './radiobutton/model.js';
import { model as simpleText } from './simpleText/model.js';
import { model as spot } from './spot/model.js';
import { model as spotGroup } from './spotGroup/model.js';
import { model as time } from './time/model.js';

/** The models by DataType, as everything but the folders beside this file sees them. */
export type Registry = Readonly<Record<DataTypeName, DataTypeModel>>;

/** The 17 DataTypes, in the order of the contract's table. */
export const registry = {
  boolean: booleanModel,
  number,
  color,
  date,
  dateRange,
  time,
  list,
  radiobutton,
  simpleText,
  spotGroup,
  mediaGroup,
  location,
  player,
  category,
  spot,
  media,
  edition
} satisfies Registry;

/** The model of a DataType name from outside; undefined where it is none. Inherited names such as `constructor` are none. */
export function findModel(dataType: unknown): DataTypeModel | undefined {
  const models: Registry = registry;
  return typeof dataType === 'string' && Object.hasOwn(models, dataType) ? models[dataType as DataTypeName] : undefined;
}

/** The model of a checked element. Throws TypeError for a DataType that is none; see `findModel` for untrusted ones. */
export function modelOf(element: Pick<AscElement, 'DataType'>): DataTypeModel {
  const model = findModel(element.DataType);
  if (!model) throw new TypeError(`Unknown DataType: ${String(element.DataType)}`);
  return model;
}
