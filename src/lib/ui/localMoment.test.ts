import { describe, expect, it } from 'vitest';
import { fromLocal, toLocal } from './localMoment.js';

describe('an instant in an input of date and time', () => {
  it.each(['2026-01-15T08:00', '2026-07-15T23:59', '1999-12-31T00:00'])('%s comes back as it was', (text) => {
    expect(toLocal(fromLocal(text)!)).toBe(text);
  });

  it.each(['', 'tomorrow', '2026-13-01T00:00'])('"%s" is none', (text) => {
    expect(fromLocal(text)).toBeUndefined();
  });
});
