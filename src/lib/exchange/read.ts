import { decode } from '../ascdata/decode.js';
import { Fault, tooLarge, type ExchangeProblem } from './faults.js';
import { MAX_BYTES } from './limits.js';
import { readCsv } from './readCsv.js';
import { readJson } from './readJson.js';
import { readXliff12 } from './readXliff12.js';
import { readXliff2 } from './readXliff2.js';
import type { ExchangeFile } from './types.js';
import { XliffElements } from './xliff.js';
import { parseXml } from './xml.js';

/** A file that was read, or why it cannot be. */
export type ReadExchange =
  | { readonly ok: true; readonly file: ExchangeFile }
  | { readonly ok: false; readonly problem: ExchangeProblem };

const VERSIONS_2 = ['2.0', '2.1', '2.2'];
const VERSIONS = ['1.2', ...VERSIONS_2].join(', ');

/**
 * Reads a file for translators: XLIFF 1.2, 2.0, 2.1, 2.2, CSV or a list in JSON, whatever its name. Never throws. Takes time and memory in
 * proportion to the file: a second or two for the largest, so a server reads in a thread of its own.
 * @param file bytes in UTF-8, or in UTF-16 with a byte order mark; or their text
 */
export function readExchange(file: Uint8Array | string): ReadExchange {
  let text = '';
  try {
    text = typeof file === 'string' ? file : decoded(file);
    return { ok: true, file: read(text) };
  } catch (error) {
    const fault = error instanceof Fault ? error : new Fault('syntax', 0);
    return { ok: false, problem: fault.at(text) };
  }
}

/** Strictly: a byte that means nothing would become U+FFFD and be stored. @throws Fault bytes, encoding */
function decoded(bytes: Uint8Array): string {
  if (bytes.length > MAX_BYTES) throw tooLarge();
  const { text, encoding, findings } = decode(bytes);
  const isMarked = encoding === 'utf-8' || text.startsWith('\uFEFF');
  const wrong = findings.find(({ code }) => code === 'encoding-invalid');
  if (wrong)
    throw new Fault(
      'encoding',
      { line: wrong.line ?? 1, column: wrong.column ?? 1 },
      { found: encoding.toUpperCase() }
    );
  if (!isMarked) throw new Fault('encoding', { line: 1, column: 1 }, { found: 'UTF-8' });
  return text;
}

function read(text: string): ExchangeFile {
  if (text.length > MAX_BYTES || new TextEncoder().encode(text).length > MAX_BYTES) throw tooLarge();
  if (/^\uFEFF?\s*[[{]/.test(text)) return readJson(text);
  if (!/^\uFEFF?\s*</.test(text)) return readCsv(text);
  const root = parseXml(text);
  const xliff = new XliffElements(root);
  const version = root.attribute('version') ?? '';
  if (version === '1.2') return readXliff12(root, xliff);
  if (VERSIONS_2.includes(version)) return readXliff2(root, xliff);
  throw new Fault('version', root.at, { expected: VERSIONS, found: version });
}
