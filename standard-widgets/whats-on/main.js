'use strict';

const widget = new DashboardWidgetBase(new WizardBase());

const WORDS = {
  en: {
    now: 'Now',
    next: 'Next',
    empty: 'Nothing on the programme',
    hint: 'Write entries such as “14:00 Reading | Library”.',
    over: 'That was all for today',
    see: 'See you tomorrow.',
    head: ['Time', 'Event', 'Place']
  },
  de: {
    now: 'Jetzt',
    next: 'Als Nächstes',
    empty: 'Noch nichts im Programm',
    hint: 'Einträge wie „14:00 Lesung | Bibliothek“ in den Einstellungen schreiben.',
    over: 'Das war alles für heute',
    see: 'Bis morgen.',
    head: ['Uhrzeit', 'Veranstaltung', 'Ort']
  },
  fr: {
    now: 'En cours',
    next: 'À suivre',
    empty: 'Rien au programme',
    hint: 'Rédigez des entrées comme «\u202F14:00 Lecture | Bibliothèque\u202F».',
    over: 'C’est tout pour aujourd’hui',
    see: 'À demain.',
    head: ['Heure', 'Événement', 'Lieu']
  }
};
const CALENDAR = 'M5 6h14v14H5zM5 10h14M9 4v4M15 4v4M9 14h2';
/** An event is taken to last until the next one, at most this many minutes. */
const LONGEST = 120;

const stage = document.getElementById('stage');

/** Entries in order of time; `14:00 Reading | Library`. What has no time is left out, as it cannot be placed. */
function programme(values) {
  const entries = values.texts('Programme').flatMap((line) => {
    const match = /^(\d{2}):(\d{2})\s+([^|]+)(?:\|(.*))?$/.exec(line);
    return match
      ? [
          {
            time: `${match[1]}:${match[2]}`,
            minutes: Number(match[1]) * 60 + Number(match[2]),
            text: match[3].trim(),
            place: (match[4] || '').trim()
          }
        ]
      : [];
  });
  entries.sort((a, b) => a.minutes - b.minutes);
  return entries.map((entry, index) => {
    const following = entries.slice(index + 1).find((later) => later.minutes > entry.minutes);
    return { ...entry, end: Math.min(following ? following.minutes : 1440, entry.minutes + LONGEST) };
  });
}

function draw() {
  const values = Kit.read(widget.getElementData());
  const { language } = values;
  const words = WORDS[language];
  const now = new Date();
  Kit.dress(values);
  Kit.accent(values.colour('AccentColor', '#7A3FF2'));
  stage.className = `stage ${widget.isDetailView() || widget.isReportView() ? 'large' : ''}`;
  const main = Kit.el('section', 'main', head(values, language, now), list(values, words, now));
  stage.replaceChildren(...[main, screens(values, now)].filter(Boolean));
  trim(main.querySelector('.events'));
}

function head(values, language, now) {
  const date = Kit.headed(Kit.formatDate(now, language, { weekday: 'long', day: 'numeric', month: 'long' }));
  const title = values.text('Title');
  return Kit.el(
    'header',
    '',
    title ? Kit.el('h1', 'title', title) : undefined,
    Kit.el('p', 'date', date),
    topics(values)
  );
}

function topics(values) {
  const categories = values.objects('Categories');
  if (categories.length === 0) return undefined;
  const label = values.text('CategoriesLabel');
  const chips = categories.map(({ Name }) => {
    const chip = Kit.el('li', 'chip', Name);
    chip.style.setProperty('--hue', String(Kit.hues(Name)[0]));
    return chip;
  });
  return Kit.el('div', 'topics', label ? Kit.el('span', 'eyebrow', label) : undefined, Kit.el('ul', '', chips));
}

function list(values, words, now) {
  const minutes = now.getHours() * 60 + now.getMinutes();
  const all = programme(values);
  const hidePast = values.choice('PastEvents', 'Dimmed') === 'Hidden';
  const open = all.filter((entry) => !hidePast || entry.end > minutes).slice(0, values.number('Rows', 6, 1, 12));
  if (all.length === 0) return Kit.empty(CALENDAR, words.empty, words.hint);
  if (open.length === 0) return Kit.empty(CALENDAR, words.over, words.see);
  const next = all.find((entry) => entry.minutes > minutes);
  return Kit.el(
    'ol',
    'events',
    open.map((entry) => row(entry, entry === next, minutes, words))
  );
}

function row(entry, isNext, minutes, words) {
  const running = entry.minutes <= minutes && minutes < entry.end;
  const past = entry.end <= minutes;
  const item = Kit.el(
    'li',
    running ? 'now' : past ? 'past' : isNext ? 'next' : '',
    Kit.el('time', '', entry.time),
    Kit.el(
      'span',
      'what',
      Kit.el('b', '', entry.text),
      entry.place ? Kit.el('span', 'place cut', entry.place) : undefined
    ),
    running || isNext ? Kit.el('em', '', running ? words.now : words.next) : undefined
  );
  if (running) item.style.setProperty('--done', `${((minutes - entry.minutes) / (entry.end - entry.minutes)) * 100}%`);
  return item;
}

/** Rows that would be cut in half go, past ones first, so that what is on stays in sight. */
function trim(events) {
  while (events && events.scrollHeight > events.clientHeight + 1 && events.children.length > 1) {
    (events.querySelector('.past') || events.lastElementChild).remove();
  }
}

function screens(values, now) {
  const { from, to } = values.range('CampaignPeriod');
  const groups = values.objects('Campaigns');
  if (groups.length === 0 || (from && now < from) || (to && now > to)) return undefined;
  const tiles = groups.map(({ Name }) => {
    const tile = Kit.el('li', '', Kit.el('span', '', Name));
    tile.style.background = Kit.artwork(Name);
    return tile;
  });
  const label = values.text('CampaignLabel');
  return Kit.el(
    'aside',
    '',
    label ? Kit.el('h2', 'eyebrow', label) : undefined,
    Kit.el('ul', `tiles n${Math.min(6, tiles.length)}`, tiles)
  );
}

widget.registerDataChangedHandler(draw);
Kit.follow(draw);
Kit.ticker(widget, () => 61 - new Date().getSeconds(), draw);
widget.registerPrintHandler(() => {
  const values = Kit.read(widget.getElementData());
  const words = WORDS[values.language];
  const rows = programme(values).map((entry) => [entry.time, entry.text, entry.place]);
  widget.saveToFile(Kit.csv([words.head, ...rows]), 'programme.csv', 'text/csv');
});
widget.sendReady();
