import { element, expect, test } from './fields.js';

const several = { Options: { NumberOfInstances: 3 } };
const picture = (id: number) => ({ Id: id, Name: `Picture ${String(id).padStart(6, '0')}` });

test('among 100,000 objects the last is reached, pages far apart are fetched alone, and typing searches at once', async ({
  fields,
  page
}) => {
  await test.step('the last of 100,000 objects is reached by keyboard alone', async () => {
    await fields.show([element('media', 'Image', [])]);
    await page.locator('body').press('Tab');
    await page.keyboard.press('Enter');
    const search = page.getByRole('combobox', { name: 'Search media' });
    await expect(search).toBeFocused();
    await search.press('End');
    const last = page.getByRole('option', { name: 'Picture 100000' });
    await expect(last).toHaveAttribute('aria-posinset', '100000');
    await expect(last).toHaveAttribute('aria-setsize', '100000');
    await expect(search).toHaveAttribute('aria-activedescendant', (await last.getAttribute('id')) ?? '');
    await expect(last).toBeInViewport();
    await search.press('Enter');
    await fields.expectValue('Image', [picture(100_000)]);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Choose another Image' })).toBeFocused();
  });

  await test.step('few rows are in the page, and pages far apart are fetched alone', async () => {
    await fields.show([element('media', 'Image', [])]);
    await page.getByRole('button', { name: 'Choose media' }).click();
    const search = page.getByRole('combobox', { name: 'Search media' });
    await expect(page.getByRole('option', { name: 'Picture 000001' })).toBeVisible();
    await search.press('End');
    await expect(page.getByRole('option', { name: 'Picture 100000' })).toBeVisible();
    await search.press('PageUp');
    await search.press('ArrowUp');
    expect(await page.getByRole('listbox').getByRole('option').count()).toBeLessThan(40);
    const offsets = await page.evaluate(() => window.fields.catalogue.queries.map((query) => query.offset));
    expect(offsets).toEqual([0, 99_900]);
  });

  await test.step('typing searches at once, aborts what it overtakes, and shows only the newest answer', async () => {
    await fields.show([element('media', 'Image', [])]);
    await page.getByRole('button', { name: 'Choose media' }).click();
    await page.evaluate(() => (window.fields.catalogue.delay = 50));
    await page.keyboard.type('4711');
    await expect(page.getByRole('status').filter({ hasText: '20 media' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.fields.catalogue.aborted)).toBeGreaterThan(0);
    await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('4711');
    await page.keyboard.press('Enter');
    await fields.expectValue('Image', [picture(4711)]);
  });
});

test('Enter before the answer chooses the first hit of the typed text, and else nothing', async ({ fields, page }) => {
  const answer = () => page.evaluate(() => window.fields.catalogue.answer());
  const asked = () => page.evaluate(() => window.fields.catalogue.queries.at(-1)?.search);
  const typed = async () => {
    await fields.show([element('media', 'Images', [], several)]);
    await page.getByRole('button', { name: 'Choose media' }).click();
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await page.evaluate(() => (window.fields.catalogue.holding = true));
    await page.keyboard.type('4711');
    await page.keyboard.press('Enter');
    await expect.poll(() => asked()).toBe('4711');
    await fields.expectValue('Images', []);
  };

  await test.step('chooses the first hit as soon as it is known, once', async () => {
    await typed();
    await page.keyboard.press('Enter');
    await answer();
    await fields.expectValue('Images', [picture(4711)]);
    await expect.poll(() => fields.edits('Images')).toHaveLength(1);
    await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toHaveText(/4711/);
  });

  await test.step('chooses nothing once the text has changed, until Enter is pressed again', async () => {
    await typed();
    await page.keyboard.press('Backspace');
    await expect.poll(() => asked()).toBe('471');
    await answer();
    await expect(page.getByRole('status').filter({ hasText: '300 media' })).toBeVisible();
    await fields.expectValue('Images', []);
    await page.keyboard.press('Enter');
    await fields.expectValue('Images', [picture(471)]);
  });

  await test.step('chooses nothing once another line was gone to', async () => {
    await typed();
    await page.keyboard.press('ArrowDown');
    await answer();
    await expect(page.getByRole('status').filter({ hasText: '20 media' })).toBeVisible();
    await fields.expectValue('Images', []);
  });

  await test.step('chooses nothing after Escape', async () => {
    await typed();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await answer();
    await fields.expectValue('Images', []);
    expect(await fields.edits('Images')).toEqual([]);
  });

  await test.step('chooses nothing when the answer comes in the moment of closing', async () => {
    await typed();
    await page.evaluate(() => {
      document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
      void window.fields.catalogue.answer();
    });
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await fields.edits('Images')).toEqual([]);
  });

  await test.step('chooses nothing when there is no hit, or no answer', async () => {
    await typed();
    await page.evaluate(() => (window.fields.catalogue.failing = true));
    await answer();
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await page.evaluate(() => (window.fields.catalogue.failing = false));
    await page.getByRole('combobox', { name: 'Search media' }).fill('zzz');
    await page.keyboard.press('Enter');
    await answer();
    await expect(page.getByText('No media match “zzz”.')).toBeVisible();
    await fields.expectValue('Images', []);
  });
});

