import type { AscElement } from '../../../src/lib/ascdata/types.js';
import { expect, expectAccessible, fileOf, openPlace, packageOf, test, upload } from '../widgetlist/widgets.js';

test('an administrator keeps a brand colour, which the colour input then offers', async ({ page, app }) => {
  const elements: AscElement[] = [
    { Id: 'ink', DisplayName: 'Ink', DataType: 'color', Value: '#C8102E' },
    { Id: 'paper', DisplayName: 'Paper', DataType: 'color', Value: '#FFFFFF' }
  ];
  await openPlace(page, '/');
  await upload(page, [fileOf('Colours.dash.zip', await packageOf(elements))]);
  await page.getByRole('link', { name: 'Open the editor for Colours.dash.zip' }).click();
  await page.getByRole('button', { name: 'Pick a colour' }).first().click();
  const palette = page.getByRole('dialog', { name: 'Pick a colour' });
  await expect(palette.getByRole('group', { name: 'In this widget' }).getByRole('button')).toHaveCount(2);
  await palette.getByText('Edit brand colours').click();
  await palette.getByRole('textbox', { name: 'Name' }).fill('Signal red');
  await palette.getByRole('button', { name: 'Add #C8102E' }).click();
  const brand = palette.getByRole('group', { name: 'Brand colours' });
  await expect(brand.getByRole('button', { name: 'Signal red' })).toBeVisible();
  await expectAccessible(page);
  await palette.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Pick a colour' }).nth(1).click();
  await brand.getByRole('button', { name: 'Signal red' }).click();
  await expect(page.getByRole('textbox', { name: 'Paper' })).toHaveValue('#C8102E');
  await palette.getByRole('button', { name: 'Done' }).click();

  await test.step('while the brand colours cannot be read, they cannot be edited', async () => {
    await page.route('**/api/BrandColours', (route) => route.fulfill({ status: 503, json: {} }));
    await page.reload();
    const asked = page.waitForResponse('**/api/BrandColours');
    await page.getByRole('button', { name: 'Pick a colour' }).first().click();
    await asked;
    await expect(palette.getByRole('group', { name: 'In this widget' })).toBeVisible();
    await expect(palette.getByText('Edit brand colours')).toBeHidden();
    await page.unroute('**/api/BrandColours');
    await palette.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Pick a colour' }).first().click();
  });

  await test.step('an edit keeps the colours that another field has read since', async () => {
    await expect(brand.getByRole('button')).toHaveCount(1);
    await palette.getByRole('button', { name: 'Done' }).click();
    const address = `${app.url}/api/BrandColours`;
    const current = await page.request.get(address);
    const { Colours } = (await current.json()) as { Colours: object[] };
    const put = await page.request.put(address, {
      headers: { origin: app.url, 'if-match': current.headers().etag! },
      data: { Colours: [...Colours, { Name: 'Night', Colour: '#000080' }] }
    });
    expect(put.status()).toBe(200);
    await page.getByRole('button', { name: 'Pick a colour' }).nth(1).click();
    await expect(brand.getByRole('button', { name: 'Night' })).toBeVisible();
    await palette.getByRole('button', { name: 'Done' }).click();
    await page.route('**/api/BrandColours', (route) =>
      route.request().method() === 'GET' ? route.fulfill({ status: 503, json: {} }) : route.continue()
    );
    await page.getByRole('textbox', { name: 'Ink' }).fill('#123456');
    await page.getByRole('button', { name: 'Pick a colour' }).first().click();
    await palette.getByText('Edit brand colours').click();
    await palette.getByRole('textbox', { name: 'Name' }).fill('Sea');
    await palette.getByRole('button', { name: 'Add #123456' }).click();
    await expect(brand.getByRole('button')).toHaveCount(3);
    for (const name of ['Signal red', 'Night', 'Sea']) {
      await expect(brand.getByRole('button', { name })).toBeVisible();
    }
  });

  for (const name of ['Signal red', 'Night', 'Sea']) {
    await palette.getByRole('button', { name: `Remove ${name}` }).click();
  }
  await expect(brand).toHaveCount(0);
});
