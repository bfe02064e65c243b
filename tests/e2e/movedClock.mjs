// Loaded before the server: moves its clock and long timers ahead by what clock.ts writes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const file = join(process.env.DATA_DIR ?? '', 'clock');
const LONG_MILLISECONDS = 60_000;
const LOOK_MILLISECONDS = 200;

const RealDate = Date;
const realSetInterval = setInterval;

function offset() {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return 0;
  }
}

const now = () => RealDate.now() + offset();

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, as) => Reflect.construct(target, given.length > 0 ? given : [now()], as),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key))
});

/**
 * @param {(...given: unknown[]) => void} work
 * @param {number} milliseconds
 * @param {unknown[]} given
 */
function setMovedInterval(work, milliseconds, ...given) {
  if (!(milliseconds >= LONG_MILLISECONDS)) return realSetInterval(work, milliseconds, ...given);
  let due = now() + milliseconds;
  return realSetInterval(() => {
    if (now() < due) return;
    due = now() + milliseconds;
    work(...given);
  }, LOOK_MILLISECONDS);
}

globalThis.setInterval = setMovedInterval;