test('what is chosen is added, replaced, ordered, and kept when it no longer exists', async ({ fields, page }) => {
  await test.step('a selection of several adds, takes out again, and stops at NumberOfInstances', async () => {
    await fields.show([element('media', 'Images', [picture(1), picture(2)], several)]);
    await page.getByRole('button', { name: 'Choose media Images' }).click();
    const option = (id: number) => page.getByRole('option', { name: picture(id).Name });
    await expect(option(2)).toHaveAttribute('aria-selected', 'true');
    await option(3).click();
    await fields.expectValue('Images', [1, 2, 3].map(picture));
    await expect(option(4)).toHaveAttribute('aria-disabled', 'true');
    await option(4).click({ force: true });
    await fields.expectValue('Images', [1, 2, 3].map(picture));
    await option(1).click();
    await fields.expectValue('Images', [2, 3].map(picture));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Choose media Images' })).toBeFocused();
    await fields.expectLeft('Images', 1);
  });

  await test.step('a selection of one is replaced; Name is the one at the time of selection', async () => {
    await fields.show([element('media', 'Image', [{ Id: 4, Name: 'Old name' }])]);
    await expect(page.getByText('Old name', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Choose another Image' }).click();
    await page.getByRole('option', { name: 'Picture 000002' }).click();
    await fields.expectValue('Image', [picture(2)]);
  });

  await test.step('a deleted object keeps its Name, is marked, and can be taken out', async () => {
    await fields.show([element('media', 'Images', [{ Id: 1_000_000, Name: 'Lost' }, picture(2)], several)]);
    const lost = page.getByRole('listitem').filter({ hasText: 'Lost' });
    await expect(lost).toContainText('This media item no longer exists');
    await expect(page.getByRole('listitem').filter({ hasText: 'Picture' })).not.toContainText('no longer exists');
    await page.getByRole('button', { name: 'Remove Lost' }).click();
    await fields.expectValue('Images', [picture(2)]);
  });

  await test.step('the order of chosen objects changes with Alt and arrow keys', async () => {
    await fields.show([element('media', 'Images', [picture(1), picture(2)], several)]);
    await page.getByRole('button', { name: 'Remove Picture 000002' }).press('Alt+ArrowUp');
    await fields.expectValue('Images', [picture(2), picture(1)]);
    await expect(page.getByRole('status').filter({ hasText: 'Picture 000002 is now 1 of 2' })).toBeAttached();
  });
});

test('locations are a tree to the last child, and search shows the path', async ({ fields, page }) => {
  await test.step('the tree opens and closes with arrow keys, to the last child', async () => {
    await fields.show([element('location', 'Place', [])]);
    await page.getByRole('button', { name: 'Choose location' }).click();
    await page.keyboard.press('ArrowDown');
    const tree = page.getByRole('tree', { name: 'locations' });
    await expect(tree).toBeFocused();
    const germany = page.getByRole('treeitem', { name: 'Germany' });
    await expect(germany).toBeVisible();
    await page.keyboard.press('End');
    await expect(germany).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('ArrowRight');
    await expect(germany).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('treeitem', { name: 'Graz (G)' })).toHaveAttribute('aria-level', '2');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('treeitem', { name: 'Store 1', exact: true })).toBeVisible();
    await page.keyboard.press('End');
    const last = page.getByRole('treeitem', { name: 'Store 250' });
    await expect(last).toHaveAttribute('aria-posinset', '250');
    await page.keyboard.press('Enter');
    await fields.expectValue('Place', [{ Id: 1508, Name: 'Store 250' }]);
    await expect(page.getByRole('listitem')).toContainText('Germany › Vienna (G)');
  });

  await test.step('a parent can be chosen itself, and search shows the path', async () => {
    await fields.show([element('location', 'Places', [], several)]);
    await page.getByRole('button', { name: 'Choose location' }).click();
    await page.getByRole('treeitem', { name: 'Austria' }).click();
    await fields.expectValue('Places', [{ Id: 1, Name: 'Austria' }]);
    await page.keyboard.type('linz 12');
    await expect(page.getByRole('combobox')).toHaveValue('linz 12');
    await expect(page.getByRole('listbox').getByRole('option').first()).toHaveText(/Store 12\s*Austria › Linz \(A\)/);
    await page.getByRole('combobox').fill('linz');
    const first = page.getByRole('option').nth(0);
    await expect(first).toHaveText(/Linz \(A\)\s*Austria/);
    await expect(page.getByRole('option').nth(1)).toHaveText(/Linz \(G\)\s*Germany/);
  });
});

