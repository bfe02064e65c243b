import { describe, expect, it } from 'vitest';
import { isAnchored } from './pattern.js';

describe('an anchored pattern describes the whole text', () => {
  it.each(['^a$', '^(a|b)$', '^a$|^b$', '^[|]$', '^\\d{3}\\\\$', '^(?=.*x).+$', '^[$]$', '^[\\]|]+$', '^a\\|b$'])(
    '%s is anchored',
    (pattern) => {
      expect(isAnchored(pattern)).toBe(true);
    }
  );

  it.each(['', 'a', '^a', 'a$', '^a|b$', '\\^a$', '^a\\$', '^a$|b', '(^a$', '[^a]$'])('%j is not', (pattern) => {
    expect(isAnchored(pattern)).toBe(false);
  });
});
