/** An instant that a preview's clock may start at, beside now: "2 April, 10:00", "when it goes live". */
export interface ClockMoment {
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly text: string;
}

/** How the clock of a preview is set: it goes as everywhere, starts at one of the offered moments, or at a chosen instant. */
export type ClockChoice =
  | { readonly kind: 'now' }
  | { readonly kind: 'moment'; readonly key: string }
  | { readonly kind: 'chosen'; readonly at: number };

export const PRESENT: ClockChoice = { kind: 'now' };

/** Where the clock starts, for `WidgetFrame`; undefined: it is the present one, as when the chosen moment is offered no longer. */
export function instantOf(choice: ClockChoice, moments: readonly ClockMoment[]): number | undefined {
  if (choice.kind === 'chosen') return choice.at;
  return choice.kind === 'moment' ? moments.find(({ key }) => key === choice.key)?.at : undefined;
}
