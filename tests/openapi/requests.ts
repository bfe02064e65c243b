import fc from 'fast-check';
import type { Json, JsonObject } from '../../src/lib/server/platform/openapi/components.js';
import { pathNames, pathSchema } from '../../src/lib/server/platform/openapi/operation.js';
import type { Specified } from './documented.js';

/** A random request, valid or not, based on the document's description of an operation. */
export interface Generated {
  readonly operation: Specified;
  readonly who: 'administrator' | 'user' | 'nobody';
  readonly method: string;
  readonly path: string;
  /** Whether a part of the path, being empty or a dot, leads to another operation. */
  readonly strays: boolean;
  readonly headers: Record<string, string>;
  readonly body?: string | Uint8Array;
}

/** Texts that are known to break programs. */
const HOSTILE_TEXTS = [
  ...[
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\udc00x',
    '\u202Etxt.exe',
    '\uFEFF',
    '\uFFFF',
    '\u2028',
    '\r\nx: y',
    '\t'
  ],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'null', 'undefined', 'NaN', 'true'],
  ...['0', '-0', '-1', '00', '+1', '1e3', '1e309', '0x10', '1.5', '١٢', '9007199254740993', '9'.repeat(400), '1_000'],
  ...[
    "' OR 1=1 --",
    '"; drop table users; --',
    '%',
    '_',
    '\\',
    '%25',
    '../../../etc/passwd',
    '..\\..\\',
    '/',
    '.',
    '..'
  ],
  ...[
    '<script>alert(1)</script>',
    '{{7*7}}',
    '${7*7}',
    '💥',
    'İı',
    'ß'.repeat(200),
    'x'.repeat(10_000),
    'é'.repeat(5_000)
  ],
  ...['2026-02-30T00:00:00Z', '0000-00-00', '+275760-09-13T00:00:00.001Z', '9999-12-31T23:59:60Z', 'Today']
];
const HOSTILE_VALUES: readonly Json[] = [
  ...[null, true, false, 0, -1, 0.5, -0, 1e308, 5e-324, 2 ** 31, 2 ** 53, 2 ** 63, 2 ** 64],
  ...[[], {}, [null], [[]], [{}], { ['__proto__']: { a: 1 } }, { constructor: { prototype: {} } }, { '': '' }],
  ...[Array.from({ length: 2_000 }, (_, index) => index), Array.from({ length: 50 }, () => null)]
];
/** Bodies that are not, or barely, JSON. */
const HOSTILE_JSON = [
  ...[
    '',
    ' ',
    '{',
    '{"Name":',
    '{"Name":"x"',
    '[]',
    '"x"',
    'null',
    '1',
    'true',
    'NaN',
    '{"a":1e400}',
    '{"Name":1e400}'
  ],
  ...[
    '{"a":1,"a":2}',
    '{"__proto__":{"x":1}}',
    "{'Name':'x'}",
    '{"Name":"\\ud800"}',
    '{"Name":"\u0000"}',
    '{"Name":"\\u0000"}'
  ],
  ...['\uFEFF{}', '// {}', '{"Name":"x",}', '['.repeat(20_000), '{"a":'.repeat(5_000), '1'.repeat(50_000), '\ud800']
];
const HOSTILE_HEADERS = [
  '',
  '*',
  '"1"',
  'W/"1"',
  '"',
  '"1", "2"',
  'x'.repeat(4_000),
  'ÿ',
  'Europe/Vienna',
  '../..',
  '-1'
];

const hostileText = fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.string({ unit: 'binary', maxLength: 30 }));
const hostileValue = fc.oneof(fc.constantFrom(...HOSTILE_VALUES), hostileText, fc.jsonValue() as fc.Arbitrary<Json>);

/** Mostly the first, now and then the second. */
const seldom = <T>(usual: fc.Arbitrary<T>, other: fc.Arbitrary<T>, weight = 8): fc.Arbitrary<T> =>
  fc.oneof({ arbitrary: usual, weight }, { arbitrary: other, weight: 1 });

const smallId = fc.integer({ min: 1, max: 4 });
const words = fc.constantFrom('Lobby', 'Größe', 'a', 'Poster 1', 'x y z', '東京');

/** A value that matches a schema, as far as possible; a value inside may be hostile. */
function valueOf(schema: JsonObject, hostility: number): fc.Arbitrary<Json> {
  return seldom(fittingOf(schema, hostility), hostileValue, hostility);
}

