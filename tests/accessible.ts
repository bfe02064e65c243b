import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** No accessibility violation on the page as it stands (WCAG 2.2 AA and best practices), widget frames left out. */
export async function expectAccessible(page: Page): Promise<void> {
  // What does not work yet is inert, and what moves in is not all there.
  await expect(page.locator('#content[inert], main[inert]')).toHaveCount(0);
  await page.evaluate(settled);
  // Legacy mode leaves out a second page that would only gather what frames found; there are none here.
  const axe = new AxeBuilder({ page })
    .exclude('iframe')
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found).toEqual([]);
}

/** In the page: waits for every animation that ends. */
async function settled(): Promise<void> {
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
