import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../tests/laws.js';
import { dataOf, decode, elementsOf, parse, replaceValues } from './document.js';
import { pointerToken } from './findings.js';

const SEED = 20251;

/** JSON texts in many spellings: any indentation and line end, keys that hide in objects, escapes. */
const jsonText = fc
  .tuple(
    fc.jsonValue({ maxDepth: 5, noUnicodeString: false }),
    fc.constantFrom(undefined, 1, 2, '\t', ' '),
    fc.constantFrom('\n', '\r\n')
  )
  .map(([value, indent, lineEnd]) => JSON.stringify(value, null, indent).replaceAll('\n', lineEnd));

/** Every value in `data` with its pointer. */
function* everything(data: unknown, pointer = ''): Generator<[string, unknown]> {
  yield [pointer, data];
  if (typeof data !== 'object' || data === null) return;
  for (const [key, value] of Object.entries(data)) yield* everything(value, `${pointer}/${pointerToken(key)}`);
}

describe('parse', () => {
  test('gives what JSON.parse gives, and the place of each value in it', () => {
    fc.assert(
      fc.property(jsonText, fc.boolean(), (json, withMark) => {
        const text = withMark ? `\ufeff${json}` : json;
        const parsed = parse(text);
        expect(parsed.findings).toEqual([]);
        expect(JSON.stringify(parsed.data)).toBe(JSON.stringify(JSON.parse(json)));
        for (const [pointer, value] of everything(parsed.data)) {
          const place = parsed.locate(pointer);
          const slice = place && text.slice(place.offset, place.offset + place.length);
          expect(JSON.stringify(JSON.parse(slice ?? ''))).toBe(JSON.stringify(value));
        }
      }),
      { seed: SEED }
    );
  });

  test('accepts exactly the texts that are JSON', () => {
    const damaged = fc
      .tuple(
        jsonText,
        fc.nat(),
        fc.nat({ max: 2 }),
        fc.constantFrom('', ',', '"', '}', ']', '{', ':', '\\', '0', '-', 'e', '.', '\t', '/')
      )
      .map(([text, at, length, put]) => {
        const from = at % (text.length + 1);
        return text.slice(0, from) + put + text.slice(from + length);
      });
    const isJson = (text: string): boolean => {
      try {
        JSON.parse(text);
        return true;
      } catch {
        return false;
      }
    };
    fc.assert(
      fc.property(damaged, (text) => {
        const parsed = parse(text);
        expect(parsed.data !== undefined).toBe(isJson(text));
        const hasProblem = parsed.findings.some((found) => found.code.startsWith('json-'));
        expect(hasProblem).toBe(!isJson(text));
      }),
      { seed: SEED, numRuns: runs(2_000) }
    );
  });

  test('ends a line at \\n, \\r\\n or \\r, and counts columns from 1 without a byte order mark', () => {
    const { locate } = parse('\ufeff{\r\n "a": 1,\r  "b": 2,\n\n"c": 3 }');
    expect(['', '/a', '/b', '/c'].map((pointer) => [locate(pointer)?.line, locate(pointer)?.column])).toEqual([
      [1, 1],
      [2, 7],
      [3, 8],
      [5, 6]
    ]);
  });

  test('pointers that lead nowhere have no place', () => {
    const { locate, locateKey } = parse('{"a": [1], "": 2}');
    expect(['/b', '/a/1', '/a/00', '/a/-', '/toString'].map(locate)).toEqual(Array(5).fill(undefined));
    expect(locate('/')?.column).toBe(16);
    expect(locateKey('/a/0')).toBeUndefined();
    expect(locateKey('/a')?.column).toBe(2);
  });

  test('uses the last of repeated keys, for the data and for its place', () => {
    const { data, locate, findings } = parse('{"a": 1, "\\u0061": 2}');
    expect(data).toEqual({ a: 2 });
    expect(locate('/a')?.column).toBe(20);
    expect(findings).toMatchObject([{ code: 'duplicate-key', pointer: '/a', line: 1, column: 10 }]);
  });

  test('__proto__ is a key like any other', () => {
    const { data, locate } = parse('{"__proto__": {"x": 1}}');
    expect(Object.keys(data as object)).toEqual(['__proto__']);
    expect(locate('/__proto__/x')?.column).toBe(21);
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });
});

