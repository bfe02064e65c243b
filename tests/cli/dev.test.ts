import { createServer } from 'node:net';
import { once } from 'node:events';
import { readFileSync, renameSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { editorFor } from '../../src/cli/editorProcess.js';
import type { Io } from '../../src/cli/io.js';
import { stateOf } from '../../src/cli/watchFolder.js';
import { ascdata, definition, flag, freePort, useFolder, write } from './harness.js';

const folder = useFolder();
const library = (name: string) => Promise.resolve(new TextEncoder().encode(`class ${name.replace('.js', '')} {}`));

/** Stands for the product: says where it was told to listen, and on what. */
const EDITOR = write(
  folder,
  'editor.mjs',
  `import { createServer } from 'node:http';
const { HOST, PORT } = process.env;
createServer((_, response) => response.end(process.argv[2])).listen(PORT, HOST, () => {
  console.log('Editor ready: http://' + HOST + ':' + PORT + '/sign-in/link/once');
});
`
);
/** Ends when it is told to, but is never ready. */
const SLOW = write(
  folder,
  'slow.mjs',
  `import { writeFileSync } from 'node:fs';
writeFileSync(process.argv[2] + '.pid', String(process.pid));
setInterval(() => {}, 1000);
`
);
const BROKEN = write(folder, 'broken.mjs', "console.error('The data folder is in use.');\nprocess.exitCode = 1;\n");

/** The command on a new widget, while it runs. */
async function dev(name: string, editor = EDITOR, more: Partial<Io> = {}, port?: number) {
  const path = join(folder, name);
  await ascdata(['init', path], { library });
  let [out, err] = ['', ''];
  let press = (_key: string): void => {};
  const opened: string[] = [];
  const person = {
    keys: (pressed: (key: string) => void) => {
      press = pressed;
      return () => {};
    },
    open: (url: string) => void opened.push(url)
  };
  const ended = ascdata(['dev', path, '--port', String(port ?? (await freePort()))], {
    ...{ library, person, product: editor, env: process.env, ...more },
    out: (text) => void (out += text),
    err: (text) => void (err += text)
  });
  onTestFinished(async () => {
    press('q');
    await ended.catch(() => undefined);
  });
  const says = (text: string | RegExp) => vi.waitFor(() => expect(out).toMatch(text), 10_000);
  const address = () => [...out.matchAll(/^Editor: (\S+)$/gm)].at(-1)?.[1] ?? '';
  return { path, ended, opened, says, address, press: (key: string) => press(key), said: () => ({ out, err }) };
}

it('dev serves the folder on this machine, opens it at o, starts again at r, and ends at q', async () => {
  const { path, ended, opened, says, address, press, said } = await dev('board');
  await says(/^No findings\nEditor: http:\/\/127\.0\.0\.1:\d+\/sign-in\/link\/once\no opens it/m);
  expect(await (await fetch(address())).text()).toBe(path);
  press('o');
  await vi.waitFor(() => expect(opened).toEqual([address()]), 10_000);
  press('r');
  await says(/(Editor: [^]*){2}/);
  expect(await (await fetch(address())).text()).toBe(path);
  press('q');
  expect((await ended).code).toBe(0);
  await expect(fetch(address())).rejects.toThrow();
  expect(said().err).toBe('');
});

it('a saved file is checked, with the place of what is wrong, and the types follow', async () => {
  const { path, says } = await dev('saved');
  await says('Editor: ');
  write(path, 'ascData.json', definition(flag('Sign')));
  await vi.waitFor(
    () => expect(readFileSync(join(path, 'ascdata.d.ts'), 'utf8')).toContain('"Sign": Element<'),
    10_000
  );
  write(path, 'main.js', '\nnew DashboardWidgetBase(new WizardBase()).getElementData().Sing;\n');
  await says(`${path}/main.js:2:1`);
  write(path, 'ascData.json', '{ "Elements": [');
  await says(/^error: [^]*\/ascData\.json:1:/m);
});

it('a file that is replaced is checked each time', async () => {
  const { path, says } = await dev('replaced');
  await says('Editor: ');
  for (const Id of ['First', 'Second', 'Third']) {
    const saved = write(folder, 'saved.json', definition(flag(Id), flag(Id)));
    renameSync(saved, join(path, 'ascData.json'));
    await says(new RegExp(`^error: [^]*${Id}`, 'm'));
  }
});

it('what a package leaves out is not looked at', async () => {
  const path = join(folder, 'watched');
  write(path, '.ascdataignore', 'sources');
  const before = await stateOf(path);
  for (const name of ['node_modules/a/index.js', 'sources/a.ts', '.git/HEAD', 'ascdata.d.ts']) write(path, name, '');
  expect(await stateOf(path)).toBe(before);
  write(path, 'js/main.js', '');
  expect(await stateOf(path)).not.toBe(before);
});

it('q ends dev, and the editor with it, also while that is not ready', async () => {
  const { path, ended, press } = await dev('slow', SLOW);
  const pid = await vi.waitFor(() => Number(readFileSync(`${path}.pid`, 'utf8') || NaN), 10_000);
  press('q');
  expect((await ended).code).toBe(0);
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});

it('a terminal that is closed ends dev, and the editor with it', async () => {
  const { ended, says, address } = await dev('closed');
  await says('Editor: ');
  process.emit('SIGHUP', 'SIGHUP');
  expect((await ended).code).toBe(0);
  await expect(fetch(address())).rejects.toThrow();
});

it('a key that sends several characters is none of the letters in it', async () => {
  const { opened, says, press } = await dev('keys');
  await says('Editor: ');
  press('\u001bOq');
  press('\u001bOo');
  press('r');
  await says(/(Editor: [^]*){2}/);
  expect(opened).toEqual([]);
});

it('a check that breaks ends dev, and the editor with it', async () => {
  let isBroken = false;
  const broken = (name: string) => (isBroken ? Promise.reject(new Error('No disk.')) : library(name));
  const { path, ended, says, address } = await dev('unchecked', EDITOR, { library: broken });
  const rejected = expect(ended).rejects.toThrow('No disk.');
  await says('Editor: ');
  isBroken = true;
  write(path, 'ascData.json', definition(flag('Sign')));
  await rejected;
  await expect(fetch(address())).rejects.toThrow();
});

it('where the port is in use, dev says so and takes the next free one', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const { says, address } = await dev('port', EDITOR, {}, port);
  await says('Editor: ');
  await says(new RegExp(`^Port ${port} is in use: \\d+\\.`));
  expect(Number(new URL(address()).port)).toBeGreaterThan(port);
});