function fittingOf(schema: JsonObject, hostility: number): fc.Arbitrary<Json> {
  const { anyOf, const: fixed, enum: choices, type } = schema;
  if (fixed !== undefined) return fc.constant(fixed);
  if (Array.isArray(choices)) return fc.constantFrom(...choices);
  if (Array.isArray(anyOf)) return fc.oneof(...anyOf.map((each) => fittingOf(each as JsonObject, hostility)));
  switch (type) {
    case 'object':
      return objectOf(schema, hostility);
    case 'array':
      return fc.array(valueOf((schema.items ?? {}) as JsonObject, hostility), {
        minLength: Math.min(Number(schema.minItems ?? 0), 5),
        maxLength: 4
      });
    case 'integer':
      return fc.oneof(smallId, fc.integer({ min: Number(schema.minimum ?? -5), max: Number(schema.maximum ?? 5_000) }));
    case 'number':
      return fc.oneof(smallId, fc.constantFrom(0.25, 12.5, 100));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return textOf(schema);
    default:
      return fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>;
  }
}

function textOf({ format, pattern }: JsonObject): fc.Arbitrary<string> {
  if (format === 'date-time' || format === 'date') {
    return fc.constantFrom(
      '2026-01-05T08:00:00Z',
      '2026-11-21T08:00:00',
      '2026-03-01',
      '2031-12-31T23:59:59.999+02:00'
    );
  }
  if (typeof pattern !== 'string') return words;
  return fc.constantFrom(
    '1.0',
    '1.10.2',
    '2026-01-05',
    'spot',
    'spot,player',
    'a',
    'A',
    '6f9619ff-8b86-4011-b42d-00c04fc964ff'
  );
}

function objectOf(schema: JsonObject, hostility: number): fc.Arbitrary<Json> {
  const properties = Object.entries((schema.properties ?? {}) as JsonObject);
  const required = new Set(schema.required as string[] | undefined);
  const model = Object.fromEntries(properties.map(([name, each]) => [name, valueOf(each as JsonObject, hostility)]));
  const requiredKeys = properties.map(([name]) => name).filter((name) => required.has(name));
  const known = fc.record(model, { requiredKeys, noNullPrototype: true }) as fc.Arbitrary<JsonObject>;
  const lacking = fc.record(model, { requiredKeys: [], noNullPrototype: true }) as fc.Arbitrary<JsonObject>;
  const more = fc.dictionary(hostileText, hostileValue, { maxKeys: 2, noNullPrototype: true });
  const open = properties.length === 0 ? more : fc.constant({});
  return fc
    .tuple(seldom(known, lacking), seldom(open, more))
    .map(([some, others]) => ({ ...others, ...some }) as JsonObject);
}

const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());

/** A part of the path that URL normalisation removes. */
const LOST = new Set(['', '.', '..']);

function pathOf({ path, spec, versioned }: Specified): fc.Arbitrary<Pick<Generated, 'path' | 'strays'>> {
  const version = versioned
    ? seldom(
        fc.constantFrom('', '', '/v1.0', '/v1.18'),
        fc.constantFrom('/v1.19', '/v1.01', '/v2.0', '/v1', '/V1.1', '/v1.-1', '/__proto__', '/%00')
      )
    : fc.constant('');
  const names = pathNames(path);
  const parts = names.map((name) => {
    const schema = JSON.parse(JSON.stringify(pathSchema(name, spec))) as JsonObject;
    const fitting = fittingOf(schema, 20).map((value) => String(value));
    return seldom(fitting, hostileText, 5).map(encoded);
  });
  return fc.tuple(version, fc.tuple(...parts)).map(([before, texts]) => {
    const filled = names.reduce((text, name, index) => text.replace(`{${name}}`, () => texts[index] ?? ''), path);
    return { path: `/api${before}${filled}`, strays: texts.some((text) => LOST.has(text)) };
  });
}

/** Parameters: valid, wrong, repeated, in another case, unknown, and bytes that are not text. */
function queryOf({ spec }: Specified): fc.Arbitrary<string> {
  const required = new Set(spec.query?.required ?? []);
  const each = Object.entries(spec.query?.properties ?? {}).map(([name, schema]) => {
    const plain = JSON.parse(JSON.stringify(schema)) as JsonObject;
    const value = seldom(fittingOf(plain, 20).map(String), hostileText, 5).map((text) => `${name}=${encoded(text)}`);
    const odd = fc.oneof(
      fc.tuple(value, value).map(([one, other]) => `${one}&${other}`),
      fc.tuple(value, value).map(([one, other]) => `${one}&${other.toUpperCase()}`),
      fc.constantFrom(`${name}`, `${name}=`, `${name}[]=1`, `${name}=%00`, `${name}=%E0%A4%A`, `${name}=%ff`)
    );
    const given = seldom(value, odd);
    return seldom(required.has(name) ? given : fc.oneof(fc.constant(''), fc.constant(''), given), fc.constant(''));
  });
  const stray = fc.tuple(hostileText, hostileText).map(([name, value]) => `${encoded(name)}=${encoded(value)}`);
  return fc
    .tuple(fc.tuple(...each), seldom(fc.constant(''), stray))
    .map(([given, more]) => [...given, more].filter((text) => text !== '').join('&'));
}

interface Sent {
  readonly body?: string | Uint8Array;
  readonly type?: string;
}

