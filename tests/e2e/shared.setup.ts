import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { App } from './app.js';

/**
 * Slow set-up, done once for all workers. `SHARED` is the address of a server that answers as soon as it is ready: `/data` with
 * a data folder after the first start, of which products use copies, and `/fields` with the page of fields. Tests that need
 * neither run in the meantime.
 */
export default async function share(): Promise<() => Promise<void>> {
  const app = new App({}, 'empty');
  const filling = app.start().then(() => app.kill('SIGTERM'));
  let bundling: Promise<string> | undefined;
  const bundled = () => (bundling ??= fieldFiles());
  const server = createServer(({ url }, response) => {
    const made = url === '/fields' ? bundled() : filling.then(() => app.dataDir);
    made.then(
      (text) => response.end(text),
      (error: unknown) => response.writeHead(500).end(String(error))
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  process.env.SHARED = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return async () => {
    server.close();
    await filling.catch(() => undefined);
    await app.dispose();
  };
}

async function fieldFiles(): Promise<string> {
  const { bundledFields } = await import('./fields/bundle.js');
  return JSON.stringify([...(await bundledFields())]);
}
