import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../tests/laws.js';
import { cleanFileName } from './fileName.js';

describe('the name a file of a widget is saved under', () => {
  it.each([
    ['figures.csv', 'figures.csv'],
    ['Übersicht März.pdf', 'Übersicht März.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Windows\\system32\\evil.dll', 'evil.dll'],
    ['folder/..', 'widget-data'],
    ['', 'widget-data'],
    [' . .. ', 'widget-data'],
    ['.bashrc', 'bashrc'],
    ['name. ', 'name'],
    ['annexe\u202Efdp.exe', 'annexefdp.exe'],
    ['zero\u200Bwidth\u0000\u0007\r\n.txt', 'zerowidth.txt'],
    ['a:b*c?.txt', 'a_b_c_.txt'],
    ['con.txt', '_con.txt'],
    ['CON', '_CON'],
    ['nul .txt', '_nul .txt'],
    ['com1.log', '_com1.log'],
    ['lpt¹', '_lpt¹'],
    ['console.txt', 'console.txt'],
    ['Cafe\u0301.txt', 'Caf\u00e9.txt'],
    ['\ud800broken.txt', 'broken.txt']
  ])('%j is saved as %j', (name, expected) => {
    expect(cleanFileName(name)).toBe(expected);
  });

  it('is at most 200 characters, with the extension kept', () => {
    const name = cleanFileName(`${'a'.repeat(500)}.csv`);
    expect(name).toHaveLength(200);
    expect(name).toMatch(/a\.csv$/);
    expect(cleanFileName(`a.${'b'.repeat(500)}`)).toHaveLength(200);
    expect(cleanFileName(`${'a'.repeat(500)}.${'b'.repeat(19)}`)).toBe(`${'a'.repeat(180)}.${'b'.repeat(19)}`);
    expect(cleanFileName(`${'a'.repeat(195)}. ${'b'.repeat(9)}.csv`)).toBe(`${'a'.repeat(195)}.csv`);
  });

  it('is never cut through a character', () => {
    expect(cleanFileName('😀'.repeat(300)).isWellFormed()).toBe(true);
  });

  it('is always short, visible, no path and no device name, and cleaning it again changes nothing', () => {
    const hostile = fc.string({
      unit: fc.oneof(
        fc.string({ unit: 'binary', maxLength: 1 }),
        fc.constantFrom('/', '\\', '.', ' ', 'con', 'nul', '\u202e', ':')
      ),
      maxLength: 300
    });
    fc.assert(
      fc.property(hostile, (name) => {
        const clean = cleanFileName(name);
        expect(clean.length).toBeGreaterThan(0);
        expect(clean.length).toBeLessThanOrEqual(200);
        expect(clean).not.toMatch(/[\\/<>:"|?*\p{Cc}\p{Cf}]|^[. ]|[. ]$/u);
        expect(clean).not.toMatch(/^(con|prn|aux|nul)(\.|$)/i);
        expect(cleanFileName(clean)).toBe(clean);
      }),
      { seed: 20261120, numRuns: runs(300) }
    );
  });
});
