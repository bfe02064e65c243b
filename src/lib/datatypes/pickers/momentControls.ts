import { localeOf } from '../../language/locale.js';
import { isTime, MIDNIGHT, type MomentKind } from '../shared/iso.js';

/**
 * What native date and time controls take and give, against what the contract stores, and whether they write dates as the
 * interface does.
 */

/** Props of both controls: the browser's own, and our field that writes dates as the interface does. */
export interface MomentProps {
  kind: MomentKind;
  /** In the contract's form, a day at midnight; '' if there is none. */
  value: string;
  /** Unusable text in place of a moment: shown, never changed unasked. */
  unread: string;
  id: string;
  labelledby: string;
  describedby: string | undefined;
  invalid: boolean;
  disabled: boolean;
  /** Limits as native controls take them. */
  min?: string | undefined;
  max?: string | undefined;
  /** Every edit: a moment in the form of `value`, '', INCOMPLETE, or unreadable text as typed. */
  onchange(value: string): void;
  onleave(): void;
}

/** Stands for a partly entered date: native inputs do not say which parts. It is never a usable Value. */
export const INCOMPLETE = '…';

/** The upper limit for native inputs: without one they accept years of six digits. */
export const LAST_MOMENT = '9999-12-31T23:59:59';

/** The native control of each kind, and its step in seconds. */
export const CONTROLS: Readonly<Record<MomentKind, readonly [type: string, step?: number]>> = {
  moment: ['datetime-local', 1],
  day: ['date'],
  time: ['time', 60],
  exactTime: ['time', 1]
};

/** `…T10:00:00` → `…T10:00`: the form a browser gives back, so that setting it never disturbs what is being typed. */
export function toNative(stored: string, kind: MomentKind): string {
  if (kind === 'day') return stored.slice(0, 10);
  return stored.endsWith(':00') && stored.length > 5 ? stored.slice(0, -3) : stored;
}

/** `…T10:00` → `…T10:00:00`; with fractions of a second cut, as the contract has none. '' stays ''. */
export function fromNative(native: string, kind: MomentKind): string {
  if (native === '') return '';
  if (kind === 'day') return native + MIDNIGHT;
  if (kind === 'time') return native.slice(0, 5);
  const whole = native.replace(/\.\d+$/, '');
  return /:\d\d:\d\d$/.test(whole) ? whole : `${whole}:00`;
}

/** The language and the parts in order: with a day period for 12-hour clocks. */
function writing(locale: string | undefined, kind: MomentKind): string {
  const format = new Intl.DateTimeFormat(locale, {
    ...(!isTime(kind) && { year: 'numeric', month: 'numeric', day: 'numeric' }),
    ...(kind !== 'day' && { hour: 'numeric', minute: 'numeric' })
  });
  const parts = format.formatToParts(0).map(({ type }) => type);
  return [format.resolvedOptions().locale.split('-')[0], ...parts.filter((type) => type !== 'literal')].join();
}

/** Whether controls of a browser in `locale` show and accept these moments as the interface does in `language`. */
export const hasSameFormat = (kind: MomentKind, language: string, locale: string | undefined): boolean =>
  writing(locale, kind) === writing(localeOf(language), kind);

const known = new Map<string, boolean>();

/** The same of this browser. Its controls go by its own language, the default of `Intl`, not by those it asks pages for (`navigator.language`). */
export function canUseNative(kind: MomentKind, language: string): boolean {
  const key = kind + language;
  const serves = known.get(key) ?? hasSameFormat(kind, language, undefined);
  known.set(key, serves);
  return serves;
}

/** Whether the browser picks times, too: on computers only Chromium does, on phones and tablets every browser. */
export const picksTimes = (): boolean =>
  /Chrom(?:e|ium)\//.test(navigator.userAgent) || matchMedia('(pointer: coarse)').matches;

/** The times offered where the browser picks none: every half hour, as the contract stores it. */
export function halfHours(kind: MomentKind): string[] {
  const pad = (part: number): string => String(part).padStart(2, '0');
  return Array.from({ length: 48 }, (_, half) =>
    fromNative(`${pad(Math.floor(half / 2))}:${pad((half % 2) * 30)}`, kind)
  );
}
