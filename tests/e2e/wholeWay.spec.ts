import type { FrameLocator, Page } from '@playwright/test';
import type { DataTypeName } from '../../src/lib/ascdata/types.js';
import { expect, openWidget, testAlone } from './app.js';

/*
 * The whole way, on the built product after its first start: pick a standard widget, edit one element of each DataType, see the
 * running widget follow, save, and find the Values again, even after kill -9.
 */

const { test, product } = testAlone();

interface Edit {
  dataType: DataTypeName;
  id: string;
  edit(page: Page): Promise<unknown>;
  /** What the running widget shows of it, or that it disappears. */
  shown(widget: FrameLocator): Promise<void>;
  saved: unknown;
}

const settings = (page: Page) => page.getByRole('region', { name: 'Values' });
/** A setting's own control; the search above the settings has labels too. */
const field = (page: Page, label: string) =>
  settings(page).getByLabel(label, { exact: true }).and(page.locator('[data-field] *'));
const group = (page: Page, label: string) => settings(page).getByRole('group', { name: label, exact: true });
const running = (page: Page) => page.frameLocator('iframe');
const visible = (text: string | RegExp) => (widget: FrameLocator) =>
  expect(widget.getByText(text).first()).toBeVisible();

/** Finds an object by part of its name, and chooses it. */
const choose = (label: string, name: string) => async (page: Page) => {
  await group(page, label)
    .getByRole('button', { name: /^Choose/ })
    .click();
  await page.getByRole('combobox', { name: /^Search/ }).fill(name);
  await page.getByRole('listbox').getByRole('option').filter({ hasText: name }).first().click();
  await page.keyboard.press('Escape');
  await expect(group(page, label).getByText(name).first()).toBeVisible();
};
const chosen = (name: string) => [
  expect.objectContaining({ Id: expect.any(Number), Name: expect.stringContaining(name) })
];

const colour = (hex: string) => async (widget: FrameLocator) => {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  await expect
    .poll(() =>
      widget.locator('body').evaluate(
        (body, rgb) =>
          [body, ...body.querySelectorAll('*')].some((element) => {
            const style = getComputedStyle(element);
            return [style.color, style.backgroundColor, style.fill, style.stroke, style.borderColor].includes(rgb);
          }),
        `rgb(${red}, ${green}, ${blue})`
      )
    )
    .toBe(true);
};

const WIDGETS: Record<string, Edit[]> = {
  'Clock and countdown': [
    {
      dataType: 'simpleText',
      id: 'Title',
      edit: (page) => field(page, 'Title').fill('Good morning'),
      shown: visible('Good morning'),
      saved: [{ Text: 'Good morning' }]
    },
    {
      dataType: 'boolean',
      id: 'ShowDate',
      edit: (page) => settings(page).getByRole('switch', { name: 'Show the date' }).click(),
      shown: (widget) => expect(widget.getByText(/\d{1,2} \w+ 20\d\d/)).toBeHidden(),
      saved: false
    },
    {
      dataType: 'list',
      id: 'ClockFace',
      edit: (page) => field(page, 'Clock face').selectOption('Digital'),
      shown: visible(/\d{1,2}:\d\d/),
      saved: 'Digital'
    },
    {
      dataType: 'color',
      id: 'AccentColor',
      edit: (page) => settings(page).getByRole('textbox', { name: 'Accent colour' }).fill('#0A7D33'),
      shown: colour('#0A7D33'),
      saved: '#0A7D33'
    },
    {
      dataType: 'radiobutton',
      id: 'Mode',
      edit: (page) => settings(page).getByRole('radio', { name: 'Countdown' }).click(),
      shown: visible(/^days?$/i),
      saved: 'Countdown'
    }
  ],
  'Key figure': [
    {
      dataType: 'date',
      id: 'AsOf',
      edit: async (page) => {
        await page.getByRole('radio', { name: '3 slots' }).click();
        await field(page, 'As of').fill('2026-03-14T00:00:00');
      },
      shown: visible(/14 Mar\w* 2026|14\/03\/2026|March 14/),
      saved: '2026-03-14T00:00:00'
    },
    {
      dataType: 'number',
      id: 'Value',
      edit: (page) => field(page, 'Value').fill('4321'),
      shown: visible(/4.?321/),
      saved: 4321
    }
  ],
  'Opening hours': [
    {
      dataType: 'time',
      id: 'WeekdayOpens',
      edit: (page) => field(page, 'Monday to Friday from').fill('07:45'),
      shown: visible(/0?7:45/),
      saved: '07:45'
    },
    {
      dataType: 'location',
      id: 'Store',
      edit: choose('Store', 'Graz'),
      shown: visible(/Graz/),
      saved: chosen('Graz')
    },
    {
      dataType: 'dateRange',
      id: 'Holidays',
      edit: async (page) => {
        const range = group(page, 'Closed from – to');
        await range.getByRole('textbox').first().fill('2026-01-02');
        await range.getByRole('textbox').last().fill('2039-12-31');
      },
      shown: visible('We wish you happy holidays!'),
      saved: { From: '2026-01-02T00:00:00', To: '2039-12-31T00:00:00' }
    }
  ],
  'Player list': [
    {
      dataType: 'player',
      id: 'Players',
      edit: choose('Players', 'Graz'),
      shown: visible(/Graz/),
      saved: chosen('Graz')
    }
  ],
  'What’s on': [
    {
      dataType: 'category',
      id: 'Categories',
      edit: choose('Categories', 'Winter'),
      shown: visible(/Winter/),
      saved: chosen('Winter')
    },
    {
      dataType: 'spotGroup',
      id: 'Campaigns',
      edit: choose('On our screens', 'Winter'),
      shown: visible(/Winter/),
      saved: chosen('Winter')
    }
  ],
  'Media carousel': [
    {
      dataType: 'edition',
      id: 'Edition',
      edit: choose('Edition (shown as label)', '20'),
      shown: visible(/20/),
      saved: [expect.objectContaining({ Guid: expect.any(String), Id: expect.any(Number), Name: expect.any(String) })]
    },
    {
      dataType: 'media',
      id: 'Media',
      edit: async (page) => {
        await field(page, 'Show').selectOption('Single media');
        await choose('Media', 'a')(page);
      },
      shown: visible(/a/),
      saved: chosen('a')
    },
    {
      dataType: 'mediaGroup',
      id: 'MediaGroups',
      edit: async (page) => {
        await field(page, 'Show').selectOption('Media groups');
        await choose('Media groups', 'a')(page);
      },
      shown: visible(/a/),
      saved: chosen('a')
    },
    {
      dataType: 'spot',
      id: 'Spots',
      edit: async (page) => {
        await field(page, 'Show').selectOption('Spots');
        await choose('Spots', 'a')(page);
      },
      shown: visible(/a/),
      saved: chosen('a')
    }
  ]
};

