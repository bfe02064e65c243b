import { commonEnds } from '../ascdata/alignment.js';
import type { Renames } from '../ascdata/definition/pairs.js';
import { isRecord } from '../ascdata/elements.js';
import { applySplices, type Splice } from '../ascdata/textStyle.js';
import type { BrowserStorage } from './unsavedValues.js';
import { RULES_PREFIX } from './storageKeys.js';
import { decodeKept, TabStore } from './tabStore.js';

/** A file as edited, and how it was before. */
interface UnsavedFile {
  readonly path: string;
  readonly text: string;
  /** What turns the text into what it was. */
  readonly was: Splice;
}

/** Edits of a widget's definition, the tests of its rules and other files that are not saved. */
export interface UnsavedRules {
  /** Of the widget, for telling which one it is. */
  readonly name: string;
  /** The package that was edited. */
  readonly packageId: number;
  /** ascData.json as edited: what makes it of the package's. Edits that were kept before have the whole text. */
  readonly source: string | Splice;
  /** Each edited place of an element, as JSON before and after. Without `at`, which came later, it is its rule. */
  readonly changes: readonly {
    readonly id: string;
    readonly at?: string | undefined;
    readonly behind?: string | undefined;
    readonly before?: string | undefined;
    readonly after?: string | undefined;
  }[];
  /** The edited elements, as JSON: somebody else may remove them. Absent in edits kept before they were. */
  readonly elements?: readonly { readonly id: string; readonly json: string }[];
  /** conditions.tests.json as edited; undefined: there is none. */
  readonly tests?: string | undefined;
  /** Each edited test, as JSON before and after. Absent in edits kept before there were tests. */
  readonly testChanges?: readonly {
    readonly name: string;
    readonly before?: string | undefined;
    readonly after?: string | undefined;
  }[];
  /** Other edited files. Absent in edits kept before those could be edited. */
  readonly files?: readonly UnsavedFile[];
  /** What was renamed. Absent in edits kept before that was known. */
  readonly renames?: Renames;
}

/** Edited files to keep, by their path. @param originals what they were */
export function filesToKeep(
  files: ReadonlyMap<string, string>,
  originals: ReadonlyMap<string, string>
): readonly UnsavedFile[] {
  return [...files].map(([path, text]) => ({ path, text, was: spliceTo(originals.get(path) ?? '', text) }));
}

/** What makes one text of another. */
export function spliceTo(wanted: string, from: string): Splice {
  const [start, end] = commonEnds(from, wanted);
  return { offset: start, length: from.length - end - start, content: wanted.slice(start, wanted.length - end) };
}

/** What kept files were before they were edited, by their path. */
export const originalsOf = (files: readonly UnsavedFile[]): Map<string, string> =>
  new Map(files.map(({ path, text, was }) => [path, applySplices(text, [was])]));

function isUnsavedRules(raw: Readonly<Record<string, unknown>>): boolean {
  const { packageId, source, changes, tests, testChanges = [], files = [], renames = [], elements = [] } = raw;
  if (typeof packageId !== 'number' || !(isText(source) || isSplice(source)) || !isTextOrNone(tests)) return false;
  if (!Array.isArray(elements) || !elements.every((each) => isRecord(each) && [each.id, each.json].every(isText)))
    return false;
  return areChanges(changes, 'id') && areChanges(testChanges, 'name') && areFiles(files) && areRenames(renames);
}

const areFiles = (values: unknown): boolean =>
  Array.isArray(values) &&
  values.every(
    (value) =>
      isRecord(value) && typeof value.path === 'string' && typeof value.text === 'string' && isSplice(value.was)
  );

const isSplice = (value: unknown): boolean =>
  isRecord(value) && [value.offset, value.length].every(Number.isSafeInteger) && typeof value.content === 'string';

const areRenames = (values: unknown): boolean =>
  Array.isArray(values) &&
  values.every(
    (value) =>
      isRecord(value) &&
      [value.from, value.to].every(isText) &&
      (value.entries === undefined || areEntries(value.entries))
  );

const areEntries = (values: unknown): boolean =>
  Array.isArray(values) && values.every((value) => isRecord(value) && [value.before, value.after].every(isText));

const isText = (value: unknown): boolean => typeof value === 'string';

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

/** Keeps edits of one widget's package. */
export class UnsavedRulesStore extends TabStore<UnsavedRules> {
  constructor(storage: BrowserStorage, widgetId: number, tab: string) {
    super(storage, `${RULES_PREFIX}${widgetId}:`, tab, isUnsavedRules);
  }
}
