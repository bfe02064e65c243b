'use strict';

const widget = new DashboardWidgetBase(new WizardBase());

const WORDS = {
  en: {
    open: 'Open',
    closed: 'Closed',
    closes: (time) => `closes at ${time}`,
    opens: (day, time) => `opens ${day} at ${time}`,
    today: 'today',
    tomorrow: 'tomorrow',
    on: (date) => `on ${date}`
  },
  de: {
    open: 'Geöffnet',
    closed: 'Geschlossen',
    closes: (time) => `schließt um ${time}\u00A0Uhr`,
    opens: (day, time) => `öffnet ${day} um ${time}\u00A0Uhr`,
    today: 'heute',
    tomorrow: 'morgen',
    on: (date) => `am ${date}`
  },
  fr: {
    open: 'Ouvert',
    closed: 'Fermé',
    closes: (time) => `ferme à ${time}`,
    opens: (day, time) => `ouvre ${day} à ${time}`,
    today: 'aujourd’hui',
    tomorrow: 'demain',
    on: (date) => `le ${date}`
  }
};
const DAY = 86400;

const stage = document.getElementById('stage');

/** Spans of a weekday (0 = Sunday) in seconds since midnight: `[from, to]`, none on closed days. */
function spans(values, weekday) {
  const day = (opens, closes, from, to) => {
    const start = values.time(opens, from);
    const end = values.time(closes, to);
    return end > start ? [[start, end]] : [];
  };
  if (weekday === 0) return values.flag('SundayOpen') ? day('SundayOpens', 'SundayCloses', 36000, 50400) : [];
  if (weekday === 6) return values.flag('SaturdayOpen') ? day('SaturdayOpens', 'SaturdayCloses', 32400, 61200) : [];
  return withBreak(values, day('WeekdayOpens', 'WeekdayCloses', 32400, 68400));
}

function withBreak(values, [span]) {
  if (!span) return [];
  const from = values.time('LunchFrom', 43200);
  const to = values.time('LunchTo', 46800);
  if (!values.flag('LunchBreak') || to <= from || from <= span[0] || to >= span[1]) return [span];
  return [
    [span[0], from],
    [to, span[1]]
  ];
}

function midnight(date, days = 0) {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days);
}

function inHolidays(values, date) {
  const { from, to } = values.range('Holidays');
  return !!(from && to && date >= from && date <= to);
}

function secondsOf(date) {
  return date.getHours() * 3600 + date.getMinutes() * 60 + date.getSeconds();
}

/** When it opens next, within a month: `{ date, seconds }`. */
function nextOpening(values, now) {
  for (let days = 0; days < 31; days++) {
    const date = midnight(now, days);
    if (inHolidays(values, date)) continue;
    const next = spans(values, date.getDay()).find(([from]) => days > 0 || from > secondsOf(now));
    if (next) return { date, days, seconds: next[0] };
  }
  return undefined;
}

function clock(seconds) {
  const two = (number) => String(Math.floor(number)).padStart(2, '0');
  return `${two((seconds / 3600) % 24)}:${two((seconds / 60) % 60)}`;
}

function status(values, words, language, now) {
  const seconds = secondsOf(now);
  const current = inHolidays(values, now)
    ? undefined
    : spans(values, now.getDay()).find(([from, to]) => seconds >= from && seconds < to);
  if (current) return { open: true, text: words.open, detail: words.closes(clock(current[1])) };
  const next = nextOpening(values, now);
  if (!next) return { open: false, text: words.closed, detail: '' };
  return { open: false, text: words.closed, detail: words.opens(dayOf(next, words, language), clock(next.seconds)) };
}

/** `tomorrow`, `Monday`, or `on 3 January` where a weekday would not say which. */
function dayOf({ date, days }, words, language) {
  if (days < 2) return days === 0 ? words.today : words.tomorrow;
  if (days < 7) return Kit.formatDate(date, language, { weekday: 'long' });
  return words.on(Kit.formatDate(date, language, { day: 'numeric', month: 'long' }));
}

function draw() {
  const values = Kit.read(widget.getElementData());
  const { language } = values;
  const words = WORDS[language];
  const now = new Date();
  const state = status(values, words, language, now);
  const store = values.objects('Store')[0];
  const name = store ? store.Name : values.text('StoreName');
  Kit.dress(values);
  Kit.accent(values.colour('AccentColor', '#0F7B6C'));
  stage.className = `stage ${state.open ? 'open' : 'closed'} ${widget.isDetailView() || widget.isReportView() ? 'large' : ''}`;
  stage.replaceChildren(
    Kit.el(
      'header',
      '',
      name ? Kit.el('h1', 'name cut', name) : undefined,
      Kit.el('p', 'state', Kit.el('i', ''), state.text),
      state.detail ? Kit.el('p', 'detail', state.detail) : undefined,
      notes(values, now)
    ),
    week(values, words, language, now)
  );
}

function notes(values, now) {
  const lines = [];
  if (inHolidays(values, now)) lines.push(values.text('HolidayText'));
  else if (now.getDay() > 0 && now.getDay() < 6) {
    if (values.time('WeekdayCloses') >= 72000) lines.push(values.text('LateText'));
    if (values.time('WeekdayOpens', DAY) <= 28800) lines.push(values.text('EarlyText'));
  }
  const shown = lines.filter((line) => line !== '');
  return shown.length > 0
    ? Kit.el(
        'ul',
        'notes',
        shown.map((line) => Kit.el('li', 'pill', line))
      )
    : undefined;
}

/** Monday to Sunday, each with its bar over the hours anyone is open in this week. */
function week(values, words, language, now) {
  const monday = midnight(now, -((now.getDay() + 6) % 7));
  const days = Array.from({ length: 7 }, (_, index) => midnight(monday, index));
  const all = days.flatMap((date) => spans(values, date.getDay()));
  const first = Math.min(...all.map(([from]) => from), 32400) - 1800;
  const last = Math.max(...all.map(([, to]) => to), 61200) + 1800;
  const at = (seconds) => `${((seconds - first) / (last - first)) * 100}%`;
  const rows = days.map((date) => {
    const today = date.getTime() === midnight(now).getTime();
    const closed = inHolidays(values, date);
    const open = closed ? [] : spans(values, date.getDay());
    const bar = Kit.el('span', 'bar');
    for (const [from, to] of open) {
      const piece = Kit.el('i', '');
      piece.style.left = at(from);
      piece.style.right = `calc(100% - ${at(to)})`;
      bar.append(piece);
    }
    if (today && secondsOf(now) > first && secondsOf(now) < last) {
      const mark = Kit.el('b', '');
      mark.style.left = at(secondsOf(now));
      bar.append(mark);
    }
    const hours = open.map(([from, to]) => Kit.el('span', '', `${clock(from)}–${clock(to)}`));
    return Kit.el(
      'li',
      `${today ? 'today' : ''} ${open.length === 0 ? 'off' : ''}`,
      Kit.el('span', 'day', Kit.headed(Kit.formatDate(date, language, { weekday: 'short' }))),
      bar,
      Kit.el('span', 'hours', hours.length > 0 ? hours : words.closed)
    );
  });
  return Kit.el('ul', `week ${days.some((date) => spans(values, date.getDay()).length > 1) ? 'split' : ''}`, rows);
}

widget.registerDataChangedHandler(draw);
Kit.follow(draw);
Kit.ticker(widget, () => 61 - new Date().getSeconds(), draw);
widget.sendReady();
