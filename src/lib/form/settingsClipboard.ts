import { isRecord } from '../ascdata/elements.js';
import { errorsOf, type Finding } from '../ascdata/findings.js';
import { modelOf } from '../datatypes/registry.js';
import type { FieldState } from './field.svelte.js';
import type { EditorState } from './state.svelte.js';

/** Characters of a clipboard text that are read. */
export const MAX_COPIED = 1024 * 1024;

/** Settings in it. */
export const MAX_SETTINGS = 2_000;

/** How deep a Value may be nested; none that a DataType knows comes near. */
const MAX_DEPTH = 50;

/** Names the form of the text, and its version. */
const MARK = 'ascdataSettings';

/** A setting as it is copied. */
export interface CopiedSetting {
  readonly Id: string;
  readonly DataType: string;
  readonly Value: unknown;
}

/** Why a text cannot be pasted at all. */
export type Unreadable = 'empty' | 'large' | 'foreign' | 'newer' | 'many';

/** Settings as text for the clipboard, with their current Values. */
export function copiedText(fields: readonly FieldState[]): string {
  const settings = fields
    .filter(({ value }) => value !== undefined)
    .map(({ id, element, value }): CopiedSetting => ({ Id: id, DataType: element.DataType, Value: value }));
  return JSON.stringify({ [MARK]: 1, Settings: settings }, undefined, 2);
}

/** The settings in a clipboard text, which anybody may have written, or why there are none. */
export function readCopied(text: string): readonly CopiedSetting[] | Unreadable {
  if (text.length > MAX_COPIED) return 'large';
  if (text.trim() === '') return 'empty';
  const read = parsed(text);
  if (!isRecord(read) || !Object.hasOwn(read, MARK)) return 'foreign';
  if (read[MARK] !== 1) return 'newer';
  const { Settings: settings } = read;
  if (!Array.isArray(settings) || !settings.every(isSetting)) return 'foreign';
  if (settings.length === 0) return 'empty';
  return settings.length > MAX_SETTINGS ? 'many' : settings;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isSetting(value: unknown): value is CopiedSetting {
  if (!isRecord(value) || !Object.hasOwn(value, 'Value')) return false;
  return typeof value.Id === 'string' && typeof value.DataType === 'string' && isShallow(value.Value);
}

/** Nothing is nested so deep that walking it could exhaust the stack. */
function isShallow(value: unknown): boolean {
  const open: (readonly [value: unknown, depth: number])[] = [[value, 0]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [each, depth] = next;
    if (typeof each !== 'object' || each === null) continue;
    if (depth >= MAX_DEPTH) return false;
    for (const part of Object.values(each)) open.push([part, depth + 1]);
  }
  return true;
}

/** A setting that pasting changes. */
export interface PastedChange {
  readonly field: FieldState;
  readonly value: unknown;
}

/** A setting that cannot be pasted. `field`: the one of its Id, where there is one. */
export interface PasteRefusal {
  readonly setting: CopiedSetting;
  readonly reason: 'unknown' | 'type' | 'twice' | 'invalid';
  readonly field?: FieldState;
  /** What is wrong with its Value here. */
  readonly findings?: readonly Finding[];
}

/** What pasting would do. */
export interface PastePlan {
  readonly changes: readonly PastedChange[];
  readonly refused: readonly PasteRefusal[];
  /** Settings that have this Value already. */
  readonly same: number;
}

/** Matches settings by Id and DataType, and checks each Value as if it were typed here. Changes nothing. */
export function planPaste(state: EditorState, settings: readonly CopiedSetting[]): PastePlan {
  const changes: PastedChange[] = [];
  const refused: PasteRefusal[] = [];
  const seen = new Set<string>();
  let same = 0;
  for (const setting of settings) {
    const field = state.field(setting.Id);
    const refusal = seen.has(setting.Id) ? { setting, reason: 'twice' as const } : refusalOf(state, setting, field);
    seen.add(setting.Id);
    if (refusal) refused.push(refusal);
    else if (!field || field.model.same(field.value, setting.Value, field.element)) same += 1;
    else changes.push({ field, value: setting.Value });
  }
  return { changes, refused, same };
}

function refusalOf(
  state: EditorState,
  setting: CopiedSetting,
  field: FieldState | undefined
): PasteRefusal | undefined {
  if (!field) return { setting, reason: 'unknown' };
  if (field.element.DataType !== setting.DataType) return { setting, reason: 'type', field };
  const findings = errorsOf(modelOf(field.element).check(setting.Value, field.element, state.contextFor(field.hidden)));
  return findings.length > 0 ? { setting, reason: 'invalid', field, findings } : undefined;
}

/** Pastes what is possible, as one undo step. */
export function paste(state: EditorState, { changes }: PastePlan): void {
  state.setAll(changes.map(({ field, value }) => [field.id, value] as const));
}
