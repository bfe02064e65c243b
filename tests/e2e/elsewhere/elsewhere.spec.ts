import type { FrameLocator, Locator, Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ReplacementBody, SetAsideBody, WidgetSummary } from '../../../src/lib/api.js';
import { dashboardWith, openBoard, tile } from '../dashboard/board.js';
import { save, savedValues, values } from '../editor/widget.js';
import { call, expect, test, type App } from '../people/people.js';
import { fetchAll, unpacked } from './fetched.js';
import { FOREIGN, type Foreign } from './foreign.js';
import { TEXT_ID, wrapped } from './wrapped.js';

/**
 * Pages and widgets from npm, fetched and never committed, turned into dashboard widgets without changing their code. One goes
 * the whole way; for the others the test checks that they are accepted, draw, and show edits.
 */
test.beforeAll(fetchAll);

const command = fileURLToPath(new URL('../../../build/cli/ascdata.mjs', import.meta.url));
const fileName = ({ name }: Foreign) => `${name.replace(/\W+/g, '-')}.dash.zip`;

/** What `ascdata check` says; it fails unless the package may be used. */
function check(foreign: Foreign, bytes: Buffer): { severity: string; code: string }[] {
  const folder = mkdtempSync(join(tmpdir(), 'ascdata-check-'));
  const file = join(folder, fileName(foreign));
  writeFileSync(file, bytes);
  try {
    const said = execFileSync(process.execPath, [command, 'check', '--format=json', file], { encoding: 'utf8' });
    return JSON.parse(said) as { severity: string; code: string }[];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function send(page: Page, app: App, method: string, path: string, foreign: Foreign, buffer: Buffer) {
  const file = { name: fileName(foreign), mimeType: 'application/zip', buffer };
  return page.request.fetch(`${app.url}${path}`, { method, headers: { origin: app.url }, multipart: { file } });
}

/** The foreign code has drawn and shows this. */
async function expectShown(frame: FrameLocator, { isDrawn, shown }: Foreign, texts: readonly string[]): Promise<void> {
  const root: Locator = frame.locator(':root');
  await expect.poll(() => root.evaluate(expression(isDrawn)), isDrawn).toBe(true);
  for (const text of texts) await expect.poll(() => root.evaluate(expression(shown)), shown).toContain(text);
}

async function pictureIn(frame: FrameLocator, { picture }: Foreign): Promise<string | undefined> {
  return picture === undefined ? undefined : frame.locator(':root').evaluate(expression(picture));
}

/** Gives an error as a text: at first the foreign code is not loaded yet. */
const expression = (code: string): string =>
  `(() => { try { return ${code}; } catch (error) { return String(error); } })()`;

/** Checks and uploads it, and creates a variant `<name> of Vienna`; returns both Ids. */
async function accepted(page: Page, app: App, foreign: Foreign) {
  const first = await wrapped(foreign, unpacked(foreign), 1);
  const findings = check(foreign, first);
  const faults = findings.filter(
    ({ severity, code }) => severity === 'error' || /^(?:package-library|code-)/.test(code)
  );
  expect(faults, foreign.name).toEqual([]);
  const uploaded = await send(page, app, 'POST', '/api/Widgets', foreign, first);
  expect(uploaded.status(), await uploaded.text()).toBe(201);
  const { Id: template } = (await uploaded.json()) as { Id: number };
  const name = `${foreign.name} of Vienna`;
  const { Id: id } = await call<WidgetSummary>(page, app, `/api/Widgets/${template}/Variants`, { Name: name });
  return { template, id, name };
}

/** The preview shows what is typed. */
async function expectEdits(page: Page, foreign: Foreign, id: number): Promise<void> {
  await page.goto(`/widgets/${id}`);
  const preview = page.locator('iframe').contentFrame();
  await expectShown(preview, foreign, ['Hello', '12']);
  const before = await pictureIn(preview, foreign);
  await values(page).getByRole('textbox', { name: 'Text' }).fill('Servus');
  await values(page).getByRole('spinbutton', { name: 'Amount' }).fill('80');
  await expectShown(preview, foreign, ['Servus', '80']);
  if (before !== undefined) await expect.poll(() => pictureIn(preview, foreign)).not.toBe(before);
}

const [FIRST, ...OTHERS] = FOREIGN as [Foreign, ...Foreign[]];

test(`${FIRST.name} goes the whole way: check, upload, variant, dashboard, detail view, edit, replace`, async ({
  page,
  app
}) => {
  const { template, id, name } = await accepted(page, app, FIRST);
  const board = await dashboardWith(page, app, [[name, 0, 0]]);
  await openBoard(page, board);
  const frame = tile(page, name).locator('iframe').contentFrame();
  await expectShown(frame, FIRST, ['Hello', '12']);

  await page.getByRole('button', { name: `Enlarge ${name}` }).click();
  const detail = page.getByRole('dialog', { name }).locator('iframe');
  await expectShown(detail.contentFrame(), FIRST, ['Hello', '12']);
  expect(await detail.evaluate((node) => [node.clientWidth, node.clientHeight])).toEqual([1024, 576]);

  await expectEdits(page, FIRST, id);
  await save(page);

  const second = await wrapped(FIRST, unpacked(FIRST), 2);
  const answer = await send(page, app, 'PUT', `/api/Widgets/${template}`, FIRST, second);
  expect(answer.status(), await answer.text()).toBe(200);
  const { counts } = (await answer.json()) as ReplacementBody;
  expect(counts).toMatchObject({ moved: 1, setAside: 1 });
  expect(await savedValues(page, id)).toEqual({ [TEXT_ID[2]]: [{ Text: 'Servus' }], Amount: 12 });
  const aside = (await (await page.request.get(`/api/Widgets/${id}/SetAside`)).json()) as SetAsideBody;
  expect(aside.Values).toMatchObject([{ Id: 'Amount', Value: 80 }]);
  await openBoard(page, board);
  await expectShown(frame, FIRST, ['Servus', '12']);
});

test(`${OTHERS.map(({ name }) => name).join(', ')} are accepted, draw side by side on a dashboard, and show what is edited`, async ({
  page,
  app
}) => {
  const added: { foreign: Foreign; id: number; name: string }[] = [];
  for (const foreign of OTHERS) added.push({ foreign, ...(await accepted(page, app, foreign)) });
  const places = added.map(({ name }, index) => [name, index % 3, Math.floor(index / 3)] as const);
  await openBoard(page, await dashboardWith(page, app, places));
  for (const { foreign, name } of added) {
    await expectShown(tile(page, name).locator('iframe').contentFrame(), foreign, ['Hello', '12']);
  }
  for (const { foreign, id } of added) await test.step(foreign.name, () => expectEdits(page, foreign, id));
});
