/** What is written at the beginning of each file in XML. */
export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';

/** Authors write in English; a definition does not say otherwise. */
export const SOURCE_LANGUAGE = 'en';
