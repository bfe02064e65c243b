import { element, expect, test } from './fields.js';

const two = [{ Text: 'One', Note: 'kept' }, { Text: 'Two' }];

test('a simpleText counts and never cuts, and keeps its instances, each with undo steps of its own', async ({
  fields,
  page
}) => {
  await test.step('MaxChars is counted and never cuts', async () => {
    await fields.show([element('simpleText', 'Title', [{ Text: 'Wien' }], { Options: { MaxChars: 5 } })]);
    const title = page.getByRole('textbox', { name: 'Title' });
    await title.fill('Klagenfurt');
    await fields.expectValue('Title', [{ Text: 'Klagenfurt' }]);
    await expect(title).toHaveAccessibleDescription('10 of 5 characters');
  });

  await test.step('MultilineSize gives that many rows', async () => {
    await fields.show([element('simpleText', 'Note', [{ Text: 'a\nb' }], { Options: { MultilineSize: 4 } })]);
    const note = page.getByRole('textbox', { name: 'Note' });
    await expect(note).toHaveAttribute('rows', '4');
    await note.fill('a\nb\nc');
    await fields.expectValue('Note', [{ Text: 'a\nb\nc' }]);
  });

  await test.step('instances are added up to NumberOfInstances, removed, and keep unknown keys', async () => {
    await fields.show([element('simpleText', 'Lines', two, { Options: { NumberOfInstances: 3 } })]);
    await page.getByRole('button', { name: 'Add text' }).click();
    await expect(page.getByRole('textbox', { name: 'Lines Text 3' })).toBeFocused();
    await page.keyboard.type('Three');
    await fields.expectValue('Lines', [...two, { Text: 'Three' }]);
    await expect(page.getByRole('button', { name: 'Add text' })).toBeDisabled();
    await page.getByRole('button', { name: 'Remove Text 2' }).click();
    await fields.expectValue('Lines', [two[0], { Text: 'Three' }]);
  });

  await test.step('typing in one instance is one undo step, a move is another', async () => {
    await fields.show([element('simpleText', 'Lines', two, { Options: { NumberOfInstances: 3 } })]);
    await page.getByRole('textbox', { name: 'Lines Text 2' }).press('End');
    await page.keyboard.type('!!');
    await page.keyboard.press('Alt+ArrowUp');
    await fields.expectValue('Lines', [{ Text: 'Two!!' }, two[0]]);
    expect((await fields.edits('Lines')).map((edit) => edit.step)).toEqual(['typing 1', 'typing 1', undefined]);
    await expect(page.getByRole('textbox', { name: 'Lines Text 1' })).toBeFocused();
  });
});

test('the order of instances changes with buttons and by dragging', async ({ fields, page }) => {
  await test.step('buttons move a row and keep focus on it', async () => {
    const three = ['A', 'B', 'C'].map((Text) => ({ Text }));
    await fields.show([element('simpleText', 'Lines', three, { Options: { NumberOfInstances: 3 } })]);
    await page.getByRole('button', { name: 'Move Text 1 down' }).press('Enter');
    await fields.expectValue('Lines', [three[1], three[0], three[2]]);
    await expect(page.getByRole('button', { name: 'Move Text 2 down' })).toBeFocused();
    await page.keyboard.press('Enter');
    await fields.expectValue('Lines', [three[1], three[2], three[0]]);
    await expect(page.getByRole('button', { name: 'Move Text 3 down' })).toBeFocused();
  });

  await test.step('a row is dragged by its grip', async () => {
    const three = ['A', 'B', 'C'].map((Text) => ({ Text }));
    await fields.show([element('simpleText', 'Lines', three, { Options: { NumberOfInstances: 3 } })]);
    const grip = page.locator('.grip').first();
    const target = await page.getByRole('textbox', { name: 'Lines Text 3' }).boundingBox();
    await grip.hover();
    await page.mouse.down();
    await page.mouse.move(20, (target?.y ?? 0) + (target?.height ?? 0), { steps: 5 });
    await page.mouse.up();
    await fields.expectValue('Lines', [three[1], three[2], three[0]]);
  });
});

