/** An instant as a `datetime-local` input has it, to the minute, in this browser's zone. @param at milliseconds since 1970 */
export function toLocal(at: number): string {
  const offset = new Date(at).getTimezoneOffset();
  return new Date(at - offset * 60_000).toISOString().slice(0, 16);
}

/** The instant that a `datetime-local` input names in this browser's zone; undefined while it is not fully entered. */
export function fromLocal(text: string): number | undefined {
  const at = new Date(text).getTime();
  return text === '' || Number.isNaN(at) ? undefined : at;
}
