import { describe, expect, it } from 'vitest';
import { repairOf } from './repair.js';

describe('the repair of a text that cannot be read', () => {
  it.each([
    ['puts the missing comma behind the value', '\uFEFF{ "a": 1\r\n "b": 2 }', '\uFEFF{ "a": 1,\r\n "b": 2 }'],
    ['removes a comma before the end', '{ "a": [1, 2,\n] }', '{ "a": [1, 2\n] }'],
    ['removes one of two commas', '{ "a": 1,,\n"b": 2 }', '{ "a": 1,\n"b": 2 }'],
    ['removes a comment', '{\n// note\n"a": 1 }', '{\n\n"a": 1 }'],
    ['removes a comment of several lines', '{ /* a\nb */ "a": 1 }', '{  "a": 1 }'],
    ['goes on where something else is wrong behind it', '{ "a": 1\n"b": 2\n"c": 3 }', '{ "a": 1,\n"b": 2\n"c": 3 }']
  ])('%s', (_, text, expected) => {
    expect(repairOf(text)!.text).toBe(expected);
  });

  it.each(['{ "a": ', '{ "a" 1 }', '{ "a": tru }', '', '{ "a": 1 }', '{ "a": "x\n" }'])(
    'is none for %j: nobody can know what is meant',
    (text) => expect(repairOf(text)).toBeUndefined()
  );
});
