import type { Page } from '@playwright/test';
import type { AscElement } from '../../../src/lib/ascdata/types.js';
import { expect, text, type Upload } from '../editor/widget.js';

/** Opening hours of a shop, small enough to be visible as a whole. */
export const shop: AscElement[] = [
  { Id: 'opens', DisplayName: 'Opens', DataType: 'time', Value: '09:00' },
  { Id: 'closes', DisplayName: 'Closes', DataType: 'time', Value: '19:00' },
  { Id: 'lunch', DisplayName: 'Lunch break', DataType: 'boolean', Value: false },
  {
    ...{ Id: 'lunchFrom', DisplayName: 'Lunch break from', DataType: 'time', Value: '12:00' },
    Options: { Conditions: [{ Action: 'HIDE', TargetId: 'lunch', Operator: '==', Value: false }] }
  },
  {
    ...{ Id: 'note', DisplayName: 'Note', DataType: 'simpleText', Value: text('Welcome') },
    Options: { MaxChars: 40 }
  },
  { Id: 'colour', DisplayName: 'Colour', DataType: 'color', Value: '#0F7B6C' },
  { Id: 'tables', DisplayName: 'Tables', DataType: 'number', Value: 4, Options: { Minimum: 1, Maximum: 50 } }
];

/** Variants of a template in a group of their own, by name. */
export async function variantsOf(page: Page, origin: string, id: number, names: readonly string[]) {
  const send = async (path: string, data: object) => {
    const answer = await page.request.post(`/api/${path}`, { headers: { origin }, data });
    expect(answer.status(), await answer.text()).toBe(201);
    return ((await answer.json()) as { Id: number }).Id;
  };
  const group = await send('WidgetGroups', { Name: `Shops ${id}` });
  const made: number[] = [];
  for (const Name of names) made.push(await send(`Widgets/${id}/Variants`, { Name, WidgetGroupId: group }));
  return made;
}

/** Opens the Table of a new shop with these variants. */
export async function openTable(page: Page, uploadElements: Upload, origin: string, names: readonly string[]) {
  const { id, path } = await uploadElements(shop, 'Hours');
  const made = await variantsOf(page, origin, id, names);
  await page.goto(`${path}/table`);
  await expect(page.getByRole('grid')).toBeFocused();
  return { id, path, made };
}

export const grid = (page: Page) => page.getByRole('grid', { name: 'Values of all widgets' });
const row = (page: Page, name: string) =>
  grid(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${name}(?: Also viewing: .*)?$`) }) });
export const cell = (page: Page, name: string, setting: string) =>
  row(page, name).getByRole('gridcell', { name: new RegExp(`^${setting}: `) });

/** Pastes a text at the focus, as copied from a spreadsheet. */
export const paste = (page: Page, text: string, html = '') =>
  page.getByRole('grid').evaluate(
    (node, { text, html }) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      if (html) clipboardData.setData('text/html', html);
      node.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    { text, html }
  );