const ALL: DataTypeName[] = [
  'boolean',
  'number',
  'color',
  'date',
  'dateRange',
  'time',
  'list',
  'radiobutton',
  'simpleText',
  'spotGroup',
  'mediaGroup',
  'location',
  'player',
  'category',
  'spot',
  'media',
  'edition'
];

test('the edits below cover every DataType', () => {
  const covered = Object.values(WIDGETS).flatMap((edits) => edits.map(({ dataType }) => dataType));
  expect(covered.sort()).toEqual([...ALL].sort());
});

/** The stored Values of the widget whose editor is open. */
async function storedValues(page: Page): Promise<Record<string, unknown>> {
  const answer = await page.request.get(`/api${new URL(page.url()).pathname.replace('widgets', 'Widgets')}/Values`);
  return ((await answer.json()) as { Values: Record<string, unknown> }).Values;
}

async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await expect(settings(page).getByText('No unsaved changes')).toBeVisible();
}

test('fields appear and disappear by their Conditions, with the reason in words; a Value that fails ValidationRegExp blocks saving', async ({
  page
}) => {
  await openWidget(page, 'Clock and countdown');
  await expect(field(page, 'Clock face')).toBeVisible();
  await settings(page).getByRole('radio', { name: 'Countdown' }).click();
  await expect(field(page, 'Clock face')).toBeHidden();
  await expect(field(page, 'Text at the end')).toBeVisible();
  await settings(page)
    .getByText(/settings are hidden/)
    .click();
  await expect(
    settings(page)
      .getByText(/hidden because “Shows” is “Countdown”/i)
      .first()
  ).toBeVisible();

  await test.step('a Value that fails ValidationRegExp blocks saving with its description', async () => {
    await openWidget(page, 'Notice board');
    await field(page, 'Contact (e-mail)').fill('nobody');
    await page.keyboard.press('Control+s');
    await expect(
      settings(page).getByText('Please enter an e-mail address, for example reception@example.org.').first()
    ).toBeVisible();
    await page.reload();
    await expect(field(page, 'Contact (e-mail)')).toHaveValue('nobody');
    expect(JSON.stringify(await storedValues(page))).not.toContain('nobody');
  });
});

test('of each standard widget the running widget follows each edit, and the Values are stored', async ({ page }) => {
  test.slow();
  for (const [name, edits] of Object.entries(WIDGETS)) {
    const types = edits.map(({ dataType }) => dataType).join(', ');
    await test.step(`${name}: ${types}`, async () => {
      await openWidget(page, name);
      await expect(page.getByText(/^live/)).toBeVisible();
      for (const { edit, shown } of edits) {
        await edit(page);
        await shown(running(page));
      }
      await save(page);
      const stored = await storedValues(page);
      for (const { id, saved } of edits) expect(stored[id]).toEqual(saved);
      await page.reload();
      await expect(page.getByText(/^live/)).toBeVisible();
      await edits.at(-1)!.shown(running(page));
    });
  }
});

test('what was saved outlives kill -9', async ({ page }) => {
  await openWidget(page, 'Clock and countdown');
  await field(page, 'Title').fill('Good evening');
  await save(page);
  await product().kill('SIGKILL');
  await product().start();
  expect((await storedValues(page)).Title).toEqual([{ Text: 'Good evening' }]);
  await page.reload();
  await visible('Good evening')(running(page));
});
