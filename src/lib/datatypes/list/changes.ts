export { choiceChanges as changes } from '../shared/choiceChanges.js';
