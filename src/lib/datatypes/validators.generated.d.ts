// Written by `npm run generate` from the schemas. Not to be edited.
import type { DataTypeName } from '../ascdata/types.js';

export interface SchemaError {
  readonly keyword: string;
  /** JSON Pointer into what was validated. */
  readonly instancePath: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Answers whether the data fits; if not, `errors` says why until the next call. */
export interface Validate {
  (data: unknown): boolean;
  errors?: readonly SchemaError[] | null;
}

/** The root, its elements left out. */
export declare const validateRoot: Validate;
/** An element of unknown DataType. */
export declare const validateElement: Validate;
/** Elements by DataType; Value and Conditions are not looked into. */
export declare const validators: Readonly<Record<DataTypeName, Validate>>;

type Keys = readonly string[];
/** The keys the contract knows, by place. */
export declare const knownKeys: Readonly<{
  root: Keys;
  options: Keys;
  dynamicResolution: Keys;
  elements: Readonly<Record<DataTypeName, Keys>>;
  elementOptions: Readonly<Record<DataTypeName, Keys>>;
}>;
