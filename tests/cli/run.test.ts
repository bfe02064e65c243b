import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { build, BROWSER, page, processesLeft, type Built } from '../pictures/harness.js';
import { builtCommand } from './built.js';
import { ascdata, definition, flag, hide, useFolder, write } from './harness.js';

const folder = useFolder();
let built: Built;
let script = '';
beforeAll(async () => {
  built = await build();
  script = readFileSync(join(built.folder, 'page.js'), 'utf8');
});

/** Runs a widget with this page, or this code in its page. */
async function run(name: string, code: string, ...args: string[]) {
  const path = join(folder, name);
  for (const [file, text] of Object.entries(built.libraries)) write(path, file, text);
  write(path, 'index.html', code.startsWith('<') ? code : page(code));
  write(path, 'ascData.json', definition(flag('More'), flag('Sign', hide('More', '==', false))));
  return again(path, ...args);
}

const again = async (path: string, ...args: string[]) =>
  ascdata(['run', path, ...args], { widgetPage: () => Promise.resolve(script), env: { ...process.env, ...BROWSER } });

const PAINTS = `widget.registerDataChangedHandler(() => {
  document.body.style.background = widget.getElementData().More.Value ? 'red' : 'green';
});
widget.sendReady();`;

it('a widget that starts has no problems, in each view and size', async () => {
  const { code, out, err } = await run('fine', PAINTS, '--format', 'json');
  expect([code, err]).toEqual([0, '']);
  expect(JSON.parse(out)).toMatchObject({
    starts: [
      { set: {}, hidden: ['Sign'], view: 'dashboard', width: 320, height: 288, problems: [] },
      { view: 'report', problems: [] }
    ],
    notStarted: 0
  });
});

it('with --states it starts in each state of its Conditions, and names the one that fails', async () => {
  const { code, out } = await run(
    'states',
    `widget.registerDataChangedHandler(() => {
    if (widget.getElementData().More.Value) throw new Error('no more');
  });
  widget.sendReady();`,
    '--states'
  );
  expect(code).toBe(1);
  expect(out).toMatch(/: 4 starts, 2 with problems\n {2}More = true, dashboard 320x288:\n {4}error: Error: no more/);
});

/** Runs it, and demands what it says of the first start. */
async function expectTold(what: string, code: string, says: RegExp): Promise<void> {
  const result = await run(what, code, '--format', 'json');
  expect(result.code).toBe(1);
  expect((JSON.parse(result.out) as { starts: { problems: string[] }[] }).starts[0]?.problems.join('\n')).toMatch(says);
}

it.each<[what: string, code: string, says: RegExp]>([
  [
    'an error that is thrown later',
    `${PAINTS} setTimeout(() => { throw new Error('late'); }, 50);`,
    /error: Error: late · .*index\.html/
  ],
  [
    'a request to another site',
    `${PAINTS} fetch('https://example.org/').catch(() => {});`,
    /blocked: connect-src https:\/\/example\.org/
  ],
  [
    'an endless loop in a handler',
    'widget.registerDataChangedHandler(() => { for (;;); }); widget.sendReady();',
    /is not answering/
  ],
  ['an endless loop after it has started', `${PAINTS} setTimeout(() => { for (;;); }, 20);`, /is not answering/],
  [
    'endless messages',
    `${PAINTS} for (;;) widget.sendLog('x'.repeat(3000));`,
    /is not answering|sent too many messages/
  ],
  ['leaving for another page', `${PAINTS} location.href = 'https://example.org/';`, /tried to leave for another page/]
])('%s is told, with exit code 1', expectTold);

// They wait, mostly.
it.concurrent.each<[what: string, code: string, says: RegExp]>([
  ['a page that does not call sendReady', '', /has not called sendReady\(\) within 5 seconds/],
  ['sendReady(true) alone', 'widget.sendReady(true);', /sendInitComplete\(\) has not followed within 10 seconds/]
])('%s is told, with exit code 1, when its time is over', expectTold);

it.concurrent('after three starts that did not get ready the others are not tried', async () => {
  const { out } = await run('unready', '', '--states');
  expect(out).toMatch(/: 3 starts, 3 with problems\n/);
  expect(out).toMatch(/\n {2}1 not tried: 3 did not get ready, or had to be cut off\.\n$/);
});

it('a rejected promise is told at every start, also where the page itself does not hear of it', async () => {
  // Its error has no place in a script, and of such a one the browser tells no page without an origin.
  const { out } = await run('late', `${PAINTS} fetch('data.json').then((all) => all.json());`, '--states');
  expect(out.match(/error: SyntaxError/g)).toHaveLength(4);
});

