'use strict';

const widget = new DashboardWidgetBase(new WizardBase());

const WORDS = {
  en: {
    target: 'Target',
    asOf: 'As of',
    than: 'vs.',
    average: 'Average',
    highest: 'Highest',
    lowest: 'Lowest',
    period: 'Period',
    value: 'Value',
    same: 'unchanged',
    million: 'm',
    thousand: 'k'
  },
  de: {
    target: 'Ziel',
    asOf: 'Stand',
    than: 'gegenüber',
    average: 'Durchschnitt',
    highest: 'Höchstwert',
    lowest: 'Tiefstwert',
    period: 'Zeitraum',
    value: 'Wert',
    same: 'unverändert',
    million: '\u00A0Mio.',
    thousand: '\u00A0Tsd.'
  },
  fr: {
    target: 'Objectif',
    asOf: 'Au',
    than: 'vs',
    average: 'Moyenne',
    highest: 'Maximum',
    lowest: 'Minimum',
    period: 'Période',
    value: 'Valeur',
    same: 'stable',
    million: '\u00A0M',
    thousand: '\u00A0k'
  }
};

const stage = document.getElementById('stage');

/** Everything that is shown, in one place, from the Values. */
function model() {
  const values = Kit.read(widget.getElementData());
  const { language } = values;
  const value = values.number('Value');
  const history = values
    .text('History')
    .split(/[;\n]/)
    .map((part) => parseFloat(part.trim().replace(',', '.')))
    .filter(Number.isFinite)
    .slice(-60);
  const previous = history.at(-1);
  const target = values.flag('ShowTarget') ? values.number('Target', 0, 0) : 0;
  const share = target > 0 ? (value / target) * 100 : undefined;
  const attention = share !== undefined && values.number('Attention') > 0 && share < values.number('Attention');
  return {
    values,
    language,
    words: WORDS[language],
    value,
    series: [...history, value],
    change: previous === undefined ? undefined : value - previous,
    previous,
    target,
    share,
    attention,
    higherIsBetter: values.choice('Better', 'Higher') === 'Higher',
    large: widget.isDetailView() || widget.isReportView()
  };
}

function draw() {
  const state = model();
  const { values, words } = state;
  Kit.dress(values);
  Kit.background(values.colour('BackgroundColor', '#FFFFFF'));
  Kit.accent(state.attention ? values.colour('AttentionColor', '#C2410C') : values.colour('AccentColor', '#2F5BD8'));
  stage.className = `stage ${state.large ? 'large' : ''} ${state.attention ? 'attention' : ''}`;
  const asOf = values.date('AsOf');
  const archived = asOf && asOf < new Date(2020, 0, 1) ? values.text('ArchiveText') : '';
  const parts = [
    Kit.el(
      'header',
      '',
      Kit.el('h1', 'title cut', values.text('Title')),
      archived ? Kit.el('span', 'pill', archived) : undefined
    ),
    Kit.el('div', 'figure', big(state), trend(state)),
    chart(state),
    Kit.el(
      'footer',
      '',
      goal(state),
      asOf ? Kit.el('p', 'asof', `${words.asOf} ${day(asOf, state.language)}`) : undefined
    ),
    state.large ? facts(state) : undefined
  ];
  stage.replaceChildren(...parts.filter(Boolean));
}

function day(date, language) {
  return Kit.formatDate(date, language, { day: 'numeric', month: 'short', year: 'numeric' });
}

