import { selectionModel } from '../shared/selection.js';

export const model = selectionModel('location');