it('a rejected promise whose reason is no error is told once', async () => {
  const { out } = await run('plain', `${PAINTS} Promise.reject({ code: 1 });`, '--format', 'json');
  expect((JSON.parse(out) as { starts: { problems: string[] }[] }).starts.map(({ problems }) => problems)).toEqual([
    [expect.stringMatching(/^error: /)],
    [expect.stringMatching(/^error: /)]
  ]);
});

it('a rejected promise that is caught later is no problem', async () => {
  const { out } = await run(
    'caught',
    `${PAINTS.replace('widget.sendReady();', '')}
    const failing = new Response(new Blob(['x'])).json().finally(() => setTimeout(() => {
      failing.catch(() => {});
      widget.sendReady();
    }, 50));`
  );
  expect(out).toMatch(/: 2 starts, no problems\n/);
});

it.each([
  ['before its last start', 80_000, ': 1 start, no problems\n  1 not tried: it took too long.\n', 1],
  ['in its last start', 40_000, ': 2 starts, no problems\n  it took too long.\n', 0]
])('a run that takes too long %s says so, with exit code 1', async (_when, milliseconds, says, notStarted) => {
  let asked = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => ++asked * milliseconds);
  onTestFinished(() => clock.mockRestore());
  const { code, out } = await run('slow', PAINTS);
  expect([code, out]).toEqual([1, expect.stringContaining(says)]);
  asked = 0;
  const json = await again(join(folder, 'slow'), '--format', 'json');
  expect([json.code, JSON.parse(json.out)]).toMatchObject([1, { notStarted, stopped: 'late' }]);
});

it('an error in a script of its own is told with file and line', async () => {
  write(join(folder, 'own'), 'main.js', '\nnull.x;\n');
  const { out } = await run('own', page('').replace('<body>', '<body><script src="main.js"></script>'));
  expect(out).toMatch(/TypeError: .*main\.js:2/);
});

it('a file that the package does not have is told once, with its name', async () => {
  const head = '<link rel="icon" href="favicon.ico"><script src="extra%20one.js?a"></script><img src="pic.png">';
  const asks = `for (const name of ['favicon.ico', 'pic.png', 'pic.png?b']) new Image().src = name;`;
  const { code, out } = await run('absent', page(`${asks}${PAINTS}`, head));
  expect(code).toBe(1);
  const [, problems = ''] = out.split(/^ {2}.*:\n/m);
  expect(problems.trim().split(/\n */).sort()).toEqual([
    'not in the package: extra one.js',
    'not in the package: pic.png'
  ]);
});

it('a file whose name is no UTF-8 is not in the package', async () => {
  const { code, out } = await run('bytes', page(`${PAINTS} new Image().src = '%E0.png';`));
  expect([code, out]).toEqual([1, expect.stringContaining('not in the package: %E0.png')]);
});

it('a request that is blocked before the library is there is told, once', async () => {
  const head = '<link rel="stylesheet" href="https://example.org/a.css">';
  const { code, out } = await run('early', page(`${PAINTS} fetch('https://example.org/').catch(() => {});`, head));
  expect(code).toBe(1);
  expect(
    out
      .match(/blocked: .*/g)
      ?.slice(0, 2)
      .sort()
  ).toEqual(['blocked: connect-src https://example.org', 'blocked: style-src-elem https://example.org']);
});

it('popups, downloads, dialogs and full storage do no harm, and no problem', async () => {
  const hostile = `open('about:blank'); alert(1); const a = document.createElement('a');
    a.href = 'data:text/plain,x'; a.download = 'x'; a.click(); print();`;
  const { code } = await run('popups', `${hostile}${PAINTS}`);
  expect(code).toBe(0);
});

/** One blue pixel, with room for the size of a PNG where that has it. */
const SIZE = 16;
const GIF = Buffer.from('4749463839610100010000000021fe08002c0000000001000100800000ff00000002024401003b', 'hex');

it('pictures are written once, then compared, and replaced with --approve alone', async () => {
  const pictures = join(folder, 'pictures');
  const path = join(folder, 'drawn');
  const say = (...args: string[]) => again(path, '--screenshots', pictures, ...args);
  await run('drawn', PAINTS);
  expect((await say()).out).toMatch(/ {2}Pictures: 2 new\.\n$/);
  const [first = ''] = readdirSync(pictures);
  const approved = readFileSync(join(pictures, first));
  expect(await say()).toMatchObject({ code: 0, out: expect.stringMatching(/Pictures: 2 as approved\.\n$/) });
  write(path, 'index.html', page(PAINTS.replace('green', 'blue')));
  const unlike = await say();
  expect([unlike.code, unlike.out]).toEqual([
    1,
    expect.stringMatching(/: 92160 pixels differ\. \S+\.new\.png is the new one/)
  ]);
  expect(readFileSync(join(pictures, first)).equals(approved)).toBe(true);
  expect(readdirSync(pictures)).toHaveLength(4);
  expect(await say('--approve')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/Pictures: 2 approved now\.\n$/)
  });
  expect(readdirSync(pictures)).toHaveLength(2);
  writeFileSync(join(pictures, first), 'no picture');
  expect((await say()).out).toMatch(/it cannot be read/);
  const taken = approved.subarray(SIZE, SIZE + 8);
  writeFileSync(join(pictures, first), Buffer.concat([GIF.subarray(0, SIZE), taken, GIF.subarray(SIZE)]));
  expect((await say()).out).toMatch(/it cannot be read/);
});

