import { expect, it } from 'vitest';
import { sortBySeverity, type Severity } from './findings.js';

it('errors come before warnings and warnings before infos, each in their original order', () => {
  const found = (['info', 'error', 'warning', 'error', undefined] as (Severity | undefined)[]).map((severity, at) => ({
    at,
    ...(severity && { severity })
  }));
  expect(sortBySeverity(found).map(({ at }) => at)).toEqual([1, 3, 2, 0, 4]);
});
