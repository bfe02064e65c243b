import type { TSchema } from 'typebox';
import {
  DynamicResolution,
  ElementStructure,
  RootStructure,
  WidgetOptions,
  elementStructure,
  publishedSchema,
  type TypeSchema
} from '../ascdata/schema.js';
import type { DataTypeName } from '../ascdata/types.js';
import * as boolean from './boolean/schema.js';
import * as category from './category/schema.js';
import * as color from './color/schema.js';
import * as date from './date/schema.js';
import * as dateRange from './dateRange/schema.js';
import * as edition from './edition/schema.js';
import * as list from './list/schema.js';
import * as location from './location/schema.js';
import * as media from './media/schema.js';
import * as mediaGroup from './mediaGroup/schema.js';
import * as number from './number/schema.js';
import * as player from './player/schema.js';
import * as radiobutton from './radiobutton/schema.js';
import * as simpleText from './simpleText/schema.js';
import * as spot from './spot/schema.js';
import * as spotGroup from './spotGroup/schema.js';
import * as time from './time/schema.js';

/** The 17 DataTypes' parts of the schema, put together. Runs when the validators are generated and in tests only. */
const types: Readonly<Record<DataTypeName, TypeSchema>> = {
  boolean,
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
};

function each<T>(make: (type: TypeSchema) => T): Record<DataTypeName, T> {
  return Object.fromEntries(Object.entries(types).map(([name, type]) => [name, make(type)])) as Record<DataTypeName, T>;
}

/** Structure to be compiled: of the root, of an element of unknown DataType, and of the elements of each DataType. */
export const structures: { root: TSchema; element: TSchema; elements: Record<DataTypeName, TSchema> } = {
  root: RootStructure,
  element: ElementStructure,
  elements: each(elementStructure)
};

/** The keys the contract knows, by place: what is not among them may be a slip of the author. */
export const knownKeys = {
  root: Object.keys(RootStructure.properties),
  options: Object.keys(WidgetOptions.properties),
  dynamicResolution: Object.keys(DynamicResolution.properties),
  elements: each(({ Extras }) => [...Object.keys(ElementStructure.properties), 'Options', ...Object.keys(Extras)]),
  elementOptions: each(({ Options }) => [...Object.keys(Options), 'Conditions'])
};

/** The published JSON Schema of ascData.json. */
export const ascdataSchema = publishedSchema(types);
