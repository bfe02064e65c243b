import type { TypedText } from '../../ascdata/dataTypeModel.js';
import { readMoment } from '../shared/momentFormat.js';
import { form } from './form.js';

export const typed: TypedText<string> = {
  read: (text, _element, { language }) => readMoment(text, 'moment', language),
  write: (value, element, words) => form.describe(value, element, words)
};
