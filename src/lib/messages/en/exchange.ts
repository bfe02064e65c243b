import { grammarOf } from '../../language/grammar.js';

const { quote } = grammarOf('en');

/** Why a file for translators cannot be read: each with what is expected and what was found. */
export default {
  bytes: (expected: string, _found: string) => `The file is too large. A file may have ${expected}.`,
  parts: (expected: string, _found: string) => `The file has too many parts. It may have ${expected} tags or rows.`,
  texts: (expected: string, _found: string) => `The file has too many texts. It may have ${expected}.`,
  unknown: (expected: string, _found: string) =>
    `This is not a translation file. Expected XLIFF, or CSV with the columns ${expected}.`,
  dtd: (_expected: string, found: string) =>
    `${quote(found)} is not allowed: document types and entities are not supported.`,
  instruction: (_expected: string, found: string) =>
    `${quote(found)} is not allowed: processing instructions are not supported.`,
  entity: (expected: string, found: string) => `${quote(found)} is not a known character. Use ${expected}.`,
  character: (_expected: string, found: string) => `XML cannot contain the character ${quote(found)}.`,
  nesting: (expected: string, _found: string) => `Elements are nested too deeply (maximum ${expected} levels).`,
  tag: (expected: string, found: string) =>
    found === '' ? `Expected ${quote(expected)}.` : `Expected ${quote(expected)}, found ${quote(found)}.`,
  attribute: (_expected: string, _found: string) =>
    'Invalid attribute. Expected a name with a value in quotation marks, each name once.',
  syntax: (_expected: string, found: string) =>
    found === '' ? 'This is not well-formed XML.' : `${quote(found)} is not allowed here.`,
  version: (expected: string, found: string) =>
    found === ''
      ? `The XLIFF version is missing. Expected ${expected}.`
      : `XLIFF ${found} is not supported. Expected ${expected}.`,
  missing: (expected: string, found: string) => `${quote(found)} lacks ${quote(expected)}.`,
  twice: (_expected: string, found: string) => `The text ${quote(found)} is in this file twice.`,
  languages: (expected: string, found: string) =>
    `A file can have only one target language; found ${quote(found)} after ${quote(expected)}.`,
  inline: (_expected: string, found: string) => `The file does not say which text ${quote(found)} stands for.`,
  quotes: (_expected: string, _found: string) =>
    'A quotation mark is wrong here. In a cell in quotation marks it is written twice, and the cell ends with one.',
  columns: (expected: string, _found: string) => `The first row lacks the columns ${expected}.`,
  emptied: (expected: string, _found: string) => `The column ${quote(expected)} is missing or empty here.`,
  cells: (expected: string, found: string) => `The row has ${found} cells; the maximum is ${expected}.`,
  value: (expected: string, found: string) => `${quote(found)} cannot be used here. Expected ${expected}.`,
  encoding: (_expected: string, found: string) =>
    `The file contains bytes that are not valid ${found}. Save it as UTF-8.`,
  list: (expected: string, _found: string) => `A list of texts in JSON looks like this: ${expected}`,
  computed: (_expected: string, found: string) =>
    `A spreadsheet has replaced this text with ${quote(found)}. Format the cells as text before you open the file.`,
  /** Without a place; the languages by name. */
  language: (expected: string, found: string) =>
    `The file contains texts in ${found}, not in ${expected}. Nothing was imported.`,
  /** Without a place, unless it is the source. */
  text: (_expected: string, found: string) =>
    `The text ${quote(found)} in the file is too long, or has characters that cannot be saved. Nothing was imported.`,
  /** Without a place. */
  lost: (_expected: string, found: string) =>
    `The text ${quote(found)} in the file has ${quote('\uFFFD')} where a program could not read a letter. Nothing was imported.`
};
