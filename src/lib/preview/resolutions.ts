import { MAX_ROWS } from '../ascdata/defaults.js';
import type { AscData, DynamicResolution } from '../ascdata/types.js';
import type { View } from '../channel/container.js';

/**
 * The sizes a widget is shown in, in CSS pixels. The contract fixes the detail view and one dashboard resolution per slot count; their
 * values are defined only here: columns of 320, a gap of 16.
 */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export const DETAIL: Size = { width: 1024, height: 576 };

const COLUMN = 320;
const ROW = 288;
const GAP = 16;

/** The dashboard resolution of a widget, given its width in slots and height in rows. */
export function dashboardSize(slots: number, rows = 1): Size {
  return { width: spread(COLUMN, slots), height: spread(ROW, rows) };
}

/** The slot counts the widget may have, ascending; its own NumberOfSlots always among them. */
export function slotChoices(ascData: AscData): number[] {
  const own = wholeIn([ascData.NumberOfSlots], 1, 3);
  const choices = new Set([...own, ...wholeIn(ascData.Options?.PossibleNumbersOfSlots, 1, 3)]);
  return choices.size > 0 ? [...choices].sort((a, b) => a - b) : [1];
}

/** The row heights the widget may have, ascending; one row where it does not say. */
export function rowChoices(ascData: AscData): number[] {
  const choices = new Set(wholeIn(ascData.Options?.PossibleNumbersOfRows, 1, MAX_ROWS));
  return choices.size > 0 ? [...choices].sort((a, b) => a - b) : [1];
}

/** The widget's DynamicResolution while it is active, with unusable bounds left out. */
export function dynamicResolution(ascData: AscData): DynamicResolution | undefined {
  const dynamic: unknown = ascData.Options?.DynamicResolution;
  return typeof dynamic === 'object' && dynamic !== null && (dynamic as DynamicResolution).Active === true
    ? (dynamic as DynamicResolution)
    : undefined;
}

/** Allowed length of a side, both ends included. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** The bounds that DynamicResolution sets to each side. */
export function sideBounds({
  MinWidth,
  MaxWidth,
  MinHeight,
  MaxHeight
}: DynamicResolution): Record<keyof Size, Bounds> {
  return { width: bounds(MinWidth, MaxWidth), height: bounds(MinHeight, MaxHeight) };
}

/** A size clamped to the bounds of DynamicResolution. */
export function bounded(size: Size, dynamic: DynamicResolution): Size {
  const { width, height } = sideBounds(dynamic);
  return { width: within(size.width, width), height: within(size.height, height) };
}

/** The size of the widget's own viewport; undefined in the report view, which fills the available space. */
export function viewport(
  ascData: AscData,
  view: View,
  slots: number,
  rows: number,
  wished?: Partial<Size>
): Size | undefined {
  if (view === 'report') return undefined;
  if (view === 'detail') return DETAIL;
  const size = dashboardSize(slots, rows);
  const dynamic = dynamicResolution(ascData);
  return dynamic ? bounded({ ...size, ...wished }, dynamic) : size;
}

function spread(unit: number, count: number): number {
  return unit * count + GAP * (count - 1);
}

function wholeIn(list: unknown, min: number, max: number): number[] {
  if (!Array.isArray(list)) return [];
  return list.filter((entry): entry is number => Number.isInteger(entry) && entry >= min && entry <= max);
}

function bounds(low: unknown, high: unknown): Bounds {
  const min = usable(low) ? low : 1;
  return { min, max: usable(high) ? Math.max(high, min) : Infinity };
}

function within(value: number, { min, max }: Bounds): number {
  return Math.min(Math.max(value, min), max);
}

function usable(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 1;
}
