import type { DataTypeModel } from './dataTypeModel.js';
import { MAX_ROWS } from './defaults.js';
import { asText, isRecord, own, placedElements } from './elements.js';
import type { Finding, Fix } from './findings.js';
import { finding } from './finding.js';
import type { DataTypeName } from './types.js';
import { comparePlatformVersions, isApiVersion, minPlatformVersion, supportedApiVersion } from './versions.js';

/** Rules between fields of the file, and the versions its features need. Structure is checked elsewhere. */

/** `NumberOfSlots`, the resolutions, and duplicates in a list of numbers. */
export function rootRules(data: Record<string, unknown>): Finding[] {
  const options = own(data, 'Options');
  if (!isRecord(options)) return [];
  return [...slotRules(data, options), ...rowRules(options), ...resolutionRules(options)];
}

function slotRules(data: Record<string, unknown>, options: Record<string, unknown>): Finding[] {
  const lists = ['PossibleNumbersOfSlots', 'PossibleNumbersOfRows'] as const;
  const found = lists.flatMap((name) => repeatedEntries(own(options, name), name));
  const possible = own(options, 'PossibleNumbersOfSlots');
  const value = own(data, 'NumberOfSlots');
  if (typeof value !== 'number' || !Array.isArray(possible) || possible.includes(value)) return found;
  const params = { value, possible: possible.slice(0, 10).map(asText).join(', ') };
  return [...found, finding(possible.length ? 'slots-not-possible' : 'slots-none-possible', '/NumberOfSlots', params)];
}

/** The list itself may hold any integers; the dashboard limits how many rows a widget gets. */
function rowRules(options: Record<string, unknown>): Finding[] {
  const list = own(options, 'PossibleNumbersOfRows');
  if (!Array.isArray(list)) return [];
  return list.flatMap((value: unknown, index) =>
    Number.isInteger(value) && (Number(value) < 1 || Number(value) > MAX_ROWS)
      ? [
          finding('rows-not-offered', `/Options/PossibleNumbersOfRows/${index}`, {
            value: Number(value),
            most: MAX_ROWS
          })
        ]
      : []
  );
}

function repeatedEntries(list: unknown, field: string): Finding[] {
  if (!Array.isArray(list)) return [];
  const seen = new Set<unknown>();
  return list.flatMap((value: unknown, index) => {
    if (typeof value !== 'number' || !seen.has(value)) return (seen.add(value), []);
    return [finding('duplicate-entry', `/Options/${field}/${index}`, { field, value })];
  });
}

function resolutionRules(options: Record<string, unknown>): Finding[] {
  const resolution = own(options, 'DynamicResolution');
  if (!isRecord(resolution)) return [];
  const pointer = '/Options/DynamicResolution';
  const conflict = own(resolution, 'Active') === true && Object.hasOwn(options, 'PossibleResolutions');
  const found = conflict ? [finding('resolution-conflict', `${pointer}/Active`)] : [];
  for (const side of ['Width', 'Height']) {
    const [low, high] = [own(resolution, `Min${side}`), own(resolution, `Max${side}`)];
    if (typeof low !== 'number' || typeof high !== 'number' || low <= high) continue;
    found.push(
      finding('resolution-order', `${pointer}/Min${side}`, { minimum: `Min${side}`, maximum: `Max${side}`, low, high })
    );
  }
  return found;
}

/** Ids that an earlier element already has. `lineOf` gives the line of a pointer, for the sentence. */
export function duplicateIds(data: unknown, lineOf: (pointer: string) => number | undefined): Finding[] {
  const list = isRecord(data) ? own(data, 'Elements') : undefined;
  if (!Array.isArray(list)) return [];
  const first = new Map<string, { index: number; line?: number }>();
  return list.flatMap((element: unknown, index) => {
    const id = isRecord(element) ? own(element, 'Id') : undefined;
    if (typeof id !== 'string' || id === '') return [];
    const earlier = first.get(id);
    if (earlier === undefined) return (first.set(id, { index }), []);
    earlier.line ??= lineOf(`/Elements/${earlier.index}/Id`) ?? 0;
    return [finding('duplicate-id', `/Elements/${index}/Id`, { id, line: earlier.line })];
  });
}

