import type { Page, Route } from '@playwright/test';
import type { AscElement } from '../../../src/lib/ascdata/types.js';
import { packageOf } from '../editor/widget.js';
import {
  call,
  unsavedOf,
  expect,
  expectAccessible,
  expectAccessibleNarrowAndWide,
  test,
  type App
} from '../people/people.js';
import {
  choose,
  days,
  element,
  openComparison,
  openReplace,
  row,
  save,
  saved,
  SECOND,
  texts,
  weather,
  type Weather
} from './replacing.js';
import { fileOf, type TestFile } from './widgets.js';

test('a widget is replaced with changed elements: compared, mapped, done; a Value is put back; the version is restored @journey', async ({
  page,
  app
}) => {
  const { id, second, name, variant, next } = await weather(page, app);
  const before = await saved(page, app, second);
  await openReplace(page, second);
  await expect(page.getByText(`“${variant}” is a variant.`)).toContainText('replaces the template and its 1 variant.');
  const preset = { Name: 'Holidays', Values: { title: texts('Linz') } };
  await call(page, app, `/api/Widgets/${id}/Presets`, preset);
  await openReplace(page, id);
  const [place, fewer] = SECOND as [AscElement, AscElement];
  const Conditions = [{ Action: 'HIDE', TargetId: 'gone', Operator: '==', Value: 1 } as const];
  await choose(page).setInputFiles(await next([{ ...place, Options: { Conditions } }, fewer]));
  const errors = page.getByRole('region', { name: 'The new package has 1 error' });
  await expect(errors.getByRole('listitem')).toBeInViewport();
  await expect(page.getByRole('status')).toContainText('Part of it will not work: see the error above.');
  await expect(page.getByRole('button', { name: 'Replace template and 1 variant anyway' })).not.toHaveClass(/primary/);
  await page.getByRole('button', { name: 'Another package …' }).click();
  await choose(page).setInputFiles(await next());
  await expect(page.getByRole('heading', { name: `Replace “${name}”` })).toBeFocused();
  await expect(row(page, 'Days')).toContainText('narrowed');
  await expect(row(page, 'Days')).toContainText('1 set aside');
  await page.getByRole('button', { name: 'Show the values of Days' }).click();
  await expect(row(page, 'Days').getByRole('listitem')).toContainText(`${variant}`);
  await expect(row(page, 'Title')).toContainText('1 set aside');
  const others = page.getByRole('region', { name: /^Presets and drafts/ });
  await expect(others.getByRole('listitem')).toContainText('Preset “Holidays”');

  await page.getByLabel('Title continues as').selectOption('Where it is');
  await expect(row(page, 'Where it is')).toContainText('1 kept');
  await expect(others.getByRole('listitem')).toContainText('The value moves to “Where it is”.');
  await page.getByRole('button', { name: 'Where it is is not the same' }).click();
  await expect(row(page, 'Title')).toContainText('1 set aside');
  await page.getByLabel('Title continues as').selectOption('Where it is');
  expect(await saved(page, app, second)).toEqual(before);

  await page.reload();
  await choose(page).setInputFiles(await next());
  await expect(row(page, 'Where it is')).toContainText('1 kept');

  const run = page.getByRole('button', { name: 'Replace template and 1 variant' });
  await expect(run).toBeEnabled();
  await run.press('Enter');
  await expect(page.getByText('1 value was set aside')).toBeVisible();
  await expect(page.getByRole('heading', { name: `“${name}” was replaced. It is still version 1.0.0.` })).toBeFocused();
  expect(await saved(page, app, second)).toEqual({ place: texts('Graz'), days: 3 });
  const presets = await page.request.get(`/api/Widgets/${id}/Presets`);
  expect(await presets.json()).toMatchObject({ Presets: [{ Name: 'Holidays', Values: { place: texts('Linz') } }] });

  await page.goto(`/widgets/${second}`);
  await page.getByRole('link', { name: 'Review it' }).click();
  await expect(page.getByRole('listitem')).toContainText('from “Days”');
  await expect(page.getByText('No setting accepts this value now.')).toBeVisible();

  await openReplace(page, id);
  await choose(page).setInputFiles(await next([SECOND[0]!, days(5), element('hours', 'Hours', 'number', 1)]));
  await page.getByRole('button', { name: 'Replace template and 1 variant' }).click();
  await page.getByRole('button', { name: 'Back to the widgets' }).click();
  await page.goto(`/widgets/${second}/set-aside`);
  await page.getByRole('button', { name: 'Put back into “Hours”' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing is set aside.' })).toBeVisible();
  expect(await saved(page, app, second)).toMatchObject({ hours: 8 });

  await openReplace(page, id);
  await page.getByRole('button', { name: 'Restore version 1.0.0 …' }).last().click();
  await expect(page.getByText('This version replaces the template and its 1 variant.')).toBeVisible();
  await page.getByRole('button', { name: 'Restore template and 1 variant' }).click();
  await expect(page.getByText('is still version 1.0.0.')).toBeVisible();
  expect(await saved(page, app, second)).toMatchObject({ title: texts('Graz') });
});

/** Replaces the widget as another browser might. */
async function replacedElsewhere(page: Page, app: App, id: number, file: TestFile): Promise<void> {
  const answer = await page.request.put(`${app.url}/api/Widgets/${id}`, {
    multipart: { file },
    headers: { origin: app.url }
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Opens what is set aside of a variant that had this title before it was replaced. */
async function openSetAside(page: Page, app: App, title: string): Promise<Weather> {
  const made = await weather(page, app, { title: texts(title) });
  await replacedElsewhere(page, app, made.id, await made.next());
  await page.goto(`/widgets/${made.second}/set-aside`);
  return made;
}

test('a long text that was set aside is shown with all its words and lines; it is put back, though the answer is lost', async ({
  page,
  app
}) => {
  const text = `Opening hours:\n${'Monday to Friday, nine to five. '.repeat(120)}\nClosed on holidays`;
  await openSetAside(page, app, text);
  const item = page.getByRole('listitem').filter({ hasText: 'from “Title”' });
  await expect(item.getByText('Closed on holidays')).toBeHidden();
  await item.getByText('Show all of the value from “Title”').click();
  await expect(item.getByText('Closed on holidays')).toBeVisible();
  expect(await item.getByText('Closed on holidays').innerText()).toBe(text);
  await expectAccessible(page);

  await page.route(`**/SetAside/0`, loseAnswer, { times: 1 });
  await page.route('**/SetAside', (route) => route.abort('connectionreset'), { times: 1 });
  await page.getByRole('button', { name: 'Put back into “Where it is”' }).click();
  const alert = page.getByRole('alert').filter({ hasText: /./ });
  await expect(alert).toContainText('it is not known whether this was done');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByRole('heading', { name: 'Nothing is set aside.' })).toBeVisible();
  await expect(alert).toContainText('The list is up to date again.');
});

test('only where something stood before is it said that it is set aside instead', async ({ page, app }) => {
  const { id, second, next } = await openSetAside(page, app, 'Graz');
  await page.getByRole('button', { name: 'Put back into “Where it is”' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing is set aside.' })).toBeVisible();
  await expect(page.getByRole('status')).toHaveText('The value is back in “Where it is”.');

  await replacedElsewhere(
    page,
    app,
    id,
    await next([element('name', 'Its name', 'simpleText', texts('Vienna')), days(5)])
  );
  await save(page, app, second, { name: texts('Linz') });
  await page.goto(`/widgets/${second}/set-aside`);
  await page.getByRole('button', { name: 'Put back into “Its name”' }).click();
  await expect(page.getByRole('status')).toHaveText(
    'The value is back in “Its name”. The previous value is set aside instead.'
  );
  await expect(page.getByRole('listitem')).toContainText('Linz');
});

/** Drops a file anywhere on the page; scripts cannot create a folder, so its entry claims to be one. */
async function drop(page: Page, name: string, content: Buffer | 'folder'): Promise<void> {
  const bytes = content === 'folder' ? 'folder' : [...content];
  await page.evaluate(
    ([name, bytes]) => {
      const entry = { isDirectory: bytes === 'folder', name } as FileSystemEntry;
      DataTransferItem.prototype.webkitGetAsEntry = () => entry;
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(bytes === 'folder' ? [] : [new Uint8Array(bytes as number[])], name));
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    },
    [name, bytes] as const
  );
}

test('the package of another widget is refused, and both SpotIdentifiers are said; so is a folder; nothing is sent', async ({
  page,
  app
}) => {
  const { id, name, next } = await weather(page, app);
  await openReplace(page, id);
  await test.step('a folder that is dropped is called a folder, and nothing is sent', async () => {
    await drop(page, 'weather', 'folder');
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveText(
      'This is a folder. Drop the packed .dash.zip instead.'
    );
    await expect(page.getByRole('button', { name: 'Choose a package …' })).toBeVisible();
  });

  const other = fileOf('other.dash.zip', await packageOf(SECOND, { identifier: 'somebody.else' }));
  await choose(page).setInputFiles(other);
  await expect(page.getByRole('alert').filter({ hasText: 'somebody.else' })).toContainText(name.replaceAll(' ', '.'));
  await expect(page.getByRole('button', { name: 'Choose a package …' })).toBeVisible();

  await test.step('a package dropped on the comparison takes its place; one that is refused leaves it as it was', async () => {
    await choose(page).setInputFiles(await next());
    await page.getByLabel('Title continues as').selectOption('Where it is');
    await expect(row(page, 'Where it is')).toContainText('1 kept');

    await drop(page, other.name, other.buffer);
    await expect(page.getByRole('alert').filter({ hasText: 'somebody.else' })).toBeVisible();
    await expect(row(page, 'Where it is')).toContainText('1 kept');

    await drop(page, 'next.dash.zip', (await next(TWO_NEW)).buffer);
    await expect(row(page, 'Its name')).toContainText('new');
    await expect(row(page, 'Where it is')).toContainText('1 kept');

    await drop(page, 'last.dash.zip', (await next([TWO_NEW[1]!, days(5)])).buffer);
    await expect(row(page, 'Title')).toContainText('1 set aside');
  });
});

const TWO_NEW = [SECOND[0]!, element('name', 'Its name', 'simpleText', texts('Vienna')), days(5)];

const COMPARING = /\?dryRun=1$/;

/** From here on, this page's requests for comparison are held back until released. */
async function heldComparisons(page: Page): Promise<{ letGo(): void; arrived: Promise<unknown> }> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(COMPARING, async (route) => {
    await held;
    await route.continue();
  });
  return { letGo, arrived: page.waitForRequest(COMPARING) };
}

test('a setting that goes on is chosen with the arrow keys alone, while it is compared and after', async ({
  page,
  app
}) => {
  const { id, second } = await openComparison(page, app, TWO_NEW);
  const goesOnAs = page.getByLabel('Title continues as');
  await goesOnAs.focus();
  const { letGo, arrived } = await heldComparisons(page);
  await expect(goesOnAs).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await arrived;
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(goesOnAs).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(goesOnAs).toHaveValue('name');
  letGo();
  await expect(row(page, 'Its name')).toContainText('1 kept');
  await expect(row(page, 'Its name').getByLabel('Title continues as')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(row(page, 'Where it is')).toContainText('1 kept');
  await expect(row(page, 'Where it is').getByLabel('Title continues as')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(row(page, 'Title')).toContainText('1 set aside');
  await expect(goesOnAs).toBeFocused();
  await page.unroute(COMPARING);

  await test.step('a comparison that is cancelled leaves the one before, with what was said until then', async () => {
    await goesOnAs.selectOption('Where it is');
    await expect(row(page, 'Where it is')).toContainText('1 kept');

    const { letGo, arrived } = await heldComparisons(page);
    await goesOnAs.selectOption('Its name');
    await arrived;
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('progressbar')).toBeHidden();
    letGo();
    await expect(row(page, 'Where it is')).toContainText('1 kept');
    await expect(goesOnAs).toHaveValue('place');

    await test.step('what is saved between comparing and replacing is shown first, and nothing is done', async () => {
      await save(page, app, second, { title: texts('Graz'), days: 4 });
      await page.getByRole('button', { name: 'Replace template and 1 variant' }).click();
      await expect(page.getByText('Values or translations have been saved since.')).toBeVisible();
      await expect(row(page, 'Days')).toContainText('1 kept');
      expect(await saved(page, app, second)).toMatchObject({ days: 4 });
    });

    await page.getByRole('button', { name: 'Replace template and 1 variant' }).click();
    await expect(page.getByRole('button', { name: 'Back to the widgets' })).toBeVisible();
    expect(await saved(page, app, second)).toMatchObject({ place: texts('Graz'), name: texts('Vienna') });
    await openReplace(page, id);
    await expect(page.getByRole('listitem').filter({ hasText: 'Version 1.0.0' })).toContainText(
      /replaced on \d{1,2} \w+ \d{4}, \d{2}:\d{2} by/
    );
  });
});

/** It succeeds, but the answer is lost. */
async function loseAnswer(route: Route): Promise<void> {
  await route.fetch();
  await route.abort('connectionreset');
}

test('a replacement under way is not left by mistake; where its answer is lost, it is found out what came of it', async ({
  page,
  app
}) => {
  const { id, name } = await openComparison(page, app);
  await expect(row(page, 'Days')).toContainText('1 set aside');
  let lose = () => {};
  const asked = new Promise<void>((resolve) => (lose = resolve));
  const loseLater = (route: Route) => asked.then(() => loseAnswer(route));
  await page.route(`**/api/Widgets/${id}`, loseLater, { times: 1 });
  let answer = () => {};
  const reached = new Promise<void>((resolve) => (answer = resolve));
  await page.route(`**/api/Widgets/${id}/Versions`, async (route) => {
    await reached;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Replace template and 1 variant' }).click();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const question = page.getByRole('dialog', { name: 'The widget is being replaced' });
  await question.getByRole('button', { name: 'Stay' }).last().click();
  lose();
  await expect(page.getByText('it is not known whether the widget was replaced')).toBeVisible();
  await expect(page.getByText('Nothing has been changed yet.')).toHaveCount(0);
  answer();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText('2 values were set aside.')).toBeVisible();
  await expect(page.getByRole('heading', { name: `“${name}” was replaced. It is still version 1.0.0.` })).toBeVisible();
});

test('an open edit survives a replacement: the user sees a message, nothing is sent, and the new version opens with the edit', async ({
  page,
  app
}) => {
  const { id, second, next } = await weather(page, app);
  await page.goto(`/widgets/${second}`);
  await page.getByLabel('Title').fill('Linz');
  await page.getByRole('spinbutton', { name: 'Days' }).fill('4');
  await page.getByRole('spinbutton', { name: 'Days' }).blur();
  await expect.poll(() => unsavedOf(page)).toContain('"days",4');
  await replacedElsewhere(page, app, id, await next());
  await expect(page.getByText('This widget was replaced by another version.')).toBeVisible();
  await page.getByRole('button', { name: 'Open the new version' }).click();
  await expect(page.getByLabel('Where it is')).toBeVisible();
  await expect(page.getByRole('spinbutton', { name: 'Days' })).toHaveValue('4');
  await expect(page.getByText('One unsaved change belongs to a setting this widget no longer has.')).toContainText(
    'Linz'
  );
});

test('a click under way while the new version arrives is not lost', async ({ page, app }) => {
  const { id, second, next } = await weather(page, app);
  await replacedElsewhere(page, app, id, await next());
  await page.goto(`/widgets/${second}`);
  await expect(page.getByRole('link', { name: 'Review them' })).toBeVisible();
  await replacedElsewhere(page, app, id, await next([...SECOND, element('hours', 'Hours', 'number', 8)]));
  const asked = new Promise<Route>((resolve) => void page.route('**/__data.json*', resolve, { times: 1 }));
  await page.getByRole('button', { name: 'Open the new version' }).click();
  const reading = await asked;
  await page.getByRole('link', { name: 'Review them' }).hover();
  await page.mouse.down();
  await reading.fulfill({ response: await reading.fetch() });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  await page.mouse.up();
  await expect(page).toHaveURL(/set-aside$/);
});

test.describe('in German', () => {
  test.use({ locale: 'de-AT' });

  test('choosing, comparison and set-aside Values have no accessibility violation, and fit, narrow and wide', async ({
    page,
    app
  }) => {
    const { id, second, next } = await weather(page, app);
    await openReplace(page, id);
    await expect(page.getByRole('heading', { name: /^Frühere Versionen/ })).toBeVisible();
    await expectAccessibleNarrowAndWide(page);
    await choose(page).setInputFiles(await next());
    await expect(page.getByRole('heading', { name: /^Einstellungen/ })).toBeVisible();
    await page.getByRole('button', { name: /^Werte von Days/ }).click();
    await expectAccessibleNarrowAndWide(page);
    await page.getByRole('button', { name: 'Vorlage und 1 Variante ersetzen' }).click();
    await expect(page.getByText(/^2 Werte wurden/)).toBeVisible();
    await page.goto(`/widgets/${second}/set-aside`);
    await expect(page.getByRole('listitem')).toHaveCount(2);
    await expectAccessibleNarrowAndWide(page);
  });
});
