import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBlank } from '../language/unseen.js';
import { dataOf, elementsOf } from './document.js';
import { own } from './elements.js';
import { replaceTranslations, type NewTexts } from './replaceTranslations.js';
import { translationIn } from './translations.js';

const texts = (language: string, of: Record<string, string>): ReadonlyMap<string, NewTexts> =>
  new Map([['Title', new Map([[language, new Map(Object.entries(of))]])]]);

const SOURCE = `{
  "SpotIdentifier": "a",
  "Elements": [
    { "Id": "Title", "DataType": "simpleText", "DisplayName": "Title",   "Translations": { "de": { "DisplayName": "Titel" } } },
    {
      "Id": "Size",
      "DataType": "list",
      "DisplayName": "Size",
      "Items": ["small"]
    }
  ]
}`;

describe('translations in the text of an ascData.json', () => {
  it('are changed in place, and nothing else is', () => {
    expect(replaceTranslations(SOURCE, texts('de', { DisplayName: 'Überschrift' }))).toBe(
      SOURCE.replace('"Titel"', '"Überschrift"')
    );
  });

  it('that are there already leave the file as it is', () => {
    expect(replaceTranslations(SOURCE, texts('de', { DisplayName: 'Titel' }))).toBe(SOURCE);
    expect(replaceTranslations(SOURCE, texts('fr', { DisplayName: '' }))).toBe(SOURCE);
  });

  it('of another language, or of an element without any, are added', () => {
    const added = replaceTranslations(
      SOURCE,
      new Map([...texts('fr', { DisplayName: 'Titre' }), ['Size', new Map([['de', new Map([['small', 'klein']])]])]])
    );
    const [title, size] = elementsOf(dataOf(added));
    expect([title?.Translations, size?.Translations]).toEqual([
      { de: { DisplayName: 'Titel' }, fr: { DisplayName: 'Titre' } },
      { de: { small: 'klein' } }
    ]);
  });

  it('that are empty are removed, with their language where it has no others', () => {
    const [title] = elementsOf(dataOf(replaceTranslations(SOURCE, texts('de', { DisplayName: '' }))));
    expect(title?.Translations).toEqual({});
  });

  it('of languages to leave out are removed, even where a new text is given', () => {
    const without = replaceTranslations(SOURCE, texts('de', { DisplayName: 'Überschrift' }), new Set(['de']));
    expect(elementsOf(dataOf(without))[0]?.Translations).toEqual({});
  });

  const ODD = [
    '\ufeff{ "Elements": [',
    '  {',
    '    "Id": "Title" , "DataType": "simpleText",',
    '',
    '      "Translations": {',
    '        "fr": { "DisplayName": "Titre", "//": "old" },',
    '   "it":{"DisplayName" :"Titolo"}',
    '      }',
    '  }',
    '] }   '
  ];

  it.each<[string, Parameters<typeof texts>, string[]]>([
    [
      'a language joins',
      ['de', { DisplayName: 'Titel' }],
      ODD.toSpliced(6, 1, `${ODD[6]},`, '   "de": { "DisplayName": "Titel" }')
    ],
    [
      'a text joins',
      ['it', { small: 'piccolo' }],
      ODD.with(6, '   "it":{"DisplayName" :"Titolo", "small": "piccolo"}')
    ],
    ['a text leaves', ['fr', { DisplayName: '' }], ODD.with(5, '        "fr": { "//": "old" },')],
    ['a language leaves', ['it', { DisplayName: '' }], ODD.toSpliced(5, 2, ODD[5]!.slice(0, -1))]
  ])('beside others keep every byte of them: %s', (_, [language, of], expected) => {
    for (const lineEnd of ['\n', '\r\n']) {
      expect(replaceTranslations(ODD.join(lineEnd), texts(language, of))).toBe(expected.join(lineEnd));
    }
  });

  const key = fc.constantFrom('DisplayName', '__proto__', 'constructor', 'a/b~c', 'ü', '');
  const language = fc.constantFrom('de', 'fr', '__proto__');
  const translations = fc.dictionary(language, fc.dictionary(key, fc.string()));
  const element = fc.record(
    { Id: fc.constantFrom('A', 'B', '__proto__'), DisplayName: fc.string(), Translations: translations },
    { requiredKeys: ['Id', 'DisplayName'] }
  );
  const change = fc.tuple(fc.constantFrom('A', 'B', '__proto__'), language, key, fc.string());

  it('are as asked for and all else is unchanged, in any file, and a second time changes nothing', () => {
    const law = fc.property(
      fc.array(element, { maxLength: 4 }),
      fc.array(change),
      fc.nat(2),
      (elements, changes, indent) => {
        const data = { Elements: elements.map((each) => ({ ...each, DataType: 'simpleText' })), Last: 1 };
        const text = JSON.stringify(data, null, indent);
        const wanted = new Map<string, Map<string, Map<string, string>>>();
        for (const [id, tag, name, translated] of changes) {
          const ofElement = wanted.get(id) ?? new Map<string, Map<string, string>>();
          wanted.set(id, ofElement.set(tag, (ofElement.get(tag) ?? new Map<string, string>()).set(name, translated)));
        }
        const made = replaceTranslations(text, wanted);
        expect(replaceTranslations(made, wanted)).toBe(made);
        const bare = (of: string) => (dataOf(of) as typeof data).Elements.map(({ Translations: _, ...rest }) => rest);
        expect(bare(made)).toEqual(bare(text));
        const [old, fresh] = [text, made].map((each) => elementsOf(dataOf(each)));
        for (const [at, after] of fresh!.entries()) {
          for (const tag of ['de', 'fr', '__proto__']) {
            for (const name of ['DisplayName', '__proto__', 'constructor', 'a/b~c', 'ü', '']) {
              const asked = wanted.get(after.Id)?.get(tag)?.get(name);
              const expected = asked ?? translationIn(old![at]!, name, tag) ?? '';
              expect(translationIn(after, name, tag) ?? '').toBe(isBlank(expected) ? '' : expected);
            }
          }
        }
        expect(own(dataOf(made) as object, 'Last')).toBe(1);
      }
    );
    fc.assert(law, { seed: 20_261_123 });
  });
});
