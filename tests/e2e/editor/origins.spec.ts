import type { Page, Route } from '@playwright/test';
import { call, createUser, signInElsewhere } from '../people/people.js';
import {
  expect,
  expectAccessible,
  expectAccessibleNarrowAndWide,
  shown,
  switchDeveloperOn,
  test as base,
  text,
  type Opened
} from './widget.js';

/** The list of external addresses, and what a real widget in the preview can do with it. */

const API = 'https://api.example.test';

/** Requests an external server when started, and shows the result. */
const INDEX = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Prices</title>
<script src="lib/WizardBase.js"></script><script src="lib/DashboardWidgetBase.js"></script>
<script>
  var widget = new DashboardWidgetBase(new WizardBase());
  function start() {
    var shown = document.getElementById('shown');
    fetch('${API}/prices').then(function (r) { return r.text(); }).then(
      function (text) { shown.textContent = text; },
      function () { shown.textContent = 'no prices'; });
    widget.sendReady();
  }
</script></head><body onload="start()"><p id="shown"></p></body></html>`;

const elements = [{ Id: 'title', DisplayName: 'Title', DataType: 'simpleText', Value: text('Prices') }] as const;

const test = base.extend<{ prices: Opened }>({
  /** A widget that asks there for prices, open for a developer. */
  prices: async ({ page, openElements }, use) => {
    await page.route(`${API}/**`, (route) =>
      route.fulfill({ headers: { 'access-control-allow-origin': '*' }, body: '1.25 €' })
    );
    const prices = await openElements(elements, 'Prices', { files: { 'index.html': INDEX } });
    await switchDeveloperOn(page);
    await use(prices);
  }
});

const outside = (page: Page) => page.getByRole('button', { name: 'External addresses …' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'External addresses' });
const field = (page: Page, position: number) => dialog(page).getByRole('textbox', { name: `Address ${position}` });

async function list(page: Page, ...addresses: string[]): Promise<void> {
  await outside(page).click();
  for (const [index, address] of addresses.entries()) {
    await dialog(page).getByRole('button', { name: 'Add address' }).click();
    await expect(field(page, index + 1)).toBeFocused();
    await page.keyboard.type(address);
  }
  await page.keyboard.press('Enter');
}

test('an unlisted address is blocked and logged; the widget reaches it once listed, and no longer once removed', async ({
  page,
  prices: _
}) => {
  await test.step('each address that cannot be listed says why at its place, and nothing is saved until all can', async () => {
    await list(page, 'http://api.example.test', API, 'https://*.example.test', '127.0.0.1:3000', `${API}/v1`);
    const problems: [position: number, sentence: string][] = [
      [1, 'It must begin with https://, for example https://api.example.com.'],
      [3, 'List each server by its full name; * is not possible.'],
      [4, 'List a server by its name, not by its IP address.'],
      [5, 'List only the server: leave out what follows its name.']
    ];
    for (const [position, sentence] of problems) {
      await expect(field(page, position)).toHaveAccessibleDescription(sentence);
    }
    await expect(field(page, 1)).toBeFocused();
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(outside(page)).toBeFocused();
    await expect(page.getByText('No external connections')).toBeVisible();
  });

  await page.reload();
  await expect(page.getByText('No external connections')).toBeVisible();
  await expect(shown(page)).toHaveText('no prices');
  await page.getByRole('button', { name: 'Channel log' }).click();
  await expect(page.getByRole('region', { name: 'Channel log' })).toContainText(
    `Blocked: a request to ${API}. This address, or the one it forwards to, is not in the list of external addresses that this widget may reach. An administrator can add it.`
  );

  await list(page, 'api.example.test');
  await expect(page.getByText('External addresses: api.example.test')).toBeVisible();
  await expect(shown(page)).toHaveText('1.25 €');

  await outside(page).click();
  await dialog(page).getByRole('button', { name: 'Remove address 1' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Add address' })).toBeFocused();
  await dialog(page).getByRole('button', { name: 'Save list' }).click();
  await expect(page.getByText('No external connections')).toBeVisible();
  await expect(shown(page)).toHaveText('no prices');
});

test('a list changed by somebody else, or whose answer is lost, is saved or replaced only as the user has seen it', async ({
  page,
  app,
  browser,
  prices: { id, path }
}) => {
  await test.step('an answer that is lost counts as saved where it was, and stays in the dialog where it was not', async () => {
    await page.route('**/api/Widgets/*/Origins', (route) => route.abort());
    await list(page, API);
    await expect(dialog(page).getByRole('alert')).toContainText('it is not known whether the list was saved');
    await page.unroute('**/api/Widgets/*/Origins');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(dialog(page).getByRole('alert')).toContainText('Not saved: the connection was lost.');
    await expect(field(page, 1)).toHaveValue(API);
    const loseAnswer = (route: Route) => route.fetch().then(() => route.abort('connectionreset'));
    await page.route('**/api/Widgets/*/Origins', loseAnswer, { times: 1 });
    await dialog(page).getByRole('button', { name: 'Save list' }).click();
    await expect(page.getByText('External addresses: api.example.test')).toBeVisible();
  });

  await test.step('one changed by somebody else is shown, and replaced only after the user has seen it', async () => {
    const OTHER = 'https://cdn.example.test';
    await outside(page).click();
    await expect(field(page, 1)).toHaveValue(API);
    const url = `/api/Widgets/${id}/Origins`;
    await call(page, app, url, { Origins: [OTHER] }, 'PUT');
    await dialog(page).getByRole('button', { name: 'Save list' }).click();
    const alert = dialog(page).getByRole('alert');
    await expect(alert).toContainText('somebody else changed the list in the meantime.');
    await expect(alert.getByRole('listitem')).toHaveText('cdn.example.test');
    await expect(field(page, 1)).toHaveValue(API);
    expect(await (await page.request.get(url)).json()).toEqual({ Origins: [OTHER] });
    await alert.getByRole('button', { name: 'Add 1 missing address above' }).click();
    await expect(field(page, 2)).toHaveValue(OTHER);
    await dialog(page).getByRole('button', { name: 'Remove address 2' }).click();
    await dialog(page).getByRole('button', { name: 'Save list' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByText('External addresses: api.example.test')).toBeVisible();
    expect(await (await page.request.get(url)).json()).toEqual({ Origins: [API] });
  });

  await test.step('who is no administrator sees it and cannot change it', async () => {
    const { name } = await createUser(page, app);
    const other = await signInElsewhere(browser, app, name);
    await other.goto(path);
    await switchDeveloperOn(other);
    await expect(other.getByText('External addresses: api.example.test')).toBeVisible();
    await outside(other).click();
    await expect(dialog(other).getByRole('listitem')).toHaveText([API]);
    await expect(dialog(other).getByRole('textbox')).toHaveCount(0);
    await expectAccessible(other);
  });
});

test.describe('in German', () => {
  test.use({ locale: 'de-AT' });

  test('the line, the dialog and the log are accessible and nothing is cut off, narrow and wide', async ({
    page,
    prices: _
  }) => {
    await expect(page.getByText('Keine externen Verbindungen')).toBeInViewport();
    await page.getByRole('button', { name: 'Kanalprotokoll' }).click();
    await expect(shown(page)).toHaveText('no prices');
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 820 });
    await expect(page.getByText('Keine externen Verbindungen')).toBeInViewport();
    await page.getByRole('button', { name: 'Externe Adressen …' }).click();
    const asked = page.getByRole('dialog', { name: 'Externe Adressen' });
    for (const address of ['https://api.example.test', 'https://api.example.test/v1']) {
      await asked.getByRole('button', { name: 'Adresse hinzufügen' }).click();
      await page.keyboard.type(address);
    }
    await page.keyboard.press('Enter');
    await expect(asked.getByRole('textbox').nth(1)).toBeFocused();
    await expectAccessibleNarrowAndWide(page);
  });
});
