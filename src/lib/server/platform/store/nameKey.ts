/**
 * What names are searched and ordered by: case and accents do not count, so that “Ö” stands beside “O” and is found by
 * either. The same for the stored name and for what is searched.
 */
export { folded as nameKey } from '../../../language/folding.js';
