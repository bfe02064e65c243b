import { isBlank } from '../language/unseen.js';
import fc from 'fast-check';
import { EXCHANGE_FORMATS, EXCHANGE_STATES, type ExchangeFile, type ExchangeText } from './types.js';

/** Text that breaks formats: markup, separators, formulas, our own spelling, controls, lone surrogates, mixed directions. */
const AWKWARD = [
  ...['<', '>', '&', '&amp;', '"', "'", ']]>', '<!--', '<ph id="1"/>', ' ', '  ', '\t', '\n', '\r', '\r\n'],
  ...[
    ',',
    ';',
    '=',
    '+1',
    '-',
    '@',
    '＝',
    '\\u{',
    '\\u{41}',
    '\\',
    '{min}',
    '{max}',
    '{',
    '}',
    '%20',
    '/',
    ':',
    '_',
    '_20_'
  ],
  ...[
    '\u0000',
    '\u0001',
    '\u001F',
    '\u007F',
    '\u0085',
    '\u2028',
    '\u202E',
    '\uFEFF',
    '\uFFFE',
    '\uFFFF',
    '\uD800',
    '\uDC00'
  ],
  ...['שלום', 'مرحبا', '\u200F', '😀', 'é', '__proto__', '#text', 'x']
];

/** Any text, the awkward ones above all. */
export const anyText = fc.oneof(
  fc.array(fc.constantFrom(...AWKWARD), { maxLength: 6 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 4 }).map((codes) => String.fromCharCode(...codes))
);

const filled = anyText.filter((text) => !isBlank(text));

const anyKey = fc.oneof(
  fc.record({ element: anyText, kind: fc.constantFrom('name' as const, 'pattern' as const) }),
  fc.record({ element: anyText, kind: fc.constant('entry' as const), entry: anyText })
);

/** A text as exported: to do or inherited if and only if it has no translation. */
const anyExchangeText: fc.Arbitrary<ExchangeText> = fc
  .record({
    key: anyKey,
    source: anyText,
    target: filled,
    state: fc.constantFrom(...EXCHANGE_STATES),
    where: fc.option(anyText.filter((text) => text !== '')),
    comments: fc.array(
      anyText.filter((text) => text !== ''),
      { maxLength: 3 }
    )
  })
  .map(({ where, target, ...rest }) => ({
    ...rest,
    target: rest.state === 'toDo' || rest.state === 'inherited' ? '' : target,
    ...(where !== null && { where })
  }));

/** A file of each format. */
export const anyFile: fc.Arbitrary<ExchangeFile> = fc.record({
  format: fc.constantFrom(...EXCHANGE_FORMATS),
  language: fc.constantFrom('de', 'ar', 'pt-BR', 'zh-Hant-TW'),
  widgets: fc.uniqueArray(
    fc.record({
      id: anyText,
      name: anyText,
      texts: fc.uniqueArray(anyExchangeText, { minLength: 1, maxLength: 4, selector: ({ key }) => JSON.stringify(key) })
    }),
    { minLength: 1, maxLength: 3, selector: ({ id }) => id }
  )
});

/** A small widget as exported, with a text in each state: the source of the tools' samples. */
export const exported: ExchangeFile = {
  format: 'xliff12',
  language: 'de',
  widgets: [
    {
      id: 'clock_1',
      name: 'Clock',
      texts: [
        {
          key: { element: 'Title', kind: 'name' },
          source: 'Title of the clock',
          target: '',
          state: 'toDo',
          where: 'Text field, always shown',
          comments: []
        },
        {
          key: { element: 'Title', kind: 'pattern' },
          source: 'At least {min} letters, at most {max}',
          target: 'Mindestens {min} Buchstaben, höchstens {max}',
          state: 'toReview',
          comments: ['“Zeichen” or “Buchstaben”?']
        },
        { key: { element: 'Size', kind: 'name' }, source: 'Size', target: 'Größe', state: 'reviewed', comments: [] },
        {
          key: { element: 'Size', kind: 'entry', entry: 'very large' },
          source: 'very large',
          target: 'riesig',
          state: 'outdated',
          where: 'Entry of “Size”',
          comments: ['Was “huge”.', 'Please keep it short.']
        },
        {
          key: { element: 'Size', kind: 'entry', entry: 'a/b & <c>' },
          source: 'a/b & <c>',
          target: 'a/b & <c>',
          state: 'reviewed',
          comments: []
        }
      ]
    }
  ]
};
