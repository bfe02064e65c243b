import {
  expect,
  save,
  saveElsewhere,
  savedValues,
  switchDeveloperOn,
  test,
  text,
  told,
  values,
  weather
} from './widget.js';

const player = { Id: 'player', DisplayName: 'Player', DataType: 'player' as const, Value: [] };
const note = {
  Id: 'note',
  DisplayName: 'Note on the player',
  DataType: 'simpleText' as const,
  Value: text(''),
  Options: { Conditions: [{ Action: 'HIDE' as const, TargetId: 'player', Operator: '?' as const, Value: false }] }
};

test('edits reach the widget at once, those of one step together, and are undone and redone @firefox', async ({
  page,
  app,
  openElements
}) => {
  const { id } = await openElements(weather);
  const title = page.getByRole('textbox', { name: 'Title' });
  const deliveries: string[] = [];
  const expectNext = async (shownTitle: string, mode: string, days: number) => {
    const rest = 'animate=false video=[{"Text":"clouds"}]';
    deliveries.push(`title=[{"Text":"${shownTitle}"}] mode="${mode}" days=${days} ${rest}`);
    await expect(told(page)).toHaveText(deliveries);
  };
  await expectNext('Wien', 'Now', 3);
  await title.fill('Graz');
  await expectNext('Graz', 'Now', 3);

  await test.step('a Condition shows and hides fields, and hidden ones keep their Values', async () => {
    const days = page.getByRole('spinbutton', { name: 'Number of days' });
    await expect(days).toBeHidden();
    await page.getByRole('radio', { name: 'Forecast' }).check();
    await expect(days).toBeVisible();
    await expectNext('Graz', 'Forecast', 3);
    await days.fill('5');
    await expectNext('Graz', 'Forecast', 5);
    await page.getByRole('radio', { name: 'Now' }).check();
    await expect(days).toBeHidden();
    await expectNext('Graz', 'Now', 5);
  });

  await test.step('a step that changes several Values is one delivery to the widget', async () => {
    await page.getByRole('button', { name: 'Review' }).click();
    await page.getByRole('button', { name: 'Discard all' }).click();
    await expectNext('Wien', 'Now', 3);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+z');
    await expectNext('Graz', 'Now', 5);
    await save(page);
    await saveElsewhere(page, app.url, id, { title: text('Linz'), mode: 'Forecast', days: 1 });
    await expectNext('Linz', 'Forecast', 1);
  });

  await test.step('typing is undone in one step, and redone', async () => {
    await title.press('End');
    await title.pressSequentially(' heute');
    await expect(title).toHaveValue('Linz heute');
    await page.keyboard.press('Control+z');
    await expect(title).toHaveValue('Linz');
    await expect(page.getByText('No unsaved changes')).toBeVisible();
    await page.keyboard.press('Control+Shift+z');
    await expect(title).toHaveValue('Linz heute');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(title).toHaveValue('Linz');
    await page.keyboard.press('Control+y');
    await expect(title).toHaveValue('Linz heute');
  });

  await test.step('typing the saved Value back makes the form clean', async () => {
    await expect(page.getByText('1 change', { exact: true })).toBeVisible();
    await title.fill('Linz');
    await expect(page.getByText('No unsaved changes')).toBeVisible();
  });
});

test('settings are found by label, Id and Value; hidden ones say why, and are shown with the smallest change', async ({
  page,
  openElements
}) => {
  await openElements([...weather, player, note]);
  const title = page.getByRole('textbox', { name: 'Title' });
  await test.step('the hidden settings say why in words, and can be shown with the smallest change', async () => {
    await page.getByText('3 settings are hidden').click();
    const days = page.getByRole('listitem').filter({ hasText: 'Number of days' });
    await expect(days).toContainText('hidden because “Mode” is “Now”');
    await expect(page.getByRole('listitem').filter({ hasText: 'Video name' })).toContainText(
      'hidden because “Mode” is “Now” and “Animate” is off'
    );
    await days.getByRole('button', { name: 'Show it: set “Mode” to “Forecast”' }).click();
    await expect(page.getByRole('spinbutton', { name: 'Number of days' })).toBeFocused();
    await expect(page.getByRole('radio', { name: 'Forecast' })).toBeChecked();
    await page.keyboard.press('Control+z');
    await expect(page.getByRole('spinbutton', { name: 'Number of days' })).toBeHidden();
  });

  await test.step('by label, Id and Value, hidden ones too', async () => {
    await page.keyboard.press('/');
    const search = page.getByRole('searchbox', { name: 'Find settings' });
    await expect(search).toBeFocused();
    await search.fill('wien');
    await expect(page.getByText('1 of 7 settings')).toBeVisible();
    await expect(title).toBeVisible();
    await expect(
      page.getByRole('switch', { name: 'Animate' }).or(page.getByRole('checkbox', { name: 'Animate' }))
    ).toBeHidden();
    await search.fill('number of');
    await expect(page.getByRole('listitem').filter({ hasText: 'hidden because “Mode” is “Now”' })).toBeVisible();
    await search.fill('nothing like it');
    await expect(page.getByText('No setting matches.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(title).toBeVisible();
  });

  await test.step('one that an object brings is shown by choosing it; a filter leaves those that changed', async () => {
    const hiddenNote = page.getByRole('listitem').filter({ hasText: 'Note on the player' });
    await hiddenNote.getByRole('button', { name: 'Show it: choose something in “Player”' }).click();
    await page.getByRole('dialog', { name: 'Choose player' }).getByRole('option').first().click();
    await expect(page.getByRole('textbox', { name: 'Note on the player' })).toBeVisible();
    await title.fill('Graz');
    await page.getByRole('combobox', { name: 'Show' }).selectOption('Changed');
    await expect(page.getByText('2 of 7 settings')).toBeVisible();
    await page.getByRole('combobox', { name: 'Show' }).selectOption('All');
  });

  await test.step('a field tells when it is shown', async () => {
    await page.getByRole('radio', { name: 'Forecast' }).check();
    const row = values(page).locator('[data-field]').filter({ hasText: 'Number of days' });
    await row.getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: 'When is this shown?' }).click();
    const dialog = page.getByRole('dialog', { name: 'When is “Number of days” shown?' });
    await expect(dialog).toContainText('not true');
    await expect(dialog).toContainText('“Mode” is “Now” (now: Forecast)');
    await expect(dialog).toContainText('So it is shown.');
    await dialog.getByRole('link', { name: 'Try values in Conditions' }).click();
    await expect(page.getByRole('region', { name: 'Why: Number of days' })).toBeVisible();
  });
});

