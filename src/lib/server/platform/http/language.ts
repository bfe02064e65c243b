import type { MessageLanguage } from '../../../ascdata/findings.js';
import { acceptedLanguage } from '../../../../server/language.js';

/** The language of the interface: the cookie's, else what the browser likes best of ours, else English. */
export function languageOf(cookie: string | undefined, acceptLanguage: string | null): MessageLanguage {
  return cookie === 'en' || cookie === 'de' ? cookie : acceptedLanguage(acceptLanguage);
}
