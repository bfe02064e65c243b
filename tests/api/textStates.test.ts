import { describe, expect, it } from 'vitest';
import { EXCHANGE_FORMATS } from '../../src/lib/exchange/types.js';
import { readExchange } from '../../src/lib/exchange/read.js';
import { ascdata, definition, useFolder, write } from '../cli/harness.js';
import { onlyEngine } from '../store/engines.js';
import { ask, sample, serverOfEach, upload } from './harness.js';
import { serveOn } from './things.js';
import { SIZE, textClient, TITLE } from './texts.js';

const waits = {
  ...{ ...SIZE, Items: ['30 min', 'long', '45 min', 'short'], Value: 'long' },
  Translations: { de: { long: 'lang', '45 min': '45 Min.', short: ' ' }, 'de-AT': { long: ' ', DisplayName: 'Größe' } }
};
const folder = useFolder();
const file = write(folder, 'states.json', definition(TITLE, waits));

/** The state of each text in a file, by source. */
function statesIn(content: string): Record<string, string> {
  const read = readExchange(content);
  if (!read.ok) throw new Error(read.problem.code);
  return Object.fromEntries(
    read.file.widgets.flatMap(({ texts }) => texts.map(({ source, state }) => [source, state]))
  );
}

describe('a text without one of its own', () => {
  serverOfEach(() => serveOn(onlyEngine));

  it.each([
    ['de', { Heading: 'toReview', 'Font size': 'toDo', '30 min': 'inherited', long: 'toReview', '45 min': 'toReview' }],
    [
      'de-AT',
      { Heading: 'inherited', 'Font size': 'toReview', '30 min': 'inherited', long: 'inherited', '45 min': 'inherited' }
    ]
  ])('is in the tab and in the files of server and command the same: %s', async (language, states) => {
    const id = await upload(await sample({ elements: [TITLE, waits] }));
    const { Texts } = await textClient(() => id).read(language);
    const inTab = Texts.map(({ Source, State, Fallback }) => [Source, Fallback === undefined ? State : 'inherited']);
    const expected = { ...states, short: 'toDo' };
    expect(Object.fromEntries(inTab)).toEqual(expected);
    for (const format of EXCHANGE_FORMATS) {
      const exported = await ask(`/api/Widgets/${id}/Texts/${language}/Export?format=${format}`);
      const { out } = await ascdata(['i18n', 'export', file, '--language', language, '--format', format]);
      expect([format, statesIn(await exported.text()), statesIn(out)]).toEqual([format, expected, expected]);
    }
  });
});
