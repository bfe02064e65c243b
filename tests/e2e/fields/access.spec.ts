import type { AscElement } from '../../../src/lib/ascdata/types.js';
import { expectAccessible } from '../../accessible.js';
import { element, expect, test } from './fields.js';

const lost = { Id: 999_999, Name: 'A lost object with a name that is so long that it has to be broken somewhere' };
const several = { Options: { NumberOfInstances: 3 } };

const all: AscElement[] = [
  element('boolean', 'boolean', true),
  element('number', 'number', 2, { Options: { Minimum: 0, Maximum: 9, StepSize: 1 } }),
  element('color', 'color', 'rgba(1,2,3,0.5)', { Options: { UseRGBA: true } }),
  element('date', 'date', '2026-11-20T08:00:00'),
  element(
    'dateRange',
    'dateRange',
    { From: '2026-03-29T02:30:00', To: '2026-10-25T00:30:00Z' },
    {
      Options: { TimeEnabled: true, TimeZoneEnabled: true }
    }
  ),
  element('time', 'time', '08:30:15', { Options: { WithSeconds: true } }),
  element('list', 'list', 'Gone', { Items: ['One', 'Two'] }),
  element('list', 'long list', '3', { Items: Array.from({ length: 20 }, (_, index) => String(index)) }),
  element('radiobutton', 'radiobutton', 'Gone', { Items: ['One', 'Two'] }),
  element('simpleText', 'simpleText', [{ Text: 'One' }], { Options: { MaxChars: 2, Required: true } }),
  element('simpleText', 'texts', [{ Text: 'One' }, { Text: 'Two' }], several),
  ...(['spotGroup', 'mediaGroup', 'location', 'player', 'category', 'spot', 'media', 'edition'] as const).map((kind) =>
    element(
      kind,
      kind,
      [
        { ...lost, Guid: '' },
        { Id: 1, Name: 'One', Guid: '' }
      ],
      several
    )
  )
];
const ids = all.map(({ Id }) => Id);

for (const [colorScheme, state] of [
  ['light', {}],
  ['light', { disabled: ids }],
  ['dark', { invalid: ids }]
] as const) {
  test(`every DataType is accessible: ${colorScheme}, ${Object.keys(state)[0] ?? 'normal'}`, async ({
    fields,
    page
  }) => {
    await page.emulateMedia({ colorScheme });
    await fields.show(all, state);
    await expect(page.getByRole('button', { name: /Choose edition/ })).toBeVisible();
    await expect(page.getByText('no longer exists').first()).toBeVisible();
    await expectAccessible(fields.page);
  });
}

test('open pickers and the open long list are accessible', async ({ fields, page }) => {
  for (const [DataType, name] of [
    ['media', 'Choose media'],
    ['location', 'Choose location'],
    ['player', 'Choose player'],
    ['color', 'Pick a colour']
  ] as const) {
    await test.step(DataType, async () => {
      await fields.show(all.filter((one) => one.DataType === DataType));
      await page.getByRole('button', { name }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(fields.page);
      await page.keyboard.press('Escape');
    });
  }
  await fields.show(all.filter((one) => one.Id === 'long list'));
  await page.getByRole('combobox').click();
  await expect(page.getByRole('option', { name: '3', exact: true })).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(fields.page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true });

  test('nothing sticks out at 390 px, and what can be pressed is at least 24 px', async ({ fields, page }) => {
    await fields.show(all);
    await expect(page.getByText('no longer exists').first()).toBeVisible();
    const { width, small } = await page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      small: [...document.querySelectorAll('button, select, input, textarea')]
        .map((node) => (node.closest('label') ?? node).getBoundingClientRect())
        .filter((box) => box.width < 24 || box.height < 24).length
    }));
    expect(width).toBe(390);
    expect(small).toBe(0);

    await test.step('an open picker stays inside the window, wherever its button is', async () => {
      for (const kind of ['spot group', 'location', 'edition']) {
        await page.getByRole('button', { name: `Choose ${kind}` }).click();
        await page.getByRole('combobox').last().focus();
        const box = await page.getByRole('dialog').boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect(box?.y).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(700);
        await page.getByRole('button', { name: 'Close' }).click();
      }
    });
  });
});