const WRONG_TYPES = [
  'text/plain',
  'application/xml',
  'application/json; charset=utf-16',
  '',
  'multipart/form-data',
  '/'
];

function bodyOf({ spec, method }: Specified, samples: readonly Uint8Array[]): fc.Arbitrary<Sent> {
  if (method === 'GET') return fc.constant({});
  const { body, raw } = spec;
  if (!body && !raw)
    return seldom(
      fc.constant<Sent>({}),
      fc.constantFrom(...HOSTILE_JSON).map((text) => ({ body: text }))
    );
  const schema = JSON.parse(JSON.stringify(body ?? raw?.schema ?? {})) as JsonObject;
  const type = raw?.media ?? 'application/json';
  const broken: fc.Arbitrary<string | Uint8Array> = fc.oneof(
    fc.constantFrom(...HOSTILE_JSON),
    fc.uint8Array({ maxLength: 60 })
  );
  const right: fc.Arbitrary<Sent> = type.startsWith('multipart/')
    ? formOf(samples)
    : seldom<string | Uint8Array>(
        fittingOf(schema, 12).map((value) => JSON.stringify(value)),
        broken
      ).map((sent) => ({ body: sent, type }));
  const wrong = fc.tuple(broken, fc.constantFrom(type, ...WRONG_TYPES)).map(([sent, as]) => ({ body: sent, type: as }));
  return seldom(right, fc.oneof(wrong, fc.constant<Sent>({})));
}

/** multipart/form-data as bytes: whole, truncated, without a file, with two, with invalid names. */
function formOf(samples: readonly Uint8Array[]): fc.Arbitrary<Sent> {
  const content = fc.oneof(fc.constantFrom(...samples), fc.uint8Array({ maxLength: 200 }));
  const name = seldom(fc.constantFrom('a.dash.zip', 'Update 1.bin'), hostileText, 2);
  const part = fc.oneof(
    fc.tuple(name, content).map(([fileName, bytes]) => partWith('file', fileName, bytes)),
    fc.constantFrom('Version', 'MinVersion', '__proto__').map((field) => partWith(field, undefined, Buffer.from('1.2')))
  );
  const cut = fc.tuple(fc.boolean(), fc.integer({ min: 0, max: 500 }));
  return fc
    .tuple(fc.array(part, { minLength: 1, maxLength: 3 }), seldom(fc.constant<[boolean, number]>([false, 0]), cut))
    .map(([parts, [isCut, end]]) => {
      const whole = Buffer.concat([...parts, Buffer.from('--edge--\r\n')]);
      return { body: isCut ? whole.subarray(0, Number(end)) : whole, type: 'multipart/form-data; boundary=edge' };
    });
}

function partWith(field: string, fileName: string | undefined, bytes: Uint8Array): Buffer {
  const file = fileName === undefined ? '' : `; filename="${fileName}"`;
  return Buffer.concat([
    Buffer.from(`--edge\r\ncontent-disposition: form-data; name="${field}"${file}\r\n\r\n`),
    bytes,
    Buffer.from('\r\n')
  ]);
}

function headersOf({ spec }: Specified): fc.Arbitrary<Record<string, string>> {
  const known = [...Object.keys(spec.headers ?? {}), 'range', 'if-none-match', 'accept-language', 'if-range'];
  const required = Object.entries(spec.headers ?? {}).filter(([, header]) => header.required);
  const given = Object.fromEntries(required.map(([name]) => [name, '"1"']));
  const odd = fc.dictionary(
    fc.constantFrom(...known),
    fc.constantFrom(...HOSTILE_HEADERS, 'bytes=0-0', 'bytes=9-1', 'de'),
    {
      maxKeys: 2,
      noNullPrototype: true
    }
  );
  return seldom(fc.constant({}), odd, 3).map((others) => ({ ...given, ...others }));
}

/** Requests to these operations, each as often as any other. */
export function requests(operations: readonly Specified[], samples: readonly Uint8Array[]): fc.Arbitrary<Generated> {
  const each = operations.map((operation) => {
    const who = fc.constantFrom<Generated['who'][]>(
      'administrator',
      'administrator',
      'administrator',
      'user',
      'nobody'
    );
    const method = seldom(
      fc.constant<string>(operation.method),
      fc.constantFrom('HEAD', 'OPTIONS', 'PATCH', 'QUERY'),
      30
    );
    const parts = fc.tuple(
      who,
      method,
      pathOf(operation),
      queryOf(operation),
      headersOf(operation),
      bodyOf(operation, samples)
    );
    return parts.map(([by, as, { path, strays }, query, headers, { body, type }]): Generated => {
      const hasBody = body !== undefined && as !== 'HEAD' && as !== 'GET';
      return {
        operation,
        who: by,
        method: as,
        path: query === '' ? path : `${path}?${query}`,
        strays,
        headers: { ...headers, ...(hasBody && type !== undefined && { 'content-type': type }) },
        ...(hasBody && { body })
      };
    });
  });
  return fc.oneof(...each);
}
