import { numberFormat } from '../language/formats.js';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A size in bytes for people, e.g. "1.4 kB" or "1,4 kB". */
export function formatBytes(bytes: number, language: string): string {
  const power = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  const options = {
    style: 'unit',
    unit: UNITS[power],
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: 1
  } as const;
  return numberFormat(language, options).format(bytes / 1000 ** power);
}

/** Lets the browser save data under a name. `type`: one that no browser runs. */
export function saveAs(data: BlobPart, fileName: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([data], { type }));
  link.download = fileName;
  link.click();
  // The browser reads the address after the click; there is no event that says when it is done.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