test('a field goes back to what was saved or the package gives; changes are reviewed, saved, and there after a reload', async ({
  page,
  openElements
}) => {
  const { id } = await openElements(weather);
  const title = page.getByRole('textbox', { name: 'Title' });
  const menu = page.locator('[data-field]').filter({ hasText: 'Title' }).getByRole('button', { name: 'Actions' });
  await title.fill('Graz');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.').first()).toBeVisible();
  await title.fill('Linz');
  await menu.click();
  await page.getByRole('menuitem', { name: 'Reset to saved value' }).click();
  await expect(title).toHaveValue('Graz');
  await menu.click();
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(title).toHaveValue('Wien');
  await expect(page.getByText('Title: Graz → Wien')).toBeVisible();

  await test.step('the changes are reviewed in words, and discarded one by one', async () => {
    await page.getByRole('radio', { name: 'Forecast' }).check();
    await page.getByRole('button', { name: 'Review' }).click();
    const review = page.getByRole('dialog', { name: 'Changes since the last save' });
    await expect(review.getByRole('row', { name: 'Mode Now Forecast' })).toBeVisible();
    await review.getByRole('button', { name: 'Discard the change of “Title”' }).click();
    await expect(review.getByRole('row', { name: 'Title' })).toBeHidden();
    await review.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('No unsaved changes')).toBeVisible();
    await expect(title).toHaveValue('Graz');
  });

  await test.step('a number is rounded to its step; saved Values are there after a reload, others are the package’s', async () => {
    const days = page.getByRole('spinbutton', { name: 'Number of days' });
    await days.fill('3.6');
    await save(page);
    await page.reload();
    await expect(title).toHaveValue('Graz');
    await expect(days).toHaveValue('4');
    const saved = { title: text('Graz'), mode: 'Forecast', days: 4, animate: false };
    expect(await savedValues(page, id)).toMatchObject(saved);
  });
});

test('what only developers need is off until switched on, and then kept for this person', async ({
  page,
  openElements
}) => {
  await openElements(weather);
  await page.getByRole('textbox', { name: 'Title' }).focus();
  const developers = [
    page.getByRole('region', { name: 'Channel log' }),
    page.getByText('No external connections'),
    page.getByText(/^live, .* ms$/),
    page.getByPlaceholder('Name, Id or value'),
    page.getByRole('menuitem', { name: 'Copy Id' })
  ];
  await expect(page.getByText('live', { exact: true })).toBeVisible();
  await page.keyboard.press('Control+.');
  await expect(page.getByRole('menuitem', { name: 'When is this shown?' })).toBeVisible();
  for (const each of developers) await expect(each).toHaveCount(0);
  await page.keyboard.press('Escape');
  await switchDeveloperOn(page);
  await page.reload();
  await page.getByRole('textbox', { name: 'Title' }).focus();
  await page.keyboard.press('Control+.');
  for (const each of developers) await expect(each).toBeVisible();
});

test('a field that hides itself passes the focus on and announces it', async ({ page, openElements }) => {
  const [title, mode] = weather;
  const vanishing = { Action: 'HIDE', TargetId: 'title', Operator: '==', Value: 'gone' };
  await openElements([{ ...title!, Options: { Conditions: [vanishing] } }, mode!]);
  await page.getByRole('textbox', { name: 'Title' }).fill('gone');
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeHidden();
  await expect(page.getByText('“Title” is now hidden because of another setting. Its value is kept.')).toBeAttached();
  await expect(page.getByRole('radio', { name: 'Now' })).toBeFocused();
});
