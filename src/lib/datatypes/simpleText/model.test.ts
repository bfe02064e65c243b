import { describe, expect, it } from 'vitest';
import type { PatternTester } from '../../ascdata/dataTypeModel.js';
import { messageOf } from '../../ascdata/wording.js';
import { inContentLanguage } from '../shared/texts.js';
import { alwaysAnswer, checkContext, codes, element } from '../shared/testing.js';
import { isAnchored, model } from './model.js';

const context = checkContext();
const hidden = checkContext({ hidden: true });
const texts = (...all: string[]) => all.map((Text) => ({ Text }));
const check = (value: unknown, options: Record<string, unknown>, at = context) =>
  codes(model.check(value, element('simpleText', options), at));

describe('simpleText: the Value is always a list of instances', () => {
  it.each(['Hello', '', null, { Text: 'a' }, ['a'], [{ text: 'a' }], [{ Text: 1 }], [null], [[]]])(
    'does not read %j',
    (raw) => {
      expect(model.read(raw, element('simpleText'))).toBeUndefined();
    }
  );

  it('reads the empty list as one empty instance, and says so', () => {
    expect(model.read([], element('simpleText'))).toEqual(texts(''));
    expect(check([], {})).toEqual(['value-spelling']);
    expect(model.same([], texts(''), element('simpleText'))).toBe(true);
  });

  it('keeps what else an instance carries', () => {
    const raw = [{ Text: 'a', Unknown: 1 }];
    expect(model.read(raw, element('simpleText'))).toEqual(raw);
  });

  it.each([
    [undefined, 1],
    [0, 1],
    [1, 1],
    [3, 3],
    [-2, 1]
  ])('NumberOfInstances %j allows %d', (NumberOfInstances, allowed) => {
    const value = texts(...Array.from({ length: allowed + 1 }, () => 'a'));
    expect(check(value.slice(1), { NumberOfInstances })).toEqual([]);
    expect(check(value, { NumberOfInstances })).toEqual(['too-many-instances']);
    expect(check(value, { NumberOfInstances }, hidden)).toEqual(['too-many-instances']);
  });
});

describe('simpleText: MaxChars', () => {
  it.each([
    ['abc', 3, []],
    ['abcd', 3, ['text-too-long']],
    ['😀', 2, []],
    ['😀', 1, ['text-too-long']],
    ['a\nb', 3, []],
    ['', 0, []],
    ['a', 0, ['text-too-long']],
    ['abcd', undefined, []],
    ['abcd', '3', []],
    ['abcd', -1, []]
  ])('%j within %j UTF-16 units: %j', (text, MaxChars, expected) => {
    expect(check(texts(text), { MaxChars })).toEqual(expected);
  });

  it('applies to each instance, and to hidden elements too', () => {
    const options = { NumberOfInstances: 3, MaxChars: 2 };
    const found = model.check(texts('abc', 'a', 'abc'), element('simpleText', options), hidden);
    expect(found.map(({ pointer }) => pointer)).toEqual(['/0/Text', '/2/Text']);
    expect(found[0]?.params).toEqual({ maximum: 2, count: 3 });
  });

  it('of 0 is warned of in the definition', () => {
    expect(codes(model.checkDefinition(element('simpleText', { MaxChars: 0 }), context))).toEqual(['max-chars-zero']);
  });
});

describe('simpleText: Required', () => {
  it.each([
    [texts(''), true, ['text-required']],
    [texts(' \t\n'), true, ['text-required']],
    [texts('\u200b', '\ufeff\u3164'), true, ['text-required']],
    [texts('\u200b', '👩\u200d🚀'), true, []],
    [texts('', ' a'), true, []],
    [texts(''), false, []],
    [texts(''), 1, ['text-required']],
    [texts(''), 0, []]
  ])('%j with Required %j: %j', (value, Required, expected) => {
    expect(check(value, { Required, NumberOfInstances: 2 })).toEqual(expected);
  });

  it('is not applied while the element is hidden', () => {
    expect(check(texts(''), { Required: true }, hidden)).toEqual([]);
  });
});

