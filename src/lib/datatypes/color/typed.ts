import type { TypedText } from '../../ascdata/dataTypeModel.js';
import { readingOf } from '../shared/reading.js';
import { form, usesAlpha } from './form.js';
import { storedColour, typedColour } from './text.js';

export const typed: TypedText<string> = {
  read(text, element) {
    const colour = typedColour(text);
    if (!colour) return readingOf<string>([]);
    const stored = storedColour(colour, usesAlpha(element));
    const opaque = storedColour({ ...colour, alpha: 1000 }, usesAlpha(element));
    return stored === undefined
      ? { kind: 'unread', near: opaque === undefined ? [] : [opaque] }
      : { kind: 'value', value: stored };
  },
  write: (value, element, words) => form.describe(value, element, words)
};
