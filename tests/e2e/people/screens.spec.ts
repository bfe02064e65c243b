import type { BrowserContextOptions, Page } from '@playwright/test';
import { createUser, expect, expectAccessible, test, type App } from './people.js';

/** Each language and each scheme once: what goes wrong in one goes wrong whatever the other is. */
const SETTINGS = [
  { locale: 'en-GB', colorScheme: 'light' },
  { locale: 'de-AT', colorScheme: 'dark' }
] as const;

/** English words that no German sentence has. */
const ENGLISH = ['the', 'and', 'Save', 'Undo', 'user', 'users', 'password', 'sign', 'with', 'of', 'is', 'your', 'keys'];

/** Words of the screen; what widgets are called is their own. */
async function englishOn(page: Page): Promise<string[]> {
  const all = await page.locator('body').innerText();
  const names = await page.locator('[data-tile] h2').allInnerTexts();
  const words = names.reduce((text, name) => text.replace(name, ''), all).split(/[^\p{L}]+/u);
  return words.filter((word) => ENGLISH.includes(word));
}

/** Every screen, with what it opens. `{id}` is a user. */
const SCREENS: readonly { path: string; ready: RegExp; open?: RegExp }[] = [
  { path: '/', ready: /^(All widgets|Alle Widgets)$/, open: /^(Account|Konto):/ },
  { path: '/dashboard', ready: /^Dashboard$/, open: /^(Choose a dashboard|Dashboard wählen)$/ },
  { path: '/account', ready: /^(Sessions|Sitzungen)$/, open: /^(New key|Neuer Schlüssel) …$/ },
  { path: '/users', ready: /^(Users|Benutzer)$/, open: /^(New user|Neuer Benutzer) …$/ },
  { path: '/users/{id}', ready: /^(Access|Zugang)$/, open: /^(Delete|Löschen) …$/ },
  { path: '/permissions', ready: /^(Permissions|Berechtigungen)$/ }
];

async function addressOf(path: string, page: Page, app: App): Promise<string> {
  if (!path.includes('{id}')) return path;
  return path.replace('{id}', String((await createUser(page, app)).id));
}

/** One page of an administrator for the tests of a group: what the screens share is fetched once. */
function onePage(options: BrowserContextOptions): () => Page {
  let page: Page | undefined;
  test.beforeAll(async ({ browser, app }) => {
    page = await browser.newPage({ baseURL: app.url, storageState: app.signedIn, ...options });
  });
  test.afterAll(() => page?.close());
  return () => page!;
}

for (const { locale, colorScheme } of SETTINGS) {
  test.describe(`${locale}, ${colorScheme}`, () => {
    const shared = onePage({ locale, colorScheme });

    for (const { path, ready, open } of SCREENS) {
      test(`${path} has no accessibility violation`, async ({ app }) => {
        const page = shared();
        await page.goto(await addressOf(path, page, app));
        await expect(page.getByRole('heading', { name: ready })).toBeVisible();
        await expect(page.getByText(/^(Loading|Wird geladen) …$/)).toBeHidden();
        if (path === '/permissions') await expect(page.getByRole('grid')).toBeVisible();
        await expectAccessible(page);
        if (open) await page.getByRole('button', { name: open }).first().click();
        if (open) await expectAccessible(page);
        if (locale === 'de-AT' && path !== '/') expect(await englishOn(page)).toEqual([]);
      });
    }
  });

  test.describe(`${locale}, ${colorScheme}, not signed in`, () => {
    test.use({ locale, colorScheme, storageState: { cookies: [], origins: [] } });

    test('/sign-in has no accessibility violation', async ({ page }) => {
      await page.goto('/sign-in?failed=link');
      await page.getByRole('button', { name: /^(Sign in|Anmelden)$/ }).click();
      await expect(page.getByText(/^(Enter your|Bitte Benutzer)/)).toBeVisible();
      await expectAccessible(page);
      if (locale === 'de-AT') expect(await englishOn(page)).toEqual([]);
    });
  });
}

test.describe('on a phone', () => {
  const shared = onePage({ viewport: { width: 390, height: 820 }, hasTouch: true, locale: 'de-AT' });

  for (const { path, ready } of SCREENS) {
    test(`${path} fits without a sideways scroll`, async ({ app }) => {
      const page = shared();
      await page.goto(await addressOf(path, page, app));
      await expect(page.getByRole('heading', { name: ready })).toBeVisible();
      if (path === '/permissions') await expect(page.getByRole('grid')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      await expect(page.getByRole('button', { name: /^Konto:/ })).toBeInViewport();
      const isCut = (nav: HTMLElement) => nav.scrollWidth > nav.clientWidth;
      expect(await page.getByRole('navigation').first().evaluate(isCut)).toBe(false);
      await expectAccessible(page);
    });
  }
});
