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
import { partsByDataType } from './parts.js';

/** Each DataType's part of the schema. Runs only when the validators are compiled, and in tests. */
export const typeSchemas = partsByDataType<TypeSchema>(
  'schema',
  import.meta.glob('./*/schema.ts', { eager: true, import: 'schema' })
);

function each<T>(make: (type: TypeSchema) => T): Record<DataTypeName, T> {
  return Object.fromEntries(Object.entries(typeSchemas).map(([name, type]) => [name, make(type)])) as Record<
    DataTypeName,
    T
  >;
}

/** Structure to be compiled: of the root, of an element of unknown DataType, and of the elements of each DataType. */
export const structures: { root: TSchema; element: TSchema; elements: Record<DataTypeName, TSchema> } = {
  root: RootStructure,
  element: ElementStructure,
  elements: each(elementStructure)
};

/** The keys of the contract, by place: any other key may be a typo. */
export const knownKeys = {
  root: Object.keys(RootStructure.properties),
  options: Object.keys(WidgetOptions.properties),
  dynamicResolution: Object.keys(DynamicResolution.properties),
  elements: each(({ Extras = {} }) => [...Object.keys(ElementStructure.properties), 'Options', ...Object.keys(Extras)]),
  elementOptions: each(({ Options }) => [...Object.keys(Options), 'Conditions'])
};

/** The published JSON Schema of ascData.json. */
export const ascdataSchema = publishedSchema(typeSchemas);
