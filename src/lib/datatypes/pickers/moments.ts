/** What native date and time inputs take and give, against what the contract stores. */

/** `…T10:00:00` → `…T10:00`: the form a browser gives back, so that setting it never disturbs what is being typed. */
export function toNative(stored: string): string {
  return stored.endsWith(':00') && stored.length > 5 ? stored.slice(0, -3) : stored;
}

/** `…T10:00` → `…T10:00:00`; with fractions of a second cut, as the contract has none. '' stays ''. */
export function fromNative(native: string): string {
  if (native === '') return '';
  const whole = native.replace(/\.\d+$/, '');
  return /:\d\d:\d\d$/.test(whole) ? whole : `${whole}:00`;
}

/** What stands for a date of which only some parts are entered: native inputs do not tell which. No Value can be read from it. */
export const INCOMPLETE = '…';

/** The last moment native inputs are allowed to reach: without it they take years of six digits. */
export const LAST_MOMENT = '9999-12-31T23:59:59';
