import type { Finding } from '../../ascdata/findings.js';
import { finding } from '../../ascdata/valueWording.js';

/** The one finding on a Value that `read` refuses: nothing entered, or nothing usable. `expected` is an example. */
export function unusable(raw: unknown, expected: string): Finding[] {
  const missing = raw === '' || raw === null || raw === undefined;
  return [missing ? finding('value-missing', '') : finding('value-type', '', { expected })];
}

/** A usable Value in another spelling than the one that is written on save; mended by writing it. */
export function spelling(written: string, exact: unknown): Finding {
  return finding(
    'value-spelling',
    '',
    { exact: written },
    {
      title: `Write ${written}`,
      edits: [{ op: 'set', pointer: '', value: exact }]
    }
  );
}
