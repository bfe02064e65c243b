import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../tests/laws.js';
import { exportMark } from './marks.js';
import { readExchange } from './read.js';
import { anyFile } from './testing.js';
import { EXCHANGE_FORMATS, type ExchangeFile } from './types.js';
import { writeExchange } from './write.js';

/** The same file with the hashes that a writer adds. */
function marked(file: ExchangeFile): ExchangeFile {
  const widgets = file.widgets.map((widget) => ({
    ...widget,
    texts: widget.texts.map((text) => ({ ...text, hash: exportMark(text) }))
  }));
  return { ...file, widgets };
}

describe.each(EXCHANGE_FORMATS)('what is written in %s', (format) => {
  it('is read back unchanged: states, Ids, notes, placeholders, every character', () => {
    fc.assert(
      fc.property(anyFile, (file) => {
        const before = { ...file, format };
        expect(readExchange(writeExchange(before))).toEqual({ ok: true, file: marked(before) });
      }),
      { seed: 20261127, numRuns: runs(300) }
    );
  });

  it('can be stored as UTF-8', () => {
    fc.assert(
      fc.property(anyFile, (file) => {
        const text = writeExchange(file, format);
        expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(new TextEncoder().encode(text))).toBe(text);
      })
    );
  });

  it('converts to any other format without loss', () => {
    fc.assert(
      fc.property(anyFile, (file) => {
        for (const other of EXCHANGE_FORMATS) {
          const first = readExchange(writeExchange(file, format));
          if (!first.ok) throw new Error(first.problem.code);
          expect(readExchange(writeExchange(first.file, other))).toEqual({
            ok: true,
            file: { ...marked(file), format: other }
          });
        }
      }),
      { seed: 20261127, numRuns: runs(50) }
    );
  });
});
