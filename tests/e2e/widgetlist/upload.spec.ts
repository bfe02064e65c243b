import {
  App,
  cardLink,
  expect,
  fileOf,
  freshName,
  openPlace,
  packageFile,
  packageOf,
  placeLink,
  listed as test,
  upload,
  uploaded
} from './widgets.js';

test('packages are uploaded with the button, two at once, each with its result @journey', async ({ page }) => {
  const [name, taken] = [freshName('Weather'), freshName('test.taken')];
  const held: (() => void)[] = [];
  await page.route('**/api/Widgets', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await openPlace(page, '/');
  await upload(page, [
    await packageFile(name, { identifier: taken }),
    fileOf('Holiday.dash.zip', Buffer.from('photos')),
    fileOf('Other.dash.zip', await packageOf([], { identifier: taken }))
  ]);
  await expect(uploaded(page, 'Other.dash.zip').getByText('Waiting')).toBeVisible();
  await expect.poll(() => held.length).toBe(2);

  await placeLink(page, 'Widget templates').click();
  await expect(page).toHaveURL('/templates');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const leaving = page.getByRole('dialog', { name: 'An upload is in progress' });
  await leaving.getByRole('button', { name: 'Stay' }).last().click();
  await expect(leaving).toBeHidden();
  await expect(page).toHaveURL('/templates');

  held[0]!();
  await expect(uploaded(page, `${name}.dash.zip`).getByText('Uploaded to “Widget templates”.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find widgets' }).fill(name);
  await expect(cardLink(page, name)).toBeVisible();
  await expect.poll(() => held.length).toBe(3);
  held[1]!();
  held[2]!();
  await expect(uploaded(page, 'Holiday.dash.zip').getByText(/^Not accepted\./)).toBeVisible();
  await expect(uploaded(page, 'Holiday.dash.zip').getByText(/no zip|not a zip/i)).toBeVisible();
  await expect(uploaded(page, 'Other.dash.zip').getByText(new RegExp(`“${taken}”`))).toBeVisible();
  await expect(page.getByText('1 of 3 done').first()).toBeVisible();
  const replace = page.getByRole('link', { name: 'Replace widget with Other.dash.zip' });
  const editor = page.getByRole('link', { name: `Open the editor for ${name}.dash.zip` });
  await expect(replace).toHaveAttribute('href', `${await editor.getAttribute('href')}/replace`);
  await editor.click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Wien');
});

test('packages are taken from a drop anywhere on the page; what comes of each is said', async ({ page }) => {
  await openPlace(page, '/');
  const [first, second] = [freshName('Dropped'), freshName('Dropped')];
  const files = [await packageFile(first), await packageFile(second)].map(({ name, buffer }) => ({
    name,
    bytes: [...buffer]
  }));
  await page.evaluate((given) => {
    const transfer = new DataTransfer();
    for (const { name, bytes } of given) transfer.items.add(new File([new Uint8Array(bytes)], name));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }));
  }, files);
  for (const name of [first, second]) await expect(cardLink(page, name)).toBeVisible();

  await test.step('an upload is cancelled on its way, and while it waits', async () => {
    await page.route('**/api/Widgets', (route) => (route.request().method() === 'POST' ? undefined : route.fallback()));
    await upload(page, [await packageFile('Slow'), await packageFile('Slower'), await packageFile('Slowest')]);
    for (const name of ['Slow', 'Slowest']) {
      await page.getByRole('button', { name: `Cancel ${name}.dash.zip`, exact: true }).click();
      await expect(uploaded(page, `${name}.dash.zip`).getByText(/^Cancelled/)).toBeVisible();
    }
    await page.getByRole('button', { name: 'Cancel Slower.dash.zip', exact: true }).click();
    await page.unroute('**/api/Widgets');
  });

  await test.step('the same package again says that it was there already', async () => {
    await page.getByRole('button', { name: 'Clear the list' }).click();
    const identifier = freshName('test.same');
    const name = freshName('Same');
    await upload(page, [await packageFile(name, { identifier })]);
    await uploaded(page, `${name}.dash.zip`).getByRole('link', { name: 'Show the templates' }).click();
    await expect(page).toHaveURL('/templates');
    await expect(page.getByText('Uploaded to “Widget templates”.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear the list' }).click();
    await upload(page, [await packageFile(freshName('Again'), { identifier })]);
    await expect(page.getByText(`The same package already exists, as “${name}” in “Widget templates”`)).toBeVisible();
  });

  await test.step('a broken connection and a file that is too large are said for each file', async () => {
    await page.evaluate(() => {
      const large = new File(['x'], 'Large.dash.zip');
      Object.defineProperty(File.prototype, 'size', {
        get(this: File) {
          return this.name.startsWith('Large') ? 200 * 1024 * 1024 : 1;
        }
      });
      const transfer = new DataTransfer();
      transfer.items.add(large);
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }));
    });
    await expect(uploaded(page, 'Large.dash.zip').getByText('Not sent: a package has at most 100 MB.')).toBeVisible();
    await page.route('**/api/Widgets', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback()
    );
    await upload(page, [await packageFile('Broken')]);
    await expect(
      uploaded(page, 'Broken.dash.zip').getByText(/server cannot be reached|connection was lost/)
    ).toBeVisible();
  });
});

test('a widget that needs a newer platform is taken with a warning, which names what will be missing', async ({
  browser
}) => {
  const app = await new App({ PLATFORM_VERSION: '11.0.0' }).start();
  try {
    const page = await browser.newPage({ baseURL: app.url, storageState: app.signedIn });
    await openPlace(page, '/templates');
    const mode = { Id: 'mode', DisplayName: 'Mode', DataType: 'radiobutton', Items: ['Now'], Value: 'Now' } as const;
    await upload(page, [fileOf('New.dash.zip', await packageOf([{ ...mode, Items: ['Now'] }]))]);
    const row = uploaded(page, 'New.dash.zip');
    await expect(row.getByRole('heading', { name: 'This platform does not support everything in it' })).toBeVisible();
    await expect(row.getByText(/Functions may be missing, and correct display is not guaranteed/)).toBeVisible();
    await expect(row.getByText(/DataType radiobutton needs platform 11\.2\.0/)).toBeVisible();
    await expect(row.getByRole('link', { name: 'Open the editor for New.dash.zip' })).toBeVisible();
    await page.close();
  } finally {
    await app.dispose();
  }
});

test('a place that is gone to while an upload ends is arrived at', async ({ page }) => {
  await openPlace(page, '/');
  const held: (() => void)[] = [];
  let isHeld = true;
  await page.route('**/templates/__data.json*', async (route) => {
    // The upload makes what was asked before out of date: it is asked again.
    if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  const asked = page.waitForRequest('**/templates/__data.json*');
  await page
    .getByRole('navigation', { name: 'Places' })
    .getByRole('link', { name: /^Widget templates/ })
    .click();
  await asked;
  const file = `${freshName('On the way')}.dash.zip`;
  await upload(page, [fileOf(file, await packageOf([]))]);
  await expect(uploaded(page, file).getByRole('link', { name: /Open/ })).toBeVisible();
  isHeld = false;
  for (const answer of held) answer();
  await expect(page).toHaveURL(/\/templates$/);
});
