import { sliceTo } from '../language/cut.js';
import { FORBIDDEN, isDeviceName } from '../filenames/windows.js';

const MAX_LENGTH = 200;
const FALLBACK = 'widget-data';

/** Control and format characters, lone surrogates, private use: a file name goes to every file system, so it loses joiners too. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;
const UNSTORABLE = new RegExp(`[${FORBIDDEN}]`, 'g');
const MAX_EXTENSION = 20;

/**
 * The name a widget's file is saved under: no path, no invisible characters, no device name, at most 200 characters with the
 * extension kept. Accepts any text; the result is never empty and never starts or ends with a dot or a space. Browsers clean names
 * too, but keep device names, shortcuts and any length.
 */
export function cleanFileName(name: string): string {
  const base = name.replace(INVISIBLE, '').split(/[\\/]/).at(-1) ?? '';
  const plain = trimEnds(base.normalize('NFC').replace(UNSTORABLE, '_').replace(/\s+/g, ' '));
  const safe = isDeviceName(plain) ? `_${plain}` : plain;
  return shorten(safe) || FALLBACK;
}

function trimEnds(text: string): string {
  let end = text.length;
  while (end > 0 && '. '.includes(text[end - 1] ?? '')) end -= 1;
  return text.slice(0, end).replace(/^[. ]+/, '');
}

/** Cuts the stem, not the extension; never through a surrogate pair. */
function shorten(name: string): string {
  if (name.length <= MAX_LENGTH) return name;
  const dot = name.lastIndexOf('.');
  const extension = dot > 0 && name.length - dot <= MAX_EXTENSION ? name.slice(dot) : '';
  const stem = sliceTo(name, MAX_LENGTH - extension.length);
  return trimEnds(stem) + extension;
}
