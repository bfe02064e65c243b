import { benchApi } from './api.mjs';
import { benchChannel } from './channel.mjs';
import { benchConditions } from './conditions.mjs';
import { benchDashboard } from './dashboard.mjs';
import { benchForms } from './forms.mjs';
import { benchHistory } from './history.mjs';
import { benchSize } from './size.mjs';
import { benchTable } from './table.mjs';
import { benchTranslations } from './translations.mjs';
import { benchWorkspace } from './workspace.mjs';

const BENCHES = {
  forms: benchForms,
  channel: benchChannel,
  size: benchSize,
  dashboard: benchDashboard,
  api: benchApi,
  history: benchHistory,
  conditions: benchConditions,
  workspace: benchWorkspace,
  translations: benchTranslations,
  table: benchTable
};

/**
 * Runs the named benches (all of them when none is named) and prints one line for each promise. One that fails is printed,
 * and the others go on.
 * @param {string[]} names
 * @returns {Promise<boolean>} true when every bench ran and every promise was kept
 */
export async function runBenches(names) {
  const unknown = names.filter((name) => !Object.hasOwn(BENCHES, name));
  if (unknown.length)
    throw new Error(`There is no bench named ${unknown.join(', ')}; there are ${Object.keys(BENCHES).join(', ')}.`);
  const promises = [];
  const failed = [];
  for (const name of names.length ? names : Object.keys(BENCHES)) {
    try {
      promises.push(...(await BENCHES[name]()));
    } catch (error) {
      console.error(`${name} failed:`, error);
      failed.push(name);
    }
  }
  console.log('\nPromise                                             measured    bound   kept');
  for (const { what, measured, bound, unit } of promises) {
    const figure = (value) => `${value.toFixed(2)}${unit}`.padStart(9);
    console.log(`${what.padEnd(50)} ${figure(measured)} ${figure(bound)}   ${measured <= bound ? 'yes' : 'NO'}`);
  }
  if (failed.length) console.log(`\nNot measured, because they failed: ${failed.join(', ')}`);
  return failed.length === 0 && promises.every(({ measured, bound }) => measured <= bound);
}