it('an editor that does not start is told with what it says', async () => {
  const { ended, said } = await dev('broken', BROKEN);
  const { code } = await ended;
  expect([code, said().err]).toEqual([2, 'ascdata: The editor does not start: The data folder is in use.\n']);
});

it('a port that there is not is refused as such', async () => {
  const { ended, said } = await dev('high', EDITOR, {}, 70_000);
  const { code } = await ended;
  expect([code, said().err]).toEqual([2, 'ascdata: --port must be a number from 1 to 65535, not “70000”.\n']);
});

it('of several editors that npx has, the newest is taken', async () => {
  for (const version of ['0.10.0', '0.9.0', '0.2.0']) {
    const installed = `npm/_npx/${version.replaceAll('.', '')}/node_modules/ascdata-editor`;
    write(folder, `${installed}/package.json`, JSON.stringify({ version }));
    write(folder, `${installed}/src/server/command.js`, '');
  }
  const io = { env: { npm_config_cache: join(folder, 'npm') } } as unknown as Io;
  expect(await editorFor(folder, io)).toContain('/_npx/0100/');
});

it('an editor in the folder runs only if its package.json asks for it, and never sees the key', async () => {
  const path = join(folder, 'planted');
  await ascdata(['init', path], { library });
  write(path, 'node_modules/ascdata-editor/package.json', '{}');
  write(
    path,
    'node_modules/ascdata-editor/src/server/command.js',
    'throw new Error(`key: ${process.env.ASCDATA_KEY}`);'
  );
  const io = { library, env: { npm_config_cache: folder, ASCDATA_KEY: 'secret' } };
  const dev = async () => (await ascdata(['dev', path, '--port', String(await freePort())], io)).err;
  for (const manifest of ['{', '[]', '{"dependencies": {}}']) {
    write(path, 'package.json', manifest);
    expect(await dev()).toMatch(/The editor is not here/);
  }
  write(path, 'package.json', '{"devDependencies": {"ascdata-editor": "*"}}');
  expect(await dev()).toMatch(/The editor does not start: [^]*key: undefined/);
});

it('without the package of the editor, dev says what fetches it', async () => {
  const path = join(folder, 'alone');
  await ascdata(['init', path], { library });
  const { code, err } = await ascdata(['dev', path], { env: { npm_config_cache: folder } });
  expect([code, err]).toEqual([
    2,
    'ascdata: The editor is not here. This fetches it: npm install --save-dev ascdata-editor\n'
  ]);
});
