import { isRecord } from '../ascdata/elements.js';
import type { BrowserStorage } from './unsavedValues.js';
import { RULES_PREFIX } from './storageKeys.js';
import { decodeKept, TabStore } from './tabStore.js';

/** Edits of a widget's definition and the tests of its rules that are not saved. */
export interface UnsavedRules {
  /** Of the widget, for telling which one it is. */
  readonly name: string;
  /** The package that was edited. */
  readonly packageId: number;
  /** ascData.json as edited. */
  readonly source: string;
  /** Each edited place of an element, as JSON before and after. Without `at`, which came later, it is its rule. */
  readonly changes: readonly {
    readonly id: string;
    readonly at?: string | undefined;
    readonly behind?: string | undefined;
    readonly before?: string | undefined;
    readonly after?: string | undefined;
  }[];
  /** conditions.tests.json as edited; undefined: there is none. */
  readonly tests?: string | undefined;
  /** Each edited test, as JSON before and after. Absent in edits kept before there were tests. */
  readonly testChanges?: readonly {
    readonly name: string;
    readonly before?: string | undefined;
    readonly after?: string | undefined;
  }[];
}

function isUnsavedRules(raw: Readonly<Record<string, unknown>>): boolean {
  const { packageId, source, changes, tests, testChanges = [] } = raw;
  if (typeof packageId !== 'number' || typeof source !== 'string' || !isTextOrNone(tests)) return false;
  return areChanges(changes, 'id') && areChanges(testChanges, 'name');
}

const isTextOrNone = (value: unknown): boolean => value === undefined || typeof value === 'string';

const areChanges = (values: unknown, key: 'id' | 'name'): boolean =>
  Array.isArray(values) &&
  values.every(
    (value) =>
      isRecord(value) &&
      typeof value[key] === 'string' &&
      [value.at, value.behind, value.before, value.after].every(isTextOrNone)
  );

/** The edits in a stored text; undefined for anything else. */
export const decodeUnsavedRules = (text: string): UnsavedRules | undefined => decodeKept(text, isUnsavedRules);

/** Keeps edits of one widget's definition. */
export class UnsavedRulesStore extends TabStore<UnsavedRules> {
  constructor(storage: BrowserStorage, widgetId: number, tab: string) {
    super(storage, `${RULES_PREFIX}${widgetId}:`, tab, isUnsavedRules);
  }
}
