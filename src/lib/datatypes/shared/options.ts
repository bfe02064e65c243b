import { isRecord } from '../../ascdata/elements.js';
import type { AscElement } from '../../ascdata/types.js';

export function isFiniteNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

/** An own key of a JSON object, so that names such as `constructor` are never found by inheritance. */
export function own(value: unknown, key: string): unknown {
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** What the definition says for an option of this element; undefined when it says nothing. */
export function option(element: AscElement, name: string): unknown {
  return own(element.Options, name);
}

/** A switch: real files hold a boolean or 0/1 (docs/contract.md, Principles). */
export function flagOption(element: AscElement, name: string): boolean {
  const value = option(element, name);
  return value === true || value === 1;
}

export function numberOption(element: AscElement, name: string): number | undefined {
  const value = option(element, name);
  return isFiniteNumber(value) ? value : undefined;
}

/** A whole number from 0 on; anything else counts as not given (checkDefinition says so). */
export function countOption(element: AscElement, name: string): number | undefined {
  const value = numberOption(element, name);
  return value !== undefined && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
}

/** A text; the empty one counts as not given. */
export function textOption(element: AscElement, name: string): string | undefined {
  const value = option(element, name);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** How many instances the user may have: unset, 0 or 1 is one (docs/ascdata.md, simpleText). */
export function instancesOf(element: AscElement): number {
  return Math.max(1, countOption(element, 'NumberOfInstances') ?? 1);
}

/** The entries of Items that are usable at all. */
export function itemsOf(element: AscElement): string[] {
  const items: unknown = Object.hasOwn(element, 'Items') ? element.Items : undefined;
  return Array.isArray(items) ? items.filter((item): item is string => typeof item === 'string') : [];
}
