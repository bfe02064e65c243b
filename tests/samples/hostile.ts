import type { FindingCode } from '../../src/lib/ascdata/findings.js';

/** Input that is too big or too strange for a folder, and its expected codes. */
export const hostile: readonly { name: string; input: () => string | Uint8Array; codes: FindingCode[] }[] = [
  { name: '10 MB of one text', input: () => file(`"Note": "${'x'.repeat(10_000_000)}"`), codes: [] },
  { name: '10 MB of escapes', input: () => file(`"Note": "${'\\n'.repeat(5_000_000)}"`), codes: [] },
  { name: '10 MB of white space', input: () => ' \n'.repeat(5_000_000), codes: ['json-empty'] },
  { name: '10 MB of digits', input: () => file(`"Note": ${'1'.repeat(10_000_000)}`), codes: [] },
  { name: 'one byte more than 10 MB', input: () => new Uint8Array(10 * 1024 * 1024 + 1), codes: ['file-too-large'] },
  { name: 'one character more than 10 MB', input: () => ' '.repeat(10 * 1024 * 1024 + 1), codes: ['file-too-large'] },
  { name: '64 levels', input: () => file(`"Note": ${nested(63)}`), codes: [] },
  { name: '65 levels', input: () => file(`"Note": ${nested(64)}`), codes: ['json-too-deep'] },
  { name: '100,000 levels', input: () => nested(100_000), codes: ['json-too-deep'] },
  { name: '5,000,000 opening brackets', input: () => '{"a":['.repeat(1_000_000), codes: ['json-too-deep'] },
  { name: '2,000,000 values', input: () => `[${'1,'.repeat(2_000_000)}1]`, codes: ['json-too-many-values'] },
  { name: '900,000 elements that are none', input: () => elements('1', 900_000), codes: ['wrong-type', 'more-errors'] },
  { name: '100,000 empty elements', input: () => elements('{}', 100_000), codes: ['missing-field', 'more-errors'] },
  {
    name: '100,000 elements of one Id',
    input: () => elements('{"Id":"a","DisplayName":"A","DataType":"boolean","Value":true}', 100_000),
    codes: ['duplicate-id', 'more-errors']
  },
  {
    name: 'one element with 900,000 entries that are no texts',
    input: () => elements(`{"Id":"a","DisplayName":"A","DataType":"list","Value":"x","Items":[${numbers(900_000)}]}`, 1),
    codes: ['element-too-large', 'choice-not-in-items']
  },
  {
    name: '100,000 unknown fields of the root',
    input: () => file(Array.from({ length: 100_000 }, (_, i) => `"SpotIdentifie${i}": 1`).join()),
    codes: ['element-too-large']
  },
  {
    name: '900,000 slot counts',
    input: () => file(`"Options": { "PossibleNumbersOfSlots": [${numbers(900_000)}] }`),
    codes: ['element-too-large']
  },
  {
    name: '5,000 entries of one spelling in 5,000 languages',
    input: () => {
      const languages = Array.from({ length: 5_000 }, (_, i) => `"l${i}": { "x": "y" }`).join();
      const items = Array.from({ length: 5_000 }, (_, i) => `"item ${i}"`).join();
      return elements(
        `{"Id":"a","DisplayName":"A","DataType":"list","Value":"item 1","Items":[${items}],"Translations":{${languages}}}`,
        1
      );
    },
    codes: ['translation-language', 'more-findings']
  },
  {
    name: 'one key 900,000 times',
    input: () => `{${'"a":1,'.repeat(900_000)}"a":1}`,
    codes: ['duplicate-key', 'more-errors']
  },
  { name: 'the key __proto__', input: () => file('"__proto__": { "Elements": [1] }'), codes: [] },
  { name: 'no bytes', input: () => new Uint8Array(), codes: ['json-empty'] },
  { name: 'zero bytes', input: () => new Uint8Array(1000), codes: ['json-syntax'] },
  { name: 'bytes that are no UTF-8', input: () => bytes(file('"Note": "', '"'), 0xc3, 0x28), codes: ['encoding-invalid'] },
  { name: 'a character cut in half at the end', input: () => bytes(['{}', ''], 0xe2, 0x82), codes: ['json-extra-text', 'encoding-invalid'] },
  { name: 'UTF-8 with a byte order mark', input: () => new TextEncoder().encode(`\ufeff${file('')}`), codes: [] },
  { name: 'UTF-16 LE with a byte order mark', input: () => utf16(`\ufeff${file('')}`), codes: ['encoding-utf16'] },
  { name: 'UTF-16 BE with a byte order mark', input: () => swapped(utf16(`\ufeff${file('')}`)), codes: ['encoding-utf16'] },
  { name: 'UTF-16 LE without one', input: () => utf16(file('')), codes: ['encoding-utf16'] },
  { name: 'UTF-16 BE without one', input: () => swapped(utf16(file(''))), codes: ['encoding-utf16'] },
  {
    name: 'UTF-16 with half a character',
    input: () => utf16(`\ufeff${file('"Note": "\ud800"')}`),
    codes: ['encoding-utf16', 'encoding-invalid']
  },
  { name: 'UTF-32', input: () => new Uint8Array([0xff, 0xfe, 0, 0, 0x7b, 0, 0, 0]), codes: ['encoding-utf16', 'json-syntax'] },
  { name: 'a zip file', input: () => new TextEncoder().encode('PK\u0003\u0004'), codes: ['json-word'] },
  { name: 'lone surrogates in a text', input: () => file('"Note": "\ud800"'), codes: [] },
  { name: 'a line separator in a text', input: () => file('"Note": "\u2028\u2029"'), codes: [] }
];

function file(extra: string): string;
function file(before: string, after: string): [string, string];
function file(before: string, after?: string): string | [string, string] {
  const start =
    '{"SpotIdentifier":"a","SpotVersion":"1","ApiVersion":1,"SpotType":"DashboardWidget","NumberOfSlots":1' +
    (before === '' ? '' : `,${before}`);
  return after === undefined ? `${start}}` : [start, `${after}}`];
}

function elements(element: string, count: number): string {
  return file(`"Elements":[${Array.from({ length: count }, () => element).join()}]`);
}

function numbers(count: number): string {
  return Array.from({ length: count }, () => '1').join();
}

function nested(depth: number): string {
  return '['.repeat(depth) + ']'.repeat(depth);
}

function bytes([before, after]: [string, string], ...between: number[]): Uint8Array {
  const encoder = new TextEncoder();
  return new Uint8Array([...encoder.encode(before), ...between, ...encoder.encode(after)]);
}

function utf16(text: string): Uint8Array {
  const units = Uint16Array.from({ length: text.length }, (_, i) => text.charCodeAt(i));
  return new Uint8Array(units.buffer);
}

function swapped(little: Uint8Array): Uint8Array {
  return little.map((_, i) => little[i ^ 1] ?? 0);
}
