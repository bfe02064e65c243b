import { slowWhile } from '../../slow.js';
import { expect, test } from '../people/people.js';
import { openPair, tile } from './board.js';

test('a dashboard that stays slow reports it; its widgets are stopped one by one until it is fast, and run again on Reload', async ({
  page,
  app
}) => {
  await openPair(page, app);
  for (const name of ['Opening hours', 'Key figure']) {
    await expect(page.locator(`iframe[title="${name}"]`).contentFrame().locator('body')).not.toBeEmpty();
  }
  await slowWhile(page, 'iframe[title="Key figure"]');
  const said = page.getByRole('status').filter({ hasText: 'One of its widgets may be the reason' });
  await expect(said).toBeVisible({ timeout: 40_000 });
  await said.getByRole('button', { name: 'One by one' }).click();
  await said.getByRole('button', { name: 'Stop Opening hours' }).click();
  await expect(tile(page, 'Opening hours')).toContainText('You stopped the widget.');
  await expect(said).toBeVisible();
  await said.getByRole('button', { name: 'Stop Key figure' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(said).toHaveCount(0);
  await tile(page, 'Opening hours').getByRole('button', { name: 'Reload' }).click();
  await expect(page.locator('iframe[title="Opening hours"]').contentFrame().locator('body')).not.toBeEmpty();
  await expect(tile(page, 'Key figure')).toContainText('You stopped the widget.');
});
