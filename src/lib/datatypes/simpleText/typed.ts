import type { TypedText } from '../../ascdata/dataTypeModel.js';
import { countOption, instancesOf } from '../shared/options.js';
import { readingOf } from '../shared/reading.js';
import type { TextInstance } from './form.js';

const LINE_END = /\r\n|\r|\n/;

export const typed: TypedText<TextInstance[]> = {
  /** A text is taken as it stands. For several texts each line is one, unless a single text may have lines as well. */
  read(text, element) {
    const whole = { value: [{ Text: text }], by: 'one-text' };
    const lines = text.split(LINE_END);
    if (lines.length === 1 || lines.length > instancesOf(element)) return { kind: 'value', value: whole.value };
    const each = { value: lines.map((line) => ({ Text: line })), by: 'text-per-line' };
    return readingOf((countOption(element, 'MultilineSize') ?? 0) > 1 ? [each, whole] : [each]);
  },
  write: (value) => value.map(({ Text }) => Text).join('\n')
};
