import { beforeEach, describe, expect, it } from 'vitest';
import type { ImportBody, RememberedText } from '../../src/lib/api.js';
import { engines } from '../store/engines.js';
import { ask, form, sample, serverOfEach, upload } from './harness.js';
import { nextOf, replaced } from './replacing.js';
import { ELEMENTS, SIZE, textClient, TITLE } from './texts.js';
import { serveOn } from './things.js';

const named = (text: string) => [{ ...TITLE, Translations: { de: { DisplayName: text } } }, SIZE];

/** What each engine is asked in words of its own. */
describe.each(engines)('in the texts of a widget on $name', (engine) => {
  serverOfEach(() => serveOn(engine));
  let id: number;
  const { edited, saved, textOf } = textClient(() => id);

  beforeEach(async () => {
    id = await upload(await sample({ elements: ELEMENTS }));
  });

  const exported = async () => (await ask(`/api/Widgets/${id}/Texts/de/Export?format=xliff2`)).text();
  const verdictOn = async (file: string) => {
    const body = form(['de.xlf', new TextEncoder().encode(file)]);
    const response = await ask(`/api/Widgets/${id}/Texts/de/Import?dryRun=1`, { method: 'POST', body });
    return ((await response.json()) as ImportBody).Texts[0]!.Verdict;
  };

  it('a file brings nothing where only ours changed since, saved or brought by a package', async () => {
    const file = await exported();
    await saved(edited(await textOf('Title'), 'Kopfzeile'));
    expect(await verdictOn(file)).toBe('same');
    id = await upload(await sample({ identifier: 'test.next', elements: ELEMENTS }));
    await replaced(id, await nextOf(id, named('Neu')));
    expect((await textOf('Title')).Text).toBe('Neu');
    expect(await verdictOn(file)).toBe('same');
  });

  it('a file is known by the whole text that was here, with its quotation marks', async () => {
    await saved(edited(await textOf('Title'), 'Der "Kopf" \\ Fuß'));
    const whole = await exported();
    await saved(edited(await textOf('Title'), 'Der "Kopf" \\ Fuß, lang'));
    expect(await verdictOn(whole)).toBe('same');
    id = await upload(await sample({ identifier: 'test.longer', elements: ELEMENTS }));
    await saved(edited(await textOf('Title'), 'Der "Kopf" \\ Fuß, lang'));
    expect(await verdictOn(whole)).toBe('conflicting');
  });

  it('the memory lists translations that other packages bring, unless somebody has changed them there', async () => {
    const mine = id;
    await upload(await sample({ identifier: 'test.brought', elements: named('Kopf') }));
    await upload(await sample({ identifier: 'test.french', elements: [{ ...TITLE, Translations: {} }, SIZE] }));
    const memory = async () => {
      const response = await ask(`/api/Widgets/${mine}/Texts/de/Memory?Element=Title&Kind=name`);
      return ((await response.json()) as { Texts: RememberedText[] }).Texts;
    };
    expect(await memory()).toMatchObject([
      { Text: 'Kopf', State: 'toReview', SpotIdentifier: 'test.brought', By: null }
    ]);
    id = await upload(await sample({ identifier: 'test.changed', elements: ELEMENTS }));
    await saved(edited(await textOf('Title'), 'Kopfzeile', { State: 'reviewed' }));
    expect((await memory()).map(({ Text }) => Text)).toEqual(['Kopfzeile', 'Kopf']);
  });
});
