import type { Finding } from './findings.js';
import { LineIndex } from './lineIndex.js';
import { finding } from './finding.js';

/** Bytes of an ascData.json beyond this are not read (and characters beyond it not parsed). */
export const MAX_BYTES = 10 * 1024 * 1024;
export const MAX_MEGABYTES = MAX_BYTES / 1024 / 1024;

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be';

export interface Decoded {
  /** Empty if the file is too large. A byte order mark stays, as U+FEFF. */
  readonly text: string;
  readonly encoding: Encoding;
  readonly findings: Finding[];
}

/**
 * The text of a file: UTF-8, or UTF-16 in either order, each with or without a byte order mark. Invalid bytes become U+FFFD and
 * give a finding. Never throws.
 */
export function decode(bytes: Uint8Array): Decoded {
  const encoding = encodingOf(bytes);
  if (bytes.length > MAX_BYTES) {
    return { text: '', encoding, findings: [finding('file-too-large', '', { limit: MAX_MEGABYTES })] };
  }
  const findings = encoding === 'utf-8' ? [] : [finding('encoding-utf16', '')];
  const text = new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes);
  if (!isValid(bytes, encoding)) findings.push(invalid(text, encoding));
  return { text, encoding, findings };
}

/** Placed at the first unreadable character (replaced by U+FFFD). */
function invalid(text: string, encoding: Encoding): Finding {
  const place = new LineIndex(text).at(Math.max(0, text.indexOf('\ufffd')));
  return { ...finding('encoding-invalid', '', { encoding: encoding.toUpperCase() }), ...place };
}

function isValid(bytes: Uint8Array, encoding: Encoding): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** JSON starts with an ASCII character, so a zero byte beside it reveals UTF-16 even without a byte order mark. */
function encodingOf(bytes: Uint8Array): Encoding {
  const [first = 1, second = 1] = bytes;
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf-16be';
  return 'utf-8';
}
