import { expect, it } from 'vitest';
import { TypedVersion } from './typedVersion.svelte.js';

/** Of a package with version 1.4; what is made stays in the making until `finish`. */
function typing() {
  const made: string[] = [];
  const finishing = new Map<string, () => void>();
  const onversion = (version: string) =>
    new Promise<void>((resolve) => {
      made.push(version);
      finishing.set(version, resolve);
    });
  const typed = new TypedVersion(
    () => '1.4',
    (version) => version !== 'wrong',
    onversion
  );
  return { typed, made, finish: (version: string) => finishing.get(version)!() };
}

it('the present version, typed while another one is made, is made instead', async () => {
  const { typed, made, finish } = typing();
  typed.type('1.5');
  const first = typed.make();
  typed.type('1.4');
  expect(typed.text).toBe('1.4');
  const second = typed.make();
  finish('1.5');
  await first;
  expect([made, typed.text]).toEqual([['1.5', '1.4'], '1.4']);
  finish('1.4');
  await second;
  expect(typed.text).toBeUndefined();
});

it('the present version, typed again before another one is made, is nothing to make', async () => {
  const { typed, made } = typing();
  typed.type('1.5');
  typed.type('1.4');
  await typed.make();
  expect([made, typed.text]).toEqual([[], undefined]);
});

it.each(['', 'wrong'])('“%s” is not made', async (text) => {
  const { typed, made } = typing();
  typed.type(text);
  await typed.make();
  expect([made, typed.text]).toEqual([[], text]);
});
