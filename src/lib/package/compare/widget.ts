import { isRecord, own } from '../../ascdata/elements.js';
import { pointerToken } from '../../ascdata/findings.js';
import { languagesOf } from '../../ascdata/translations.js';
import type { AscElement } from '../../ascdata/types.js';
import type { FileChange, FileVersion, WidgetChange } from './changes.js';
import { differingKeys, flatMapInSteps, sides } from './sides.js';
import { compareSpotVersions } from './versionOrder.js';

const CODES = {
  SpotIdentifier: 'spot-identifier-changed',
  ApiVersion: 'api-version-changed',
  NumberOfSlots: 'number-of-slots-changed'
} as const;

const NOT_OF_ROOT = new Set(['Elements']);

/** The differences in the root of two ascData.json, without elements. Yields after each step. */
export function* widgetChanges(before: unknown, after: unknown): Generator<void, WidgetChange[]> {
  const [old, fresh] = [asRecord(before), asRecord(after)];
  const options = yield* optionChanges(own(old, 'Options'), own(fresh, 'Options'));
  return yield* flatMapInSteps(yield* differingKeys(old, fresh, NOT_OF_ROOT), (key): WidgetChange[] =>
    key === 'Options' ? options : [{ code: codeOf(key, old, fresh), ...at(key, old, fresh) }]
  );
}

/** The languages added to or removed from the elements' Translations. */
export function languageChanges(before: readonly AscElement[], after: readonly AscElement[]): WidgetChange[] {
  const [old, fresh] = [new Set(languagesOf(before)), new Set(languagesOf(after))];
  return [
    ...[...fresh]
      .filter((language) => !old.has(language))
      .map((language) => ({ code: 'language-added' as const, language })),
    ...[...old]
      .filter((language) => !fresh.has(language))
      .map((language) => ({ code: 'language-removed' as const, language }))
  ];
}

/** Without ascData.json: its changes are reported field by field. */
export function fileChanges(before: readonly FileVersion[], after: readonly FileVersion[]): FileChange[] {
  const [old, fresh] = [byName(before), byName(after)];
  const names = [...new Set([...old.keys(), ...fresh.keys()])].filter((name) => name !== 'ascData.json').sort();
  return names.flatMap((file) => fileChange(file, old.get(file), fresh.get(file)));
}

function fileChange(file: string, before?: FileVersion, after?: FileVersion): FileChange[] {
  if (before && after) return before.sha256 === after.sha256 ? [] : [{ code: 'file-changed', file, before, after }];
  if (after) return [{ code: 'file-added', file, after }];
  return before ? [{ code: 'file-removed', file, before }] : [];
}

function byName(files: readonly FileVersion[]): Map<string, FileVersion> {
  return new Map(files.map(({ name, sha256, size }) => [name, { name, sha256, size }]));
}

/** Options that are not an object on one side count as missing. */
function* optionChanges(before: unknown, after: unknown): Generator<void, WidgetChange[]> {
  const [old, fresh] = [asRecord(before), asRecord(after)];
  return yield* flatMapInSteps(yield* differingKeys(old, fresh), (key) => [
    { code: 'widget-option-changed', ...at(key, old, fresh, '/Options') }
  ]);
}

function at(key: string, before: object, after: object, base = '') {
  const pointer = `${base}/${pointerToken(key)}`;
  return sides([pointer, own(before, key)], [pointer, own(after, key)]);
}

function codeOf(key: string, before: object, after: object) {
  if (key === 'SpotVersion') return versionCode(own(before, key), own(after, key));
  return Object.hasOwn(CODES, key) ? CODES[key as keyof typeof CODES] : 'field-changed';
}

function versionCode(before: unknown, after: unknown) {
  const known = typeof before === 'string' && typeof after === 'string';
  const order = known ? (compareSpotVersions(before, after) ?? 0) : 0;
  if (order === 0) return 'spot-version-changed';
  return order < 0 ? 'spot-version-raised' : 'spot-version-lowered';
}

function asRecord(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}
