import type { TypedText } from '../../ascdata/dataTypeModel.js';
import { readMoment } from '../shared/momentFormat.js';
import { unitOf } from './form.js';

/** A time with something around it: `from 9:30`. */
const WITHIN = /(?<!\d)\d{1,2}\s*[.:h]\s*\d{2}(?!\d)/gi;

export const typed: TypedText<string> = {
  read(text, element, { language }) {
    const kind = unitOf(element) === 1 ? 'exactTime' : 'time';
    const reading = readMoment(text, kind, language);
    if (reading.kind !== 'unread' || reading.near.length > 0) return reading;
    const [found, ...more] = text.match(WITHIN) ?? [];
    if (found === undefined || more.length > 0) return reading;
    const near = readMoment(found, kind, language);
    if (near.kind !== 'value') return reading;
    // Seconds, or the day of it.
    return { kind: 'unread', near: [{ value: near.value }], isLess: /\d/.test(text.replace(found, '')) };
  }
};
