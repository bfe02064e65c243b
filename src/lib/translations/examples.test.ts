import { describe, expect, it } from 'vitest';
import type { CatalogueItem, CatalogueQuery } from '../api.js';
import type { AscElement } from '../ascdata/types.js';
import { examplesFrom } from './examples.js';

const element = (DataType: AscElement['DataType']): AscElement => ({ Id: 'a', DisplayName: 'a', DataType, Value: [] });

function answering(...answers: (CatalogueItem[] | Error)[]) {
  const asked: CatalogueQuery['kind'][] = [];
  const catalogue = {
    search: async ({ kind }: CatalogueQuery) => {
      asked.push(kind);
      const Items = answers.shift() ?? [];
      if (Items instanceof Error) throw Items;
      return { Items, Total: Items.length, Offset: 0 };
    },
    lookup: async () => []
  };
  return { asked, examples: examplesFrom(catalogue) };
}

const LOGO = { Id: 7, Name: 'Logo', Guid: 'g' } as CatalogueItem;

describe('objects that are tried as examples', () => {
  it('are those of the catalogue, which is asked once for each kind', async () => {
    const { asked, examples } = answering([LOGO]);
    for (let times = 0; times < 2; times++) {
      expect(await examples(element('edition'))).toEqual([[{ Id: 7, Name: 'Logo', Guid: 'g' }]]);
    }
    expect(await examples(element('simpleText'))).toEqual([]);
    expect(asked).toEqual(['edition']);
  });

  it('are none where the catalogue does not answer, and it is asked again', async () => {
    const { examples } = answering(new Error('away'), [LOGO]);
    expect(await examples(element('edition'))).toEqual([]);
    expect(await examples(element('edition'))).toHaveLength(1);
  });
});
