import type { App } from './app.js';

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

/** Is there an app, and does its database answer? */
export async function isReady(): Promise<boolean> {
  try {
    await app().store.db.selectFrom('facts').select('name').limit(1).execute();
    return true;
  } catch {
    return false;
  }
}
