export interface Part {
  /** First and last byte, both included. */
  readonly start: number;
  readonly end: number;
}

/**
 * The part that a `Range` header requests (RFC 9110): undefined for the whole (no header, several parts, another unit or an
 * invalid form, all ignored), 'none' if no byte of it exists.
 */
export function rangeOf(header: string | null, size: number): Part | 'none' | undefined {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'none' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return undefined;
  return start >= size ? 'none' : { start, end };
}
