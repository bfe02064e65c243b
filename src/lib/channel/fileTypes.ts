/** The kind of a file by its extension; the interface has a word for each. */
export type FileKind = 'document' | 'data' | 'picture' | 'sound';

/** A file that may be offered: its extension on disk, its kind, and the media type it is saved with. */
export interface OfferedFile {
  readonly ending: string;
  readonly kind: FileKind;
  readonly type: string;
}

interface Offer {
  readonly kind: FileKind;
  /** Media types that fit the extension; the first is used for the saved file. */
  readonly types: readonly [string, ...string[]];
}

/** The contract's default when a widget names no type: the extension alone decides. */
const UNKNOWN_TYPE = 'application/octet-stream';

/**
 * The only extensions a widget's file is offered with. It excludes anything that runs, opens as a page in a browser (HTML, SVG, XML),
 * points elsewhere, carries macros (older and macro-enabled office files, RTF) or contains other files.
 */
const OFFERS: Readonly<Record<string, Offer>> = {
  csv: { kind: 'data', types: ['text/csv', 'application/csv', 'text/comma-separated-values', 'text/plain'] },
  tsv: { kind: 'data', types: ['text/tab-separated-values', 'text/plain'] },
  json: { kind: 'data', types: ['application/json', 'text/json', 'text/plain'] },
  jsonl: { kind: 'data', types: ['application/jsonl', 'application/x-ndjson', 'text/plain'] },
  ndjson: { kind: 'data', types: ['application/x-ndjson', 'application/jsonl', 'text/plain'] },
  geojson: { kind: 'data', types: ['application/geo+json', 'application/json', 'text/plain'] },
  yaml: { kind: 'data', types: ['application/yaml', 'text/yaml', 'application/x-yaml', 'text/plain'] },
  yml: { kind: 'data', types: ['application/yaml', 'text/yaml', 'application/x-yaml', 'text/plain'] },
  ics: { kind: 'data', types: ['text/calendar', 'text/plain'] },
  vcf: { kind: 'data', types: ['text/vcard', 'text/x-vcard', 'text/plain'] },
  txt: { kind: 'document', types: ['text/plain'] },
  log: { kind: 'document', types: ['text/plain'] },
  md: { kind: 'document', types: ['text/markdown', 'text/plain'] },
  pdf: { kind: 'document', types: ['application/pdf'] },
  docx: { kind: 'document', types: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'] },
  xlsx: { kind: 'document', types: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] },
  pptx: { kind: 'document', types: ['application/vnd.openxmlformats-officedocument.presentationml.presentation'] },
  odt: { kind: 'document', types: ['application/vnd.oasis.opendocument.text'] },
  ods: { kind: 'document', types: ['application/vnd.oasis.opendocument.spreadsheet'] },
  odp: { kind: 'document', types: ['application/vnd.oasis.opendocument.presentation'] },
  png: { kind: 'picture', types: ['image/png'] },
  jpg: { kind: 'picture', types: ['image/jpeg', 'image/jpg'] },
  jpeg: { kind: 'picture', types: ['image/jpeg', 'image/jpg'] },
  gif: { kind: 'picture', types: ['image/gif'] },
  webp: { kind: 'picture', types: ['image/webp'] },
  avif: { kind: 'picture', types: ['image/avif'] },
  bmp: { kind: 'picture', types: ['image/bmp', 'image/x-ms-bmp'] },
  tif: { kind: 'picture', types: ['image/tiff'] },
  tiff: { kind: 'picture', types: ['image/tiff'] },
  mp3: { kind: 'sound', types: ['audio/mpeg', 'audio/mp3'] },
  wav: { kind: 'sound', types: ['audio/wav', 'audio/x-wav', 'audio/vnd.wave'] },
  ogg: { kind: 'sound', types: ['audio/ogg', 'application/ogg'] },
  opus: { kind: 'sound', types: ['audio/ogg', 'audio/opus'] },
  m4a: { kind: 'sound', types: ['audio/mp4', 'audio/x-m4a'] },
  aac: { kind: 'sound', types: ['audio/aac'] },
  flac: { kind: 'sound', types: ['audio/flac', 'audio/x-flac'] }
};

/** Every allowed extension, without its dot. */
export const OFFERED_ENDINGS: readonly string[] = Object.keys(OFFERS);

/**
 * What follows the last dot, as the operating system reads it; '' if there is none.
 * @param fileName a clean one (`cleanFileName`)
 */
export function endingOf(fileName: string): string {
  const dot = fileName.lastIndexOf('.');
  return dot > 0 ? fileName.slice(dot + 1) : '';
}

/**
 * Decides whether a file with this name and claimed type can be offered to the user.
 * @param fileName cleaned by `cleanFileName`: the name that will be written
 * @param claimed the widget's media type; parameters such as `;charset=utf-8` are ignored
 * @returns the file, or why not: its extension is not allowed, or its type contradicts it
 */
export function offerOf(fileName: string, claimed: string): OfferedFile | 'ending' | 'type' {
  const ending = endingOf(fileName);
  const key = ending.toLowerCase();
  // Checked as written: some letters outside ASCII become ASCII only in lower case.
  const offer = /^[A-Za-z0-9]+$/.test(ending) && Object.hasOwn(OFFERS, key) ? OFFERS[key] : undefined;
  if (!offer) return 'ending';
  const type = claimed.split(';', 1)[0]!.trim().toLowerCase();
  if (type !== '' && type !== UNKNOWN_TYPE && !offer.types.includes(type)) return 'type';
  return { ending, kind: offer.kind, type: offer.types[0] };
}
