import { textId, textKeyOf, type TextKey } from '../ascdata/texts/textKey.js';

/** Characters that every tool accepts in an XML name token, except those with a meaning here. */
const ESCAPED = /[^A-Za-z0-9.-]/g;

/**
 * Any text as an XML name token, usable as an Id in XLIFF: characters other than letters, digits, dots and hyphens as `_20_`,
 * by their code units in hexadecimal digits, the underscore itself as `__`. A text without characters is `_-_`.
 */
export function asToken(text: string): string {
  if (text === '') return '_-_';
  return text.replace(ESCAPED, (unit) => (unit === '_' ? '__' : `_${unit.charCodeAt(0).toString(16)}_`));
}

/** The text of a token, the inverse of {@link asToken}; undefined if that never makes such a token. */
export function fromToken(token: string): string | undefined {
  if (token === '_-_') return '';
  const text = token.replace(/_([0-9a-f]{0,4})_/g, (_, hex: string) =>
    hex === '' ? '_' : String.fromCharCode(Number.parseInt(hex, 16))
  );
  return asToken(text) === token ? text : undefined;
}

/** The Id of a text in XLIFF: `entry:Size:very_20_large`. */
export function unitId({ element, kind, entry }: TextKey): string {
  const parts = kind === 'entry' ? [element, entry ?? ''] : [element];
  return [kind, ...parts.map(asToken)].join(':');
}

/**
 * The key of a text, from its unit's Id, or from the readable name beside it if a tool replaced the Ids. A foreign Id is kept,
 * so that it can be reported as unknown.
 */
export function unitKey(id: string, name: string): TextKey {
  return keyOfUnit(id) ?? textKeyOf(name) ?? textKeyOf(id) ?? { element: id === '' ? name : id, kind: 'name' };
}

function keyOfUnit(id: string): TextKey | undefined {
  const [kind, element, entry, ...rest] = id.split(':').map((part, at) => (at === 0 ? part : fromToken(part)));
  if (element === undefined || rest.length > 0) return undefined;
  if (kind === 'entry') return entry === undefined ? undefined : { element, kind, entry };
  return (kind === 'name' || kind === 'pattern') && id.split(':').length === 2 ? { element, kind } : undefined;
}

/** The readable name beside the Id. */
export const unitName = textId;
