import { beforeEach, describe, expect, it } from 'vitest';
import type { Answer } from '../../src/lib/ui/ask.js';
import { widgets as t } from '../../src/lib/ui/messages/en/widgets.js';
import type * as http from '../../src/lib/widgets/client.js';
import { Operations } from '../../src/lib/widgets/operations.svelte.js';
import { widgetIn } from './widgets.js';

const WIDGET = widgetIn(1, { id: 5, name: 'Clock' });
const REFUSED: Answer<never> = { ok: false, status: 403, text: 'You may not.', places: new Map() };
const AWAY: Answer<never> = { ok: false, status: 0, places: new Map() };

let asked: string[];
let answer: Answer<never> | undefined;
let takable: boolean;
let operations: Operations;
beforeEach(() => {
  asked = [];
  answer = undefined;
  takable = true;
  const say = <T>(what: string, value: T): Promise<Answer<T>> => {
    asked.push(what);
    return Promise.resolve(answer ?? { ok: true, value });
  };
  const client = {
    renameWidget: (id: number, name: string) => say(`rename ${id} ${name}`, { ...WIDGET, name }),
    copyWidget: (id: number, home: number | null) =>
      say(`copy ${id} to ${home}`, { ...WIDGET, id: 9, name: 'Clock 2' }),
    moveWidget: (id: number, home: number | null) => say(`move ${id} to ${home}`, WIDGET),
    removeWidget: (id: number) => say(`remove ${id}`, undefined),
    restoreWidget: (id: number) => say(`restore ${id}`, WIDGET)
  } satisfies Partial<typeof http>;
  const around = {
    t,
    nameOf: (home: number | null) => `group ${home}`,
    isTakable: () => takable,
    changed: () => Promise.resolve(void asked.push('read again'))
  };
  operations = new Operations(around, client as unknown as typeof http);
});

describe('what is done can be undone', () => {
  it.each([
    ['rename', () => operations.rename(WIDGET, 'Watch'), 'rename 5 Watch', 'rename 5 Clock'],
    ['move', () => operations.move(WIDGET, 2), 'move 5 to 2', 'move 5 to 1'],
    ['copy', () => operations.copy(WIDGET, 2), 'copy 5 to 2', 'remove 9'],
    ['delete', () => operations.remove(WIDGET), 'remove 5', 'restore 5']
  ])('%s', async (_what, run, done, undone) => {
    expect(await run()).toBeUndefined();
    expect(operations.said?.text).toContain('Clock');
    await operations.undo();
    expect(asked).toEqual([done, 'read again', undone, 'read again']);
    expect(operations.said).toEqual({ text: t.said.undone });
  });

  it('only once', async () => {
    await operations.remove(WIDGET);
    await operations.undo();
    await operations.undo();
    expect(asked.filter((what) => what === 'restore 5')).toHaveLength(1);
  });

  it('unless it made something that may not be taken away again', async () => {
    takable = false;
    await operations.copy(WIDGET, null);
    expect([operations.said?.open, operations.said?.undo]).toEqual([9, undefined]);
  });
});

describe('what fails', () => {
  it.each([
    [REFUSED, 'You may not.'],
    [AWAY, t.failed]
  ])('changes nothing on the screen, and says why', async (refusal, sentence) => {
    answer = refusal;
    await operations.tell(operations.move(WIDGET, 2));
    expect([operations.problem, operations.said, asked]).toEqual([sentence, undefined, ['move 5 to 2']]);
  });

  it('while undoing is said as well', async () => {
    await operations.remove(WIDGET);
    answer = REFUSED;
    await operations.undo();
    expect([operations.problem, operations.said]).toEqual(['You may not.', undefined]);
  });
});
