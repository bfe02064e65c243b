import { log } from '../platform/log.js';
import type { App } from './app.js';

let running: App | undefined;

/** Makes the app available to the routes; undefined while it is starting or ending. */
export function setCurrentApp(app: App | undefined): void {
  running = app;
}

/** The app. @throws Error before it has started */
export function app(): App {
  if (!running) throw new Error('The server is still starting.');
  return running;
}

/** Whether there is an app, its database answers, and its store is still where it was opened. */
export async function isReady(): Promise<boolean> {
  try {
    const { store } = app();
    await store.db.selectFrom('facts').select('name').limit(1).execute();
    if (store.isIntact()) return true;
    log().error('the data folder was deleted or replaced while the server was running: nothing can be saved');
    return false;
  } catch {
    return false;
  }
}
