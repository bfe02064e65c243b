import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Starts the built product on a free port; its address comes from the line it prints. */
export async function startApp() {
  const dataDir = mkdtempSync(join(tmpdir(), 'ascdata-bench-'));
  const child = spawn(process.execPath, ['src/server/serve.js'], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir, NODE_ENV: 'production', RENDER: '0' }
  });
  // With the link that signs in.
  const link = await new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      const address = /http:\/\/[\d.]+:\d+\S*/.exec(String(chunk));
      if (address) resolve(address[0]);
    });
    child.once('exit', () => reject(new Error('The server did not start.')));
  });
  return {
    link,
    url: new URL(link).origin,
    /** Where its data are. */
    folder: dataDir,
    stop: () => {
      child.kill('SIGKILL');
      rmSync(dataDir, { recursive: true, force: true });
    }
  };
}
