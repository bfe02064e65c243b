import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** `axe.source` is not minified, which takes the page twice as long to parse. */
const ENGINE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Expects no accessibility violation on the current page, or in one element (WCAG 2.2 AA and best practices), without widget
 * frames.
 */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  expect(await violationsOn(page, within)).toEqual([]);
}

/** The same in light and dark at these widths, by default narrow and wide; and nothing is wider than the page. */
export async function expectAccessibleInEachView(page: Page, widths = [1280, 390]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 820 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await showIn(page, colorScheme);
      // Only the contrast rule depends on the colour scheme.
      const found = await violationsOn(page, 'html', colorScheme === 'dark' ? ['color-contrast'] : undefined);
      expect(found, `${colorScheme}, ${width} px wide`).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px wide`).toBe(width);
  }
}

/**
 * Dark at 390 pixels and light at 1280, on one page: problems of a scheme or width do not depend on the other. Nothing is wider
 * than the page, which is left light and wide.
 */
export async function expectAccessibleNarrowAndWide(page: Page): Promise<void> {
  for (const [width, colorScheme] of [
    [390, 'dark'],
    [1280, 'light']
  ] as const) {
    await page.setViewportSize({ width, height: 820 });
    await showIn(page, colorScheme);
    expect(await violationsOn(page, 'html'), `${colorScheme}, ${width} px wide`).toEqual([]);
    const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(isTooWide, `${width} px wide`).toBe(false);
  }
}

/** Firefox takes no colour scheme from the driver (tests/workers.ts), and is looked at in light. */
async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  if (!isInFirefox(page)) await page.emulateMedia({ colorScheme });
}

const isInFirefox = (page: Page): boolean => page.context().browser()?.browserType().name() === 'firefox';

async function violationsOn(page: Page, within: string, rules?: string[]): Promise<string[]> {
  // Parts that do not work yet are inert, and animated parts are incomplete.
  await expect(page.locator('#content[inert], main[inert]')).toHaveCount(0);
  await page.evaluate(settled);
  expect(await page.evaluate(escaping), 'stay behind when what they are in scrolls, and lengthen the page').toEqual([]);
  // Its process ends with a segmentation fault in the middle of axe. What axe finds is the same in every browser.
  if (isInFirefox(page)) return [];
  // Not with `AxeBuilder`: it loads the engine again for each check, and into each widget's frame
  // (docs/decisions/weighed-libraries.md).
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(ENGINE);
  return page.evaluate(violations, { within, rules });
}

/** In the page: the findings of axe, one per line. */
async function violations({ within, rules }: { within: string; rules?: string[] }): Promise<string[]> {
  const { axe: engine } = window as unknown as { axe: typeof axe };
  const options = { resultTypes: ['violations' as const], iframes: false, ...(rules && { runOnly: rules }) };
  const { violations: found } = await engine.run({ include: [[within]], exclude: [['iframe']] }, options);
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** In the page: what is placed from outside of the part that scrolls it. */
function escaping(): string[] {
  const scrolling = (node: Element): Element | null => {
    const around = node.parentElement;
    if (around === null || around === document.body) return null;
    return /auto|scroll/.test(getComputedStyle(around).overflow) ? around : scrolling(around);
  };
  const escapes = (node: HTMLElement): boolean => {
    if (getComputedStyle(node).position !== 'absolute' || !node.checkVisibility()) return false;
    const around = scrolling(node);
    return around !== null && !around.contains(node.offsetParent);
  };
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((node) => node instanceof HTMLElement && escapes(node))
    .map(({ outerHTML }) => outerHTML.slice(0, 200));
}

/** In the page: waits for every animation that ends. */
async function settled(): Promise<void> {
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
