import { grammarOf } from '../../language/grammar.js';

const { quote } = grammarOf('en');

/** Why a file for translators cannot be read: each with what is expected and what was found. */
export default {
  bytes: (expected: string, _found: string) => `The file is too large. A file may have ${expected}.`,
  parts: (expected: string, _found: string) => `The file has too many parts. It may have ${expected} tags or rows.`,
  unknown: (expected: string, _found: string) =>
    `This is no file for translators. Expected is XLIFF, or CSV with the columns ${expected}.`,
  dtd: (_expected: string, found: string) =>
    `${quote(found)} is not allowed: document types and entities are not read.`,
  instruction: (_expected: string, found: string) =>
    `${quote(found)} is not allowed: processing instructions are not read.`,
  entity: (expected: string, found: string) => `${quote(found)} is no known character. Allowed are ${expected}.`,
  character: (_expected: string, found: string) => `XML cannot hold the character ${quote(found)}.`,
  nesting: (expected: string, _found: string) => `Elements are nested too deep. Allowed are ${expected} levels.`,
  tag: (expected: string, found: string) =>
    found === '' ? `Expected is ${quote(expected)}.` : `Expected is ${quote(expected)}, not ${quote(found)}.`,
  attribute: (_expected: string, _found: string) =>
    'An attribute is wrong here. Expected is a name with a value in quotation marks, each name once.',
  syntax: (_expected: string, found: string) =>
    found === '' ? 'This is no well-formed XML.' : `${quote(found)} cannot stand here.`,
  version: (expected: string, found: string) =>
    found === ''
      ? `The XLIFF version is missing. Expected is ${expected}.`
      : `XLIFF ${found} is not read. Expected is ${expected}.`,
  missing: (expected: string, found: string) => `${quote(found)} lacks ${quote(expected)}.`,
  twice: (_expected: string, found: string) => `The text ${quote(found)} is in this file twice.`,
  languages: (expected: string, found: string) =>
    `A file has one target language. Here ${quote(found)} follows ${quote(expected)}.`,
  inline: (_expected: string, found: string) => `The file does not say which text ${quote(found)} stands for.`,
  quotes: (_expected: string, _found: string) =>
    'A quotation mark is wrong here. In a cell in quotation marks it is written twice, and the cell ends with one.',
  columns: (expected: string, _found: string) => `The first row lacks the columns ${expected}.`,
  cells: (expected: string, found: string) => `The row has ${found} cells. Expected are ${expected} at most.`,
  value: (expected: string, found: string) => `${quote(found)} cannot be used here. Expected is ${expected}.`
};
