import type { Page } from '@playwright/test';

const HELD = 800;

/**
 * Holds a page's main thread for 0.8 s again and again as long as `selector` finds something, as endless work elsewhere on the
 * computer would, on any computer; it waits for an answer instead of working. Between two holds the page has 0.1 s, in which whoever
 * looks at it is answered.
 */
export async function slowWhile(page: Page, selector: string): Promise<void> {
  await page.route('**/held', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, HELD));
    await route.fulfill({ body: '' });
  });
  await page.evaluate((selector) => {
    const hold = (): void => {
      const request = new XMLHttpRequest();
      request.open('GET', '/held', false);
      request.send();
      if (document.querySelector(selector)) setTimeout(hold, 100);
    };
    setTimeout(hold);
  }, selector);
}
