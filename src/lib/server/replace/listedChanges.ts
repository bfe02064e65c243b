import type { ReplacementBody } from '../../api.js';
import { MOST_LISTED } from '../../api/replace.js';
import type { Change, ElementChange, FileChange, WidgetChange } from '../../package/compare/changes.js';
import { turnIfLong } from '../platform/yielding.js';

/**
 * The changes that an answer lists, in the order of the comparison, and how many it leaves out (`more`; undefined: none). Of too many of
 * elements, it has as many of each as there is room for, so that none hides the others.
 */
export async function listedChanges(changes: readonly Change[]): Promise<{
  readonly listed: readonly Change[];
  readonly more: ReplacementBody['moreChanges'];
}> {
  const ofWidget: WidgetChange[] = [];
  const ofFiles: FileChange[] = [];
  const byElement = new Map<string, ElementChange[]>();
  for (const change of changes) {
    await turnIfLong();
    if ('file' in change) ofFiles.push(change);
    else if ('element' in change) {
      const own = byElement.get(change.element.id);
      if (own) own.push(change);
      else byElement.set(change.element.id, [change]);
    } else ofWidget.push(change);
  }
  const ofElements = [...byElement.values()];
  const count = changes.length - ofWidget.length - ofFiles.length;
  const share = count <= MOST_LISTED ? count : Math.max(1, Math.floor(MOST_LISTED / ofElements.length));
  const elements = ofElements.flatMap((own) => own.slice(0, share)).slice(0, MOST_LISTED);
  const [widget, files] = [ofWidget.slice(0, MOST_LISTED), ofFiles.slice(0, MOST_LISTED)];
  const listed = [...widget, ...elements, ...files];
  if (listed.length === changes.length) return { listed, more: undefined };
  const others = ofElements.slice(MOST_LISTED).filter(([first]) => first!.code !== 'element-removed');
  const more = {
    widget: ofWidget.length - widget.length,
    elements: count - elements.length,
    files: ofFiles.length - files.length,
    otherElements: others.length
  };
  return { listed, more };
}
