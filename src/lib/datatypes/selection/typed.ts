import type { TypedText } from '../../ascdata/dataTypeModel.js';
import { eachIn } from '../../ascdata/dataTypeNames.js';
import { UNREAD } from '../shared/reading.js';
import { form, type SelectedObject } from './form.js';

function objectsIn(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Objects are typed as JSON, since a name is not enough to find one. */
export const typed = eachIn('selection', (name): TypedText<SelectedObject[]> => ({
  read(text, element) {
    const value = form[name].read(objectsIn(text), element);
    return value === undefined ? UNREAD : { kind: 'value', value };
  }
}));
