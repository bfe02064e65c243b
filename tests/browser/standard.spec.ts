import { textsOf, widgetNames, widgetSources } from '../../scripts/packWidgets.mjs';
import type { AscData } from '../../src/lib/ascdata/types.js';
import { expect, test, type OpenedWidget, type TestLab } from './harness/lab.js';

/** Sizes of a widget: one to three slots, one or two rows; and the detail view. */
const SIZES = [
  { slots: 1, width: 320, height: 288 },
  { slots: 2, width: 656, height: 288 },
  { slots: 3, width: 992, height: 288 },
  { slots: 2, width: 656, height: 592 },
  { slots: 0, width: 1024, height: 576 }
];

/** On the smallest tile, which a wall screen shows at double size: 12 mm from 5 m away. */
const SMALLEST_TYPE = 13.5;

const PLACES = ['Wien Hauptbahnhof', 'Graz Europaplatz', 'Linz Taubenmarkt'];

/** Typical selections; everything else is as in the package. */
const CHOSEN: Record<string, unknown> = {
  Players: Array.from({ length: 14 }, (_, index) => ({ Id: index + 1, Name: `${PLACES[index % 3]} Kassa ${index}` })),
  Locations: PLACES.map((Name, index) => ({ Id: index + 1, Name })),
  Maintenance: [{ Id: 2, Name: 'Graz Europaplatz Kassa 1' }],
  Campaigns: [{ Id: 1, Name: 'Sommerfrische 2024' }],
  Categories: [{ Id: 1, Name: 'Winter' }]
};

async function open(lab: TestLab, name: string, values: Record<string, unknown>) {
  const sources = await widgetSources(name);
  const text = (file: string) => Buffer.from(sources.find((each) => each.name === file)!.bytes).toString('utf8');
  const data = JSON.parse(text('ascData.json')) as AscData;
  const Elements = data.Elements?.map((element) => ({
    ...element,
    Value: values[element.Id] ?? CHOSEN[element.Id] ?? element.Value
  }));
  const files = Object.fromEntries(sources.map((each) => [each.name, each.bytes]));
  const index = text('index.html').replaceAll('"lib/', '"libs/');
  const opened = await lab.open({ ...files, 'index.html': index }, { ascData: { ...data, Elements } });
  await expect.poll(() => opened.state()).toBe('live');
  const own = (data.Elements ?? []).flatMap(({ Value }) => (Array.isArray(Value) ? Value : [])) as { Text?: string }[];
  return { opened, data, own: own.flatMap(({ Text }) => (/\p{L}{4}/u.test(Text ?? '') ? [Text!] : [])) };
}

const resize = (opened: OpenedWidget, size: { width: number; height: number }) =>
  opened.page.evaluate(({ width, height }) => {
    const frame = document.querySelector('iframe')!;
    frame.style.cssText = `width: ${width}px; height: ${height}px; border: 0`;
    return new Promise((done) => setTimeout(done, 80));
  }, size);

/** Texts that are too small, or cut off without an ellipsis. */
const unreadable = (opened: OpenedWidget) =>
  opened.frame.evaluate((smallest) => {
    const found: string[] = [];
    for (const element of document.querySelectorAll('body *:not(script, style)')) {
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      if (!hasText || !element.checkVisibility()) continue;
      const said = element.textContent?.trim().slice(0, 40) ?? '';
      const size = parseFloat(getComputedStyle(element).fontSize);
      if (size < smallest) found.push(`${size.toFixed(1)} px: ${said}`);
      const range = document.createRange();
      range.selectNodeContents(element);
      const text = range.getBoundingClientRect();
      for (let around = element.parentElement; around; around = around.parentElement) {
        const { overflow, textOverflow } = getComputedStyle(around);
        const box = around.getBoundingClientRect();
        // The line box of large type can be lower than its letters.
        const slack = size / 4;
        const isCut = text.bottom > box.bottom + slack || text.top < box.top - slack;
        if (overflow !== 'visible' && (isCut || (textOverflow !== 'ellipsis' && text.right > box.right + 2)))
          found.push(`cut: ${said}`);
      }
    }
    return found;
  }, SMALLEST_TYPE);

/** The first lines of visible texts. */
const shownOf = (texts: string[], shown: string) =>
  texts.map((text) => text.split('\n')[0]!).filter((line) => shown.includes(line));

