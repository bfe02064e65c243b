import { log } from './log.js';
import type { Storage } from './storage.js';
import type { Store } from './store/store.js';

/**
 * Everything a request can ask for. Only what the platform itself reads stands here: `app/start.ts`, which puts the server
 * together, declares the services of the features in it.
 */
export interface App {
  readonly store: Store;
  readonly storage: Storage;
}

let running: App | undefined;

/** Makes the app available to the routes; undefined while it is starting or ending. */
export function setRunning(app: App | undefined): void {
  running = app;
}

/** The app. @throws Error before it has started */
export function app(): App {
  if (!running) throw new Error('The server is still starting.');
  return running;
}

/** Is there an app, does its database answer, and does it lie where it was opened? */
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
