import type { TextPlace } from '../translations.js';

/** The kinds of texts of an element: its DisplayName, an entry of Items, or its ValidationRegExpDescription. */
export type TextKind = 'name' | 'entry' | 'pattern';

/** Names one translatable text of a definition, whatever the language. */
export interface TextKey {
  /** Id of the element. */
  readonly element: string;
  readonly kind: TextKind;
  /** The untranslated entry of Items, for kind `entry` only. */
  readonly entry?: string;
}

const KINDS: Readonly<Record<string, TextKind>> = { DisplayName: 'name', ValidationRegExpDescription: 'pattern' };

/** The key of a place in the Translations of an element. */
export function textKey({ id, key }: Pick<TextPlace, 'id' | 'key'>): TextKey {
  const kind = Object.hasOwn(KINDS, key) ? KINDS[key]! : 'entry';
  return kind === 'entry' ? { element: id, kind, entry: key } : { element: id, kind };
}

/** The key below `Translations[language]` of the element. The inverse of {@link textKey}. */
export function translationKey({ kind, entry = '' }: TextKey): string {
  if (kind === 'entry') return entry;
  return kind === 'name' ? 'DisplayName' : 'ValidationRegExpDescription';
}

/** The key as one text: `name/Title`, `entry/Size/very%20large`. Equal for equal keys only. */
export function textId({ element, kind, entry }: TextKey): string {
  const parts = kind === 'entry' ? [element, entry ?? ''] : [element];
  return [kind, ...parts.map(escaped)].join('/');
}

/** The key of an id; undefined if it is invalid. The inverse of {@link textId}. */
export function textKeyOf(id: string): TextKey | undefined {
  const [kind, ...parts] = id.split('/');
  const [element, entry] = parts.map(unescaped);
  if (element === undefined) return undefined;
  const key: TextKey | undefined =
    kind === 'entry' && parts.length === 2
      ? { element, kind, entry: entry ?? '' }
      : (kind === 'name' || kind === 'pattern') && parts.length === 1
        ? { element, kind }
        : undefined;
  return key && textId(key) === id ? key : undefined;
}

/**
 * Escapes separators, spaces and the escape character itself: `%2F`, and `%u2003` for four digits. Lone surrogates stay as they
 * are.
 */
function escaped(text: string): string {
  return text.replace(/[%/\s]/g, (sign) => {
    const hex = sign.charCodeAt(0).toString(16).toUpperCase();
    return hex.length > 2 ? `%u${hex}` : `%${hex.padStart(2, '0')}`;
  });
}

function unescaped(text: string): string {
  return text.replace(/%(?:u([0-9A-F]{4})|([0-9A-F]{2}))/g, (_, long?: string, short?: string) =>
    String.fromCharCode(Number.parseInt(long ?? short ?? '', 16))
  );
}

/** A key as in HTTP bodies. */
export interface TextKeyBody {
  readonly Element: string;
  readonly Kind: TextKind;
  readonly Entry?: string;
}

export function keyBody({ element, kind, entry }: TextKey): TextKeyBody {
  return { Element: element, Kind: kind, ...(entry !== undefined && { Entry: entry }) };
}

/** The inverse. */
export function keyFrom({ Element, Kind, Entry }: TextKeyBody): TextKey {
  return Kind === 'entry' ? { element: Element, kind: Kind, entry: Entry ?? '' } : { element: Element, kind: Kind };
}
