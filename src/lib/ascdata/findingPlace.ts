import type { FindingCode, Finding } from './findings.js';
import type { ParsedDocument, SourceRange } from './parse.js';

/** Findings on a key, whatever its value is. */
const ON_KEYS: ReadonlySet<FindingCode> = new Set([
  'misplaced-key',
  'misspelt-key',
  'key-of-other-type',
  'member-misspelt',
  'condition-malformed',
  'translation-language',
  'translation-language-twice',
  'translation-stale',
  'translation-stale-alike'
]);

/**
 * The place of what is at fault: a key, a value, or what surrounds it if it has no place of its own. Undefined if the text is not
 * JSON.
 */
export function placeOf(
  { code, pointer }: Pick<Finding, 'code' | 'pointer'>,
  doc: ParsedDocument
): SourceRange | undefined {
  const key = ON_KEYS.has(code) ? doc.locateKey(pointer) : undefined;
  if (key) return key;
  for (let at = pointer; ; at = at.slice(0, at.lastIndexOf('/'))) {
    const place = doc.locate(at);
    if (place || at === '') return place;
  }
}
