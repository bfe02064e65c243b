import type { ExchangeFile, ExchangeFormat } from './types.js';
import { writeCsv } from './writeCsv.js';
import { writeXliff12 } from './writeXliff12.js';
import { writeXliff2 } from './writeXliff2.js';

const WRITERS: Readonly<Record<ExchangeFormat, (file: ExchangeFile) => string>> = {
  xliff12: writeXliff12,
  xliff2: writeXliff2,
  csv: writeCsv
};

/**
 * The file as text, to be stored as UTF-8. `readExchange` gives the same file back, with a hash for each text; only CSV has no place
 * for a widget without texts.
 * @param format other than that of the file, to turn one into the other
 */
export function writeExchange(file: ExchangeFile, format: ExchangeFormat = file.format): string {
  return WRITERS[format](file);
}