/** Use of a feature that not every ApiVersion has. */
export interface Feature {
  readonly feature: string;
  readonly needed: 2 | 3;
  readonly pointer: string;
}

/** A script of the package makes this call, so the finding is placed at the version. */
export const DETAIL_VIEW_CALL: Feature = { feature: 'isDetailView()', needed: 2, pointer: '/ApiVersion' };

/**
 * Reports a stated ApiVersion that is too low for what the file uses, or that the platform does not support. One finding per
 * feature, at its first use; `more` is used beside the file. An ApiVersion too low for Conditions is reported by their analysis,
 * an unknown one by the structure.
 */
export function versionRules(
  data: Record<string, unknown>,
  platformVersion: string,
  registry: Readonly<Record<DataTypeName, Pick<DataTypeModel, 'minApiVersion'>>>,
  more: readonly Feature[] = []
): Finding[] {
  const stated = own(data, 'ApiVersion');
  if (!isApiVersion(stated)) return [];
  const used = [...featuresOf(data, registry), ...more];
  const missing = used.filter(({ needed }) => needed > stated);
  const fix = raiseTo(Math.max(stated, ...missing.map(({ needed }) => needed)));
  const found = missing.map(({ feature, needed, pointer }) =>
    finding('api-version-too-low', pointer, { feature, needed, stated, platform: minPlatformVersion(needed) }, fix)
  );
  const needed = minPlatformVersion(stated);
  if (supportedApiVersion(platformVersion) < stated && comparePlatformVersions(needed, platformVersion) > 0) {
    found.push(finding('api-version-unsupported', '/ApiVersion', { stated, needed, platform: platformVersion }));
    found.push(...missingFeatures([...used, ...conditionsUse(data)], platformVersion));
  }
  return found;
}

/** What a file uses that not every ApiVersion has, each at its first use. */
export const featuresUsed = (
  data: Record<string, unknown>,
  registry: Readonly<Record<DataTypeName, Pick<DataTypeModel, 'minApiVersion'>>>
): Feature[] => [...featuresOf(data, registry), ...conditionsUse(data)];

/** Features of the file that the platform lacks, each at its first use. */
function missingFeatures(used: readonly Feature[], platform: string): Finding[] {
  const supported = supportedApiVersion(platform);
  return used
    .filter(({ needed }) => needed > supported)
    .map(({ feature, needed, pointer }) =>
      finding('feature-unsupported', pointer, { feature, needed: minPlatformVersion(needed), platform })
    );
}

/** The first Conditions of an element. */
function conditionsUse(data: Record<string, unknown>): Feature[] {
  const first = placedElements(data).find(({ element }) => {
    const conditions = isRecord(element.Options) ? own(element.Options, 'Conditions') : undefined;
    return Array.isArray(conditions) && conditions.length > 0;
  });
  if (!first) return [];
  return [{ feature: 'Conditions', needed: 2, pointer: `/Elements/${first.index}/Options/Conditions` }];
}

function raiseTo(version: number): Fix {
  return { title: `ApiVersion: ${version}`, edits: [{ op: 'set', pointer: '/ApiVersion', value: version }] };
}

function featuresOf(
  data: Record<string, unknown>,
  registry: Readonly<Record<DataTypeName, Pick<DataTypeModel, 'minApiVersion'>>>
): Feature[] {
  const options = own(data, 'Options');
  const used: Feature[] = ['PossibleNumbersOfRows', 'DynamicResolution']
    .filter((name) => isRecord(options) && Object.hasOwn(options, name))
    .map((name) => ({ feature: name, needed: 2, pointer: `/Options/${name}` }));
  const seen = new Set<DataTypeName>();
  for (const { index, element } of placedElements(data, registry)) {
    const needed = registry[element.DataType].minApiVersion;
    if (needed === 1 || seen.has(element.DataType)) continue;
    seen.add(element.DataType);
    used.push({ feature: `DataType ${element.DataType}`, needed, pointer: `/Elements/${index}/DataType` });
  }
  return used;
}
