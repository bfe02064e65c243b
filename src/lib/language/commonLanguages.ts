/** Languages that are offered by name where one is added; any other code can be typed. */
export const COMMON_LANGUAGES = (
  'ar bg bn ca cs da de de-AT de-CH el en en-GB es es-MX et fa fi fr fr-CA fr-CH ga he hi hr hu id is it ja ko lt lv ' +
  'ms mt nb nl nl-BE nn pl pt pt-BR ro ru sk sl sq sr sv sw ta th tr uk ur vi zh-Hans zh-Hant'
).split(' ');
