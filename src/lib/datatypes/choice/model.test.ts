import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { runs } from '../../../../tests/laws.js';
import { checkContext, codes, element } from '../shared/testing.js';
import { model as models } from './model.js';

describe('a choice', () => {
  const model = models.list;
  const context = checkContext();
  const items = ['Now', 'Later', 'constructor'];
  const choice = element(model.name, {}, items);
  const translated = {
    ...choice,
    Translations: { de: { Now: 'Jetzt', Later: ' ' }, 'de-AT': { Later: 'Nachher' } }
  };

  describe('the Value is an entry of Items, untranslated', () => {
    it.each([
      ['Now', []],
      ['constructor', []],
      ['toString', ['choice-not-in-items']],
      ['Now ', ['choice-not-in-items']],
      [null, ['value-missing']]
    ])('%j: %j', (value, expected) => {
      expect(codes(model.check(value, translated, context))).toEqual(expected);
    });

    it('is kept and shown when it is no longer one of Items', () => {
      expect(model.read('Gone', choice)).toBe('Gone');
      expect(model.describe('Gone', choice, { language: 'en', contentLanguage: 'en' })).toBe('Gone');
    });

    it('is an error while the element is hidden too', () => {
      expect(model.check('Gone', choice, checkContext({ hidden: true }))).toHaveLength(1);
    });
  });

  describe('Items', () => {
    it.each([
      [['a', 'b'], []],
      [
        ['a', 'b', 'a', 'a'],
        ['items-duplicate', 'items-duplicate']
      ],
      [['DisplayName', 'a'], ['items-reserved']],
      [['displayname'], []],
      [[], []]
    ])('%j have the findings %j', (Items, expected) => {
      expect(codes(model.checkDefinition(element(model.name, {}, Items), context))).toEqual(expected);
    });

    it('are warned of at the second of two equal entries', () => {
      const [found] = model.checkDefinition(element(model.name, {}, ['a', 'a']), context);
      expect(found).toMatchObject({ severity: 'warning', pointer: '/Items/1' });
    });

    it('are all candidates, each once', () => {
      expect(model.candidates(element(model.name, {}, ['a', 'b', 'a']), ['c'], context)).toEqual(['a', 'b']);
    });

    it('can all be translated, each once', () => {
      const texts = model.texts(element(model.name, {}, ['a', 'b', 'a']));
      expect(texts.map(({ key }) => key)).toEqual(['DisplayName', 'a', 'b']);
    });

    it('named like the label of the element are never translated', () => {
      const labels = { Translations: { de: { DisplayName: 'Modus' } } };
      const definition = { ...element(model.name, {}, ['DisplayName']), ...labels };
      const words = model.describe('DisplayName', definition, { language: 'de', contentLanguage: 'de' });
      expect(words).toBe('DisplayName');
      expect(model.texts(definition)).toEqual([{ key: 'DisplayName', source: 'Element' }]);
    });
  });

  it.each([
    ['Now', 'de', 'Jetzt'],
    ['Now', 'de-AT', 'Jetzt'],
    ['Later', 'de-AT', 'Nachher'],
    ['Later', 'de', 'Later'],
    ['Now', 'fr', 'Now'],
    ['constructor', 'de', 'constructor'],
    ['', 'de', 'empty']
  ])('describes %j for readers of %s as %s', (value, contentLanguage, words) => {
    expect(model.describe(value, translated, { language: 'en', contentLanguage })).toBe(words);
  });

  describe('entries that read the same', () => {
    const alike = element(model.name, {}, [
      'Aisle',
      ' Aisle',
      'Aisle  B',
      'Aisle B',
      'Gate',
      'Gаte',
      'Tür',
      'Tu\u0308r'
    ]);
    const words = { language: 'en', contentLanguage: '' } as const;

    it('are shown apart', () => {
      const shown = alike.Items!.map((item) => model.describe(item, alike, words));
      expect(shown).toEqual([
        ...['Aisle', '␣Aisle', 'Aisle␣␣B', 'Aisle B', 'Gate', 'Gа⟨U+0430⟩te', 'Tür', 'Tu◌\u0308r']
      ]);
    });

    it('are described entry by entry as each alone, and read once for all', () => {
      const entry = fc.constantFrom('DisplayName', '', ...alike.Items!, ...items);
      fc.assert(
        fc.property(fc.array(entry, { maxLength: 50 }), fc.array(entry), (Items, others) => {
          let reads = 0;
          const counted = new Proxy(Items, { get: (list, key) => ((reads += 1), Reflect.get(list, key) as unknown) });
          const list = { ...translated, Items: counted };
          const values = [...Items, ...others];
          const described = values.map((value) => model.describe(value, list, words));
          expect(described).toEqual(
            values.map((value) => model.describe(value, { ...translated, Items: [...Items] }, words))
          );
          expect(reads).toBeLessThan(5 * Items.length + 10);
        }),
        { numRuns: runs(50), seed: 34 }
      );
    });

    it('are read once for all Values that are none of them', () => {
      const many = element(
        model.name,
        {},
        Array.from({ length: 100 }, (_, at) => `Entry ${at}`)
      );
      const normalize = vi.spyOn(String.prototype, 'normalize');
      onTestFinished(() => normalize.mockRestore());
      for (let at = 0; at < 100; at += 1) model.check(`Other ${at}`, many, context);
      expect(normalize.mock.calls.length).toBeLessThan(1_000);
    });

    it('are found by the check, with what they differ in', () => {
      const found = model.checkDefinition(alike, context);
      expect(
        found.map(({ code, pointer, params }) => [code, pointer, params.item, params.other, params.difference])
      ).toEqual([
        ['items-alike', '/Items/1', '␣Aisle', 'Aisle', 'blanks'],
        ['items-alike', '/Items/3', 'Aisle B', 'Aisle␣␣B', 'blanks'],
        ['items-alike', '/Items/5', 'Gа⟨U+0430⟩te', 'Gate', 'letters'],
        ['items-alike', '/Items/7', 'Tu◌\u0308r', 'Tür', 'accents']
      ]);
    });

    it('are named so where a Value is none of them', () => {
      const shown = (value: string) =>
        model.check(value, alike, context).map(({ code, params }) => [code, params.value]);
      expect(shown('Gate ')).toEqual([['choice-not-in-items', 'Gate␣']]);
      expect(shown('Aisle\u00a0B')).toEqual([['choice-not-in-items', 'Aisle⍽B']]);
      expect(shown('Exit\u00a0B')).toEqual([['choice-not-in-items', 'Exit B']]);
    });
  });

  it.each([
    ['Now', 'Now', true],
    ['Now', 'now', false],
    ['Now', 'No', false],
    ['', '', true],
    ['Now', 0, undefined],
    ['Now', ['Now'], undefined],
    ['Now', null, undefined]
  ])('%j equals and contains %j: %s', (value, expected, result) => {
    expect(model.compare.equals?.(value, expected, context)).toBe(result);
    expect(model.compare.contains?.(value, expected, context)).toBe(result);
  });
});
