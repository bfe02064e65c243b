import type { Page } from '@playwright/test';
import { expect, test } from '../app.js';

/*
 * The whole way of somebody who makes a board: from "New widget" to one that is saved, with nothing but this page. Every other file of this folder tries a part of it closely.
 */

const settings = (page: Page) => page.getByRole('listbox', { name: 'Settings' });
const middle = (page: Page) => page.locator('#properties');
const shownIn = (page: Page, name: string) =>
  page
    .frameLocator('iframe')
    .first()
    .locator('.others div')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${name}$`) }) })
    .locator('dd');
const group = (page: Page, name: string) => middle(page).getByRole('group', { name, exact: true });
const number = (page: Page, name: string) => middle(page).getByRole('spinbutton', { name, exact: true });
const text = (page: Page, name: string) => middle(page).getByRole('textbox', { name, exact: true });
const flick = (page: Page, name: string) => middle(page).getByRole('switch', { name, exact: true }).click();

/** Adds a setting behind the selected one, and names it in all languages. */
async function add(page: Page, type: string, name: string, german: string, french: string): Promise<void> {
  const types = page.getByRole('listbox', { name: 'Choose what people enter' });
  if (!(await types.isVisible())) {
    await settings(page).focus();
    await page.keyboard.press('n');
  }
  await types
    .getByRole('option')
    .filter({ has: page.getByText(type, { exact: true }) })
    .click();
  await expect(text(page, 'Name')).toBeFocused();
  await page.keyboard.type(name);
  const texts = page.getByRole('region', { name: 'Texts' });
  for (const language of ['German', 'French']) {
    if (await text(page, `Name in ${language}`).isVisible()) continue;
    await texts.getByRole('button', { name: 'Language' }).click();
    await page.keyboard.type(language);
    await page.keyboard.press('Enter');
  }
  await text(page, 'Name in German').fill(german);
  await text(page, 'Name in French').fill(french);
}

/** Hides the selected setting while another one compares so. */
async function hideWhile(page: Page, setting: string, comparison: string, value?: string): Promise<void> {
  const rule = middle(page).getByRole('region', { name: /^(Always shown|Hidden while)$/ });
  await rule.getByRole('button', { name: 'Condition', exact: true }).click();
  const row = rule.getByRole('group').last();
  await row.getByRole('combobox', { name: 'Setting' }).fill(setting);
  await page.keyboard.press('Enter');
  await row.getByRole('combobox', { name: 'Comparison' }).selectOption(comparison);
  if (value === undefined) return;
  const choices = row.getByRole('combobox', { name: 'Value' });
  if (await choices.isVisible()) await choices.selectOption(value);
  else await row.getByRole('textbox', { name: 'Value' }).fill(value);
}

const paste = (page: Page, content: string) =>
  page.evaluate((data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', data);
    document.activeElement!.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    );
  }, content);

test('a board of 14 settings is made, run, tested and saved, from New widget on', async ({ page }) => {
  test.slow();
  await page.goto('/');
  await page.getByRole('button', { name: 'New widget …' }).click();
  await page
    .getByRole('dialog', { name: 'New widget' })
    .getByRole('button', { name: /^Blank/ })
    .click();
  await page.getByLabel('Name', { exact: true }).fill('Stop board');
  await page.getByRole('button', { name: 'Create the widget' }).click();
  await expect(page).toHaveURL(/\/widgets\/\d+\/definition/);

  await test.step('texts: required, with a pattern and its message, with lines, and several', async () => {
    await add(page, 'Text', 'Headline', 'Überschrift', 'Titre');
    await text(page, 'Default').fill('Main station');
    await flick(page, 'Required');
    await number(page, 'Most characters').fill('40');

    await add(page, 'Text', 'Stop code', 'Haltestelle', 'Arrêt');
    await text(page, 'Default').fill('HBF-1042');
    await text(page, 'Pattern').fill('^[A-Z]{2,4}-\\d{3,5}$');
    await text(page, 'Message').fill('The code on the sign');
    await text(page, 'Message in German').fill('Der Code am Schild');
    await text(page, 'Message in French').fill('Le code du panneau');

    await add(page, 'Text', 'Notice', 'Hinweis', 'Avis');
    await number(page, 'Lines').fill('3');
    await number(page, 'Most characters').fill('200');

    await add(page, 'Text', 'Platforms', 'Bahnsteige', 'Quais');
    await number(page, 'Texts at most').fill('4');
  });

  await test.step('entries with their translations, pasted from a table', async () => {
    for (const [type, name, german, french, rows, first] of [
      [
        'List',
        'Shows',
        'Zeigt',
        'Affiche',
        'Departures\tAbfahrten\tDéparts\nNotice only\tNur Hinweis\tAvis seul',
        'Departures'
      ],
      ['Radio buttons', 'Data', 'Daten', 'Données', 'Live\tEchtzeit\tTemps réel\nTimetable\tFahrplan\tHoraire', 'Live']
    ] as const) {
      await add(page, type, name, german, french);
      const entries = page.getByRole('list', { name: 'Entries' }).getByRole('textbox', { name: /^Entry / });
      await entries.last().focus();
      await paste(page, rows);
      await expect(entries).toHaveCount(2);
      await expect(entries.first()).toHaveValue(first);
      await expect(page.getByText('No findings')).toBeVisible();
    }
  });

  await test.step('a switch, a number in limits, a see-through colour, a time with seconds', async () => {
    await add(page, 'Switch', 'Show delays', 'Verspätungen', 'Retards');
    await flick(page, 'Default');
    await add(page, 'Number', 'Rows', 'Zeilen', 'Rangées');
    await number(page, 'Default').fill('8');
    await number(page, 'At least').fill('1');
    await number(page, 'At most').fill('24');
    await number(page, 'Step').fill('1');
    await add(page, 'Number', 'Delay from', 'Verspätung ab', 'Retard dès');
    await number(page, 'Default').fill('3');
    await add(page, 'Colour', 'Paper', 'Papier', 'Papier peint');
    await flick(page, 'See-through');
    await text(page, 'Default').fill('rgba(255,214,10,0.8)');
    await add(page, 'Time', 'Night from', 'Nacht ab', 'Nuit dès');
    await flick(page, 'With seconds');
  });

  await test.step('a date from today on, a period with time and zone, players of the platform', async () => {
    await add(page, 'Date', 'Timetable of', 'Fahrplan vom', 'Horaire du');
    await middle(page).getByRole('combobox', { name: 'From', exact: true }).selectOption('today');
    await add(page, 'Date range', 'Notice shown', 'Hinweis gezeigt', 'Avis affiché');
    await flick(page, 'With time');
    await flick(page, 'With time zone');
    await add(page, 'Players', 'Screens', 'Bildschirme', 'Écrans');
    await number(page, 'Choices at most').fill('3');
    await group(page, 'Default')
      .getByRole('button', { name: /^Choose/ })
      .click();
    await page.getByRole('combobox', { name: /^Search/ }).fill('lobby');
    await page.getByRole('listbox').getByRole('option').first().click();
    await page.keyboard.press('Escape');
    await expect(settings(page).getByRole('option')).toHaveCount(15);
  });

  await test.step('six rules, each proved while it is made', async () => {
    const rules = [
      ['Data', 'Shows', '==', 'Notice only'],
      ['Stop code', 'Shows', '==', 'Notice only'],
      ['Notice', 'Shows', '!=', 'Notice only'],
      ['Notice shown', 'Notice', 'empty'],
      ['Platforms', 'Rows', '<', '4'],
      ['Delay from', 'Show delays', '==', 'false']
    ] as const;
    for (const [name, setting, comparison, value] of rules) {
      await settings(page)
        .getByRole('option')
        .filter({ has: page.getByText(name, { exact: true }) })
        .click();
      await hideWhile(page, setting, comparison, value);
      await expect(page.getByRole('region', { name: 'Hidden while' })).toContainText('consistent');
    }
  });

  await test.step('the widget shows every Value, and follows what is tried', async () => {
    for (const [name, value] of [
      ['Headline', 'Main station'],
      ['Shows', 'Departures'],
      ['Rows', '8'],
      ['Paper', 'rgba(255,214,10,0.8)']
    ] as const) {
      await expect(shownIn(page, name)).toHaveText(value);
    }
    const form = page.getByRole('region', { name: 'Form' });
    await form.getByRole('combobox', { name: 'Shows' }).selectOption('Notice only');
    await expect(shownIn(page, 'Shows')).toHaveText('Notice only');
    await expect(form.getByRole('textbox', { name: 'Stop code' })).toBeHidden();
  });

  await test.step('each state of the rules gets a test, and all pass', async () => {
    await page.getByRole('link', { name: 'Conditions', exact: true }).click();
    const checks = page.getByRole('region', { name: 'Checks' });
    await checks.getByRole('button', { name: /^Tests/ }).click();
    await checks.getByRole('button', { name: 'Add a test for each state' }).click();
    await expect(checks.getByText(/^\d+ tests added$/)).toBeVisible();
    await expect(checks.getByText(/^(\d+) of \1 tests pass$/)).toBeVisible();
    await page.getByRole('link', { name: 'Definition', exact: true }).click();
  });

  await test.step('saved, it is a form in each language', async () => {
    await expect(settings(page).getByRole('option')).toHaveCount(15);
    const [path] = page.url().split('/definition');
    await page.keyboard.press('Control+s');
    await page.getByRole('button', { name: /^Save as version/ }).click();
    await expect(page.getByRole('heading', { name: /is now version/ })).toBeFocused();
    await page.goto(path!);
    const values = page.getByRole('region', { name: 'Values' });
    for (const [language, name] of [
      ['de', 'Haltestelle'],
      ['fr', 'Arrêt']
    ] as const) {
      await page.getByRole('combobox', { name: 'Language of the settings' }).selectOption(language);
      await expect(values.getByRole('textbox', { name })).toHaveValue('HBF-1042');
    }
  });
});
