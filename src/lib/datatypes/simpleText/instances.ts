import { isRecord, own } from '../../ascdata/elements.js';
import type { TextInstance } from './form.js';

/**
 * The instances a Value has, for showing: a Value that is no list of texts is shown as one text, an empty list as one empty
 * text. What an instance carries beside its Text is kept.
 */
export function instancesIn(value: unknown, shownText: (value: unknown) => string): TextInstance[] {
  if (!Array.isArray(value)) return [{ Text: shownText(value) }];
  const instances = value.map((raw: unknown) => {
    const text = isRecord(raw) ? own(raw, 'Text') : raw;
    return { ...(isRecord(raw) ? raw : {}), Text: shownText(text) };
  });
  return instances.length > 0 ? instances : [{ Text: '' }];
}

/** The list with one text replaced. */
export function withText(instances: readonly TextInstance[], index: number, Text: string): TextInstance[] {
  return instances.map((instance, at) => (at === index ? { ...instance, Text } : instance));
}