describe('simpleText: ValidationRegExp', () => {
  const described = { ValidationRegExp: '^\\d+$', ValidationRegExpDescription: 'Digits only' };

  it.each([
    ['12', '^\\d+$', []],
    ['a12', '^\\d+$', ['text-pattern-undescribed']],
    ['a12', '\\d+', []],
    ['', '^\\d+$', []],
    [' ', '^\\d+$', ['text-pattern-undescribed']],
    ['A', '^a$', ['text-pattern-undescribed']],
    ['anything', '', []],
    ['anything', '(', []],
    ['anything', 7, []]
  ])('%j against %j: %j', (text, ValidationRegExp, expected) => {
    expect(check(texts(text), { ValidationRegExp })).toEqual(expected);
  });

  it('is searched in each instance that is not empty', () => {
    const definition = element('simpleText', { ...described, NumberOfInstances: 3 });
    const found = model.check(texts('a', '', 'b'), definition, context);
    expect(found.map(({ pointer }) => pointer)).toEqual(['/0/Text', '/2/Text']);
  });

  it('is not applied while the element is hidden', () => {
    expect(check(texts('a'), described, hidden)).toEqual([]);
  });

  it('shows ValidationRegExpDescription where it fails, in the language of the reader', () => {
    const definition = {
      ...element('simpleText', described),
      Translations: { de: { ValidationRegExpDescription: 'Nur Ziffern' } }
    };
    const found = model.check(texts('a'), definition, context)[0]!;
    expect(messageOf(found, 'en')).toBe('Digits only');
    expect(messageOf(inContentLanguage(found, definition, 'de-AT'), 'de')).toBe('Nur Ziffern');
    expect(messageOf(inContentLanguage(found, definition, 'fr'), 'de')).toBe('Digits only');
  });

  it.each([
    ['match', []],
    ['no-match', ['text-pattern']],
    ['invalid', []],
    ['pending', []],
    ['timeout', ['text-pattern-timeout']],
    ['untested', ['text-pattern-untested']]
  ] as const)('with the verdict %s has the findings %j', (verdict, expected) => {
    expect(check(texts('a'), described, checkContext({ patterns: alwaysAnswer(verdict) }))).toEqual(expected);
  });

  it.each([
    [{ ValidationRegExp: '^a$', ValidationRegExpDescription: 'a' }, []],
    [{ ValidationRegExp: 'a', ValidationRegExpDescription: 'a' }, ['pattern-unanchored']],
    [{ ValidationRegExp: '^a$' }, ['pattern-undescribed']],
    [{ ValidationRegExp: '(' }, ['pattern-invalid']],
    [{ ValidationRegExp: '' }, []],
    [{}, []]
  ])('a definition with %j has the findings %j', (options, expected) => {
    expect(codes(model.checkDefinition(element('simpleText', options), context))).toEqual(expected);
  });

  it('is not asked where there are more texts than may be', () => {
    const asked: string[] = [];
    const patterns: PatternTester = {
      test: (_pattern, text) => {
        asked.push(text);
        return 'no-match';
      },
      settled: () => Promise.resolve()
    };
    const two = { ...described, NumberOfInstances: 2, MaxChars: 1 };
    const found = check(texts('aa', 'bb', 'cc'), two, checkContext({ patterns }));
    expect([found, asked]).toEqual([['text-too-long', 'text-too-long', 'too-many-instances'], []]);
  });

  it('that takes too long is warned of in the definition', () => {
    const slow = checkContext({ patterns: alwaysAnswer('timeout') });
    expect(codes(model.checkDefinition(element('simpleText', described), slow))).toEqual(['pattern-too-costly']);
  });
});

