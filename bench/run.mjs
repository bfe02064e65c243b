/**
 * @typedef {{ what: string, measured: number, bound: number, unit: string }} Promised
 * @typedef {{ isSmall: boolean, endPart(): Promise<void>, endRun(): Promise<void> }} Ending
 */
/**
 * @template {Ending} R
 * @typedef {Readonly<Record<string, (resources: R) => Promise<Promised[]>>>} Parts
 */

/** A part that takes longer waits for something that does not come. */
const PATIENCE_MINUTES = { full: 30, small: 2 };

/**
 * Runs the named parts (all of them when none is named) and prints one line for each promise, or for the part that failed. In a
 * small run, a figure only has to be one.
 * @template {Ending} R
 * @param {Parts<R>} parts
 * @param {readonly string[]} names
 * @param {R} resources
 * @param {(line: string) => void} print
 * @returns {Promise<boolean>} true when every part ran and every promise was kept
 */
export async function runBenches(parts, names, resources, print = console.log) {
  const unknown = names.filter((name) => !Object.hasOwn(parts, name));
  if (unknown.length)
    throw new Error(`There is no bench named ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}.`);
  const minutes = resources.isSmall ? PATIENCE_MINUTES.small : PATIENCE_MINUTES.full;
  const isKept = (/** @type {Promised} */ { measured, bound }) =>
    resources.isSmall ? Number.isFinite(measured) : measured <= bound;
  /** @type {string[]} */
  const lines = [];
  let isWhole = true;
  for (const name of names.length ? names : Object.keys(parts)) {
    try {
      const promises = await within(minutes, /** @type {Parts<R>[string]} */ (parts[name])(resources));
      if (promises.length === 0) throw new Error('It measured nothing.');
      isWhole &&= promises.every(isKept);
      lines.push(...promises.map((promise) => lineOf(promise, resources.isSmall)));
    } catch (error) {
      console.error(error);
      isWhole = false;
      lines.push(`${name} FAILED: ${String(error).split('\n')[0]}`);
    } finally {
      await resources.endPart();
    }
  }
  await resources.endRun();
  print(`\nPromise                                             measured${resources.isSmall ? '' : '    bound   kept'}`);
  lines.forEach((line) => print(line));
  return isWhole;
}

/**
 * @param {Promised} promise
 * @param {boolean} isSmall its figures are not judged
 */
function lineOf({ what, measured, bound, unit }, isSmall) {
  const figure = (/** @type {number} */ value) => `${value.toFixed(2)}${unit}`.padStart(9);
  const judged = isSmall ? '' : ` ${figure(bound)}   ${measured <= bound ? 'yes' : 'NO'}`;
  return `${what.padEnd(50)} ${figure(measured)}${judged}`;
}

/**
 * @template T
 * @param {number} minutes
 * @param {Promise<T>} running
 * @returns {Promise<T>}
 */
async function within(minutes, running) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  /** @type {Promise<never>} */
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`It was not done after ${minutes} minutes.`)), minutes * 60_000);
  });
  try {
    return await Promise.race([running, late]);
  } finally {
    clearTimeout(timer);
  }
}
