'use strict';

const widget = new DashboardWidgetBase(new WizardBase());

/** No widget knows which players run: it shows what somebody marked in the settings, and says so. */
const WORDS = {
  en: {
    good: 'No mark',
    maintenance: 'In maintenance',
    out: 'Out of service',
    players: (count) => Kit.formFor(count, ['player', 'players'], 'en'),
    marked: (count) => (count === 0 ? 'none marked' : `${count} marked`),
    others: 'Other locations',
    more: (count) => `+ ${count} more`,
    none: 'No player is marked',
    noneHint: 'Mark players in the settings.',
    empty: 'No players chosen',
    emptyHint: 'Choose players and locations in the settings.',
    byHand: 'Marked by hand',
    head: ['Player', 'Location', 'Marked as']
  },
  de: {
    good: 'Ohne Markierung',
    maintenance: 'In Wartung',
    out: 'Außer Betrieb',
    players: () => 'Player',
    marked: (count) => (count === 0 ? 'keiner markiert' : `${count} markiert`),
    others: 'Andere Standorte',
    more: (count) => `+ ${count} ${Kit.formFor(count, ['weiterer', 'weitere'], 'de')}`,
    none: 'Kein Player ist markiert',
    noneHint: 'Player in den Einstellungen markieren.',
    empty: 'Keine Player ausgewählt',
    emptyHint: 'Player und Standorte in den Einstellungen auswählen.',
    byHand: 'Von Hand markiert',
    head: ['Player', 'Standort', 'Markiert als']
  },
  fr: {
    good: 'Non marqué',
    maintenance: 'En maintenance',
    out: 'Hors service',
    players: (count) => Kit.formFor(count, ['lecteur', 'lecteurs'], 'fr'),
    marked: (count) => (count === 0 ? 'aucun marqué' : `${count} ${Kit.formFor(count, ['marqué', 'marqués'], 'fr')}`),
    others: 'Autres sites',
    more: (count) => `+ ${count} ${Kit.formFor(count, ['autre', 'autres'], 'fr')}`,
    none: 'Aucun lecteur marqué',
    noneHint: 'Marquez des lecteurs dans les paramètres.',
    empty: 'Aucun lecteur choisi',
    emptyHint: 'Choisissez des lecteurs et des sites dans les paramètres.',
    byHand: 'Marqué à la main',
    head: ['Lecteur', 'Site', 'Marqué comme']
  }
};
/** The marks, the graver first. */
const STATES = ['out', 'maintenance', 'good'];
const SCREEN = 'M4 5h16v11H4zM9 20h6M12 16v4';

const stage = document.getElementById('stage');

function model() {
  const values = Kit.read(widget.getElementData());
  const { language } = values;
  const words = WORDS[language];
  const ids = (id) => new Set(values.objects(id).map((each) => each.Id));
  const maintenance = ids('Maintenance');
  const out = ids('OutOfService');
  const locations = values.objects('Locations').map((each) => each.Name);
  const known = new Map();
  for (const player of ['Players', 'Maintenance', 'OutOfService'].flatMap((id) => values.objects(id))) {
    const state = out.has(player.Id) ? 'out' : maintenance.has(player.Id) ? 'maintenance' : 'good';
    const location = locationOf(player.Name, locations);
    if (!known.has(player.Id)) known.set(player.Id, { name: player.Name, state, location });
  }
  return { values, language, words, locations, players: [...known.values()] };
}

/** Players are named after their location: the longest location that begins the name is theirs. */
function locationOf(name, locations) {
  const lower = name.toLowerCase();
  const fitting = locations.filter((location) => lower.startsWith(location.toLowerCase()));
  return fitting.sort((a, b) => b.length - a.length)[0];
}

/** What a row needs to say below its location's heading. */
function shortName({ name, location }) {
  const rest = location ? name.slice(location.length).replace(/^[\s,–-]+/, '') : '';
  return rest || name;
}

function draw() {
  const state = model();
  const { values, words, players } = state;
  Kit.dress(values);
  document.documentElement.style.setProperty('--fine', values.colour('GoodColor', '#5B7A99'));
  stage.className = `stage ${isLarge() ? 'large' : ''} ${values.flag('ShowSummary') ? '' : 'plain'}`;
  const title = values.text('Title');
  const heading = title ? Kit.el('h1', 'title cut', title) : undefined;
  if (players.length === 0) {
    stage.replaceChildren(...[heading, Kit.empty(SCREEN, words.empty, words.emptyHint)].filter(Boolean));
    return;
  }
  const list = Kit.el('div', 'list');
  const side = Kit.el('header', '', heading, values.flag('ShowSummary') ? summary(state) : undefined, note(state));
  stage.replaceChildren(side, list);
  side.hidden = !side.hasChildNodes();
  fill(list, state);
}

function isLarge() {
  return widget.isDetailView() || widget.isReportView();
}