test('media are found by words of the second line, by type and by size, and offered again once chosen', async ({
  fields,
  page
}) => {
  await fields.show([element('media', 'Image', [])]);
  await page.getByRole('button', { name: 'Choose media' }).click();
  await expect(page.getByRole('group', { name: 'Recently used' })).toHaveCount(0);
  await page.keyboard.type('2160 video');
  await expect(page.getByRole('status').filter({ hasText: '1,000 media' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Search media' }).fill('');
  await page.getByRole('combobox', { name: 'Type' }).selectOption('Videos');
  await expect(page.getByRole('status').filter({ hasText: '1,000 media' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Type' }).selectOption('Pictures');
  await page.getByRole('combobox', { name: 'Size' }).selectOption('4K or larger');
  await expect(page.getByText('No media of this type and size match.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all types and sizes' }).click();
  await page.getByRole('option', { name: 'Picture 000002' }).click();
  await page.getByRole('button', { name: 'Choose another Image' }).click();
  await page.getByRole('option', { name: 'Picture 000003' }).click();
  await page.getByRole('button', { name: 'Choose another Image' }).click();
  await page.getByRole('group', { name: 'Recently used' }).getByRole('button', { name: 'Picture 000002' }).click();
  await fields.expectValue('Image', [picture(2)]);
});

test('editions carry their Guid; spot groups offer templates only with IncludeTemplates', async ({ fields, page }) => {
  await fields.show([
    element('edition', 'Edition', []),
    element('spotGroup', 'Plain', []),
    element('spotGroup', 'Full', [], { Options: { IncludeTemplates: true } })
  ]);
  await page.getByRole('button', { name: 'Choose edition' }).click();
  await page.getByRole('option', { name: 'Morning' }).click();
  await fields.expectValue('Edition', [{ Id: 5, Name: 'Morning', Guid: '0f8fad5b-d9cb-469f-a165-70867728950e' }]);
  await page.getByRole('button', { name: 'Choose spot group Plain' }).click();
  await expect(page.getByRole('option')).toHaveText(['Entrance']);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Choose spot group Full' }).click();
  await expect(page.getByRole('option')).toHaveText(['Entrance', 'Patterns']);
});

test('no hits and no objects say what to do; a failed search can be tried again', async ({ fields, page }) => {
  await fields.show([element('media', 'Image', []), element('player', 'Player', [])]);
  await page.getByRole('button', { name: 'Choose player' }).click();
  await expect(page.getByText('There are no players on this platform yet.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Choose media' }).click();
  await page.keyboard.type('zzz');
  await expect(page.getByText('No media match “zzz”.')).toBeVisible();
  await page.evaluate(() => (window.fields.catalogue.failing = true));
  await page.getByRole('combobox', { name: 'Search media' }).fill('000012');
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await page.evaluate(() => (window.fields.catalogue.failing = false));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('listbox').getByRole('option')).not.toHaveCount(0);
});

test('a press outside closes the picker and leaves focus where it went', async ({ fields, page }) => {
  await fields.show([element('simpleText', 'Title', [{ Text: '' }]), element('media', 'Image', [])]);
  await page.getByRole('button', { name: 'Choose media' }).click();
  await page.getByRole('textbox', { name: 'Title' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await page.getByRole('button', { name: 'Choose media' }).click();
  await page.getByRole('button', { name: 'Choose media' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
