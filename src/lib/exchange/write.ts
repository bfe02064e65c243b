import type { ExchangeFile, ReadFormat } from './types.js';
import { writeCsv } from './writeCsv.js';
import { writeXliff12 } from './writeXliff12.js';
import { writeXliff2 } from './writeXliff2.js';

const WRITERS: Readonly<Record<ReadFormat, (file: ExchangeFile) => string>> = {
  xliff12: writeXliff12,
  xliff2: writeXliff2,
  csv: writeCsv,
  json: writeList
};

/**
 * The file as text, to be stored as UTF-8. `readExchange` gives the same file back, with a hash for each text; CSV has no place
 * for a widget without texts, and a list in JSON only for the texts of one widget, without states and notes.
 * @param format other than that of the file, to turn one into the other
 */
export function writeExchange(file: ExchangeFile, format: ReadFormat = file.format): string {
  return WRITERS[format](file);
}

function writeList({ widgets }: ExchangeFile): string {
  const texts = widgets.flatMap((widget) =>
    widget.texts.map(({ key, source, target }) => ({ ...key, source, target }))
  );
  return `${JSON.stringify(texts, null, 2)}\n`;
}