it('no picture is written through a link', async () => {
  const pictures = join(folder, 'linked pictures');
  const path = join(folder, 'linked');
  const say = () => again(path, '--screenshots', pictures);
  await run('linked', PAINTS);
  await say();
  const [first = ''] = readdirSync(pictures);
  const outside = write(folder, 'outside.txt', 'mine');
  const link = join(pictures, first.replace('.png', '.new.png'));
  symlinkSync(outside, link);
  write(path, 'index.html', page(PAINTS.replace('green', 'blue')));
  expect(await say()).toEqual({ code: 2, out: '', err: `ascdata: ${link} is no plain file.\n` });
  expect(readFileSync(outside, 'utf8')).toBe('mine');
});

it.each<[what: string, args: () => string[], error: RegExp]>([
  ['a folder without a widget', () => [join(write(folder, 'none/a.txt', 'a'), '..')], /has no ascData\.json\.\n$/],
  [
    'a definition alone',
    () => [write(folder, 'one/ascData.json', definition())],
    /is no folder and no package: name the folder that it is in\.\n$/
  ],
  ['a day that there is not', () => [folder, '--today', '2026-02-30'], /--today must be a day such as/],
  ['far too many states', () => [folder, '--states=1001'], /--states must be a number from 1 to 1000, not “1001”\.\n$/],
  [
    'pictures in a place that has no room for folders',
    () => [join(folder, 'fine'), '--screenshots', '/proc/new'],
    /^ascdata: \/proc\/new cannot be written: .+\.\n$/
  ],
  ['--approve without pictures', () => [folder, '--approve'], /--approve goes with --screenshots/]
])('it refuses %s in one sentence', async (_what, args, error) => {
  const { code, out, err } = await again(...(args() as [string]));
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(error);
});

it('without a browser it says what to install', async () => {
  await run('fine', PAINTS);
  const { code, err } = await ascdata(['run', join(folder, 'fine')], { env: { CHROMIUM_PATH: '/nowhere' } });
  expect([code, err]).toEqual([
    2,
    'ascdata: There is no browser: install Chromium or Chrome, or name its program in CHROMIUM_PATH.\n'
  ]);
});

it.each(['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGKILL'] as const)(
  '%s ends the browser with the command, also that of a widget that hangs',
  async (signal) => {
    const path = join(folder, 'hangs');
    await run('hangs', page('for (;;);'), '--today', 'none');
    const TMPDIR = join(folder, signal);
    mkdirSync(TMPDIR);
    const child = spawn(process.execPath, [await builtCommand(), 'run', path], {
      env: { ...process.env, ...BROWSER, TMPDIR }
    });
    const ended = once(child, 'exit');
    const left = () => processesLeft(readdirSync(TMPDIR).map((name) => join(TMPDIR, name)));
    await vi.waitFor(() => expect(left()).not.toEqual([]), 20_000);
    child.kill(signal);
    await ended;
    await vi.waitFor(() => expect(left()).toEqual([]), 10_000);
    if (signal !== 'SIGKILL') return expect([child.exitCode, readdirSync(TMPDIR)]).toEqual([2, []]);
    expect(readdirSync(TMPDIR)).toHaveLength(1);
    vi.stubEnv('TMPDIR', TMPDIR);
    onTestFinished(() => void vi.unstubAllEnvs());
    const [killed = ''] = readdirSync(TMPDIR);
    await run('fine', PAINTS);
    // It may be that of a process which cannot be seen from here.
    expect(readdirSync(TMPDIR)).toEqual([killed]);
    utimesSync(join(TMPDIR, killed), 0, 0);
    const own = join(TMPDIR, `ascdata-run-${process.pid}-abcdef`);
    mkdirSync(own);
    utimesSync(own, 0, 0);
    await run('fine', PAINTS);
    expect(readdirSync(TMPDIR)).toEqual([`ascdata-run-${process.pid}-abcdef`]);
  }
);
