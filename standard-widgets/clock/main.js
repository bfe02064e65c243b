'use strict';

const widget = new DashboardWidgetBase(new WizardBase());

const stage = document.getElementById('stage');
const title = Kit.el('h1', 'title');
const body = Kit.el('div', 'body');
stage.append(title, body);

const WORDS = {
  en: {
    days: ['day', 'days'],
    hours: ['hour', 'hours'],
    minutes: ['minute', 'minutes'],
    seconds: ['second', 'seconds'],
    clock: 'Clock'
  },
  de: {
    days: ['Tag', 'Tage'],
    hours: ['Stunde', 'Stunden'],
    minutes: ['Minute', 'Minuten'],
    seconds: ['Sekunde', 'Sekunden'],
    clock: 'Uhr'
  },
  fr: {
    days: ['jour', 'jours'],
    hours: ['heure', 'heures'],
    minutes: ['minute', 'minutes'],
    seconds: ['seconde', 'secondes'],
    clock: 'Horloge'
  }
};

let values = Kit.read({});
/** Updates the clock to the current second; chosen by `draw`. */
let tick = () => {};

function draw() {
  values = Kit.read(widget.getElementData());
  Kit.dress(values);
  Kit.background(values.colour('BackgroundColor', '#FFFFFF'));
  Kit.accent(values.colour('AccentColor', '#E5484D'));
  title.textContent = values.text('Title');
  title.hidden = title.textContent === '';
  stage.classList.toggle('detail', widget.isDetailView());
  body.replaceChildren();
  if (values.choice('Mode', 'Clock') === 'Countdown') drawCountdown();
  else drawClock();
  tick();
}

function zone() {
  const name = values.choice('TimeZone', 'Local time');
  return name === 'Local time' ? undefined : name;
}

/** The city, as the widget's language calls it. */
function zoneName() {
  const label = values.label('TimeZone');
  return label.replace(/^.*\//, '').replace('_', ' ');
}

/** Hours, minutes and seconds on the wall of the chosen zone. */
function wallTime(now) {
  const parts = Kit.formatDate(now, 'en', {
    timeZone: zone(),
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23'
  });
  return parts.split(':').map(Number);
}

function drawClock() {
  const face = values.choice('ClockFace', 'Analogue');
  const parts = [];
  if (face !== 'Digital') parts.push(analogue());
  const side = Kit.el('div', 'side');
  if (face !== 'Analogue') parts.push(digital(side));
  if (values.flag('ShowDate')) parts.push(date(side));
  if (zone()) side.append(Kit.el('p', 'zone', zoneName()));
  if (side.hasChildNodes()) body.append(side);
  body.className = `body clock ${face.toLowerCase()} ${side.hasChildNodes() ? '' : 'alone'}`;
  tick = () => parts.forEach((update) => update(new Date()));
}

function analogue() {
  const dial = Kit.svg('svg', {
    viewBox: '-100 -100 200 200',
    class: 'dial',
    role: 'img',
    'aria-label': WORDS[values.language].clock
  });
  dial.append(Kit.svg('circle', { r: 97, class: 'plate' }));
  for (let minute = 0; minute < 60; minute++) {
    const hour = minute % 5 === 0;
    const length = minute % 15 === 0 ? 16 : hour ? 11 : 4;
    dial.append(
      Kit.svg('line', {
        y1: -88,
        y2: -88 + length,
        transform: `rotate(${minute * 6})`,
        class: hour ? 'hour' : 'minute'
      })
    );
  }
  const hand = (className, from, to) => Kit.svg('line', { y1: from, y2: to, class: `hand ${className}` });
  const hours = hand('hours', 12, -50);
  const minutes = hand('minutes', 14, -76);
  const seconds = Kit.svg('g', { class: 'seconds' }, hand('thin', 22, -82), Kit.svg('circle', { r: 5 }));
  dial.append(hours, minutes, Kit.svg('circle', { r: 5.5, class: 'hub' }));
  if (values.flag('ShowSeconds')) dial.append(seconds);
  body.append(dial);
  return (now) => {
    const [hour, minute, second] = wallTime(now);
    const turn = (element, degrees) => (element.style.transform = `rotate(${degrees}deg)`);
    turn(hours, (hour % 12) * 30 + minute / 2);
    turn(minutes, minute * 6 + second / 10);
    // Counted on without end, so that the hand never runs back from 59 to 0.
    turn(seconds, Math.floor(now.getTime() / 1000) * 6 - new Date(0).getSeconds() * 6);
  };
}

function digital(side) {
  const big = Kit.el('span', 'big');
  const small = Kit.el('span', 'small');
  side.append(Kit.el('p', 'digits', big, small));
  return (now) => {
    const [hour, minute, second] = wallTime(now).map((part) => String(part).padStart(2, '0'));
    big.textContent = `${hour}:${minute}`;
    small.textContent = values.flag('ShowSeconds') ? second : '';
  };
}

function date(side) {
  const weekday = Kit.el('span', 'weekday');
  const day = Kit.el('span', 'day');
  side.append(Kit.el('p', 'date', weekday, day));
  return (now) => {
    const format = (options) => Kit.formatDate(now, values.language, { timeZone: zone(), ...options });
    weekday.textContent = Kit.headed(format({ weekday: 'long' }));
    day.textContent = format({ day: 'numeric', month: 'long', year: 'numeric' });
  };
}

/** The chosen day at the chosen time of day. */
function target() {
  const day = values.date('TargetDate');
  if (!day) return undefined;
  const seconds = values.time('TargetTime');
  return new Date(day.getFullYear(), day.getMonth(), day.getDate(), 0, 0, seconds);
}

function drawCountdown() {
  const goal = target();
  const { language } = values;
  const words = WORDS[language];
  const cells = ['days', 'hours', 'minutes', 'seconds'].map((unit) => {
    const number = Kit.el('b', '');
    const label = Kit.el('span', '');
    return { unit, number, label, cell: Kit.el('div', 'cell', number, label) };
  });
  const until = goal
    ? Kit.formatDate(goal, language, {
        weekday: 'short',
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        hour: '2-digit',
        minute: '2-digit'
      })
    : '';
  const row = Kit.el(
    'div',
    'cells',
    cells.map(({ cell }) => cell)
  );
  const done = Kit.el('p', 'done', values.text('FinishedText'));
  body.append(row, done, Kit.el('p', 'until', Kit.headed(until)));
  body.className = 'body countdown';
  tick = () => {
    const left = goal ? Math.ceil((goal.getTime() - Date.now()) / 1000) : 0;
    row.hidden = left <= 0;
    done.hidden = left > 0;
    const counts = [left / 86400, (left / 3600) % 24, (left / 60) % 60, left % 60].map((count) =>
      Math.max(0, Math.floor(count))
    );
    cells.forEach(({ unit, number, label, cell }, index) => {
      number.textContent = index === 0 ? String(counts[index]) : String(counts[index]).padStart(2, '0');
      label.textContent = Kit.formFor(counts[index], words[unit], language);
      cell.hidden = index === 0 && counts[0] === 0;
    });
  };
}

widget.registerDataChangedHandler(draw);
Kit.follow(draw);
for (const id of ['Title', 'AccentColor', 'BackgroundColor']) {
  widget.registerSingleElementDataChangedHandler(id, draw);
}
Kit.ticker(
  widget,
  () => 1 - (Date.now() % 1000) / 1000,
  () => tick()
);
widget.sendReady();
