import { expect, test } from 'vitest';
import { widgetNames, widgetSources } from '../../scripts/packWidgets.mjs';
import type { AscData } from '../../src/lib/ascdata/types.js';
import { MESSAGE_LANGUAGES } from '../../src/lib/language/languages.js';
import { packagedText, placesOf } from '../../src/lib/server/translations/textPlaces.js';
import { isReviewedInProduct, reviewLine } from '../../src/lib/server/translations/standardReviews.js';

const OTHERS = MESSAGE_LANGUAGES.filter((language) => language !== 'en');
const LIST = '../../src/lib/server/translations/standardReviews.json';

/** Every text of the standard widgets. */
async function allPlaces() {
  const all = [];
  for (const name of await widgetNames()) {
    const file = (await widgetSources(name)).find((each) => each.name === 'ascData.json');
    const { Elements } = JSON.parse(new TextDecoder().decode(file?.bytes)) as AscData;
    all.push(...(await placesOf(Elements ?? [])).values());
  }
  return all;
}

/** After a change: review the text, then add it to the list with `npx vitest run tests/package/reviews.test.ts -u`. */
test('every text of the standard widgets is translated and reviewed in each language of the product', async () => {
  const places = await allPlaces();
  const texts = OTHERS.map((language) => {
    const lines = places.map((place) => {
      const text = packagedText(place, language) ?? '';
      expect(text, `${place.key.element}: ${place.source} in ${language}`).not.toBe('');
      return reviewLine(place, text);
    });
    return [language, [...new Set(lines)].sort()];
  });
  await expect(`${JSON.stringify(Object.fromEntries(texts), null, 2)}\n`).toMatchFileSnapshot(LIST);
});

test('a text that differs from the reviewed one, or has another source or language, is not reviewed', async () => {
  const [place] = await allPlaces();
  if (!place) throw new Error('no text');
  const text = packagedText(place, 'de') ?? '';
  expect(isReviewedInProduct(place, 'de', text)).toBe(true);
  expect(isReviewedInProduct(place, 'de', `${text}!`)).toBe(false);
  expect(isReviewedInProduct({ ...place, source: `${place.source}!` }, 'de', text)).toBe(false);
  expect(isReviewedInProduct(place, 'fr', text)).toBe(false);
});
