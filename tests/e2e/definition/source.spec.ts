import type { Page } from '@playwright/test';
import type { AscElement } from '../../../src/lib/ascdata/types.js';
import { expect, expectAccessibleInEachView, shown, test, unsavedOf } from '../editor/widget.js';

const settings = (page: Page) => page.getByRole('listbox', { name: 'Settings' });
const changes = (page: Page) => page.getByRole('group', { name: 'Changes of the definition' });
const text = (page: Page, name = 'ascData.json') => page.getByRole('textbox', { name, exact: true });
const lineOf = (page: Page, content: string) => page.locator('.cm-line').filter({ hasText: content }).first();
const contentOf = async (page: Page, id: number) =>
  (await (await page.request.get(`/api/Widgets/${id}/Content`)).json()) as { Source: string };

const rows: AscElement = {
  ...{ Id: 'Rows', DisplayName: 'Rows', DataType: 'number', Value: 8 },
  Options: { Minimum: 1, Maximum: 24 }
};
const shows: AscElement = {
  ...{ Id: 'Shows', DisplayName: 'Shows', DataType: 'list', Items: ['Rooms', 'Notice'], Value: 'Rooms' },
  Options: { Conditions: [{ Action: 'HIDE', TargetId: 'Rows', Operator: '==', Value: 3 }] }
};

/** Puts the cursor behind a text of a line. */
async function toEndOf(page: Page, content: string): Promise<void> {
  await lineOf(page, content).click();
  await page.keyboard.press('End');
}

