import type { TypedText } from '../../ascdata/dataTypeModel.js';
import { UNREAD } from '../shared/reading.js';
import { toHex, toRgba } from './colour.js';
import { usesAlpha } from './form.js';
import { storedColour, typedColour } from './text.js';

export const typed: TypedText<string> = {
  read(text, element) {
    const colour = typedColour(text);
    if (!colour) return UNREAD;
    const stored = storedColour(colour, usesAlpha(element));
    if (stored !== undefined) return { kind: 'value', value: stored };
    const near = colour.alpha > 0 ? [{ value: toHex(colour) }] : [];
    return { kind: 'unread', near, says: toRgba(colour), isLess: true };
  }
};