describe('simpleText: conditions compare case-sensitively, without trimming', () => {
  it.each([
    [texts('a', 'b'), 'b', true],
    [texts('a', 'b'), 'B', false],
    [texts('a '), 'a', false],
    [texts('ab'), 'a', false],
    [texts('a', 'b'), ['a', 'b'], true],
    [texts('a', 'b'), ['b', 'a'], false],
    [texts('a', 'b'), ['a'], false],
    [texts('a'), [{ Text: 'a' }], true],
    [texts('a'), ['a', 1], undefined],
    [texts('a'), 1, undefined],
    [texts('a'), null, undefined],
    [texts('a'), true, undefined]
  ])('%j == %j: %s', (value, expected, result) => {
    expect(model.compare.equals?.(value, expected, context)).toBe(result);
  });

  it.each([
    [texts('abc'), 'b', true],
    [texts('x', 'abc'), 'bc', true],
    [texts('abc'), 'B', false],
    [texts('ab', 'c'), 'abc', false],
    [texts('abc'), '', true],
    [texts('abc'), 1, undefined],
    [texts('abc'), ['b'], undefined]
  ])('%j ? %j: %s', (value, expected, result) => {
    expect(model.compare.contains?.(value, expected, context)).toBe(result);
  });

  it.each([
    [texts(''), false],
    [texts('', ''), false],
    [texts('', ' '), true],
    [texts('a'), true]
  ])('%j has a value: %s', (value, expected) => {
    expect(model.hasValue(value)).toBe(expected);
  });
});

describe('simpleText: candidates', () => {
  const outcomes = (options: Record<string, unknown>, constants: unknown[]) => {
    const found = model.candidates(element('simpleText', options), constants, context);
    return new Set(
      found.map((value) =>
        constants
          .map((each) =>
            model.compare.equals?.(value, each, context)
              ? '='
              : model.compare.contains?.(value, each, context)
                ? '?'
                : '-'
          )
          .join('')
      )
    );
  };

  it('equal, contain or lack each constant, alone and together', () => {
    expect([...outcomes({}, ['x', 'y'])].sort()).toEqual(['--', '-=', '-?', '=-', '?-', '??']);
    expect([...outcomes({ NumberOfInstances: 2 }, ['x', 'y'])].sort()).toEqual([
      '--',
      '-=',
      '-?',
      '=-',
      '==',
      '=?',
      '?-',
      '?=',
      '??'
    ]);
  });

  it('know that a text contains its parts', () => {
    expect([...outcomes({}, ['a', 'ab'])].sort()).toEqual(['--', '=-', '?-', '?=', '??']);
  });

  it('stay within MaxChars, and overlap where there is no room side by side', () => {
    expect([...outcomes({ MaxChars: 3 }, ['ab', 'bc'])].sort()).toEqual(['--', '-=', '-?', '=-', '?-', '??']);
    expect([...outcomes({ MaxChars: 1 }, ['ab'])]).toEqual(['-']);
  });

  it('reproduce lists of texts, and their beginnings', () => {
    expect([...outcomes({ NumberOfInstances: 2 }, [['a', 'b'], 'a'])].sort()).toEqual(['--', '-=', '-?', '==']);
  });

  it('are none rather than an incomplete set', () => {
    expect(model.candidates(element('simpleText'), [...'abcdefghijkl'], context)).toEqual([]);
  });
});

describe('simpleText: words', () => {
  it.each([
    [texts('Hello'), 'Hello'],
    [texts(''), 'leer'],
    [texts('a', '', 'b'), 'a, b'],
    [texts('a', 'b', 'c', 'd'), 'a, b, c + 1 weitere'],
    [texts('  two\nlines '), 'two lines'],
    [texts('x'.repeat(200)), `${'x'.repeat(59)}…`],
    ['plain', 'plain']
  ])('describes %j as %s', (value, words) => {
    expect(model.describe(value, element('simpleText'), { language: 'de', contentLanguage: 'de' })).toBe(words);
  });

  it('offers ValidationRegExpDescription for translation', () => {
    const definition = element('simpleText', { ValidationRegExpDescription: 'Digits only' });
    expect(model.texts(definition)).toEqual([
      { key: 'DisplayName', source: 'Element' },
      { key: 'ValidationRegExpDescription', source: 'Digits only' }
    ]);
  });
});

describe('an anchored pattern describes the whole text', () => {
  it.each(['^a$', '^(a|b)$', '^a$|^b$', '^[|]$', '^\\d{3}\\\\$', '^(?=.*x).+$', '^[$]$', '^[\\]|]+$', '^a\\|b$'])(
    '%s is anchored',
    (pattern) => {
      expect(isAnchored(pattern)).toBe(true);
    }
  );

  it.each(['', 'a', '^a', 'a$', '^a|b$', '\\^a$', '^a\\$', '^a$|b', '(^a$', '[^a]$'])('%j is not', (pattern) => {
    expect(isAnchored(pattern)).toBe(false);
  });
});
