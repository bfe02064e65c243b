import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { chromium } from '@playwright/test';
const out = '/tmp/german-look'; rmSync(out, { recursive: true, force: true }); mkdirSync(out);
const child = spawn('node', ['src/server/serve.js'], { env: { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: out + '/data', RENDER_AS_ROOT: '1', LOG_LEVEL: 'info' } });
const url = await new Promise((done) => { let all = ''; const read = (c) => { all += c; const m = /Editor ready: (\S+)/.exec(all); if (m) done(m[1]); }; child.stdout.on('data', read); child.stderr.on('data', (c) => process.stderr.write(c)); });
const origin = new URL(url).origin;
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
const context = await browser.newContext({ locale: 'de-AT', viewport: { width: 1280, height: 900 } });
const page = await context.newPage();
let t = Date.now();
await page.goto(url); console.log('dashboard after', Date.now() - t);
const state = await context.storageState();
await page.waitForTimeout(2500);
for (const [scheme, width] of [['light', 1280], ['dark', 1280], ['light', 390], ['dark', 390]]) {
  const c = await browser.newContext({ locale: 'de-AT', viewport: { width, height: 900 }, colorScheme: scheme, storageState: state });
  const p = await c.newPage();
  const shot = async (name) => { await p.waitForTimeout(2000); await p.screenshot({ path: `${out}/${name}-${scheme}-${width}.png`, fullPage: false }); };
  await p.goto(origin + '/dashboard'); await shot('dashboard');
  await p.goto(origin + '/'); await shot('list');
  if (scheme === 'light' && width === 1280) console.log(await p.getByRole('main').innerText());
  for (const name of ['Schwarzes Brett', 'Heute im Programm', 'Kennzahl']) {
    await p.goto(origin + '/'); 
    await p.getByRole('main').getByRole('link', { name, exact: true }).first().click();
    await p.getByRole('region', { name: 'Werte' }).waitFor();
    await shot('editor-' + name.split(' ')[0]);
  }
  await c.close();
}
await browser.close(); child.kill(); 
