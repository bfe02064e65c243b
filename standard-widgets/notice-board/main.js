'use strict';

const widget = new DashboardWidgetBase(new WizardBase());

const WORDS = {
  en: {
    Information: 'Information',
    Attention: 'Attention',
    Urgent: 'Urgent',
    until: 'until',
    of: 'of',
    empty: 'No notices yet',
    hint: 'Write the first one in the settings.',
    head: ['Notice', 'Text']
  },
  de: {
    Information: 'Information',
    Attention: 'Achtung',
    Urgent: 'Dringend',
    until: 'bis',
    of: 'von',
    empty: 'Noch keine Aushänge',
    hint: 'Den ersten Aushang in den Einstellungen schreiben.',
    head: ['Aushang', 'Text']
  },
  fr: {
    Information: 'Information',
    Attention: 'Attention',
    Urgent: 'Urgent',
    until: 'jusqu’au',
    of: 'sur',
    empty: 'Aucune annonce',
    hint: 'Rédigez la première dans les paramètres.',
    head: ['Annonce', 'Texte']
  }
};
const ICONS = {
  Information: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5M12 8v.01',
  Attention: 'M12 4 2.8 19.5h18.4L12 4ZM12 10v4.5M12 17v.01',
  Urgent: 'M5 20V9a7 7 0 0 1 14 0v11M3 20h18M12 2v2M9 13h6'
};

const stage = document.getElementById('stage');
const heading = Kit.el('h1', 'title cut');
const header = Kit.el('header', '', heading);
const board = Kit.el('div', 'board');
const footer = Kit.el('footer', '');
stage.append(header, board, footer);

let current = 0;
/** How small several notices may become before they are shown one by one. */
const READABLE = 0.75;

function draw() {
  const values = Kit.read(widget.getElementData());
  const words = WORDS[values.language];
  const notices = values.texts('Notices').map(notice);
  const priority = values.choice('Priority', 'Information');
  const title = values.text('Title');
  Kit.dress(values);
  Kit.background(values.colour('PaperColor', '#FFF8E6'), '#FFF8E6', '#241f14');
  document.documentElement.style.setProperty('--seconds', `${values.number('SecondsPerNotice', 8, 3, 60)}s`);
  stage.className = `stage ${priority.toLowerCase()}`;
  current = notices.length > 0 ? current % notices.length : 0;

  heading.textContent = title;
  const badge = Kit.el('span', 'badge', Kit.icon(ICONS[priority] || ICONS.Information), words[priority] || priority);
  header.replaceChildren(heading, badge);
  // An untitled notice of plain information needs no label.
  header.hidden = title === '' && priority === 'Information';
  const isRotating = isNow(values.range('Period')) ? pin(notices, values, words) : quiet(values.text('OutsideText'));
  footer.replaceChildren(...foot(values, words, isRotating ? notices.length : 0));
  footer.hidden = !footer.hasChildNodes();
  // Whether a footer takes room of it is only known now.
  if (!fits()) fits(0.3, true);
}

/** Whether all notices on the board can be read. Words are broken only with `broken`. */
function fits(smallest = READABLE, broken = false) {
  board.classList.toggle('broken', broken);
  return Kit.fit(board.querySelectorAll('.notice'), smallest);
}

/** All notices together where that is wanted and they can be read; else one by one. Returns whether it is one by one. */
function pin(notices, values, words) {
  if (notices.length === 0) {
    board.replaceChildren(Kit.empty('M5 4h14v16H5zM9 9h6M9 13h6', words.empty, words.hint));
    return false;
  }
  if (widget.isDetailView() || widget.isReportView() || !values.flag('Rotate')) {
    for (const layout of layouts(notices.length)) {
      board.replaceChildren(Kit.el('div', `notices ${layout}`, notices.map(card)));
      if (fits() || fits(READABLE, true)) return false;
    }
  }
  board.replaceChildren(Kit.el('div', 'notices single', card(notices[current])));
  return true;
}

/** The first line is the heading, the rest the text. */
function notice(text) {
  const [first, ...rest] = text.split('\n');
  return { heading: first.trim(), text: rest.join('\n').trim() };
}

function isNow({ from, to }) {
  const now = Date.now();
  return !(from && now < from.getTime()) && !(to && now > to.getTime());
}

function card({ heading: text, text: more }) {
  return Kit.el('article', 'notice', Kit.el('h2', '', text), more ? Kit.el('p', '', more) : undefined);
}

function quiet(text) {
  board.replaceChildren(Kit.el('div', 'quiet', Kit.el('p', '', text)));
  return false;
}

/** How several are arranged, the best first: columns on a tall tile would be so narrow that words break. */
function layouts(count) {
  const columns = count === 1 ? 'one' : count === 2 || count === 4 ? 'two' : 'three';
  return innerWidth < innerHeight * 1.3 ? ['one', columns] : [columns];
}

function foot(values, words, dots) {
  const parts = [];
  if (dots > 1) {
    const marks = Array.from({ length: dots }, (_, index) => Kit.el('i', index === current ? 'on' : ''));
    const row = Kit.el('span', 'dots', marks);
    row.setAttribute('role', 'img');
    row.setAttribute('aria-label', `${current + 1} ${words.of} ${dots}`);
    parts.push(row);
  }
  const contact = values.text('Contact');
  if (contact) parts.push(Kit.el('span', 'contact cut', contact));
  const { to } = values.range('Period');
  // An end years away is no news.
  if (to && to.getTime() - Date.now() < 180 * 86400000 && to.getTime() > Date.now()) {
    const end = Kit.formatDate(to, values.language, {
      day: 'numeric',
      month: 'long',
      hour: '2-digit',
      minute: '2-digit'
    });
    parts.push(Kit.el('span', 'until', `${words.until} ${end}`));
  }
  return parts;
}

widget.registerDataChangedHandler(draw);
Kit.follow(draw);
for (const id of ['Title', 'PaperColor']) widget.registerSingleElementDataChangedHandler(id, draw);
const restart = Kit.ticker(
  widget,
  () => Kit.read(widget.getElementData()).number('SecondsPerNotice', 8, 3, 60),
  () => {
    current += 1;
    draw();
  }
);
widget.registerDataChangedHandler(restart);
widget.registerPrintHandler(() => {
  const values = Kit.read(widget.getElementData());
  const rows = values
    .texts('Notices')
    .map(notice)
    .map((each) => [each.heading, each.text]);
  widget.saveToFile(Kit.csv([WORDS[values.language].head, ...rows]), 'notices.csv', 'text/csv');
});
widget.sendReady();
