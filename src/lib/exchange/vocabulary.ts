/** The first line of every XML file. */
export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';

/** The language of authors; a definition names none. */
export const SOURCE_LANGUAGE = 'en';

/** The language without its region and script, in lower case: `de` of `de-AT` and of `de_AT`. */
export const primary = (language: string): string => (language.split(/[-_]/)[0] ?? '').toLowerCase();
