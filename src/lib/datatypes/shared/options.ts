import { isRecord } from '../../ascdata/elements.js';
import type { AscElement } from '../../ascdata/types.js';

export function isFiniteNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

/** An own property of a JSON object: inherited names such as `constructor` are never found. */
export function own(value: unknown, key: string): unknown {
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** An option of this element; undefined if not set. */
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

/** A whole number ≥ 0; anything else counts as not set (checkDefinition reports it). */
export function countOption(element: AscElement, name: string): number | undefined {
  const value = numberOption(element, name);
  return value !== undefined && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
}

/** A text; the empty text counts as not set. */
export function textOption(element: AscElement, name: string): string | undefined {
  const value = option(element, name);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** How many instances the user may have: unset, 0 or 1 is one (docs/ascdata.md, simpleText). */
export function instancesOf(element: AscElement): number {
  return Math.max(1, countOption(element, 'NumberOfInstances') ?? 1);
}

/** The usable entries of Items. */
export function itemsOf(element: AscElement): string[] {
  const items: unknown = Object.hasOwn(element, 'Items') ? element.Items : undefined;
  return Array.isArray(items) ? items.filter((item): item is string => typeof item === 'string') : [];
}
