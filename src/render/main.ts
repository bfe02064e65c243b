// The render process: renders pictures outside the server's own process. The server starts it on demand, talks to it over IPC,
// and it ends with the server.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { removeProfiles } from '../lib/server/pictures/profiles.js';
import type { FromRender, PackageFile, RenderSetup, ToRender } from '../lib/server/pictures/protocol.js';
import { drawCard } from './draw.js';
import { killGroup } from './processes.js';
import { NoPicture, renderWidget } from './widget.js';

const here = dirname(fileURLToPath(import.meta.url));
const setup = JSON.parse(process.argv[2] ?? '{}') as RenderSetup;
const script = readFileSync(join(here, 'page.js'), 'utf8');
const wanted = new Map<number, (file: PackageFile | undefined) => void>();
const groups = new Set<number>();
let nextRequest = 1;

function say(message: FromRender): void {
  // This fails only if the server has ended: `disconnect` ends the process.
  if (process.connected) process.send?.(message, undefined, {}, () => {});
}

function file(job: number, name: string): Promise<PackageFile | undefined> {
  const request = nextRequest++;
  return new Promise((resolve) => {
    wanted.set(request, resolve);
    say({ type: 'want', job, request, name });
  });
}

async function run(message: ToRender): Promise<void> {
  const { job } = message;
  if (message.type === 'file') {
    wanted.get(message.request)?.(message.file);
    wanted.delete(message.request);
    return;
  }
  if (message.type === 'card') {
    return say({ type: 'drawn', job, png: await drawCard(message.card, message.size, join(here, 'fonts')) });
  }
  let own = 0;
  const onBrowser = (group: number) => {
    groups.delete(own);
    if (group !== 0) groups.add(group);
    own = group;
    say({ type: 'browser', group });
  };
  const program = setup.chromium;
  if (program === undefined) throw new NoPicture('start', 'There is no browser.');
  const { workFolder, user } = setup;
  const made = await renderWidget(message.widget, {
    program,
    workFolder,
    user,
    script,
    onBrowser,
    onLeft: (detail) => say({ type: 'left', detail }),
    file: (name) => file(job, name)
  });
  say({ type: 'rendered', job, ...made });
}

/** If memory runs out, the system should end this process first; its children inherit that. */
function standInFront(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '800');
  } catch {
    // Not Linux, or not allowed: the limit on the browser's memory still holds.
  }
}

process.on('message', (message: ToRender) => {
  run(message).catch((error: unknown) => {
    const reason = error instanceof NoPicture ? error.reason : 'crash';
    say({ type: 'failed', job: message.job, reason, detail: error instanceof Error ? error.message : String(error) });
  });
});
process.on('disconnect', () => {
  for (const group of groups) killGroup(group);
  void removeProfiles(setup.workFolder, setup.user).finally(() => process.exit(0));
});
// A signal to the whole group (Ctrl+C) is for the server, which stops gracefully.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
standInFront();
