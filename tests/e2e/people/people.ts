import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect, type App } from '../app.js';

export {
  App,
  unsavedOf,
  expect,
  expectAccessible,
  expectAccessibleInEachView,
  expectAccessibleNarrowAndWide,
  PASSWORD,
  test
} from '../app.js';

export const USER_PASSWORD = 'a password for tests';

export interface TestUser {
  readonly id: number;
  readonly name: string;
}

let made = 0;

/** A name that no other test uses. */
export const freshName = (start: string): string => `${start} ${process.pid}-${made++}`;

/** Calls the API as the user signed in on this page; fails on a refusal. */
export async function call<T>(page: Page, app: App, path: string, data: unknown, method = 'POST'): Promise<T> {
  const answer = await page.request.fetch(`${app.url}${path}`, { method, data, headers: { origin: app.url } });
  expect(answer.ok(), `${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
  return (answer.status() === 204 ? undefined : await answer.json()) as T;
}

/** A user who can sign in with `USER_PASSWORD`. */
export async function createUser(page: Page, app: App, fields: object = {}): Promise<TestUser> {
  const name = freshName('Anna');
  const user = { Name: name, Password: USER_PASSWORD, Role: 'user', Permissions: [], ...fields };
  const { Id } = await call<{ Id: number }>(page, app, '/api/Users', user);
  return { id: Id, name };
}

/** A user who can write in some spot group, and so can change widgets. */
export async function createWriter(page: Page, app: App): Promise<TestUser> {
  const answer = await page.request.get(`${app.url}/api/Permissions`);
  const [group] = ((await answer.json()) as { SpotGroups: { Id: number }[] }).SpotGroups;
  return createUser(page, app, { Permissions: [{ SpotGroupId: group?.Id, Level: 'write' }] });
}

/** Fills in the form of the sign-in page. */
export async function fillSignIn(page: Page, name: string, password: string): Promise<void> {
  await page.getByLabel('User name').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Another browser in which nobody is signed in. */
export async function otherBrowser(browser: Browser, app: App): Promise<BrowserContext> {
  return browser.newContext({ baseURL: app.url, storageState: { cookies: [], origins: [] }, locale: 'en-GB' });
}

/** A page of another browser in which this user has signed in. */
export async function signInElsewhere(browser: Browser, app: App, name: string): Promise<Page> {
  const storageState = await app.signIn(name, USER_PASSWORD);
  const context = await browser.newContext({ baseURL: app.url, storageState, locale: 'en-GB' });
  return context.newPage();
}
