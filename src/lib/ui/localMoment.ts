import { lightFormat } from 'date-fns';

/** An instant as a `datetime-local` input has it, to the minute, in this browser's zone. @param at milliseconds since 1970 */
export function toLocal(at: number): string {
  return lightFormat(at, "yyyy-MM-dd'T'HH:mm");
}

/** The instant that a `datetime-local` input names in this browser's zone; undefined while it is not fully entered. */
export function fromLocal(text: string): number | undefined {
  const at = new Date(text).getTime();
  return text === '' || Number.isNaN(at) ? undefined : at;
}
