import type { AscElement } from '../../ascdata/types.js';

/** A text element with this Id, unless `parts` overrides it. */
export function element(Id: string, parts: Partial<AscElement> = {}): AscElement {
  return { Id, DisplayName: Id, DataType: 'simpleText', Value: [{ Text: '' }], ...parts };
}
