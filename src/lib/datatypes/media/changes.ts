export { selectionChanges as changes } from '../shared/selectionChanges.js';
