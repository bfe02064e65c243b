import type { Page } from '@playwright/test';

const HELD = 800;

/**
 * Repeatedly blocks a page's main thread for 0.8 s while `selector` matches, as endless work elsewhere on the computer would;
 * it waits for a response instead of using the CPU. In between the page has 0.1 s, in which the test can query it.
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