function summary({ players, words }) {
  const count = (state) => players.filter((player) => player.state === state).length;
  const bar = Kit.el('div', 'bar');
  const legend = Kit.el('ul', 'legend');
  for (const state of [...STATES].reverse()) {
    if (count(state) === 0) continue;
    const piece = Kit.el('i', state);
    piece.style.flexGrow = String(count(state));
    bar.append(piece);
    if (state !== 'good')
      legend.append(Kit.el('li', '', Kit.el('i', `dot ${state}`), `${count(state)} ${lowered(words[state])}`));
  }
  const share = Kit.el(
    'p',
    'share',
    Kit.el('b', '', String(players.length)),
    Kit.el('span', '', `${words.players(players.length)}, ${words.marked(players.length - count('good'))}`)
  );
  return Kit.el('div', 'summary', share, bar, legend);
}

/** As used within a sentence. */
function lowered(text) {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function note({ values, words, players }) {
  if (players.every((player) => player.state === 'good')) return undefined;
  const contact = values.text('ServiceNote');
  return Kit.el('p', 'note', contact ? `${words.byHand} · ${contact}` : words.byHand);
}

function fill(list, state) {
  const { values, words, players } = state;
  if (values.choice('Layout', 'All') === 'Only problems') {
    const bad = players.filter((player) => player.state !== 'good');
    if (bad.length === 0) list.replaceChildren(Kit.empty(SCREEN, words.none, words.noneHint));
    else showGroups(list, [{ name: '', players: sorted(bad), full: true }], words);
    return;
  }
  showGroups(list, groups(state), words);
}

function groups({ values, words, players, locations }) {
  const by = values.choice('GroupBy', 'Location');
  if (by === 'State') {
    return STATES.map((each) => ({
      name: words[each],
      state: each,
      players: players.filter((player) => player.state === each),
      full: true
    })).filter((group) => group.players.length > 0);
  }
  if (by !== 'Location' || locations.length === 0) return [{ name: '', players: sorted(players), full: true }];
  const named = [...new Set(locations)].map((name) => ({
    name,
    players: sorted(players.filter((player) => player.location === name))
  }));
  const others = players.filter((player) => player.location === undefined);
  return [...named, { name: words.others, players: sorted(others), full: true }].filter(
    (group) => group.players.length > 0
  );
}

function sorted(players) {
  return [...players].sort((a, b) => STATES.indexOf(a.state) - STATES.indexOf(b.state) || a.name.localeCompare(b.name));
}

/** With names where there is room for all of them, else one line per group, and at last as many as fit. */
function showGroups(list, all, words) {
  const single = all.length === 1;
  const fullNames = all.filter((group) => group.full).length;
  list.className = single || fullNames > 1 ? 'list wide' : 'list';
  list.replaceChildren(...all.map((group) => named(group, words)));
  if (!single && !fits(list)) {
    list.className = 'list lines';
    list.replaceChildren(...all.map((group) => dots(group, words)));
  }
  if (!fits(list)) cut(single ? list.querySelector('ul') : list, list, words);
}

/** Takes the last rows away until the rest fits, and says how many are gone. */
function cut(rows, list, words) {
  const more = Kit.el(rows === list ? 'p' : 'li', 'more');
  rows.append(more);
  for (let left = 1; !fits(list) && rows.children.length > 2; left++) {
    rows.children[rows.children.length - 2].remove();
    more.textContent = words.more(left);
  }
}

function fits(list) {
  return list.scrollHeight <= list.clientHeight + 1 && list.scrollWidth <= list.clientWidth + 1;
}

function named({ name, players, full, state }, words) {
  const rows = players.map((player) =>
    Kit.el(
      'li',
      '',
      Kit.el('i', `dot ${player.state}`),
      Kit.el('span', 'cut', full ? player.name : shortName(player)),
      player.state === 'good' ? undefined : Kit.el('em', player.state, words[player.state])
    )
  );
  return Kit.el('section', 'group', name ? heading(name, players, state, words) : undefined, Kit.el('ul', '', rows));
}

function dots({ name, players, state }, words) {
  const marks = players.slice(0, 24).map((player) => Kit.el('i', `dot ${player.state}`));
  const [text] = heading(name, players, state, words).children;
  const count = Kit.el('span', 'count', String(players.length));
  return Kit.el('section', 'group line', Kit.el('h2', 'cut', text), Kit.el('div', 'dots', marks), count);
}

/** How many players there are, and how many of them are marked. */
function heading(name, players, state, words) {
  const marked = players.filter((player) => player.state !== 'good').length;
  const text = state || marked === 0 ? String(players.length) : `${players.length} · ${words.marked(marked)}`;
  return Kit.el('h2', '', Kit.el('span', 'cut', name), Kit.el('span', 'count', text));
}

widget.registerDataChangedHandler(draw);
Kit.follow(draw);
widget.registerPlayHandler(() => document.body.classList.add('playing'));
widget.registerStopHandler(() => document.body.classList.remove('playing'));
widget.registerPrintHandler(() => {
  const { players, words } = model();
  const rows = sorted(players).map((player) => [player.name, player.location || '', words[player.state]]);
  widget.saveToFile(Kit.csv([words.head, ...rows]), 'players.csv', 'text/csv');
});
widget.sendReady();
