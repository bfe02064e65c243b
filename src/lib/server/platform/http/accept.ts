import { isMessageLanguage, MESSAGE_LANGUAGES, type MessageLanguage } from '../../../language/languages.js';
import { acceptedLanguage } from '../../../../server/language.js';
const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json$/i;

/**
 * Whether a request asks for JSON: JSON is what it prefers; of types it prefers equally, the exact one counts before a
 * wildcard, then the one named first. A request without a type, or for any type (curl, monitors), does not.
 * @param accept the header `Accept`, null for none
 */
export function asksForJson(accept: string | null): boolean {
  const types = (accept ?? '').split(',').map((text) => {
    const [type = '', ...parameters] = text.split(';').map((part) => part.trim());
    const quality = parameters.find((parameter) => /^q=/i.test(parameter))?.slice(2) ?? '1';
    return { type, quality: Number.parseFloat(quality) || 0, isExact: !type.includes('*') };
  });
  const [best] = types
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality || Number(b.isExact) - Number(a.isExact));
  return best !== undefined && JSON_TYPE.test(best.type);
}

/** The language of the interface: the cookie's, otherwise the browser's preferred one that we have, otherwise English. */
export function languageOf(cookie: string | undefined, acceptLanguage: string | null): MessageLanguage {
  return isMessageLanguage(cookie) ? cookie : (acceptedLanguage(acceptLanguage, MESSAGE_LANGUAGES) ?? 'en');
}
