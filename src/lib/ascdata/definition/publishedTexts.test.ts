import { describe, expect, it } from 'vitest';
import { publishedAs, publishedIn, readShown, withAllPublished, withPublished } from './publishedTexts.js';

const definition = (translations: object, more: object = {}): string =>
  JSON.stringify({
    Elements: [
      {
        ...{ Id: 'Shows', DisplayName: 'Shows', DataType: 'list', Items: ['Rooms', 'Notice'], Value: 'Rooms' },
        Translations: translations,
        ...more
      },
      { Id: 'Rows', DisplayName: 'Rows', DataType: 'number', Value: 8 }
    ]
  });
const packaged = definition({ de: { DisplayName: 'Zeigt', Rooms: 'Räume' }, fr: { Rooms: 'Salles' } });
const shown = definition({ de: { DisplayName: 'Zeigt an', Rooms: 'Räume' }, it: { Notice: 'Avviso' } });
const published = publishedIn(packaged, shown);

describe('texts that are published over those of a file', () => {
  it('are those that differ, in any language, also where one is published as none', () => {
    expect([...published]).toEqual([
      [
        'Shows',
        [
          { language: 'de', key: 'DisplayName', text: 'Zeigt an', under: 'Zeigt' },
          { language: 'fr', key: 'Rooms', text: '', under: 'Salles' },
          { language: 'it', key: 'Notice', text: 'Avviso', under: '' }
        ]
      ]
    ]);
    expect(publishedIn(packaged, undefined).size).toBe(0);
  });

  it('are what people see, in the elements and in the content', () => {
    const { content, elements } = readShown(packaged, published);
    expect(elements[0]!.Translations).toEqual({
      de: { DisplayName: 'Zeigt an', Rooms: 'Räume' },
      it: { Notice: 'Avviso' }
    });
    expect((content as { Elements: unknown[] }).Elements[0]).toMatchObject({
      Translations: { it: { Notice: 'Avviso' } }
    });
  });

  it('leave an element without any the same object, and give the same one for the same element', () => {
    const element = { Id: 'Rows', DisplayName: 'Rows', DataType: 'number', Value: 8 } as const;
    expect(withPublished(element, undefined)).toBe(element);
    const texts = published.get('Shows')!;
    expect(withPublished(element, texts)).toBe(withPublished(element, texts));
  });

  it('follow another Id and another name of an entry', () => {
    const renames = [{ from: 'Shows', to: 'View', entries: [{ before: 'Notice', after: 'News' }] }];
    const now = publishedAs(published, renames);
    expect([...now.keys()]).toEqual(['View']);
    expect(now.get('View')!.map(({ key }) => key)).toEqual(['DisplayName', 'Rooms', 'News']);
  });

  it('can all be taken into the file, except over a text that was edited', () => {
    const taken = withAllPublished(packaged.replace('"Zeigt"', '"Eigenes"'), published);
    expect((JSON.parse(taken) as { Elements: [{ Translations: unknown }] }).Elements[0].Translations).toEqual({
      de: { DisplayName: 'Eigenes', Rooms: 'Räume' },
      it: { Notice: 'Avviso' }
    });
  });
});
