import { App } from './app.js';

/** A data folder as the first start leaves it, made once: the tests start on copies of it. */
export default async function fill(): Promise<() => Promise<void>> {
  const app = await new App({}, 'empty').start();
  await app.kill('SIGTERM');
  process.env.FILLED_DATA = app.dataDir;
  return () => app.dispose();
}
