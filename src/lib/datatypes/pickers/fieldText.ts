/** An unusable Value as text in a field: what was typed, or its JSON. Never throws. */
export function fieldText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value === undefined || value === null) return '';
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return '';
  }
}
