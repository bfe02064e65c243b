import type { Finding } from '../../ascdata/findings.js';
import { finding } from '../../ascdata/valueWording.js';

/** What a usable Value looks like, in words and, if it has parts, as written in the file. */
export interface Expected {
  /** A word of `messages/<language>/findings/parameterWords.ts`. */
  readonly expected: string;
  /** A number, a date, two dates with a slash between them, any other text as it stands; '' for none. */
  readonly example: string | number;
  readonly form?: string;
}

/** What the model of the DataType says instead (`explain`): it is not needed before somebody reads it. */
const UNEXPLAINED: Expected = { expected: '', example: '' };

/** The finding on a Value that `read` refuses: empty or unusable. */
export function unusable(raw: unknown, pointer = ''): Finding[] {
  const missing = raw === '' || raw === null || raw === undefined;
  return [missing ? finding('value-missing', '') : wrongType(UNEXPLAINED, pointer)];
}

/** The Value is not one of this DataType. */
export function wrongType({ expected, example, form }: Expected = UNEXPLAINED, pointer = ''): Finding {
  return finding('value-type', pointer, { expected, example, ...(form === undefined ? {} : { form }) });
}

/** A usable Value in another spelling than the stored one; saving corrects it. */
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
