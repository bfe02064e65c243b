import { selectionForm } from '../shared/selection.js';

export const form = selectionForm('edition', { withGuid: true });
