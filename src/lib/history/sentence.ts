import type { HistoryEntry } from '../api.js';
import type { Texts } from '../messages/load.js';

/**
 * How an entry came about, in words; '' for a plain save of the widget.
 * @param inWords a time, ISO 8601
 * @param template name of what the widget inherits from
 */
export function sentenceOf(
  {
    Kind,
    OfTemplate,
    OriginAt,
    Origin,
    Step,
    SpotVersion
  }: Pick<HistoryEntry, 'Kind' | 'OfTemplate' | 'OriginAt' | 'Origin' | 'Step' | 'SpotVersion'>,
  texts: Texts<'history'>,
  inWords: (at: string) => string,
  template?: string
): string {
  const others = (Step?.Widgets ?? 1) - 1;
  return [OfTemplate ? texts.ofTemplate : '', kindOf(), others > 0 ? texts.others(others) : '']
    .filter(Boolean)
    .join(', ');

  function kindOf(): string {
    if (OriginAt !== null && Kind === 'restore') return texts.restored(inWords(OriginAt));
    if (OriginAt !== null && Kind === 'undo') return texts.undone(inWords(OriginAt));
    if (Origin !== null && (Kind === 'preset' || Kind === 'draft' || Kind === 'draft-end'))
      return texts.origins[Kind](Origin);
    if (Kind === 'package' && SpotVersion !== undefined)
      return (Origin === null ? texts.newVersion : texts.runningVersion)(SpotVersion);
    if (Kind === 'made' && template !== undefined) return texts.madeFrom(template);
    return Kind === 'save' ? '' : texts.kinds[Kind];
  }
}

/** Who saved, in words: a person, the folder that the widget follows, or the product. */
export function saverOf(
  { By, Kind, Origin }: Pick<HistoryEntry, 'By' | 'Kind' | 'Origin'>,
  texts: Pick<Texts<'history'>, 'product' | 'folder'>
): string {
  const isOfFolder = Origin !== null && (Kind === 'package' || Kind === 'made');
  return By ?? (isOfFolder ? texts.folder(Origin) : texts.product);
}

/** How long a moment lasted, in words; one time if both ends read alike. @param inWords as for `sentenceOf` */
export function periodOf(
  { At, Until }: { readonly At: string; readonly Until: string | null },
  texts: Pick<Texts<'history'>, 'since' | 'period'>,
  inWords: (at: string) => string
): string {
  const from = inWords(At);
  if (Until === null) return texts.since(from);
  const until = inWords(Until);
  return from === until ? from : texts.period(from, until);
}