describe('decode', () => {
  const text = '{"a": "ä 😀"}';
  const utf8 = new TextEncoder().encode(text);

  test('a byte order mark stays in the text', () => {
    const decoded = decode(new Uint8Array([0xef, 0xbb, 0xbf, ...utf8]));
    expect(decoded).toEqual({ text: `\ufeff${text}`, encoding: 'utf-8', findings: [] });
    expect(dataOf(decoded.text)).toEqual({ a: 'ä 😀' });
  });

  test('an invalid byte is reported where it stands', () => {
    const bytes = new Uint8Array([...new TextEncoder().encode('{\n "a": "'), 0xff, 0x22, 0x7d]);
    expect(decode(bytes).findings).toMatchObject([{ code: 'encoding-invalid', line: 2, column: 8 }]);
  });

  test('a byte order mark is not counted as a column before an invalid byte either', () => {
    const bytes = new Uint8Array([0xef, 0xbb, 0xbf, ...new TextEncoder().encode('{ "a": "'), 0xff, 0x22, 0x7d]);
    expect(decode(bytes).findings).toMatchObject([{ code: 'encoding-invalid', line: 1, column: 9 }]);
  });

  test('a real U+FFFD in the file is not invalid', () => {
    expect(decode(new TextEncoder().encode('"\ufffd"')).findings).toEqual([]);
  });

  test('never throws, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
        expect(parse(decode(bytes).text).findings.length + 1).toBeGreaterThan(0);
      }),
      { seed: SEED }
    );
  });
});

describe('replaceValues', () => {
  const id = fc.oneof(fc.string({ minLength: 1, maxLength: 6 }), fc.constantFrom('__proto__', 'constructor', 'a/b~c'));
  const anyElement = fc.record(
    {
      Value: fc.jsonValue({ maxDepth: 2 }),
      Id: id,
      Note: fc.jsonValue({ maxDepth: 1 }),
      DataType: fc.constantFrom('number', 'media')
    },
    { requiredKeys: ['Id', 'DataType'] }
  );
  const file = fc
    .record({
      Head: fc.jsonValue({ maxDepth: 1 }),
      Elements: fc.array(anyElement, { maxLength: 6 }),
      Tail: fc.string()
    })
    .chain((data) =>
      fc
        .constantFrom<[string | number | undefined, string]>([undefined, ''], [2, '\n'], ['\t', '\r\n'])
        .map(([indent, lineEnd]) => ({
          data,
          text: JSON.stringify(data, null, indent).replaceAll('\n', lineEnd)
        }))
    );
  const changes = fc.dictionary(id, fc.jsonValue({ maxDepth: 2 }), { noNullPrototype: true });

  /** The text with every Value of a usable element cut out. */
  function without(text: string): string {
    const { data, locate } = parse(text);
    const all = (data as { Elements: { Value?: unknown }[] }).Elements;
    return all.reduceRight((rest, _, index) => {
      const place = locate(`/Elements/${index}/Value`);
      return place ? rest.slice(0, place.offset) + '\0' + rest.slice(place.offset + place.length) : rest;
    }, text);
  }

  test('the new Values are in the file, and everything else is what it was', () => {
    fc.assert(
      fc.property(file, changes, ({ data, text }, record) => {
        const values = new Map(Object.entries(record));
        const first = new Set<string>();
        const expected = {
          ...data,
          Elements: data.Elements.map((element) => {
            if (first.has(element.Id)) return element;
            first.add(element.Id);
            return values.has(element.Id) ? { ...element, Value: values.get(element.Id) } : element;
          })
        };
        const result = replaceValues(text, values);
        expect(parse(result).data).toEqual(JSON.parse(JSON.stringify(expected)));
        const kept = data.Elements.every((element) => Object.hasOwn(element, 'Value') || !values.has(element.Id));
        if (kept) expect(without(result)).toBe(without(text));
      }),
      { seed: SEED, numRuns: runs(500) }
    );
  });

  test('a Value that means the same keeps its spelling', () => {
    const text = '{"Elements":[{"Id":"n","DataType":"number","Value": 1.50e0 }]}';
    expect(replaceValues(text, new Map([['n', 1.5]]))).toBe(text);
  });

  test.each([
    [
      'one line stays one line',
      '{\n  "Elements": [\n    { "Id": "t", "DataType": "simpleText", "Value": [{ "Text": "a" }] }\n  ]\n}',
      [{ Text: 'b' }, { Text: 'c' }],
      '{\n  "Elements": [\n    { "Id": "t", "DataType": "simpleText", "Value": [{ "Text": "b" }, { "Text": "c" }] }\n  ]\n}'
    ],
    [
      'a block stays a block, with the indentation and line ends of the file',
      '{\r\n\t"Elements": [{\r\n\t\t"Id": "t",\r\n\t\t"DataType": "media",\r\n\t\t"Value": []\r\n\t}]\r\n}',
      [{ Id: 1 }],
      '{\r\n\t"Elements": [{\r\n\t\t"Id": "t",\r\n\t\t"DataType": "media",\r\n\t\t"Value": [\r\n\t\t\t{\r\n\t\t\t\t"Id": 1\r\n\t\t\t}\r\n\t\t]\r\n\t}]\r\n}'
    ],
    [
      'a file without spaces gets none',
      '{"Elements":[{"Id":"t","DataType":"media"}]}',
      [{ Id: 1 }],
      '{"Elements":[{"Id":"t","DataType":"media","Value":[{"Id":1}]}]}'
    ],
    [
      'an element without a Value gets one as its last field',
      '{\n  "Elements": [\n    {\n      "Id": "t",\n      "DataType": "number"\n    }\n  ]\n}\n',
      5,
      '{\n  "Elements": [\n    {\n      "Id": "t",\n      "DataType": "number",\n      "Value": 5\n    }\n  ]\n}\n'
    ]
  ])('%s', (_, before, value, after) => {
    expect(replaceValues(before, new Map([['t', value]]))).toBe(after);
  });

  test('only the first element with an Id is written, and an unknown Id is ignored', () => {
    const text = '{"Elements":[{"Id":"a","DataType":"number","Value":1},{"Id":"a","DataType":"number","Value":2}]}';
    const values = new Map([
      ['a', 7],
      ['b', 8]
    ]);
    expect(replaceValues(text, values)).toBe(text.replace('"Value":1', '"Value":7'));
  });

  test('a text that is not JSON is refused', () => {
    expect(() => replaceValues('{', new Map())).toThrow(TypeError);
  });
});

