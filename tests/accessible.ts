import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** `axe.source` is the long form, which takes the page twice as long to read. */
const ENGINE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** No accessibility violation on the page as it stands, or in one element of it (WCAG 2.2 AA and best practices), without widget frames. */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  // What does not work yet is inert, and what moves in is not all there.
  await expect(page.locator('#content[inert], main[inert]')).toHaveCount(0);
  await page.evaluate(settled);
  // Not by way of `AxeBuilder`: it loads the engine anew for each look, and into each widget's frame (docs/decisions/weighed-libraries.md).
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(ENGINE);
  expect(await page.evaluate(violations, within)).toEqual([]);
}

/** In the page: what axe finds, in a line each. */
async function violations(within: string): Promise<string[]> {
  const { axe: engine } = window as unknown as { axe: typeof axe };
  const options = { resultTypes: ['violations' as const], iframes: false };
  const { violations: found } = await engine.run({ include: [[within]], exclude: [['iframe']] }, options);
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** In the page: waits for every animation that ends. */
async function settled(): Promise<void> {
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
