import type { AscElement } from '../../ascdata/types.js';

/** A text under this Id, where `parts` says nothing else. */
export function element(Id: string, parts: Partial<AscElement> = {}): AscElement {
  return { Id, DisplayName: Id, DataType: 'simpleText', Value: [{ Text: '' }], ...parts };
}
