import type { TypedText } from '../../ascdata/dataTypeModel.js';
import { readMoment } from '../shared/momentFormat.js';

export const typed: TypedText<string> = {
  read: (text, _element, { language }) => readMoment(text, 'moment', language)
};
