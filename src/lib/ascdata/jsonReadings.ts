/**
 * A value of JSON, and the same in another JSON type, as people mix them up: "5" for 5, 1 for true, "true" for true. None of an object
 * or a list.
 */
export function ofJson(value: unknown): unknown[] {
  if (typeof value === 'number') return [value, String(value), ...(value === 0 || value === 1 ? [value === 1] : [])];
  if (typeof value === 'boolean') return [value, String(value)];
  if (typeof value !== 'string') return [];
  const text = value.trim().toLowerCase();
  if (text === 'true' || text === 'false') return [value, text === 'true'];
  return [value, ...(text !== '' && Number.isFinite(Number(text)) ? [Number(text)] : [])];
}

/** Whether two values of JSON are written alike. */
const sameText = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The one reading that is right and not what is written; undefined: there is none, or more than one. */
export function onlyReading(
  readings: readonly unknown[],
  written: unknown,
  isRight: (reading: unknown) => boolean
): unknown {
  const others = readings.filter(
    (reading, at) => !sameText(reading, written) && readings.findIndex((each) => sameText(each, reading)) === at
  );
  const [first, ...more] = others.filter(isRight);
  return more.length === 0 ? first : undefined;
}
