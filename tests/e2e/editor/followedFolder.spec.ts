import { openedFolder, type OpenedFolder } from './openedFolder.js';
import { expect, test } from './widget.js';

const NUMBERS = Array.from({ length: 20 }, (_, index) => ({
  Id: `N${index}`,
  DisplayName: `Number ${index}`,
  DataType: 'number',
  Value: index
}));
const root = { SpotIdentifier: 'x', SpotVersion: '1', ApiVersion: 2, SpotType: 'DashboardWidget', NumberOfSlots: 1 };
const open = openedFolder(root, ['main']);

test('every screen of a widget follows its folder, and says above what scrolls why it cannot and what is found', async ({
  browser
}) => {
  test.slow();
  const definition = (name: string) => ({
    ...root,
    Elements: NUMBERS.map((element, at) => ({
      ...element,
      DisplayName: `${name} ${at}`,
      Translations: { de: { DisplayName: `${name} auf Deutsch ${at}` } },
      Options: at === 0 ? {} : { Conditions: [{ Action: 'HIDE', TargetId: 'N0', Operator: '==', Value: at }] }
    }))
  });
  const source = (name: string) => JSON.stringify(definition(name));
  await open(browser, definition('First'), async ({ page, widget, write }) => {
    const save = (text: string) => write('ascData.json', text);
    let name = 'First';
    const shown = () =>
      page
        .getByText(new RegExp(`^${name} `))
        .filter({ visible: true })
        .first();
    for (const tab of ['', '/history', '/conditions', '/translations', '/table']) {
      await test.step(tab || '/', async () => {
        await page.goto(`${widget}${tab}`);
        if (tab !== '/history') await expect(shown()).toBeVisible();
        await page.locator('#settings').evaluateAll(([form]) => form?.scrollTo({ top: 400 }));
        save(source(name).slice(0, -1));
        const problem = page.getByText(/^The folder cannot be used/);
        await expect(problem).toBeInViewport();
        name = `Now${tab.slice(1)}`;
        save(source(name));
        await expect(problem).toHaveCount(0);
        if (tab !== '/history') await expect(shown()).toBeVisible();
        save(source(name).replace('"Value":7', '"Value":7,"Maximum":9'));
        const warnings = page.getByText('The check found 1 warning.');
        const warning = page.getByText(/“Maximum” .*ascData\.json, line 1, column \d+, \/Elements\/7\/Maximum/);
        await expect(warnings).toBeInViewport();
        await expect(warning).toBeHidden();
        await warnings.click();
        await expect(warning).toBeVisible();
      });
    }
  });
});

test('a save of a followed folder keeps what a developer chose, and says where a script is broken', async ({
  browser
}) => {
  const definition = { ...root, Options: { HasDetailView: true }, Elements: NUMBERS };
  const use = async ({ page, write }: OpenedFolder) => {
    const preview = page.getByRole('region', { name: 'Preview' });
    const offline = preview
      .getByRole('button', { name: 'Offline' })
      .or(preview.getByRole('checkbox', { name: 'Offline' }));

    await test.step('“Developer” is on', async () => {
      await expect(preview.getByText('Channel log')).toBeVisible();
    });
    await test.step('view, simulated faults and the place in the form stay', async () => {
      await preview.getByRole('radio', { name: 'Detail' }).check({ force: true });
      await offline.click({ force: true });
      const seventh = page.getByRole('spinbutton', { name: 'Number 7' }).or(page.getByLabel('Number 7')).first();
      await page.locator('#settings').evaluate((form) => form.scrollTo({ top: 500 }));
      await seventh.focus();
      const top = async () => Math.round((await seventh.boundingBox())!.y);
      const before = await top();
      const frame = page.frameLocator('iframe');
      write('main.js', `document.title = 'second';\n`);
      await expect
        .poll(() =>
          frame
            .locator('title')
            .textContent()
            .catch(() => '')
        )
        .toBe('second');
      await expect(preview.getByRole('radio', { name: 'Detail' })).toBeChecked();
      await expect.poll(top).toBe(before);
      await expect(seventh).toBeFocused();
    });
    await test.step('the focus stays in its field, also where others come before it', async () => {
      const title = { Id: 'T', DisplayName: 'Title', DataType: 'simpleText', Value: [{ Text: 'x' }] };
      write('ascData.json', JSON.stringify({ ...definition, Elements: [title, ...NUMBERS] }));
      await expect(page.getByRole('textbox', { name: 'Title' })).toBeAttached();
      await expect(page.getByLabel('Number 7').first()).toBeFocused();
    });
    await test.step('the banner names file and line of a script that does not parse', async () => {
      write('main.js', 'const a = {\n  b: ;\n};\n');
      await preview.getByText('Details').first().click();
      await expect(preview.getByText(/SyntaxError: .*\(main\.js:2:\d+/).first()).toBeVisible();
    });
  };
  await open(browser, definition, use);
});

test('edits of rules are written with one press into what the folder holds then', async ({ browser }) => {
  const condition = { Action: 'HIDE', TargetId: 'N0', Operator: '==', Value: 1 };
  const Elements = (...Conditions: object[]) =>
    NUMBERS.map((element, at) => (at === 3 ? { ...element, Options: { Conditions } } : element));
  const definition = { ...root, Elements: Elements(condition, condition) };
  await open(browser, definition, async ({ page, widget, write, read }) => {
    const put = page.getByRole('button', { name: 'Write into the folder' });
    const found = page.getByText('The check found 1 warning.');
    await test.step('what a fix mends is no longer among what is found', async () => {
      await page.goto(`${widget}/conditions?dock=problems`);
      await expect(page.getByRole('img', { name: /^Follows the folder “ascdata-folder-/ })).toBeVisible();
      await expect(found).toBeVisible();
      await page
        .getByRole('list', { name: /^Problems/ })
        .getByRole('button', { name: 'Remove this condition' })
        .click();
      await expect(found).toHaveCount(0);
    });
    await test.step('while the folder is broken, its file and line are told', async () => {
      const saved = read('ascData.json').replace('"Number 9"', '"Nine"');
      write('ascData.json', saved.slice(0, -1));
      await put.click();
      await expect(
        page.getByText(/^The changes could not be saved\. .* ascData\.json, line 1, column \d+: /)
      ).toBeVisible();
      write('ascData.json', saved);
      await expect(page.getByText('Your unsaved changes now apply to what it holds.')).toBeVisible();
    });
    await test.step('only what changed is written', async () => {
      await put.click();
      await expect(page.getByText('No unsaved changes')).toBeVisible();
      await expect(page.locator('#rules-edited')).toBeFocused();
      const written = JSON.stringify({ ...definition, Elements: Elements(condition) });
      expect(read('ascData.json')).toBe(written.replace('"Number 9"', '"Nine"'));
    });
  });
});
