import { variantsOf } from '../table/shop.js';
import { board } from '../translations/board.js';
import { openedFolder } from './openedFolder.js';
import { expect, test } from './widget.js';

const root = { SpotIdentifier: 'x', SpotVersion: '1', ApiVersion: 2, SpotType: 'DashboardWidget', NumberOfSlots: 1 };
const open = openedFolder(root);
const french = { ...board[0]!, Translations: { ...board[0]!.Translations, fr: { DisplayName: 'Mode' } } };
const definition = { ...root, Elements: [french, ...board.slice(1)] };

/** The definition with another name of its last setting, so that a test sees when the page follows. */
const named = (DisplayName: string) =>
  JSON.stringify({
    ...definition,
    Elements: definition.Elements.map((each) => (each.Id === 'accent' ? { ...each, DisplayName } : each))
  });

test('a save of the folder reaches its variants, and leaves everybody where they are', async ({ browser }) => {
  test.slow();
  await open(browser, definition, async ({ page, widget, write }) => {
    const { origin } = new URL(page.url());
    const [variant] = await variantsOf(page, origin, Number(widget.split('/').at(-1)), ['Graz']);
    for (const tab of ['', '/conditions', '/translations?language=fr']) {
      await test.step(`a variant follows each save, too: ${tab || '/'}`, async () => {
        await page.goto(`/widgets/${variant}${tab}`);
        const name = `Tone ${tab.slice(1, 8)}`;
        await expect(
          page
            .getByText(/^(Accent colour|Tone .*)$/)
            .filter({ visible: true })
            .first()
        ).toBeVisible();
        write('ascData.json', named(name));
        await expect(page.getByText(name).filter({ visible: true }).first()).toBeVisible();
        await expect(page.getByRole('button', { name: 'Open the new version' })).toHaveCount(0);
      });
    }

    await test.step('a dialog that is open stays; the page follows once it is closed', async () => {
      const saved = page.getByText('The widget’s folder was saved. Open that version to see it here.');
      await page.goto(`${widget}/conditions?try=${JSON.stringify({ mode: 'Off' })}&dock=tests`);
      await page.getByRole('button', { name: 'Keep as test' }).first().click();
      const naming = page.getByRole('dialog', { name: 'Keep as test' });
      await naming.getByRole('textbox').fill('Switched ');
      write('ascData.json', named('Shade'));
      await expect(saved).toBeVisible();
      await page.keyboard.type('off');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Your unsaved changes now apply to what it holds.')).toBeVisible();
      await expect(saved).toHaveCount(0);
      await expect(page.getByText('Switched off').filter({ visible: true }).first()).toBeVisible();
    });

    await test.step('a translator stays in the language, the text and the word that is being typed', async () => {
      await page.goto(`${widget}/translations?language=de`);
      await page.getByRole('navigation', { name: 'Languages' }).getByRole('button', { name: 'French' }).click();
      await expect(page.getByRole('columnheader', { name: 'French' })).toBeVisible();
      await page.getByRole('searchbox').fill('platforms');
      await page.getByRole('button', { name: 'Translation of “Show platforms”' }).click();
      const text = page.getByRole('textbox', { name: 'Translation of “Show platforms”' });
      await text.pressSequentially('Afficher  quais');
      for (let at = 0; at < ' quais'.length; at += 1) await text.press('ArrowLeft');
      write('ascData.json', named('Tint'));
      await expect(page.getByRole('region', { name: 'Form' }).getByText('Tint')).toBeVisible();
      await page.keyboard.type('les');
      await expect(text).toBeFocused();
      await expect(text).toHaveValue('Afficher les quais');
      await expect(page.getByText('1 text is not saved yet')).toBeVisible();
      await expect(page).toHaveURL(/language=fr/);
      await expect(page.getByRole('searchbox')).toHaveValue('platforms');
      await page.reload();
      await expect(page.getByText('Afficher les quais').first()).toBeVisible();
    });
    // The other tests are of a widget without variants.
    await page.request.delete(`/api/Widgets/${variant}`, { headers: { origin } });
  });
});

