import { expect, it } from 'vitest';
import { EXCHANGE_FORMATS, type ExchangeFile } from './types.js';
import { writeExchange } from './write.js';

const file: ExchangeFile = {
  format: 'xliff2',
  language: 'de',
  widgets: [
    {
      id: 'clock 1',
      name: 'Clock & <calendar>',
      texts: [
        {
          key: { element: 'Title', kind: 'name' },
          source: 'At least {min} of {min}, at most {max}',
          target: 'Höchstens {max}, mindestens {min}\u0001',
          state: 'reviewed',
          where: 'Shown when “Mode” is “big”',
          comments: ['Is “Titel” better?']
        },
        {
          key: { element: 'Title', kind: 'pattern' },
          source: '=1+1',
          target: 'Alt',
          state: 'outdated',
          comments: []
        },
        {
          key: { element: 'Size', kind: 'entry', entry: 'a/b' },
          source: 'a/b',
          target: '',
          state: 'toDo',
          comments: []
        },
        {
          key: { element: 'Size', kind: 'entry', entry: '30 min' },
          source: '30 min',
          target: '',
          state: 'inherited',
          comments: []
        }
      ]
    }
  ]
};

it.each(EXCHANGE_FORMATS)('a file in %s', async (format) => {
  await expect(writeExchange(file, format)).toMatchFileSnapshot(
    `../../../tests/exchange/written/example.${format === 'csv' ? 'csv' : `${format}.xlf`}`
  );
});
