/**
 * The key by which names are searched and ordered: it ignores case and accents, so that “Ö” is beside “O” and is found by
 * either. The same for the stored name and for the search.
 */
export { folded as nameKey } from '../../../language/textSearch.js';