test('a save of the folder never takes the keyboard from who types, and its conflicts are chosen by name', async ({
  browser
}) => {
  const title = { Id: 'T', DisplayName: 'Title', DataType: 'simpleText', Value: [{ Text: 'x' }] };
  const days = { Id: 'D', DisplayName: 'Days', DataType: 'number', Value: 1, Options: { Minimum: 0, Maximum: 9 } };
  const saying = (Value: number) => ({ ...root, Elements: [title, { ...days, Value }] });
  await open(browser, saying(1), async ({ page, write }) => {
    const number = page.getByRole('spinbutton', { name: 'Days' });
    const told = page.getByRole('status').filter({ hasText: 'The widget’s folder was saved.' });
    await number.fill('5');
    await page.getByRole('textbox', { name: 'Title' }).fill('');
    for (const word of 'one two'.split(' ')) {
      await page.keyboard.type(`${word} `);
      if (word === 'one') {
        write('ascData.json', JSON.stringify(saying(3)));
        await expect(told).toContainText('Changed in the form and in the folder: “Days”.');
      }
    }
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('one two ');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await told.getByRole('button', { name: 'Choose' }).click();
    const dialog = page.getByRole('dialog', { name: 'The widget’s folder was saved' });
    await page.keyboard.press('Space');
    await expect(dialog.getByRole('radio', { name: /^In the form/ })).not.toBeChecked();
    await dialog.getByRole('radio', { name: /^In the folder/ }).check();
    await dialog.getByRole('button', { name: 'Keep editing' }).last().click();
    await expect(number).toHaveValue('3');
    await expect(told).toHaveCount(0);

    await test.step('a saved Value that hides the folder’s says so, and gives way to it', async () => {
      const note = page.getByText('In the folder: 3. The saved value counts.');
      await number.fill('5');
      await page.keyboard.press('Control+s');
      await expect(note).toBeVisible();
      await page.locator('[data-element="D"]').getByRole('button', { name: 'Use the folder’s' }).click();
      await expect(number).toHaveValue('3');
      await expect(number).toBeFocused();
      await expect(note).toHaveCount(0);
    });
  });
});

/** Many settings with rules, all with another name. @param ApiVersion 1: the rules need a newer one, so that the check warns */
const many = (name: string, ApiVersion = 1) => ({
  ...root,
  ApiVersion,
  Elements: Array.from({ length: 60 }, (_, at) => ({
    Id: `N${at}`,
    DisplayName: `${name} ${at}`,
    DataType: 'number',
    Value: at,
    Options: at === 0 ? {} : { Conditions: [{ Action: 'HIDE', TargetId: 'N0', Operator: '==', Value: at }] }
  }))
});

