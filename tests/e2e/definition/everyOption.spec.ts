import { applySplices, type Splice } from '../../../src/lib/ascdata/textStyle.js';
import type { Page } from '@playwright/test';
import { DATA_TYPE_NAMES } from '../../../src/lib/ascdata/dataTypeNames.js';
import type { AscElement, DataTypeName } from '../../../src/lib/ascdata/types.js';
import { DefinitionSchema, type Property } from '../../../src/lib/definition/properties.js';
import texts from '../../../src/lib/messages/en/screens/definition.js';
import { expect, test, unsavedOf } from '../editor/widget.js';

/*
 * Walks through the schemas that docs/ascdata.md is made of: whatever they name is written by a control that is found by its label, as a
 * value that fits. What a type or an option gets later is tried without a line here.
 */

const settings = (page: Page) => page.getByRole('listbox', { name: 'Settings' });
const middle = (page: Page) => page.locator('#properties');

/** Writes a property with its control. */
async function write(page: Page, { key, at, kind }: Property, type?: DataTypeName): Promise<void> {
  const name = (type && texts.fieldsOf[type]?.[key]) ?? texts.fields[key]!;
  const control = (role: 'switch' | 'spinbutton' | 'textbox' | 'combobox') =>
    middle(page).getByRole(role, { name, exact: true });
  if (kind === 'flag') return control('switch').click();
  if (kind === 'number') return control('spinbutton').fill('2');
  if (kind === 'text') return control('textbox').fill('2');
  if (kind === 'moment') return void (await control('combobox').selectOption('today'));
  expect(`${kind} ${at}`, 'only entries have a table').toBe('texts /Items');
  await middle(page).getByRole('button', { name: 'Entry', exact: true }).click();
  await page.keyboard.type('Another');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
}

interface Written {
  readonly Options: object;
  readonly Elements: readonly AscElement[];
}

/** The definition that the browser keeps: what differs from the package's. */
async function written(page: Page): Promise<Written> {
  const [, kept] = /"source":(\{(?:[^"}]|"(?:[^"\\]|\\.)*")*\})/.exec(await unsavedOf(page)) ?? [];
  const answer = await page.request.get(`/api/Widgets/${/widgets\/(\d+)/.exec(page.url())![1]}/Content`);
  const { Source } = (await answer.json()) as { Source: string };
  return JSON.parse(kept === undefined ? Source : applySplices(Source, [JSON.parse(kept) as Splice])) as Written;
}

/** The places below an element that have a value, in their order. */
const placesIn = ({ Items, Options = {} }: AscElement): string[] => [
  ...(Items ? ['/Items'] : []),
  ...Object.keys(Options).map((key) => `/Options/${key}`)
];

test('every field and option of every type is written with a control, without JSON', async ({
  page,
  uploadElements
}) => {
  test.slow();
  const { path } = await uploadElements([{ Id: 'First', DisplayName: 'First', DataType: 'boolean', Value: true }]);
  const schema = new DefinitionSchema(await (await page.request.get('/schema/ascdata.schema.json')).json());
  const expected: Record<string, string[]> = {};
  await page.goto(`${path}/definition?el=First`);

  for (const name of DATA_TYPE_NAMES) {
    await test.step(name, async () => {
      await settings(page).focus();
      await page.keyboard.press('n');
      const types = page.getByRole('listbox', { name: 'Choose what people enter' });
      await types
        .getByRole('option')
        .filter({ has: page.getByText(texts.types[name]![0], { exact: true }) })
        .click();
      await expect(middle(page).getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
      await page.keyboard.type(`My ${name}`);
      await expect(middle(page).getByLabel('Default', { exact: true }).first()).toBeVisible();
      const { properties } = schema.ofElement(name);
      for (const property of properties) await write(page, property, name);
      expected[`My ${name}`] = properties.map(({ at }) => at);
    });
  }

  await test.step('the file has all of them', async () => {
    const places = async () =>
      Object.fromEntries(
        (await written(page)).Elements.slice(1).map((element) => [element.DisplayName, placesIn(element)])
      );
    await expect.poll(places).toEqual(expected);
  });

  await test.step('so has the widget itself, whose fixed list of sizes is described nowhere', async () => {
    await settings(page)
      .getByRole('option', { name: /Widget itself/ })
      .click();
    await middle(page).getByRole('checkbox', { name: '2 slots' }).click();
    await middle(page).getByRole('group', { name: 'Height in rows' }).getByRole('checkbox', { name: '2' }).click();
    await middle(page).getByText('free', { exact: true }).click();
    const { properties } = schema.ofWidget;
    for (const property of properties) {
      const isPlain = ['flag', 'number'].includes(property.kind) && property.key !== 'Active';
      if (isPlain || property.key === 'SpotVersion') await write(page, property);
    }
    const options = properties.flatMap(({ at }) =>
      at.split('/').filter((_, depth, all) => depth === 2 && all[1] === 'Options')
    );
    const known = new Set(options.filter((key) => key !== 'PossibleResolutions'));
    await expect.poll(async () => new Set(Object.keys((await written(page)).Options))).toEqual(known);
  });
});
