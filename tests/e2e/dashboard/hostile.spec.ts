import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '../people/people.js';
import { dashboardWith, openBoard, tile, upload } from './board.js';

const attack = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../../attacks/widgets/${name}/index.html`, import.meta.url)), 'utf8');

test('a widget that loops is stopped, and the others run on', async ({ page, app }) => {
  test.setTimeout(120_000);
  await upload(page, app, 'Looping', [], { files: { 'index.html': attack('loop-at-load') } });
  const board = await dashboardWith(page, app, [
    ['Opening hours', 0, 0],
    ['Looping', 1, 0],
    ['Key figure', 2, 0]
  ]);
  await openBoard(page, board);
  await expect(tile(page, 'Looping').getByRole('alert')).toContainText('kept all others from running', {
    timeout: 60_000
  });
  for (const name of ['Opening hours', 'Key figure']) {
    await expect(page.locator(`iframe[title="${name}"]`).contentFrame().locator('body')).not.toBeEmpty();
    await expect(tile(page, name).getByRole('alert')).toHaveCount(0);
  }
  await expect(tile(page, 'Looping').getByRole('button', { name: 'Reload' })).toBeVisible();
});