test('the text and the properties are one definition, undone to the byte wherever a step was made', async ({
  page,
  uploadElements
}) => {
  const { id, path } = await uploadElements([rows, shows]);
  const { Source: before } = await contentOf(page, id);
  await page.goto(`${path}/definition?el=Rows`);
  await settings(page).focus();
  await page.keyboard.press('2');
  await expect(page).toHaveURL(/el=Rows&view=split$/);

  await test.step('what is typed into the text is in the form and the preview', async () => {
    await toEndOf(page, '"Maximum": 24');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('0');
    await expect(page.getByRole('spinbutton', { name: 'At most' })).toHaveValue('20');
    await expect(page.getByRole('region', { name: 'Form' })).toContainText('1 – 20');
    await expect(changes(page)).toContainText('Rows: At most 24 → 20');
  });

  await test.step('what a control sets is in the text, and the cursor stays', async () => {
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Lines');
    await expect(lineOf(page, '"DisplayName": "Lines"')).toBeVisible();
    await expect(lineOf(page, '"Maximum": 20')).toBeVisible();
  });

  await test.step('the selection goes both ways', async () => {
    await lineOf(page, '"Items"').click();
    await expect(settings(page).getByRole('option', { selected: true })).toHaveText(/Shows/);
    await settings(page).getByRole('option', { name: /Lines/ }).click();
    await expect(page.getByText(/Elements › 1 › Rows, lines \d+–\d+/)).toBeVisible();
    await expect(page.locator('.cm-tint').first()).toHaveText(/\{/);
  });

  await test.step('each step is taken back where it was made, and the text is again what it was', async () => {
    await text(page).focus();
    await page.keyboard.press('Control+z');
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Rows');
    await page.keyboard.press('Control+z');
    await expect(changes(page)).toContainText('No unsaved changes');
    await page.keyboard.press('Control+y');
    await expect(changes(page)).toContainText('At most 24 → 20');
    await page.keyboard.press('Control+z');
    await expect(changes(page)).toContainText('No unsaved changes');
    expect((await contentOf(page, id)).Source).toBe(before);
  });
});

test('the source completes what fits its place, mends what was found, and waits while it cannot be read', async ({
  page,
  uploadElements
}) => {
  const { path } = await uploadElements([rows, shows]);
  await page.goto(`${path}/definition?el=Rows&view=source`);

  await test.step('an option of the type, with its colon and comma', async () => {
    await toEndOf(page, '"Minimum": 1,');
    await page.keyboard.press('Enter');
    await page.keyboard.type('"St');
    // A key accepts it only once the list was in view for a moment.
    await page.getByRole('option', { name: /StepSize/ }).click();
    await page.keyboard.type('2');
    await expect(lineOf(page, '"StepSize": 2,')).toBeVisible();
    await expect(changes(page)).toContainText('Step not set → 2');
  });

  await test.step('Ids and the values of the setting that a condition tests', async () => {
    await lineOf(page, '"TargetId"').click();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Control+Space');
    await expect(page.getByRole('listbox', { name: 'Completions' })).toContainText('Settings');
    await expect(page.getByRole('option', { name: /^Rows Number/ })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('Ctrl . makes the fix of what was found in the line', async () => {
    await toEndOf(page, '"TargetId": "Rows"');
    for (const key of ['ArrowLeft', 'ArrowLeft', 'Backspace']) await page.keyboard.press(key);
    await expect(page.locator('.cm-line', { hasText: '"TargetId"' }).locator('.cm-note')).toContainText('Row');
    await page.keyboard.press('Control+.');
    await expect(lineOf(page, '"TargetId": "Rows"')).toBeVisible();
  });

  await test.step('without a comma: form and outline stay, a banner says where, and repairs it', async () => {
    await toEndOf(page, '"Minimum": 1,');
    await page.keyboard.press('Backspace');
    await expect(page.getByText(/ascData\.json cannot be read\. Line \d+: A comma is missing/)).toBeVisible();
    await expect(settings(page).getByRole('option')).toHaveCount(3);
    await expect(page.getByText('waits', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await settings(page).focus();
    await page.keyboard.press('1');
    await page.keyboard.press('n');
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeDisabled();
    await page.getByRole('button', { name: 'Insert the comma' }).click();
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeEnabled();
  });
});

test('another file is edited, comes back after a reload, and is saved as a new version', async ({
  page,
  uploadElements
}) => {
  const { id, path } = await uploadElements([rows], 'Files', {
    files: { 'main.js': 'let a = 1;\r\n', 'picture.bin': '\0\u0001' }
  });
  await page.goto(`${path}/definition?view=source`);
  await page.getByRole('tab', { name: 'main.js' }).click();
  await text(page, 'main.js').click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('let b = 2;');
  await page.keyboard.press('Enter');
  await expect(changes(page)).toContainText('1 change');
  await expect(changes(page)).toContainText('main.js');

  await test.step('a library is only read, and what is no text is named with the reason', async () => {
    await page.getByRole('tab', { name: 'lib/WizardBase.js' }).click();
    await expect(text(page, 'lib/WizardBase.js')).toHaveAttribute('aria-readonly', 'true');
    await page.getByRole('tab', { name: '1 other file' }).click();
    await expect(page.getByText('picture.bin')).toBeVisible();
    await expect(page.getByText('2 bytes: not a text in UTF-8')).toBeVisible();
  });

  await test.step('it comes back', async () => {
    await expect.poll(() => unsavedOf(page)).toContain('let b = 2;');
    await page.reload();
    await expect(page.getByText('Restored 1 unsaved change.')).toBeVisible();
    await page.getByRole('tab', { name: 'main.js' }).click();
    await expect(lineOf(page, 'let b = 2;')).toBeVisible();
  });

  await test.step('and is saved', async () => {
    await page.keyboard.press('Control+s');
    await page.getByRole('button', { name: /^Save as version/ }).click();
    await expect(page.getByRole('heading', { name: /is now version/ })).toBeFocused();
    await page.goto(path);
    await expect(shown(page)).toBeVisible();
    const preview = await page.request.get(`/api/Widgets/${id}/Package?as=uploaded`);
    const { readPackage } = await import('../../../src/lib/package/read.js');
    const { files } = await readPackage(new Uint8Array(await preview.body()));
    const main = files!.find(({ name }) => name === 'main.js')!;
    expect(new TextDecoder().decode(main.bytes)).toBe('let a = 1;\r\nlet b = 2;\r\n');
  });
});

test('what is found in the files is the same as in Replace, and leads to its line', async ({
  page,
  uploadElements
}) => {
  const scripts = ['lib/WizardBase.js', 'lib/DashboardWidgetBase.js', 'main.js'];
  const { path } = await uploadElements([rows], 'Found', {
    files: {
      'index.html': `${scripts.map((file) => `<script src="${file}"></script>\n`).join('')}<img src="gone.png">`,
      'main.js':
        'const widget = new DashboardWidgetBase(new WizardBase());\n' +
        "widget.registerSingleElementDataChangedHandler('Row', () => widget.sendReady());\n"
    }
  });
  await page.goto(`${path}/definition?el=`);
  await page.getByRole('textbox', { name: 'Version' }).fill('1.0.1');
  await expect(page.getByRole('button', { name: '2 findings' })).toBeVisible();

  await page.getByRole('button', { name: 'index.html:4' }).click();
  await expect(page.getByRole('tab', { name: 'index.html' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Properties', exact: true }).click();
  await page.getByRole('button', { name: 'main.js:2' }).click();
  await expect(page.getByRole('tab', { name: 'main.js' })).toHaveAttribute('aria-selected', 'true');
  await expect(text(page, 'main.js')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' // here');
  await expect(lineOf(page, 'registerSingleElementDataChangedHandler')).toContainText('// here');

  await page.keyboard.press('Control+s');
  const panel = page.getByRole('region', { name: 'The new package' });
  await expect(panel.getByRole('listitem')).toHaveCount(2);
});

test('what is pasted with line ends of Windows gets those of the file, and typing goes on in its place', async ({
  page,
  uploadElements
}) => {
  const files = { 'dos.txt': 'one\r\ntwo\r\nthree', 'unix.txt': 'one\ntwo\nthree' };
  const { path } = await uploadElements([rows], 'Pasted', { files });
  await page.goto(`${path}/definition?view=source`);
  for (const [name, before] of Object.entries(files)) {
    await page.getByRole('tab', { name }).click();
    await toEndOf(page, 'one');
    await text(page, name).evaluate((editor) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', '\r\nA\r\nB');
      editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await lineOf(page, 'three').click();
    await page.keyboard.press('Home');
    await page.keyboard.type('X');
    const end = before.includes('\r') ? '\r\n' : '\n';
    const after = JSON.stringify(['one', 'A', 'B', 'two', 'Xthree'].join(end)).slice(1, -1);
    await expect.poll(() => unsavedOf(page)).toContain(after);
  }
});

test('the source is accessible narrow and wide, light and dark, and Esc, then Tab leaves it', async ({
  page,
  uploadElements
}) => {
  const { path } = await uploadElements([rows, shows]);
  await page.goto(`${path}/definition?el=Rows&view=source`);
  await expect(text(page)).toBeVisible();
  await text(page).focus();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(text(page)).not.toBeFocused();
  await expectAccessibleInEachView(page, [390, 1280]);
});
