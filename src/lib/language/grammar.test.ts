import { describe, expect, it } from 'vitest';
import { grammarOf } from './grammar.js';
import { MESSAGE_LANGUAGES } from './languages.js';

const messages = import.meta.glob<string>(
  ['../messages/*/**/*.ts', '../server/platform/http/{errors,validation}.ts', '../server/playtimes/body.ts'],
  { eager: true, query: '?raw', import: 'default' }
);

describe('names in texts', () => {
  it('stand in the quotation marks of the language, isolated in their direction', () => {
    expect(MESSAGE_LANGUAGES.map((language) => grammarOf(language).quote('Uhr'))).toEqual([
      '“Uhr”',
      '„Uhr“',
      '«\u202FUhr\u202F»'
    ]);
    expect(grammarOf('en').quote('الوضع')).toBe('“\u2068الوضع\u2069”');
  });

  it('are quoted by that helper, never by marks around a value', () => {
    const marks = Object.entries(messages)
      .filter(([path]) => path.startsWith('../messages/'))
      .flatMap(([path, source]) =>
        [...source.matchAll(/[“„«]\u202F?\$?\{\w.*?\}/g)].map(([found]) => `${path}: ${found}`)
      );
    expect(marks).toEqual([]);
  });
});

describe('numbers in texts', () => {
  it.each([
    ['en', 0, '0 widgets'],
    ['en', 1, '1 widget'],
    ['en', 1234.5, '1,234.5 widgets'],
    ['de', 1, '1 widget'],
    ['de', 1234.5, '1.234,5 widgets']
  ] as const)('are written, and counted with, as the language does (%s): %d is “%s”', (language, n, said) => {
    expect(grammarOf(language).count(n, 'widget', 'widgets')).toBe(said);
  });

  it.each(Object.entries(messages))(
    'of %s leave the plural to Intl.PluralRules, and figures to Intl.NumberFormat',
    (_path, source) => {
      expect(source).not.toMatch(/=== 1\b/);
      expect(source).not.toMatch(/toLocale/);
      expect(source).not.toMatch(/\$\{(?:n|count|total|users|limit|seconds)\}/);
    }
  );
});