for (const name of await widgetNames()) {
  for (const [language, { texts }] of await textsOf(name)) {
    const called = new Intl.DisplayNames('en', { type: 'language' }).of(language)!;
    test(`the standard widget ${name} can be read at every size in ${called}, and speaks it and English wholly`, async ({
      lab
    }) => {
      await lab.page.emulateMedia({ colorScheme: 'dark' });
      const { opened, data, own } = await open(lab, name, { Language: called });
      const slots = data.Options?.PossibleNumbersOfSlots ?? [];
      for (const size of SIZES.filter((each) => each.slots === 0 || slots.includes(each.slots))) {
        await resize(opened, size);
        expect(await unreadable(opened), JSON.stringify(size)).toEqual([]);
      }
      const shown = await opened.frame.locator('body').innerText();
      expect(shownOf(own, shown)).toEqual([]);
      expect(await opened.frame.locator('html').getAttribute('lang')).toBe(language);

      // The other way round: the package in that language, for an English viewer.
      for (const { Id, DataType, Value } of data.Elements ?? []) {
        if (DataType !== 'simpleText') continue;
        await opened.update(
          Id,
          (Value as { Text: string }[]).map(({ Text }) => ({ Text: texts[Text] ?? Text }))
        );
      }
      await opened.update('Language', 'English');
      await expect(opened.frame.locator('html')).toHaveAttribute('lang', 'en');
      const inEnglish = await opened.frame.locator('body').innerText();
      expect(shownOf(Object.values(texts), inEnglish)).toEqual([]);
      expect(shownOf(own, inEnglish).length > 0).toBe(shownOf(Object.values(texts), shown).length > 0);
    });
  }
}

/** Settings that show more than the defaults do. */
const FULLER: [name: string, values: Record<string, unknown>][] = [
  ['clock', { ClockFace: 'Both', TimeZone: 'Asia/Dubai' }],
  ['opening-hours', { LunchBreak: true }],
  ['player-status', { GroupBy: 'State', OutOfService: [{ Id: 3, Name: 'Linz Taubenmarkt Kassa 2' }] }]
];

for (const [name, values] of FULLER) {
  test(`the standard widget ${name} can be read in every language where it shows most`, async ({ lab }) => {
    const { opened, data } = await open(lab, name, values);
    const languages = data.Elements?.find(({ Id }) => Id === 'Language')?.Items ?? [];
    for (const language of languages) {
      await opened.update('Language', language);
      for (const size of SIZES) {
        await resize(opened, size);
        expect(await unreadable(opened), `${language} ${JSON.stringify(size)}`).toEqual([]);
      }
    }
  });
}

test('a notice breaks no word that fits in smaller type', async ({ lab }) => {
  const { opened } = await open(lab, 'notice-board', { Language: 'German' });
  await resize(opened, { width: 320, height: 288 });
  const board = opened.frame.locator('.board');
  await expect(board).not.toHaveClass(/broken/);
  const lines = () =>
    opened.frame.evaluate(() => {
      const range = document.createRange();
      const [text] = document.querySelector('.notice h2')!.childNodes;
      range.setStart(text!, 0);
      range.setEnd(text!, 'Räumungsübung'.length);
      return range.getClientRects().length;
    });
  expect(await lines()).toBe(1);
  await opened.update('Notices', [{ Text: 'https://intranet.example.org/announcements/2026/november' }]);
  await expect(board).toHaveClass(/broken/);
  expect((await unreadable(opened)).filter((each) => each.startsWith('cut'))).toEqual([]);
});

test('a standard widget goes with the page around, dark or light, unless a person chose', async ({ lab }) => {
  const paper = (opened: OpenedWidget) =>
    opened.frame.evaluate('getComputedStyle(document.body).backgroundColor') as Promise<string>;
  await lab.page.emulateMedia({ colorScheme: 'dark' });
  const { opened } = await open(lab, 'opening-hours', {});
  expect(await paper(opened)).toBe('rgb(21, 26, 33)');
  await lab.page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => paper(opened)).toBe('rgb(255, 255, 255)');
  await opened.update('Theme', 'Dark');
  await expect.poll(() => paper(opened)).toBe('rgb(21, 26, 33)');
});

test('notices that cannot be read side by side are shown one by one', async ({ lab }) => {
  const { opened } = await open(lab, 'notice-board', { Rotate: false });
  await resize(opened, { width: 992, height: 288 });
  await expect(opened.frame.locator('article')).toHaveCount(3);
  await resize(opened, { width: 320, height: 288 });
  await expect(opened.frame.locator('article')).toHaveCount(1);
});

test('the longest notice there can be is there to its last letter on the smallest tile', async ({ lab }) => {
  const Text = `${'Räumungsübung am Donnerstag\n'}${'Bitte das nördliche Treppenhaus benutzen und nicht den Aufzug. '.repeat(4)}`;
  const { opened } = await open(lab, 'notice-board', { Notices: [{ Text: Text.slice(0, 240) }], Language: 'German' });
  await resize(opened, { width: 320, height: 288 });
  expect((await unreadable(opened)).filter((each) => each.startsWith('cut'))).toEqual([]);
});

test('the media carousel shows pictures, and a film that plays from Play on', async ({ lab }) => {
  const { opened } = await open(lab, 'media-carousel', { Seconds: 2 });
  const image = opened.frame.locator('.slide img').last();
  await expect.poll(() => image.evaluate((node) => (node as HTMLImageElement).naturalWidth)).toBe(960);
  const film = opened.frame.locator('.slide:not(.leaving) video');
  await expect(film).toBeAttached();
  await expect.poll(() => film.evaluate((node) => (node as HTMLVideoElement).currentTime)).toBeGreaterThan(0);
  // No earlier picture is behind “Nothing chosen yet”.
  await opened.update('Source', 'Single media');
  await expect(opened.frame.locator('.slide svg')).toBeAttached();
  await expect(opened.frame.locator('.slide')).toHaveCount(1);
});
