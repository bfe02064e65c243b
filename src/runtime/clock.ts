const PresentDate = Date;
const presentNow = Date.now;

let isSet = false;

/**
 * Sets the clock of this page: `Date`, `performance.timeOrigin`, `Intl.DateTimeFormat` without a date and `Temporal.Now` start
 * at another instant and advance from there. Timers are not affected. Only the first call counts: a renewed port does not turn
 * the clock back.
 * @param instant milliseconds since 1970
 */
export function setClock(instant: number): void {
  if (isSet) return;
  isSet = true;
  const ahead = instant - presentNow();
  const now = (): number => presentNow() + ahead;
  shiftDate(now);
  define(performance, 'timeOrigin', performance.timeOrigin + ahead);
  shiftFormat(now);
  shiftTemporal(now);
}

function shiftDate(now: () => number): void {
  define(PresentDate, 'now', now);
  const shifted = new Proxy(PresentDate, {
    construct: (date, given: unknown[], made) => Reflect.construct(date, given.length === 0 ? [now()] : given, made),
    apply: () => new PresentDate(now()).toString()
  });
  define(PresentDate.prototype, 'constructor', shifted);
  define(globalThis, 'Date', shifted);
}

function shiftFormat(now: () => number): void {
  const { prototype } = Intl.DateTimeFormat;
  const { formatToParts } = prototype;
  const format = Object.getOwnPropertyDescriptor(prototype, 'format');
  Object.defineProperty(prototype, 'format', {
    configurable: true,
    get(this: Intl.DateTimeFormat) {
      const bound = format!.get!.call(this) as Intl.DateTimeFormat['format'];
      return (date?: Date | number) => bound(date === undefined ? now() : date);
    }
  });
  define(prototype, 'formatToParts', function (this: Intl.DateTimeFormat, date?: Date | number) {
    return formatToParts.call(this, date === undefined ? now() : date);
  });
}

/** Browsers without Temporal have nothing to shift. */
function shiftTemporal(now: () => number): void {
  if (typeof Temporal === 'undefined') return;
  const { Now, Instant } = Temporal;
  const instant = (): Temporal.Instant => Instant.fromEpochMilliseconds(now());
  const zoned = (zone?: Temporal.TimeZoneLike): Temporal.ZonedDateTime =>
    instant().toZonedDateTimeISO(zone === undefined ? Now.timeZoneId() : zone);
  define(Now, 'instant', instant);
  define(Now, 'zonedDateTimeISO', zoned);
  define(Now, 'plainDateTimeISO', (zone?: Temporal.TimeZoneLike) => zoned(zone).toPlainDateTime());
  define(Now, 'plainDateISO', (zone?: Temporal.TimeZoneLike) => zoned(zone).toPlainDate());
  define(Now, 'plainTimeISO', (zone?: Temporal.TimeZoneLike) => zoned(zone).toPlainTime());
}

/** Like built-in properties: writable and not enumerable. */
function define(of: object, name: string, value: unknown): void {
  Object.defineProperty(of, name, { value, writable: true, configurable: true });
}
