import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const script = fileURLToPath(new URL('../../src/server/serve.js', import.meta.url));

/** Output and exit code of the production entry before it opens anything. */
async function run(env: Record<string, string>): Promise<{ code: number | null; errors: string; output: string }> {
  const child = spawn(process.execPath, [script], { env: { ...process.env, ...env } });
  const said = { errors: '', output: '' };
  child.stdout.on('data', (chunk: Buffer) => (said.output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said.errors += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, ...said };
}

describe('the production entry ends with one sentence', { timeout: 30_000 }, () => {
  it('if HOST is not an address of this machine', async () => {
    const { code, errors, output } = await run({ HOST: '192.0.2.1', PORT: '0' });
    expect([code, output]).toEqual([1, '']);
    expect(errors).toMatch(/^The server cannot listen on 192\.0\.2\.1:0 .*\n$/);
  });

  it.each(['abc', '70000', '-1'])('if PORT=%s is not a port', async (PORT) => {
    expect(await run({ HOST: '', PORT })).toMatchObject({
      code: 1,
      errors: expect.stringContaining('is not a port') as string
    });
  });

  it.each(['foo', 'https://widgets.example.org/below'])('if ORIGIN=%s is not an address', async (ORIGIN) => {
    const { code, errors } = await run({ HOST: '', PORT: '0', ORIGIN });
    expect([code, errors]).toEqual([1, expect.stringMatching(/^ORIGIN is not usable: .*\n$/)]);
  });

  it('if the port is taken, naming it', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { code, errors } = await run({ HOST: '', PORT: String(port) });
    other.close();
    expect([code, errors]).toEqual([1, expect.stringContaining(`Port ${port} is taken`)]);
  });
});
