import { expect, it } from 'vitest';
import { largeNumber } from './stateTable.js';

it.each([
  [12n, '12'],
  [1_234n, '1,234'],
  [365_726_198_800_883_719n, '3.7 × 10¹⁷']
])('%s states are written %s', (count, text) => expect(largeNumber(count, 'en')).toBe(text));
