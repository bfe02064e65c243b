import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBlank } from '../../language/unseen.js';
import { registry } from '../../datatypes/registry.js';
import { elementsOf, parse } from '../document.js';
import type { AscElement } from '../types.js';
import { widgetTexts, withTexts, type TextChange } from './widgetTexts.js';

const list = (Id: string, Items: string[], Translations?: object): object => ({
  ...{ Id, DisplayName: `Name of ${Id}`, DataType: 'list', Value: Items[0], Items },
  ...(Translations && { Translations })
});
const fileOf = (...Elements: object[]): string => JSON.stringify({ SpotIdentifier: 'x', Elements }, null, 2);
const textsIn = (file: string, language: string) =>
  widgetTexts(elementsOf(parse(file).data) as AscElement[], language, registry);

describe('the texts of a definition in one language', () => {
  it('are names, entries and pattern descriptions, with their translation into exactly this language', () => {
    const file = fileOf(
      list('Size', ['small', 'large', '4K'], { de: { DisplayName: 'Größe', small: 'klein', large: ' ' } }),
      {
        ...{ Id: 'Zip', DisplayName: 'Zip code', DataType: 'simpleText', Value: [{ Text: '' }] },
        Options: { ValidationRegExp: '^\\d+$', ValidationRegExpDescription: 'digits only' }
      }
    );
    expect(textsIn(file, 'de')).toEqual([
      { element: 'Size', kind: 'name', source: 'Name of Size', target: 'Größe' },
      { element: 'Size', kind: 'entry', entry: 'small', source: 'small', target: 'klein' },
      { element: 'Size', kind: 'entry', entry: 'large', source: 'large', target: '' },
      { element: 'Zip', kind: 'name', source: 'Zip code', target: '' },
      { element: 'Zip', kind: 'pattern', source: 'digits only', target: '' }
    ]);
    expect(textsIn(file, 'de-AT').map(({ target }) => target)).toEqual(['', '', '', '', '']);
  });
});

describe('writing translations into the text of an ascData.json', () => {
  const change = (element: string, target: string, entry?: string): TextChange =>
    entry === undefined ? { element, kind: 'name', target } : { element, kind: 'entry', entry, target };

  it('touches nothing but the translations that change', () => {
    const file = fileOf(list('Size', ['small', 'large'], { fr: { small: 'petit' }, de: { small: 'klein' } }));
    const { text } = withTexts(file, 'de', [change('Size', 'winzig', 'small')], registry);
    expect(text).toBe(file.replace('klein', 'winzig'));
    expect(withTexts(file, 'de', [change('Size', 'klein', 'small')], registry).text).toBe(file);
    expect(withTexts(file, 'it', [change('Size', '', 'small')], registry).text).toBe(file);
  });

  it('names the changes for which there is no text, and writes the others', () => {
    const file = fileOf(list('Size', ['small']));
    const lost = [change('Size', 'groß', 'large'), change('Gone', 'fort'), change('Size', 'x', '4K')];
    const { text, unknown } = withTexts(file, 'de', [...lost, change('Size', 'Größe')], registry);
    expect(unknown).toEqual(lost);
    expect(textsIn(text, 'de')[0]!.target).toBe('Größe');
  });

  it('is read back as written, whatever the Ids, entries and texts, and leaves other languages alone', () => {
    const word = fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'a/b~c', 'DisplayName'));
    const elements = fc.uniqueArray(
      fc.record({ id: word, items: fc.uniqueArray(word, { minLength: 1, maxLength: 4 }) }),
      { selector: ({ id }) => id, maxLength: 4 }
    );
    fc.assert(
      fc.property(
        elements,
        fc.constantFrom('de', 'de-AT', '__proto__'),
        fc.array(fc.string()),
        (all, language, words) => {
          const file = fileOf(...all.map(({ id, items }) => list(id, items, { nl: { DisplayName: 'naam' } })));
          const before = textsIn(file, language);
          const changes = before.map(({ source: _, ...key }, at) => ({
            ...key,
            target: words[at % words.length] ?? ''
          }));
          const { text, unknown } = withTexts(file, language, changes, registry);
          expect(unknown).toEqual([]);
          const expected = changes.map(({ target }) => (isBlank(target) ? '' : target));
          expect(textsIn(text, language).map(({ target }) => target)).toEqual(expected);
          expect(textsIn(text, 'nl')).toEqual(textsIn(file, 'nl'));
          const undone = withTexts(text, language, before, registry).text;
          expect(textsIn(undone, language)).toEqual(before);
        }
      )
    );
  });
});
