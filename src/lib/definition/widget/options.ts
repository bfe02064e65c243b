/** Places of the widget itself, as JSON Pointers. */
export const AT = {
  version: '/ApiVersion',
  slots: '/NumberOfSlots',
  possibleSlots: '/Options/PossibleNumbersOfSlots',
  possibleRows: '/Options/PossibleNumbersOfRows',
  dynamic: '/Options/DynamicResolution',
  fixed: '/Options/PossibleResolutions'
} as const;

/** How a widget gets its size in pixels: they exclude each other. */
export type Sizing = 'slots' | 'free' | 'fixed';

/** What a free size begins with. */
export const FIRST_LIMITS = { Active: true, MinWidth: 320, MaxWidth: 1920, MinHeight: 180, MaxHeight: 1080 } as const;

/** What a widget can do, and the function that its code calls for it. */
export const SWITCHES = [
  { key: 'HasDetailView', call: 'isDetailView' },
  { key: 'HasPrintSupport', call: 'registerPrintHandler' },
  { key: 'UseSingleElementUpdate', call: 'registerSingleElementDataChangedHandler' }
] as const;

const OWN: ReadonlySet<string> = new Set([...Object.values(AT), ...SWITCHES.map(({ key }) => `/Options/${key}`)]);

/** Whether a place of the widget has a control of its own; all others have one made from the schema. */
export const isOwnPlace = (at: string): boolean => OWN.has(at) || at.startsWith(`${AT.dynamic}/`);

/** Whether it is a limit of a free size. */
export const isLimit = (at: string): boolean => at.startsWith(`${AT.dynamic}/M`);

type Changes = readonly (readonly [at: string, value: unknown])[];

/**
 * With another width, or without it.
 * @param own the width it starts with; @param possible those it may have
 * @returns what changes; undefined: it is the last one
 */
export function withSlot(
  { own, possible }: { readonly own: number; readonly possible: readonly number[] },
  count: number
): Changes | undefined {
  const next = toggled(possible, count);
  const [first] = next;
  if (first === undefined) return undefined;
  const start = next.includes(own) ? own : first;
  const isPlain = next.length === 1;
  return [...(start === own ? [] : [[AT.slots, start] as const]), [AT.possibleSlots, isPlain ? undefined : next]];
}

/** With another height in rows, or without it; undefined: none is named. */
export function withRow(possible: readonly number[], count: number): readonly number[] | undefined {
  const next = toggled(possible, count);
  return next.length === 0 ? undefined : next;
}

const toggled = (all: readonly number[], one: number): number[] =>
  (all.includes(one) ? all.filter((each) => each !== one) : [...all, one]).sort((a, b) => a - b);