function format(state, number) {
  const { values, words } = state;
  const decimals = values.number('Decimals', 0, 0, 2);
  const locale = Kit.locale(state.language);
  const size = Math.abs(number);
  if (values.flag('Shorten') && decimals === 0 && size >= 1000) {
    const million = size >= 999950;
    const short = (number / (million ? 1e6 : 1e3)).toLocaleString(locale, { maximumFractionDigits: 1 });
    return short + (million ? words.million : words.thousand);
  }
  return number.toLocaleString(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

function big(state) {
  const number = Kit.el('b', '', format(state, state.value));
  // Long numbers get smaller instead of being cut.
  number.style.setProperty('--characters', String(Math.max(4, number.textContent.length)));
  const unit = state.values.text('Unit');
  return Kit.el('p', 'big', number, unit ? Kit.el('span', '', unit) : undefined);
}

function trend(state) {
  const { change, previous, words, values } = state;
  if (change === undefined) return undefined;
  const direction = change === 0 ? 'flat' : change > 0 === state.higherIsBetter ? 'good' : 'bad';
  const arrow = Kit.icon(change === 0 ? 'M4 12h16' : change > 0 ? 'M6 18 18 6M9 6h9v9' : 'M6 6l12 12M18 9v9H9');
  const percent = previous === 0 ? Infinity : (change / Math.abs(previous)) * 100;
  // A share of next to nothing says nothing; then the difference itself is shown.
  const number =
    Math.abs(percent) > 999
      ? format(state, change)
      : Kit.percent(percent / 100, state.language, { maximumFractionDigits: 1 });
  const amount = change > 0 ? `+${number}` : number;
  const comparison = values.text('Comparison');
  return Kit.el(
    'p',
    `trend ${direction}`,
    Kit.el('span', 'change', arrow, change === 0 ? words.same : amount),
    comparison ? Kit.el('span', 'muted', `${words.than} ${comparison}`) : undefined
  );
}

/** The line through earlier values to the present one; in the large views with values at its sides. */
function chart(state) {
  const { series, target } = state;
  if (series.length < 2) return undefined;
  const shown = target > 0 ? [...series, target] : series;
  const low = Math.min(...shown);
  const span = Math.max(...shown) - low || 1;
  const x = (index) => (index / (series.length - 1)) * 100;
  const y = (value) => 38 - ((value - low) / span) * 34;
  const points = series.map((value, index) => `${x(index).toFixed(2)} ${y(value).toFixed(2)}`);
  const picture = Kit.svg('svg', { viewBox: '0 0 100 40', preserveAspectRatio: 'none', 'aria-hidden': 'true' });
  const fade = Kit.svg('linearGradient', { id: 'fade', x1: 0, y1: 0, x2: 0, y2: 1 });
  fade.append(Kit.svg('stop', { offset: 0, class: 'from' }), Kit.svg('stop', { offset: 1, class: 'to' }));
  picture.append(Kit.svg('defs', {}, fade));
  picture.append(Kit.svg('path', { class: 'area', fill: 'url(#fade)', d: `M${points.join('L')}L100 40L0 40Z` }));
  if (target > 0) picture.append(Kit.svg('line', { class: 'target', x1: 0, x2: 100, y1: y(target), y2: y(target) }));
  picture.append(Kit.svg('path', { class: 'line', pathLength: 1, d: `M${points.join('L')}` }));
  const dot = Kit.el('i', 'dot');
  dot.style.top = `${(y(series.at(-1)) / 40) * 100}%`;
  const box = Kit.el('div', 'chart', picture, dot);
  if (state.large)
    box.append(
      Kit.el('span', 'scale top', format(state, low + span)),
      Kit.el('span', 'scale bottom', format(state, low))
    );
  return box;
}

function goal(state) {
  if (state.share === undefined) return undefined;
  const bar = Kit.el('i', '');
  bar.style.width = `${Math.min(100, Math.max(0, state.share))}%`;
  const percent = `${state.share > 999 ? '> ' : ''}${Kit.percent(Math.min(999, state.share) / 100, state.language)}`;
  const text = `${percent} · ${state.words.target} ${format(state, state.target)}`;
  return Kit.el('div', 'goal', Kit.el('span', 'bar', bar), Kit.el('span', 'cut', text));
}

function facts(state) {
  const { series, words } = state;
  const average = series.reduce((sum, value) => sum + value, 0) / series.length;
  const cell = (label, value) =>
    Kit.el('div', '', Kit.el('span', 'eyebrow', label), Kit.el('b', '', format(state, value)));
  return Kit.el(
    'div',
    'facts',
    cell(words.average, average),
    cell(words.highest, Math.max(...series)),
    cell(words.lowest, Math.min(...series))
  );
}

widget.registerDataChangedHandler(draw);
Kit.follow(draw);
widget.registerPlayHandler(() => document.body.classList.add('playing'));
widget.registerStopHandler(() => document.body.classList.remove('playing'));
widget.registerPrintHandler(() => {
  const { words, series, values } = model();
  const rows = series.map((value, index) => [index === series.length - 1 ? 0 : index + 1 - series.length, value]);
  widget.saveToFile(
    Kit.csv([[words.period, values.text('Title', words.value)], ...rows]),
    'key-figure.csv',
    'text/csv'
  );
});
widget.sendReady();
