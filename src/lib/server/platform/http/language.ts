import { isMessageLanguage, MESSAGE_LANGUAGES, type MessageLanguage } from '../../../language/languages.js';
import { acceptedLanguage } from '../../../../server/language.js';

/** The language of the interface: the cookie's, otherwise the browser's preferred one that we have, otherwise English. */
export function languageOf(cookie: string | undefined, acceptLanguage: string | null): MessageLanguage {
  return isMessageLanguage(cookie) ? cookie : (acceptedLanguage(acceptLanguage, MESSAGE_LANGUAGES) ?? 'en');
}
