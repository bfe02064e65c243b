import type { Draft, DraftEntry } from '../api.js';
import type { MessageLanguage } from '../language/languages.js';
import { dateFormat } from '../language/formats.js';
import type { Texts } from '../messages/load.js';

/** “24 Dec, 06:00” in a time zone. @param utc ISO 8601 */
export function whenInWords(utc: string, zone: string, language: MessageLanguage, year = false): string {
  const format = dateFormat(language, {
    ...{ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', timeZone: zone },
    ...(year && { weekday: 'short', year: 'numeric' })
  });
  return format.format(new Date(utc));
}

/** The day alone in a time zone, “24 Dec”. @param utc ISO 8601 */
export function dayInZone(utc: string, zone: string, language: MessageLanguage): string {
  return dateFormat(language, { day: 'numeric', month: 'short', timeZone: zone }).format(new Date(utc));
}

/** A draft in one line: “24 widgets · goes live 24 Dec, 06:00 · 1 conflict”. */
export function stateLine(draft: DraftEntry, t: Texts<'drafts'>['line'], language: MessageLanguage): string {
  const { Widgets, Unseen, State, Plan, Shared, Comments, Conflicts } = draft;
  const when = (utc: string): string => whenInWords(utc, Plan?.Zone ?? 'UTC', language);
  const states = {
    open: t.notPlanned,
    planned: Plan ? t.goesLive(when(Plan.StartsAt)) : t.notPlanned,
    live: Plan?.EndsAt ? t.liveUntil(when(Plan.EndsAt)) : t.live,
    ended: t.ended,
    failed: t.failed
  };
  return [
    t.widgets(Widgets),
    Unseen > 0 ? t.unseen(Unseen) : '',
    states[State],
    Shared && State === 'open' ? t.shared : '',
    Comments > 0 ? t.comments(Comments) : '',
    Conflicts > 0 ? t.conflicts(Conflicts) : ''
  ]
    .filter(Boolean)
    .join(' · ');
}

/** How many Values somebody has saved since, and which side counts. */
export function conflictLine(
  { Conflicts, Values }: Pick<Draft, 'Conflicts' | 'Values'>,
  t: Texts<'drafts'>['bar']
): string {
  if (Conflicts === 0) return t.settled;
  const ofDraft = Values.filter(({ Conflict, Counts }) => Conflict !== null && Counts === 'draft').length;
  if (ofDraft === 0) return t.liveCounts(Conflicts);
  return ofDraft === Conflicts ? t.conflicts(Conflicts) : t.mixed(Conflicts, ofDraft);
}
