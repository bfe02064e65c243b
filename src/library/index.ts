import { check as checkFile } from '../lib/ascdata/check.js';
import * as document from '../lib/ascdata/document.js';
import { DATA_TYPES } from '../lib/ascdata/dataTypeNames.js';
import { editText } from '../lib/ascdata/editText.js';
import type { AscElement, Values } from '../lib/ascdata/types.js';
import { checkValues as checkAll } from '../lib/ascdata/values.js';
import { worded, type Edit, type Finding } from './findings.js';
import { checkContext, type CheckOptions } from './options.js';

/** `ascdata`: an ascData.json read, checked and changed. */

export type {
  AscData,
  AscElement,
  Condition,
  DataTypeName,
  DynamicResolution,
  LanguageTexts,
  Operator,
  Values,
  WidgetOptions
} from '../lib/ascdata/types.js';
export type { Edit, Finding } from './findings.js';
export type { CheckOptions, DateOptions, Language } from './options.js';

/** A place in a text. Line and column count from 1, offset from 0, in UTF-16 units. */
export interface Place {
  readonly line: number;
  readonly column: number;
  readonly offset: number;
  readonly length: number;
}

/** An ascData.json that was read. */
export interface Parsed {
  /** As text; '' if it is too large. */
  readonly text: string;
  /** What it says; absent if it is no JSON. */
  readonly data?: unknown;
  /** Why it is no JSON, and keys that it has twice. */
  readonly findings: readonly Finding[];
  /** Where the value at a JSON Pointer is; undefined if there is none. */
  locate(pointer: string): Place | undefined;
}

/**
 * Reads an ascData.json, whatever is in it; takes time and memory in proportion to it, up to a limit.
 * @param source its text, or its bytes in UTF-8 or UTF-16
 * @throws RangeError an option has a value that it does not allow
 */
export function parse(source: string | Uint8Array, options: CheckOptions = {}): Parsed {
  const { language } = checkContext(options);
  const { text, findings } = typeof source === 'string' ? { text: source, findings: [] } : document.decode(source);
  const parsed = document.parse(text);
  return {
    text,
    ...(parsed.data !== undefined && { data: parsed.data }),
    findings: [...findings, ...parsed.findings].map((found) => worded(found, language)),
    locate: (pointer) => parsed.locate(pointer)
  };
}

/**
 * The usable elements of what an ascData.json says, in its order: those with an Id and a DataType that is known; of two with one
 * Id, the first. What has another form than `AscElement` promises is left out of them.
 */
export function elementsOf(data: unknown): AscElement[] {
  return document.elementsOf(data, DATA_TYPES);
}

/**
 * Checks an ascData.json against all rules. Never throws for anything in the file, and takes bounded time.
 * @throws RangeError an option has a value that it does not allow
 */
export async function check(source: string | Uint8Array, options: CheckOptions = {}): Promise<Finding[]> {
  const context = checkContext(options);
  const { findings } = await checkFile(source, context);
  return findings.map((found) => worded(found, context.language));
}

/**
 * Checks the Value of every element: that in `values`, else its own. Hidden elements may lack what is required of others.
 * @returns the findings by Id, without elements that have none; their pointers lead into the Value
 * @throws RangeError an option has a value that it does not allow
 */
export async function checkValues(
  elements: readonly AscElement[],
  values: Values,
  options: CheckOptions = {}
): Promise<Map<string, Finding[]>> {
  const context = checkContext(options);
  const found = await checkAll(elements, values, context);
  return new Map([...found].map(([id, all]) => [id, all.map((each) => worded(each, context.language))]));
}

/**
 * Puts Values, by Id, into the text of an ascData.json. Every other byte stays as it is; Ids that it lacks are ignored.
 * @throws TypeError the text is not JSON
 */
export function replaceValues(text: string, values: Values): string {
  return document.replaceValues(text, values);
}

/**
 * Makes changes, such as those of a fix, in the text of an ascData.json. Every other byte stays as it is.
 * @throws TypeError the text is not JSON
 */
export function edit(text: string, edits: readonly Edit[]): string {
  return editText(text, edits);
}
