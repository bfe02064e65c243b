import { Fault, type ExchangeProblem } from './faults.js';
import { MAX_BYTES } from './limits.js';
import { readCsv } from './readCsv.js';
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
 * Reads a file for translators: XLIFF 1.2, 2.0, 2.1, 2.2 or CSV, whatever its name. Never throws. Takes time and memory in proportion
 * to the text: a second or two for the largest, so a server reads in a thread of its own.
 * @param text decoded from UTF-8, with or without its byte order mark
 */
export function readExchange(text: string): ReadExchange {
  try {
    return { ok: true, file: read(text) };
  } catch (error) {
    const fault = error instanceof Fault ? error : new Fault('syntax', 0);
    return { ok: false, problem: fault.at(text) };
  }
}

function read(text: string): ExchangeFile {
  if (text.length > MAX_BYTES || new TextEncoder().encode(text).length > MAX_BYTES) {
    throw new Fault('bytes', 0, { expected: `${MAX_BYTES / 1024 ** 2} MB` });
  }
  if (!/^\uFEFF?\s*</.test(text)) return readCsv(text);
  const root = parseXml(text);
  const xliff = new XliffElements(root);
  const version = root.attribute('version') ?? '';
  if (version === '1.2') return readXliff12(root, xliff);
  if (VERSIONS_2.includes(version)) return readXliff2(root, xliff);
  throw new Fault('version', root.at, { expected: VERSIONS, found: version });
}
