import { gzipSync } from 'node:zlib';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPage } from './browser.mjs';

/** Starts the built product on a free port; its address comes from the line it prints. */
async function startApp() {
  const dataDir = mkdtempSync(join(tmpdir(), 'ascdata-bench-'));
  const child = spawn(process.execPath, ['src/server/serve.js'], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir, NODE_ENV: 'production' }
  });
  const url = await new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      const address = /http:\/\/[\d.]+:\d+/.exec(String(chunk));
      if (address) resolve(address[0]);
    });
    child.once('exit', () => reject(new Error('The server did not start.')));
  });
  return {
    url,
    stop: () => {
      child.kill('SIGKILL');
      rmSync(dataDir, { recursive: true, force: true });
    }
  };
}

/** JavaScript that has arrived when the editor marks that its first field can be used (`editor-ready`). */
export async function benchSize() {
  const app = await startApp();
  const { browser, page } = await openPage(app.url);
  const editor = /\/widgets\/\d+/.exec(await page.content())?.[0];
  if (!editor) throw new Error('The start page names no widget.');
  await page.goto(app.url + editor);
  await page.waitForFunction(() => performance.getEntriesByName('editor-ready').length > 0);
  const scripts = await page.evaluate(() => {
    const [ready] = performance.getEntriesByName('editor-ready');
    return performance
      .getEntriesByType('resource')
      .filter(({ name, responseEnd }) => /\.js$/.test(name) && responseEnd <= ready.startTime)
      .map(({ name }) => name);
  });
  let bytes = 0;
  for (const script of scripts) bytes += gzipSync(await (await page.request.get(script)).body()).length;
  console.log(`size     ${scripts.length} scripts before the first field can be used`);
  await browser.close();
  app.stop();
  return [{ what: 'JavaScript before the first field, gzip', measured: bytes / 1024, bound: 80, unit: 'kB' }];
}
