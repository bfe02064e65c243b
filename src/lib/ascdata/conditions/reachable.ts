/**
 * What people can reach with a form. They edit one setting after the other, and only settings that are shown; a hidden one keeps
 * its Value. So a setting that nothing shows has for good the Value that it starts with.
 */

/** A setting, and what shows it. */
export interface Guarded {
  readonly id: string;
  /** Whether it is shown before anything is edited. */
  readonly isShown: boolean;
  /** Ids of the settings that have a Value which shows it. */
  readonly shownBy: readonly string[];
}

/**
 * Ids of the settings that can be shown, and so be changed. As a setting is hidden only while all its conditions are met, one change
 * shows it; so what shows a setting can be done step by step, and no step spoils an earlier one.
 */
export function changeableIds(settings: readonly Guarded[]): Set<string> {
  const reached = new Set(settings.filter(({ isShown }) => isShown).map(({ id }) => id));
  const waiting = waitingFor(settings);
  // A Set visits what is added on the way.
  for (const id of reached) for (const next of waiting.get(id) ?? []) reached.add(next);
  return reached;
}

/**
 * Ids of the settings that are hidden from the start, and that no other Values of settings which can change would show. Settings
 * that only hide each other are not among them: with other Values they could be shown.
 */
export function fixedIds(settings: readonly Guarded[]): Set<string> {
  const left = new Map<string, number>();
  for (const { id, isShown, shownBy } of settings) if (!isShown) left.set(id, new Set(shownBy).size);
  const waiting = waitingFor(settings);
  const fixed = new Set([...left].filter(([, count]) => count === 0).map(([id]) => id));
  for (const id of fixed) {
    for (const next of waiting.get(id) ?? []) {
      const count = (left.get(next) ?? Infinity) - 1;
      left.set(next, count);
      if (count === 0) fixed.add(next);
    }
  }
  return fixed;
}

/** By setting, the Ids of those that it shows. */
function waitingFor(settings: readonly Guarded[]): Map<string, string[]> {
  const waiting = new Map<string, string[]>();
  for (const { id, isShown, shownBy } of settings) {
    for (const by of isShown ? [] : new Set(shownBy)) {
      const known = waiting.get(by);
      if (known) known.push(id);
      else waiting.set(by, [id]);
    }
  }
  return waiting;
}
