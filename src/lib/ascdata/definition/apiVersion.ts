import type { DataTypeModel } from '../dataTypeModel.js';
import { editParsed } from '../editText.js';
import { isRecord, own } from '../elements.js';
import { featuresUsed, type Feature } from '../rules.js';
import type { ApiVersion, DataTypeName } from '../types.js';
import { isApiVersion } from '../versions.js';
import { readDefinition } from './reading.js';

type Registry = Readonly<Record<DataTypeName, Pick<DataTypeModel, 'minApiVersion'>>>;

/** What an ApiVersion is needed for. */
export interface Needed {
  /** The lowest that has everything. */
  readonly version: ApiVersion;
  /** What the versions before lack, each once. */
  readonly features: readonly string[];
}

/** The ApiVersion that a definition needs. @param more used beside it, as by its scripts */
export function neededVersion(data: unknown, registry: Registry, more: readonly Feature[] = []): Needed {
  const used = isRecord(data) ? [...featuresUsed(data, registry), ...more] : more;
  const version = used.reduce<ApiVersion>((most, { needed }) => (needed > most ? needed : most), 1);
  return { version, features: used.map(({ feature }) => feature) };
}

/**
 * The text after a step, with a higher ApiVersion where the step uses something that the stated one lacks. One that was too low before
 * stays: nobody asked to mend it.
 * @param order the keys of the widget, as its schema has them
 */
export function withNeededVersion(
  before: unknown,
  after: string,
  registry: Registry,
  order: readonly string[] = []
): string {
  const stated = isRecord(before) ? own(before, 'ApiVersion') : undefined;
  if (!isApiVersion(stated) || stated >= highestNeeded(registry)) return after;
  const doc = readDefinition(after);
  const { data } = doc;
  const { version } = neededVersion(data, registry);
  const isStated = isRecord(data) && own(data, 'ApiVersion') === stated;
  if (!isStated || version <= stated || version <= neededVersion(before, registry).version) return after;
  return editParsed(doc, [{ op: 'set', pointer: '/ApiVersion', value: version }], order);
}

/** No definition needs more: of options and Conditions 2. */
const highestNeeded = (registry: Registry): number =>
  Object.values(registry).reduce((most, { minApiVersion }) => Math.max(most, minApiVersion), 2);
