import { describe, expect, it } from 'vitest';
import { Listeners } from '../../platform/store/changes.js';
import { Presence } from './presence.js';

const PAGE = 'page0000';
const ANNA = { userId: 1, name: 'Anna' };
const BEN = { userId: 2, name: 'Ben' };
const at = (widget: number, element: string | null = null, page = PAGE) => ({ page, widget, element });

/** Two instances that hear each other, and their clock. */
function instances() {
  const listeners = new Listeners();
  const changes = {
    announce: listeners.tell.bind(listeners),
    listen: listeners.add.bind(listeners)
  };
  const clock = { now: 0 };
  const changed: number[] = [];
  const one = new Presence(
    changes,
    (widget) => changed.push(widget),
    () => clock.now
  );
  const two = new Presence(
    changes,
    () => undefined,
    () => clock.now
  );
  const names = (presence = two, widget = 7) => presence.on(widget).map(({ name }) => name);
  return { one, two, clock, changed, names, listeners };
}

describe('presence', () => {
  it('is known on every instance, by name, and once for each person', () => {
    const { one, two, names } = instances();
    two.show(BEN, at(7));
    one.show(ANNA, at(7, 'Count'));
    one.show(ANNA, at(7, 'Text', 'page0001'));
    expect(names()).toEqual(['Anna', 'Ben']);
    expect(names(one)).toEqual(['Anna', 'Ben']);
    // The page in which Anna moved last.
    expect(two.on(7)[0]?.element).toBe('Text');
  });

  it('moves with its page from one widget to another, and reports a change on both', () => {
    const { one, changed, names } = instances();
    one.show(ANNA, at(7));
    one.show(ANNA, at(8));
    expect([names(), names(undefined, 8)]).toEqual([[], ['Anna']]);
    expect(changed).toEqual([7, 7, 8]);
  });

  it('ends when the page is left, whichever instance is told', () => {
    const { one, two, names } = instances();
    one.show(ANNA, at(7));
    two.leave(ANNA.userId, PAGE);
    expect([names(one), names(two)]).toEqual([[], []]);
  });

  it('ends when nothing has been heard of it for too long, and stays while it is renewed', () => {
    const { one, two, clock, names } = instances();
    one.show(ANNA, at(7));
    one.show(BEN, at(7));
    clock.now = 40_000;
    one.stay(BEN.userId, PAGE);
    clock.now = 50_000;
    two.sweep();
    expect(names(two)).toEqual(['Ben']);
  });

  it('reports no change while nobody moves', () => {
    const { one, changed } = instances();
    one.show(ANNA, at(7, 'Count'));
    one.show(ANNA, at(7, 'Count'));
    one.stay(ANNA.userId, PAGE);
    expect(changed).toEqual([7]);
  });

  it('does not include a key that belongs to no user', () => {
    const { one, names } = instances();
    one.show({ userId: null, name: 'ADMIN_API_KEY' }, at(7));
    expect(names()).toEqual([]);
  });

  it('has a limit for the pages of a user, the people of a widget and the characters of a name', () => {
    const { one, two } = instances();
    for (let index = 0; index < 300; index++) one.show(ANNA, at(index + 1, null, `page${index + 1000}`));
    expect(
      Array.from({ length: 300 }, (_, index) => two.on(index + 1).length).filter((count) => count > 0).length
    ).toBe(100);
    for (let index = 0; index < 80; index++) one.show({ userId: index + 10, name: `${'é'.repeat(150)}` }, at(900));
    expect(two.on(900)).toHaveLength(50);
    expect(two.on(900)[0]?.name).toBe('é'.repeat(100));
  });
});
