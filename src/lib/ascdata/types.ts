import type { DataTypeName, SelectionTypeName } from './dataTypeNames.js';

/**
 * The shapes of ascData.json, in the contract's own words. They describe a file that passed the structural check;
 * input from outside is `unknown` until `check` or a DataType model has read it.
 */

export type { DataTypeName, SelectionTypeName };

export type ApiVersion = 1 | 2 | 3;

export type Operator = '!=' | '==' | '>' | '>=' | '<' | '<=' | '?';

/** One entry of `Options.Conditions`. All entries of an element are combined with AND; all met = hidden. */
export interface Condition {
  Action: string;
  TargetId: string;
  Operator: string;
  Value: unknown;
}

/** Translated texts of one language: `DisplayName`, one key per entry of Items, `ValidationRegExpDescription`. */
export type LanguageTexts = Record<string, string>;

export interface AscElement {
  Id: string;
  DisplayName: string;
  DataType: DataTypeName;
  Value: unknown;
  /** list and radiobutton only */
  Items?: string[];
  Options?: { Conditions?: Condition[]; [option: string]: unknown };
  /** keyed by language code, for example `de` */
  Translations?: Record<string, LanguageTexts>;
  [unknownKey: string]: unknown;
}

export interface DynamicResolution {
  Active?: boolean;
  MinWidth?: number;
  MaxWidth?: number;
  MinHeight?: number;
  MaxHeight?: number;
}

export interface WidgetOptions {
  PossibleNumbersOfSlots?: number[];
  PossibleNumbersOfRows?: number[];
  HasDetailView?: boolean;
  HasPrintSupport?: boolean;
  UseSingleElementUpdate?: boolean;
  DynamicResolution?: DynamicResolution;
  [unknownKey: string]: unknown;
}

export interface AscData {
  SpotIdentifier: string;
  SpotVersion: string;
  ApiVersion: number;
  SpotType: string;
  NumberOfSlots: number;
  Options?: WidgetOptions;
  Elements?: AscElement[];
  [unknownKey: string]: unknown;
}

/** Values by element Id. A Map, so that Ids like `__proto__` are plain keys. */
export type Values = ReadonlyMap<string, unknown>;
