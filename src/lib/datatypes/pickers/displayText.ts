/** A Value that is none of its DataType, as text in a field: what was typed, or the JSON of it. Never throws. */
export function shownText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value === undefined || value === null) return '';
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return '';
  }
}