test('a save of a followed folder leaves who searches, filters and reads where they are', async ({ browser }) => {
  test.slow();
  await open(browser, many('First'), async ({ page, widget, write }) => {
    const save = (name: string, ApiVersion?: number) => write('ascData.json', JSON.stringify(many(name, ApiVersion)));

    await test.step('in Values, also where the folder has again what the page was opened with', async () => {
      await page.goto(widget);
      const form = page.locator('#settings');
      const row = page.locator('[data-element="N40"]:not([hidden])');
      const number = row.getByRole('textbox').or(row.getByRole('spinbutton'));
      const top = async () => (await row.boundingBox())!.y;
      const warning = page.getByText('The check found 1 warning.');
      await number.fill('7');
      await row.evaluate((node) => node.scrollIntoView({ block: 'center' }));
      const before = await top();
      await form.evaluate((pane) => {
        // A notice that comes in the very moment in which the form is opened again: no frame has been drawn with it.
        pane.querySelectorAll = (selectors: string) => {
          pane.before(Object.assign(document.createElement('p'), { textContent: 'Notice' }));
          return document.querySelectorAll(`#settings ${selectors}`);
        };
      });
      for (const [ApiVersion, name] of [
        [2, 'Second'],
        [1, 'First']
      ] as const) {
        save(name, ApiVersion);
        await expect(row).toContainText(`${name} 40`);
        await expect(number).toBeFocused();
        await expect(warning).toHaveCount(2 - ApiVersion);
        await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(2);
        await expect(number).toHaveValue('7');
      }
      const search = page.getByRole('searchbox');
      const filter = page.getByRole('search').getByRole('combobox');
      await filter.selectOption('changed');
      await search.fill('4');
      for (const name of ['Second', 'First']) {
        await search.press('ArrowLeft');
        save(name);
        await expect(row).toContainText(`${name} 40`);
        await expect(search).toBeFocused();
        await page.keyboard.type('N');
        await expect(search).toHaveValue('N4');
        await search.fill('4');
        await expect(filter).toHaveValue('changed');
        await expect(form.locator('[data-element]:not([hidden])')).toHaveCount(1);
      }
      // As saved again: the Table follows no folder while something is unsaved.
      await number.fill('40');
    });

    await test.step('in the History, which goes on showing the widget as it was', async () => {
      await page.goto(`${widget}/history`);
      const then = page.getByTitle(/: Then$/);
      await expect.poll(() => then.contentFrame().locator('title').textContent()).toBe('Mine');
      const search = page.getByRole('searchbox');
      await search.fill('amin');
      await search.press('Home');
      await search.press('ArrowRight');
      const now = page.getByTitle(/: Now$/);
      const address = (await now.getAttribute('src')) ?? '';
      save('Past');
      await expect(now).not.toHaveAttribute('src', address);
      await expect.poll(() => then.contentFrame().locator('title').textContent()).toBe('Mine');
      await expect(search).toBeFocused();
      await page.keyboard.type('d');
      await expect(search).toHaveValue('admin');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    await test.step('in Conditions', async () => {
      await page.goto(`${widget}/conditions`);
      const search = page.locator('#rules-search');
      const filter = page.getByRole('combobox', { name: 'Show' });
      const list = page.locator('#rules-list');
      const row = page.locator('[data-rule="N40"]');
      await page.getByRole('columnheader', { name: 'Setting' }).getByRole('button').click();
      await row.click();
      await list.evaluate((node) => node.scrollBy(0, 30));
      await expect(page.getByText('All 59 rules proved consistent')).toBeVisible();
      const before = (await row.boundingBox())!.y;
      const drawn = await page.evaluateHandle(() => {
        const tops: number[] = [];
        const draw = () => {
          const found = document.querySelector('[data-rule="N40"]');
          if (found) tops.push(found.getBoundingClientRect().top);
          requestAnimationFrame(draw);
        };
        draw();
        return tops;
      });
      save('Second');
      await expect(row).toContainText('Second 40');
      await expect(page.getByText('All 59 rules proved consistent')).toBeVisible();
      // In no frame anything above it comes or goes.
      const moved = (await drawn.jsonValue()).map((top) => Math.abs(top - before));
      expect(Math.max(...moved)).toBeLessThan(2);
      await expect(row).toBeFocused();
      await expect(page.getByRole('columnheader', { name: 'Setting' })).toHaveAttribute('aria-sort', 'ascending');
      await filter.selectOption('reads N0');
      await search.fill('4');
      save('Third');
      await expect(page.getByText('Third 40').first()).toBeAttached();
      await expect(search).toHaveValue('4');
      await expect(search).toBeFocused();
      await expect(filter).toHaveValue('reads N0');
    });

    await test.step('in the Table', async () => {
      await page.goto(`${widget}/table`);
      const search = page.locator('#table-search');
      const grid = page.getByRole('grid');
      await grid.focus();
      await page.keyboard.press('Control+ArrowRight');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      const left = await grid.evaluate((node) => node.scrollLeft);
      expect(left).toBeGreaterThan(0);
      save('Fourth');
      await expect(page.getByRole('columnheader', { name: 'Fourth 57' })).toBeVisible();
      await expect(grid).toBeFocused();
      await expect(page.locator('#table .now')).toHaveAttribute('aria-label', /^Fourth 57:/);
      expect(await grid.evaluate((node) => node.scrollLeft)).toBe(left);
      await search.fill('x');
      save('Fifth');
      await expect.poll(() => page.evaluate(() => performance.getEntriesByName('table-ready').length)).toBe(3);
      await expect(search).toHaveValue('x');
      await expect(search).toBeFocused();
    });
  });
});
