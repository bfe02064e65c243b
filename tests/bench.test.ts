import { expect, it, vi } from 'vitest';
import { runBenches, type Parts } from '../bench/run.mjs';

/** Runs parts and gives what they printed; `ended`: how often what a part used was given back. */
async function run(parts: Parts<never>, { names = [] as string[], isSmall = false } = {}) {
  const lines: string[] = [];
  let ended = 0;
  const resources = { isSmall, endPart: async () => void ended++, endRun: async () => {} };
  const isKept = await runBenches(parts as unknown as Parts<typeof resources>, names, resources, (line) =>
    lines.push(line)
  );
  return { isKept, ended, text: lines.join('\n') };
}

const measuring = (measured: number) => async () => [{ what: 'a key', measured, bound: 2, unit: 'x' }];

it('a bench that fails gives a line with its reason, and the others go on', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const failing = () => Promise.reject(new Error('No widget came.\nat some place'));
  const { isKept, ended, text } = await run({ failing, forms: measuring(1) });
  errors.mockRestore();
  expect(isKept).toBe(false);
  expect(ended).toBe(2);
  expect(text).toContain('failing FAILED: Error: No widget came.\n');
  expect(text).toMatch(/a key +1\.00x +2\.00x +yes/);
});

it.each([
  { measured: 2, isSmall: false, isKept: true },
  { measured: 2.01, isSmall: false, isKept: false },
  { measured: NaN, isSmall: false, isKept: false },
  { measured: 2.01, isSmall: true, isKept: true },
  { measured: NaN, isSmall: true, isKept: false }
])('a promise is kept within its bound, in a small run by any figure: $measured', async (row) => {
  expect((await run({ forms: measuring(row.measured) }, row)).isKept).toBe(row.isKept);
});

it('a bench that measures nothing has failed', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect((await run({ forms: async () => [] }, { isSmall: true })).isKept).toBe(false);
  errors.mockRestore();
});

it('a bench that does not exist is refused before any runs', async () => {
  const forms = vi.fn(measuring(1));
  await expect(run({ forms }, { names: ['forms', 'other'] })).rejects.toThrow('There is no bench named other');
  expect(forms).not.toHaveBeenCalled();
});
