import type { AscElement } from '../../ascdata/types.js';
import { changesOf } from '../../datatypes/changes.js';
import { modelOf } from '../../datatypes/registry.js';
import { sameJson } from '../../datatypes/shared/equal.js';

/** Whether the DataTypes of two elements share a form in which Values can move from one to the other. */
export function canConvert(from: AscElement, to: AscElement): boolean {
  const form = changesOf(from).neutral;
  return from.DataType === to.DataType || (form !== undefined && form.kind === changesOf(to).neutral?.kind);
}

/**
 * The Value of one element in the form of another: of another DataType, or of the same one that writes it differently (UseRGBA,
 * WithSeconds). undefined if it has none, or if converting back would not give exactly this Value. Only converts the form; the
 * other element's rules are checked elsewhere.
 */
export function convertLossless(value: unknown, from: AscElement, to: AscElement): unknown {
  const converted = convert(value, from, to);
  if (converted === undefined) return undefined;
  return sameJson(convert(converted, to, from), value) ? converted : undefined;
}

function convert(raw: unknown, from: AscElement, to: AscElement): unknown {
  const [source, target] = [modelOf(from), modelOf(to)];
  const known = source.name === target.name ? target.read(raw, to) : undefined;
  if (known !== undefined || !canConvert(from, to)) return known;
  const value = source.read(raw, from);
  const text = value === undefined ? undefined : changesOf(from).neutral?.toText(value, from);
  return text === undefined ? undefined : changesOf(to).neutral?.fromText(text, to);
}
