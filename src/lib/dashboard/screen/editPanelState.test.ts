import { beforeEach, expect, it } from 'vitest';
import { EditPanelState } from './editPanelState.svelte.js';

let shown: (string | undefined)[];
let beside: EditPanelState;
/** Answers the question that is open. */
let answer: (mayClose: boolean) => void;
beforeEach(async () => {
  shown = [];
  beside = new EditPanelState((tile) => void shown.push(tile));
  await beside.follow('a');
  let asked: Promise<boolean> | undefined;
  beside.guard(
    () => (asked ??= new Promise<boolean>((resolve) => (answer = resolve)).finally(() => (asked = undefined)))
  );
});

const closing = () => beside.close();
const goingBack = () => beside.follow(undefined);
const choosing = () => beside.follow('b');

it.each([
  ['closed', closing, undefined, [undefined]],
  ['left by going back', goingBack, undefined, []],
  ['replaced by that of another tile', choosing, 'b', []]
])('an editor with unsaved edits is %s only once they are settled', async (_how, act, open, steps) => {
  const acting = act();
  expect(beside.open).toBe('a');
  answer(true);
  await acting;
  expect([beside.open, shown]).toEqual([open, steps]);
});

it.each([
  ['closing', closing, []],
  ['going back', goingBack, ['a']],
  ['choosing another tile', choosing, ['a']]
])('%s is undone by who stays, with the step of the history', async (_how, act, steps) => {
  const acting = act();
  answer(false);
  await acting;
  expect([beside.open, shown]).toEqual(['a', steps]);
});

it('what is chosen while the question is open holds when it is answered, and is asked once', async () => {
  const both = [goingBack(), choosing()];
  answer(true);
  await Promise.all(both);
  expect(beside.open).toBe('b');
  const stays = [goingBack(), beside.follow('a'), choosing()];
  answer(false);
  await Promise.all(stays);
  expect([beside.open, shown]).toEqual(['b', []]);
});

it('an editor that is gone asks nothing', async () => {
  beside.guard(undefined);
  expect([await closing(), beside.open]).toEqual([true, undefined]);
});