test('a dateRange is stored in UTC where it has times, and asks where clocks change', async ({ fields, page }) => {
  await test.step('without TimeEnabled both ends are days', async () => {
    await fields.show([element('dateRange', 'Sale', { From: '', To: '' })]);
    const sale = page.getByRole('group', { name: 'Sale' });
    await sale.getByLabel('From').fill('2026-11-20');
    await sale.getByLabel('To').fill('2026-11-30');
    await fields.expectValue('Sale', { From: '2026-11-20T00:00:00', To: '2026-11-30T00:00:00' });
  });

  await test.step('half a date is no open end', async () => {
    const range = { From: '2026-11-20T00:00:00', To: '2026-11-30T00:00:00' };
    await fields.show([element('dateRange', 'Sale', range)]);
    await page.getByLabel('From').press('Backspace');
    await fields.expectValue('Sale', { ...range, From: '…' });
    await expect(page.getByText('Stored')).toHaveCount(0);
  });

  await test.step('wall-clock times of the zone are stored in UTC with Z', async () => {
    await fields.show([
      element('dateRange', 'Sale', { From: '2026-11-20T07:00:00Z', To: '2026-07-01T10:00:00Z' }, zoned)
    ]);
    const sale = page.getByRole('group', { name: 'Sale' });
    await expect(sale.getByLabel('From')).toHaveValue('2026-11-20T08:00');
    await expect(sale.getByLabel('To')).toHaveValue('2026-07-01T12:00');
    await sale.getByLabel('To').fill('2026-12-01T12:00');
    await fields.expectValue('Sale', { From: '2026-11-20T07:00:00Z', To: '2026-12-01T11:00:00Z' });
  });

  await test.step('the zone is first that of the browser, whatever the platform’s is', async () => {
    const range = { From: '2026-11-20T07:00:00Z', To: '' };
    await fields.show([element('dateRange', 'Sale', range, zoned)], { timeZone: 'UTC' });
    const sale = page.getByRole('group', { name: 'Sale' });
    await expect(sale.getByRole('combobox', { name: 'Sale Time zone' })).toHaveValue('Europe/Vienna');
    await expect(sale.getByLabel('From')).toHaveValue('2026-11-20T08:00');
  });

  await test.step('a time the clocks skip is refused, the nearest valid ones are offered', async () => {
    await fields.show([element('dateRange', 'Sale', { From: '', To: '' }, zoned)]);
    const sale = page.getByRole('group', { name: 'Sale' });
    await sale.getByLabel('From').fill('2026-03-29T02:30');
    await fields.expectValue('Sale', { From: '2026-03-29T02:30:00', To: '' });
    await expect(sale.getByLabel('From')).toHaveAttribute('aria-invalid', 'true');
    await expect(sale.getByRole('alert')).toContainText('does not exist in Europe/Vienna');
    await sale.getByRole('button', { name: /3:00/ }).click();
    await fields.expectValue('Sale', { From: '2026-03-29T01:00:00Z', To: '' });
    await expect(sale.getByRole('alert')).toHaveCount(0);
  });

  await test.step('of a time that occurs twice both are offered', async () => {
    await fields.show([element('dateRange', 'Sale', { From: '', To: '' }, zoned)]);
    const sale = page.getByRole('group', { name: 'Sale' });
    await sale.getByLabel('To').fill('2026-10-25T02:30');
    await fields.expectValue('Sale', { From: '', To: '2026-10-25T00:30:00Z' });
    await sale.getByRole('button', { name: 'The second (+01:00)' }).click();
    await fields.expectValue('Sale', { From: '', To: '2026-10-25T01:30:00Z' });
    await expect(sale.getByRole('button', { name: 'The second (+01:00)' })).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('no zone entry without TimeEnabled or zone support, and a note why', async () => {
    await fields.show([element('dateRange', 'Sale', { From: '', To: '' }, { Options: { TimeZoneEnabled: true } })]);
    await expect(page.getByText('asks for a time zone but not for a time')).toBeVisible();
    await expect(page.getByRole('combobox')).toHaveCount(0);
    await fields.show([element('dateRange', 'Sale', { From: '', To: '' }, zoned)], { timeZonesEnabled: false });
    await expect(page.getByText('switched off on this platform')).toBeVisible();
    await page.getByLabel('From').fill('2026-03-29T02:30');
    await fields.expectValue('Sale', { From: '2026-03-29T02:30:00', To: '' });
  });
});

const zoned = { Options: { TimeEnabled: true, TimeZoneEnabled: true } };

test('dateRange: another zone shows stored moments anew, keeps typed times, and is remembered', async ({
  fields,
  page
}) => {
  const range = { From: '2026-11-20T07:00:00Z', To: '2026-11-20T10:00:00Z' };
  await fields.show([element('dateRange', 'Sale', range, zoned)]);
  const sale = page.getByRole('group', { name: 'Sale' });
  const zone = sale.getByRole('combobox', { name: 'Sale Time zone' });
  await zone.fill('new york');
  await zone.press('Enter');
  await fields.expectValue('Sale', range);
  await expect(sale.getByLabel('From')).toHaveValue('2026-11-20T02:00');
  await sale.getByLabel('From').fill('2026-11-20T03:00');
  await zone.fill('vienna');
  await zone.press('Enter');
  await expect(sale.getByLabel('From')).toHaveValue('2026-11-20T03:00');
  await fields.expectValue('Sale', { From: '2026-11-20T02:00:00Z', To: '2026-11-20T04:00:00Z' });
  await zone.fill('tokyo');
  await zone.press('Enter');
  await fields.show([element('dateRange', 'Other', range, zoned)]);
  await expect(page.getByRole('combobox', { name: 'Other Time zone' })).toHaveValue('Asia/Tokyo');
});