describe('elementsOf', () => {
  test('gives the objects with an Id and a known DataType in the order of the file, the first where Ids repeat', () => {
    const data = {
      Elements: [
        null,
        { Id: 'b', DataType: 'number', Value: 1 },
        { Id: '', DataType: 'number' },
        { Id: 'a', DataType: 'constructor' },
        { Id: 'b', DataType: 'boolean' },
        { Id: 'a', DataType: 'boolean' },
        [],
        { DataType: 'boolean' }
      ]
    };
    expect(elementsOf(data).map(({ Id, DataType }) => [Id, DataType])).toEqual([
      ['b', 'number'],
      ['a', 'boolean']
    ]);
  });

  test.each([[undefined], [null], [[]], ['x'], [{}], [{ Elements: {} }], [Object.create({ Elements: [{ Id: 'a' }] })]])(
    'gives none for %j',
    (data) => {
      expect(elementsOf(data)).toEqual([]);
    }
  );

  test('leaves out what lacks the promised shape, and does not change its input', () => {
    const data = JSON.parse(
      '{"Elements":[{"Id":"a","DataType":"list","DisplayName":5,"Items":["x",1],"Options":[],"Translations":{"de":{"x":1,"y":"z"},"__proto__":{"x":"1"},"fr":2}}]}'
    ) as unknown;
    const before = JSON.stringify(data);
    const [element] = elementsOf(data);
    expect(JSON.stringify(element)).toBe(
      '{"Id":"a","DataType":"list","DisplayName":"a","Items":["x"],"Translations":{"de":{"y":"z"},"__proto__":{"x":"1"}}}'
    );
    expect(JSON.stringify(data)).toBe(before);
  });

  test('hands on Conditions unchanged, since an unusable one keeps the others from hiding the element', () => {
    const Conditions = [5, { Action: 'HIDE' }];
    const [element] = elementsOf({ Elements: [{ Id: 'a', DataType: 'boolean', Options: { Conditions } }] });
    expect(element?.Options?.Conditions).toBe(Conditions);
  });
});

describe('the Id of an object that no number holds exactly', () => {
  const value = (text: string) => dataOf(`{"Elements": [{"Id": "Place", "Value": [${text}]}]}`);
  const read = (object: object) => ({ Elements: [{ Id: 'Place', Value: [object] }] });

  test.each([
    ['{"Id": 9007199254740995, "Name": "A"}', { Id: '9007199254740995', Name: 'A' }],
    ['{"Name": "A", "Id" :-9007199254740995}', { Name: 'A', Id: '-9007199254740995' }],
    ['{"Id":\r\n12345678901234567890}', { Id: '12345678901234567890' }],
    ['{"Id": 9007199254740991}', { Id: 9007199254740991 }],
    ['{"Id": 1e300}', { Id: 1e300 }],
    ['{"Name": "\\"Id\\": 9007199254740995,"}', { Name: '"Id": 9007199254740995,' }],
    ['{"a\\"Id": 9007199254740995}', { 'a"Id': 9007199254740996 }]
  ])('is read as its digits: %s', (text, object) => {
    expect(value(text)).toEqual(read(object));
  });

  test('an element’s own Id stays the number that it is', () => {
    expect(dataOf('{"Elements": [{"Id": 9007199254740995}]}')).toEqual({ Elements: [{ Id: 9007199254740996 }] });
  });

  test('keeps its digits in a file whose other Values are replaced', () => {
    const text =
      '{"Elements": [{"Id": "Place", "DataType": "location", "Value": [{"Id": 9007199254740995, "Name": "A"}]}]}';
    const [place] = elementsOf(dataOf(text));
    expect(replaceValues(text, new Map([['Place', place?.Value]]))).toBe(text);
  });
});
