import { repairOf } from '../../ascdata/definition/repair.js';
import { editText } from '../../ascdata/editText.js';
import type { Fix } from '../../ascdata/findings.js';
import { applySplices } from '../../ascdata/textStyle.js';
import type { WorkingCopy } from '../../form/workingCopy.svelte.js';

/** Makes a fix of a finding, or without one what makes the text of the definition readable again, as one step. */
export function mend(edits: WorkingCopy, fix?: Pick<Fix, 'edits'>): void {
  if (fix) {
    if (edits.read()) edits.edit({ source: editText(edits.source, fix.edits) });
    return;
  }
  const repair = repairOf(edits.source);
  if (repair) edits.edit({ source: applySplices(edits.source, [repair.splice]) });
}
