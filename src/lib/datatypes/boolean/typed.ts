import type { TypedText } from '../../ascdata/dataTypeModel.js';
import { MESSAGE_LANGUAGES } from '../../language/languages.js';
import { readingOf } from '../shared/reading.js';
import { valueWord } from '../shared/valueText.js';

/** What spreadsheets write for on and off, in any language. */
const SPELLINGS: ReadonlyMap<boolean, readonly string[]> = new Map([
  [true, ['true', 'wahr', 'vrai', 'yes', 'ja', 'oui', 'x', '1', ...MESSAGE_LANGUAGES.map((each) => shown(true, each))]],
  [false, ['false', 'falsch', 'faux', 'no', 'nein', 'non', '0', ...MESSAGE_LANGUAGES.map((each) => shown(false, each))]]
]);

function shown(value: boolean, language: (typeof MESSAGE_LANGUAGES)[number]): string {
  return valueWord(language, value ? 'on' : 'off');
}

export const typed: TypedText<boolean> = {
  read(text) {
    const said = text.trim().toLowerCase();
    const fitting = [...SPELLINGS].filter(([, spellings]) => spellings.includes(said));
    return readingOf(fitting.map(([value]) => ({ value })));
  },
  write: (value, _element, { language }) => shown(value, language)
};
