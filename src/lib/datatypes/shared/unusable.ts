import type { Finding } from '../../ascdata/findings.js';
import { finding } from '../../ascdata/valueWording.js';

/** What a usable Value is, for people and, where it has parts, as it is written in the file. */
export interface Expected {
  /** A word of `messages/<language>/findings/words.ts`. */
  readonly expected: string;
  /** A number, a date, two dates with a slash between them, any other text as it stands; '' for none. */
  readonly example: string | number;
  readonly form?: string;
}

/** The one finding on a Value that `read` refuses: nothing entered, or nothing usable. */
export function unusable(raw: unknown, expected: Expected): Finding[] {
  const missing = raw === '' || raw === null || raw === undefined;
  return [missing ? finding('value-missing', '') : wrongType(expected)];
}

/** Something is there that is no Value of this DataType. */
export function wrongType({ expected, example, form }: Expected, pointer = ''): Finding {
  return finding('value-type', pointer, { expected, example, ...(form === undefined ? {} : { form }) });
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
