import type { TypedText } from '../../ascdata/dataTypeModel.js';
import { toHex } from '../shared/colour.js';
import { UNREAD } from '../shared/reading.js';
import { usesAlpha } from './form.js';
import { storedColour, typedColour } from './text.js';

export const typed: TypedText<string> = {
  read(text, element) {
    const colour = typedColour(text);
    if (!colour) return UNREAD;
    const stored = storedColour(colour, usesAlpha(element));
    return stored === undefined ? { kind: 'unread', near: [{ value: toHex(colour) }] } : { kind: 'value', value: stored };
  }
};
