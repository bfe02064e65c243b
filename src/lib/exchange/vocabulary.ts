/** The first line of every XML file. */
export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';

/** The language of authors; a definition names none. */
export const SOURCE_LANGUAGE = 'en';
