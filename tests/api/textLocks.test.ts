import { beforeEach, describe, expect, it } from 'vitest';
import { enginesInFull } from '../store/engines.js';
import { adminSession, ask, sample, serverOfEach, upload, userWith } from './harness.js';
import { ELEMENTS, SIZE, textClient } from './texts.js';
import { serveOn } from './things.js';

describe.each(enginesInFull)('texts that cannot be translated on $name', (engine) => {
  serverOfEach(() => serveOn(engine));
  let id: number;

  const { read, languages, add } = textClient(() => id);

  beforeEach(async () => {
    id = await upload(await sample({ elements: ELEMENTS }));
  });

  it('of an entry spelled like a member of Translations are left out and listed separately', async () => {
    const elements = [{ ...SIZE, Items: ['small', 'DisplayName'] }];
    const other = await upload(await sample({ identifier: 'test.reserved', elements }));
    await add('de', {}, other);
    const { Texts, Reserved } = await read('de', other);
    expect(Texts.map(({ Source }) => Source)).toEqual(['Font size', 'small']);
    expect(Reserved).toEqual([{ Element: 'Size', Entry: 'DisplayName' }]);
  });

  it('of a language that the user may only read name those who translate it', async () => {
    await add('de-AT');
    const [reader, translator] = [await userWith(), await userWith()];
    await ask(`/api/Users/${translator.id}/Languages`, {
      method: 'PUT',
      as: await adminSession(),
      json: { Languages: [{ Language: 'de', Level: 'translate' }] }
    });
    const { Languages } = await languages(translator.key);
    expect(Languages.map(({ Level, People }) => [Level, People])).toEqual([
      ['translate', undefined],
      ['translate', undefined]
    ]);
    await ask(`/api/Users/${reader.id}/Languages`, {
      method: 'PUT',
      as: await adminSession(),
      json: { Languages: [{ Language: 'fr', Level: 'translate' }] }
    });
    await add('fr');
    const seen = (await languages(reader.key)).Languages;
    const { Name: name } = (await (await ask(`/api/Users/${translator.id}`)).json()) as { Name: string };
    expect(seen.map(({ Language, People }) => [Language, People])).toEqual([
      ['fr', undefined],
      ['de', [name]],
      ['de-AT', [name]]
    ]);
  });
});
