import { expect, it } from 'vitest';
import { Definition } from './definition.js';

const source = `{
  "Elements": [
    { "Id": "a", "DataType": "boolean", "Value": true },
    { "Id": "b", "DataType": "boolean", "Value": true, "Options": {
      "Conditions": [
        { "Action": "HIDE", "TargetId": "a", "Operator": "==", "Value": true },
        { "Action": "HIDE", "TargetId": "a", "Operator": "!=", "Value": false },
        { "Action": "HIDE", "TargetId": "gone", "Operator": "==", "Value": 1 },
        7
      ]
    } },
    { "Id": "c", "DataType": "unknown" }
  ]
}`;

it('knows who has a rule, what it reads, and who reads what', () => {
  const { rules, reads, readers } = new Definition(source);
  expect([...rules]).toEqual([['b', 1]]);
  expect([...reads]).toEqual([['b', ['a']]]);
  expect([...readers]).toEqual([['a', ['b']]]);
});

it('knows where an element, a condition and the lines of a rule stand', () => {
  const definition = new Definition(source);
  expect(definition.place('b')?.line).toBe(4);
  expect(definition.place('b', 1)?.line).toBe(7);
  expect(definition.place('c')).toBeUndefined();
  expect(definition.part('b')).toMatchObject({ from: 5, to: 10 });
  expect(definition.part('b')!.lines.at(-1)).toBe('      ]');
  for (const end of ['\r\n', '\r']) {
    expect(new Definition(source.replaceAll('\n', end)).part('b')).toEqual(definition.part('b'));
  }
  expect(definition.part('a')).toEqual({ from: 3, to: 3, lines: [source.split('\n')[2]] });
});
