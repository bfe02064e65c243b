import { describe, expect, it } from 'vitest';
import type { WidgetText } from '../api.js';
import type { TextsClient } from './client.js';
import { TextGrid } from './grid.svelte.js';
import { TextKeeper } from './textKeeper.svelte.js';

const text = (Element: string, Source: string, more: Partial<WidgetText> = {}): WidgetText =>
  ({ Element, Kind: 'name', Source, Text: '', State: 'toDo', Tag: '1', ...more }) as WidgetText;

/** Typed for the setting `bg`, which is `background` now. */
const kept = { id: 'name/bg', text: 'Hintergrund', tag: '1', source: 'Background' };

function opened(...Texts: WidgetText[]) {
  const grid = new TextGrid({ Language: 'de', SpotVersion: '2', Revision: 1, Texts }, {} as TextsClient);
  const notes = { unsent: new Map<string, string>() as never };
  const keeper = new TextKeeper(grid, notes, 'Weather');
  keeper.lost = grid.restore([kept]);
  return { grid, keeper };
}

describe('what was typed for a setting that has another Id now', () => {
  it('is offered for the texts with its source, of its kind, in which nothing is typed', () => {
    const entry = { Kind: 'entry', Entry: 'Background' } as const;
    const { grid, keeper } = opened(
      text('background', 'Background'),
      text('list', 'Background', entry),
      text('typed', 'Background'),
      text('other', 'Foreground')
    );
    grid.type(grid.row('name/typed')!, 'Rückseite');
    expect(keeper.placesFor(kept).map(({ id }) => id)).toEqual(['name/background']);
  });

  it.each([
    ['saved as it was', '1', 'saved'],
    ['saved as another', '2', 'conflict']
  ])('is typed there, beside a text %s, and lost no more', (_, Tag, status) => {
    const { grid, keeper } = opened(text('background', 'Background', { Tag }));
    const [row] = grid.rows;
    keeper.use(keeper.lost[0]!, row!);
    expect([row!.text, row!.status, keeper.lost]).toEqual(['Hintergrund', status, []]);
  });
});
