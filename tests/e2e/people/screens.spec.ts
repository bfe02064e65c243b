import type { BrowserContextOptions, Page } from '@playwright/test';
import { listed as test } from '../widgetlist/widgets.js';
import { createUser, expect, expectAccessible, expectAccessibleInEachView, type App } from './people.js';

const WIDE = [1280];

/** English words that no German sentence has. */
const ENGLISH = ['the', 'and', 'Save', 'Undo', 'user', 'users', 'password', 'sign', 'with', 'of', 'is', 'your', 'keys'];

/** Words of the screen, without names of widgets. */
async function englishOn(page: Page): Promise<string[]> {
  const all = await page.locator('body').innerText();
  const names = await page.locator('[data-tile] h2').allInnerTexts();
  const words = names.reduce((text, name) => text.replace(name, ''), all).split(/[^\p{L}]+/u);
  return words.filter((word) => ENGLISH.includes(word));
}

/** Screens outside the editor, most with a dialog to open. `{id}` is a user. */
const SCREENS: readonly { path: string; ready: string; open?: RegExp }[] = [
  { path: '/', ready: 'Alle Widgets', open: /^Konto:/ },
  { path: '/dashboard', ready: 'Dashboard', open: /^Dashboard wählen$/ },
  { path: '/account', ready: 'Sitzungen', open: /^Neuer Schlüssel …$/ },
  { path: '/users', ready: 'Benutzer', open: /^Neuer Benutzer …$/ },
  { path: '/users/{id}', ready: 'Zugang', open: /^Löschen …$/ },
  { path: '/permissions', ready: 'Berechtigungen' }
];

async function addressOf(path: string, page: Page, app: App): Promise<string> {
  if (!path.includes('{id}')) return path;
  return path.replace('{id}', String((await createUser(page, app)).id));
}

/** One page of an administrator for the tests of a group, so that shared files are fetched once. */
function onePage(options: BrowserContextOptions): () => Page {
  let page: Page | undefined;
  test.beforeAll(async ({ browser, lists: app }) => {
    page = await browser.newPage({ baseURL: app.url, storageState: app.signedIn, ...options });
  });
  test.afterAll(() => page?.close());
  return () => page!;
}

test.describe('in German', () => {
  const shared = onePage({ locale: 'de-AT' });

  for (const { path, ready, open } of SCREENS) {
    test(`${path} has no accessibility violation in light and dark, and no word of English`, async ({ lists: app }) => {
      const page = shared();
      await page.goto(await addressOf(path, page, app));
      await expect(page.getByRole('heading', { name: ready, exact: true })).toBeVisible();
      await expect(page.getByText('Wird geladen …')).toBeHidden();
      if (path === '/permissions') await expect(page.getByRole('grid')).toBeVisible();
      await expectAccessibleInEachView(page, WIDE);
      if (open) await page.getByRole('button', { name: open }).first().click();
      if (open) await expectAccessibleInEachView(page, WIDE);
      if (path !== '/') expect(await englishOn(page)).toEqual([]);
    });
  }

  test.describe('not signed in', () => {
    test.use({ locale: 'de-AT', storageState: { cookies: [], origins: [] } });

    test('/sign-in has no accessibility violation in light and dark, and no word of English', async ({ page }) => {
      await page.goto('/sign-in?failed=link');
      await page.getByRole('button', { name: 'Anmelden' }).click();
      await expect(page.getByText(/^Bitte Benutzer/)).toBeVisible();
      await expectAccessibleInEachView(page, WIDE);
      expect(await englishOn(page)).toEqual([]);
    });
  });
});

/** The views of a widget, each with what it shows. */
const VIEWS: readonly { path: string; role: 'region' | 'grid' | 'radiogroup' | 'heading'; name: string | RegExp }[] = [
  { path: '', role: 'region', name: 'Werte' },
  { path: '/conditions', role: 'grid', name: /^Regeln/ },
  { path: '/translations', role: 'grid', name: 'Texte' },
  { path: '/table', role: 'grid', name: 'Werte aller Widgets' },
  { path: '/history', role: 'radiogroup', name: 'Gespeicherte Stände' },
  { path: '/drafts', role: 'heading', name: 'Entwürfe' },
  { path: '/replace', role: 'heading', name: '„Opening hours“ ersetzen' }
];

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 820 },
    locale: 'de-AT',
    hasTouch: ({ browserName }, use) => use(browserName === 'chromium')
  });

  test('every screen works and fits without a sideways scroll @firefox', async ({ page, lists: app }) => {
    const fits = async () => {
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      await expect(page.getByRole('button', { name: /^Konto:/ })).toBeInViewport();
      await expectAccessible(page);
    };
    for (const { path, ready } of SCREENS) {
      await test.step(path, async () => {
        await page.goto(await addressOf(path, page, app));
        await expect(page.getByRole('heading', { name: ready, exact: true })).toBeVisible();
        if (path === '/permissions') await expect(page.getByRole('grid')).toBeVisible();
        const isCut = (nav: HTMLElement) => nav.scrollWidth > nav.clientWidth;
        expect(await page.getByRole('navigation').first().evaluate(isCut)).toBe(false);
        await fits();
      });
    }
    const answer = await page.request.get(`${app.url}/api/Widgets?search=opening`);
    const [widget] = (await answer.json()) as { Id: number }[];
    for (const { path, role, name } of VIEWS) {
      await test.step(`/widgets/{id}${path}`, async () => {
        await page.goto(`/widgets/${widget?.Id}${path}`);
        await expect(page.getByRole(role, { name }).first()).toBeVisible();
        await fits();
      });
    }
  });
});
