import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sample } from '../api/harness.js';
import { describeAttack, describeAttackOnce, type Target } from './target.js';

const LIBRARIES = '<script src="lib/WizardBase.js"></script><script src="lib/DashboardWidgetBase.js"></script>';
const MIB = 1024 ** 2;

function send(target: Target, file: Uint8Array, as?: string): Promise<Response> {
  const body = new FormData();
  body.append('file', new Blob([file as Uint8Array<ArrayBuffer>]), 'attack.dash.zip');
  return target.ask('/api/Widgets', { method: 'POST', body, ...(as !== undefined && { as }) });
}

/** Files in the server's folder of work in progress. */
function workLeft({ dataFolder }: Target): string[] {
  const work = join(dataFolder, 'work');
  return readdirSync(work).flatMap((name) => readdirSync(join(work, name)));
}

/** A key of a new administrator: only a session makes one. */
async function newKey(target: Target, name: string): Promise<string> {
  const made = async (path: string, body: object) => {
    const response = await target.ask(path, {
      method: 'POST',
      as: target.admin,
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', origin: target.url }
    });
    expect(response.status).toBe(201);
    return (await response.json()) as { Id: number; Key: string };
  };
  const { Id } = await made('/api/Users', { Name: name, Role: 'administrator' });
  return (await made(`/api/Users/${Id}/Keys`, {})).Key;
}

describeAttackOnce('a small package that is built to take long', (target) => {
  // Each of these took minutes to hours while an expression rescanned the same text.
  it.each([
    ['spaces behind an import', `${LIBRARIES}<script>import${' '.repeat(MIB)}</script>`],
    ['spaces behind a bracket', `${LIBRARIES}<script>from (${' '.repeat(MIB)}</script>`],
    ['titles that never end', '<title'.repeat(200_000)],
    ['question marks in an address', `<img src="${'?'.repeat(MIB)}\n">`],
    ['attributes without end', `<a ${Array.from({ length: 200_000 }, (_, index) => `a${index}`).join(' ')}>`]
  ])('is checked in time: %s', async (what, page) => {
    const identifier = `attack.${what.replaceAll(' ', '-')}`;
    const answer = await send(target, await sample({ identifier, files: { 'index.html': page } }));
    expect([201, 400]).toContain(answer.status);
  });

  it('does not hold up other requests in the meantime', async () => {
    const scripts = Array.from({ length: 6 }, (_, index) => [`s${index}.js`, `import "./s${index + 1}.js";${'`${'.repeat(100_000)}`]);
    const page = `${LIBRARIES}<script type="module" src="s0.js"></script>`;
    const files = { 'index.html': page, ...(Object.fromEntries(scripts) as Record<string, string>) };
    let isOver = false;
    const slow = send(target, await sample({ identifier: 'attack.heavy', files })).finally(() => (isOver = true));
    const waits: number[] = [];
    while (!isOver) {
      const begun = performance.now();
      expect((await target.ask('/healthz')).status).toBe(200);
      waits.push(performance.now() - begun);
    }
    expect((await slow).status).toBeLessThan(500);
    // Many requests were answered while one package was checked, without waiting for its end.
    expect(waits.length).toBeGreaterThan(5);
  });
});

describeAttack('many large uploads at once', (target) => {
  it('need no more memory than a few packages, and leave nothing behind', async () => {
    const noise = Buffer.alloc(10 * MIB, 1);
    const file = await sample({ identifier: 'attack.large', files: { 'noise.bin': noise } });
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(target, file)));
    const statuses = answers.map(({ status }) => status);
    // At most six per user run at once; the others get `Retry-After`.
    expect(statuses.filter((status) => status === 503).length).toBeGreaterThanOrEqual(1);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status === 503)) {
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    const metrics = await (await target.ask('/metrics')).text();
    const resident = Number(/^process_resident_memory_bytes (\d+)/m.exec(metrics)?.[1]);
    expect(resident).toBeLessThan(450 * MIB);
    expect(workLeft(target)).toEqual([]);
  });

  it('of one user leave room for those of another', async () => {
    const key = await newKey(target, 'somebody else');
    const file = await sample({ identifier: 'attack.held', files: { 'noise.bin': Buffer.alloc(5 * MIB, 2) } });
    const mine = Array.from({ length: 6 }, () => send(target, file));
    const theirs = await send(target, await sample({ identifier: 'honest' }), key);
    await Promise.all(mine);
    expect(theirs.status).toBe(201);
  });

  it('that break off leave nothing behind', async () => {
    const begun = `--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n${'z'.repeat(MIB)}`;
    const stop = new AbortController();
    const body = new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode(begun)) });
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const request = { method: 'POST', headers, body, duplex: 'half', signal: stop.signal } as RequestInit;
    const broken = target.ask('/api/Widgets', request).catch(() => 'broken off');
    await expect.poll(() => workLeft(target).length).toBe(1);
    stop.abort();
    expect(await broken).toBe('broken off');
    await expect.poll(() => workLeft(target)).toEqual([]);
  });
});

describeAttack(
  'endless uploads',
  (target) => {
    it('are refused once the storage of the installation is full, and widgets can still be read', async () => {
      const file = (index: number) => sample({ identifier: `attack.${index}`, files: { [`${index}.bin`]: Buffer.alloc(MIB, index) } });
      const statuses: number[] = [];
      for (let index = 0; index < 7; index++) statuses.push((await send(target, await file(index))).status);
      expect([statuses[0], statuses.at(-1)]).toEqual([201, 507]);
      const metrics = await (await target.ask('/metrics')).text();
      expect(Number(/^stored_bytes (\d+)$/m.exec(metrics)?.[1])).toBeLessThan(0.005 * 1024 ** 3);
      expect((await target.ask('/api/Widgets')).status).toBe(200);
    });
  },
  { MAX_STORED_GB: '0.005' }
);
