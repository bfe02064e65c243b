'use strict';

/**
 * Shared helpers of the standard widgets. Values come from people and from older packages, so every reader accepts
 * anything and gives back something usable; nothing here ever writes HTML from a Value.
 */
const Kit = (() => {
  /** What a page looks like behind everything. */
  const PAPERS = { light: '#ffffff', dark: '#151a21' };

  /** How each language of the widgets writes numbers and dates, by what the setting Language calls it. */
  const LANGUAGES = {
    English: { code: 'en', locale: 'en-GB' },
    German: { code: 'de', locale: 'de-DE' },
    French: { code: 'fr', locale: 'fr-FR' }
  };

  /** The texts that the package came with, by language and English text; `TEXTS` is made of the folder texts. */
  const OWN = { ...TEXTS, en: Object.fromEntries(Object.keys(Object.values(TEXTS)[0]).map((text) => [text, text])) };

  /** The English of each text that the package came with, whatever its language. */
  const ENGLISH = new Map(
    Object.values(OWN).flatMap((texts) => Object.entries(texts).map(([english, text]) => [text, english]))
  );

  /**
   * Reads Values by element Id from `getElementData()`. A text of the package's own that nobody changed is read in the widget's
   * language, whatever language it was stored in.
   */
  function read(elements) {
    const value = (id) => (elements && elements[id] ? elements[id].Value : undefined);
    const language = languageOf(value('Language'));
    const own = (text) => OWN[language][ENGLISH.get(text)] || text;
    const texts = (id) => asArray(value(id)).map((entry) => own(asText(entry && entry.Text).trim()));
    return {
      value,
      /** `en`, `de` or `fr`. */
      language,
      /** A choice as the widget's language calls it: by its own Translations. */
      label: (id) => {
        const translated = ((elements[id] || {}).Translations || {})[language];
        return (translated && translated[value(id)]) || value(id);
      },
      /** The first text that is not blank. */
      text: (id, fallback = '') => texts(id).find((text) => text !== '') || fallback,
      texts: (id) => texts(id).filter((text) => text !== ''),
      /** Selected objects that have a name. */
      objects: (id) => asArray(value(id)).filter((entry) => entry && asText(entry.Name).trim() !== ''),
      number: (id, fallback = 0, minimum = -Infinity, maximum = Infinity) => {
        const number = value(id);
        return Number.isFinite(number) ? Math.min(maximum, Math.max(minimum, number)) : fallback;
      },
      flag: (id) => value(id) === true,
      choice: (id, fallback) => (typeof value(id) === 'string' && value(id) !== '' ? value(id) : fallback),
      colour: (id, fallback) => (isColour(value(id)) ? value(id) : fallback),
      date: (id) => parseDate(value(id)),
      /** `{ from, to }`, each a Date or undefined. Without a time of day `to` is the end of its day. */
      range: (id) => parseRange(value(id)),
      /** Seconds since midnight. */
      time: (id, fallback = 0) => parseTime(value(id), fallback)
    };
  }

  /** `Automatic` is the language of the viewer. */
  function languageOf(choice) {
    if (LANGUAGES[choice]) return LANGUAGES[choice].code;
    const [viewer] = navigator.language.toLowerCase().split('-');
    return OWN[viewer] ? viewer : 'en';
  }

  /** Language and appearance of the page, before anything is drawn. `Automatic` goes with the page around. */
  function dress(values) {
    const choice = values.choice('Theme', 'Automatic');
    const isDark = choice === 'Automatic' ? matchMedia('(prefers-color-scheme: dark)').matches : choice === 'Dark';
    document.documentElement.lang = values.language;
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
    return isDark;
  }

  function asArray(value) {
    return Array.isArray(value) ? value : [];
  }

  function asText(value) {
    return typeof value === 'string' ? value : '';
  }

  function isColour(value) {
    return typeof value === 'string' && channels(value) !== undefined;
  }

  /** `[red, green, blue, alpha]` of `#RRGGBB` or `rgba(r,g,b,a)`. */
  function channels(colour) {
    const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour);
    if (hex) return [...hex.slice(1).map((part) => parseInt(part, 16)), 1];
    const rgba = /^rgba?\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*(?:,\s*(\d*\.?\d+)\s*)?\)$/.exec(colour);
    return rgba ? rgba.slice(1).map((part) => (part === undefined ? 1 : Number(part))) : undefined;
  }

  function luminance(colour) {
    const [red, green, blue, alpha] = channels(colour) || [255, 255, 255, 1];
    const linear = [red, green, blue].map((part) => {
      // What is transparent shows the light page behind it.
      const share = (part * alpha + 255 * (1 - alpha)) / 255;
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2];
  }

  /** Whether text on this colour is easier to read in white. */
  function isDark(colour) {
    return 1.05 / (luminance(colour) + 0.05) > (luminance(colour) + 0.05) / 0.058;
  }

  /** How well one can be read on the other, from 1 to 21. */
  function contrast(one, other) {
    const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  }

  /** The colour, moved towards black or white until it can be read as text on this paper (4.5:1). */
  function readable(colour, paper = '#ffffff') {
    const end = isDark(paper) ? 255 : 0;
    for (let share = 100; share > 0; share -= 10) {
      const mixed = mix(colour, end, share);
      if (contrast(mixed, paper) >= 4.5) return mixed;
    }
    return end === 0 ? '#000000' : '#ffffff';
  }

  function mix(colour, end, share) {
    const parts = (channels(colour) || [end, end, end]).slice(0, 3);
    return `rgba(${parts.map((part) => Math.round((part * share + end * (100 - share)) / 100)).join(',')},1)`;
  }

  /** Sets the accent colour with everything that goes with it. */
  function accent(colour) {
    const style = document.documentElement.style;
    style.setProperty('--accent', colour);
    const paper = style.getPropertyValue('--paper') || PAPERS[theme()];
    const text = readable(colour, paper);
    // Lines and bars: the colour itself, as long as it stands out.
    style.setProperty('--mark', contrast(colour, paper) >= 3 ? colour : text);
    style.setProperty('--accent-text', text);
    // Only large text is placed on the accent colour: a contrast of 3:1 is enough, and white looks better as long as it reaches
    // that.
    style.setProperty('--on-accent', 1.05 / (luminance(colour) + 0.05) >= 3 ? '#ffffff' : '#10161f');
  }

  const theme = () => document.documentElement.dataset.theme || 'light';

  /**
   * Background of the whole widget, with ink that can be read on it. The package's own colour is for the light appearance;
   * in the dark one another takes its place.
   */
  function background(chosen, own = '#FFFFFF', ownDark = PAPERS.dark) {
    const isOwn = String(channels(chosen)) === String(channels(own));
    const colour = isOwn && theme() === 'dark' ? ownDark : chosen;
    const dark = isDark(colour);
    const style = document.documentElement.style;
    style.setProperty('--paper', colour);
    style.setProperty('--card', `color-mix(in srgb, #fff ${dark ? 9 : 93}%, ${colour})`);
    // A see-through colour shows what is behind it.
    document.documentElement.style.backgroundColor = PAPERS[theme()];
    style.setProperty('--ink', dark ? '#ffffff' : '#18212d');
    style.setProperty('--muted', dark ? 'rgba(255,255,255,.78)' : '#5a6675');
    style.setProperty('--faint', dark ? 'rgba(255,255,255,.6)' : '#8592a1');
    style.setProperty('--line', dark ? 'rgba(255,255,255,.2)' : '#e2e7ed');
    style.setProperty('--good', dark ? '#6ee7a8' : '#1a7f4b');
    style.setProperty('--bad', dark ? '#ffb0a8' : '#c0352b');
  }

  function parseDate(value) {
    if (typeof value !== 'string') return undefined;
    const match = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(Z?)$/.exec(value);
    if (!match) return undefined;
    const [year, month, day, hour, minute, second] = match.slice(1, 7).map(Number);
    const date = match[7]
      ? new Date(Date.UTC(year, month - 1, day, hour, minute, second))
      : new Date(year, month - 1, day, hour, minute, second);
    return Number.isNaN(date.getTime()) ? undefined : date;
  }

  function parseRange(value) {
    const range = value && typeof value === 'object' ? value : {};
    const to = parseDate(range.To);
    const wholeDays = /T00:00:00$/.test(asText(range.From)) && /T00:00:00$/.test(asText(range.To));
    if (to && wholeDays) to.setHours(23, 59, 59);
    return { from: parseDate(range.From), to };
  }

  function parseTime(value, fallback) {
    const match = typeof value === 'string' && /^(\d{2}):(\d{2})(?::(\d{2}))?$/.exec(value);
    return match ? Number(match[1]) * 3600 + Number(match[2]) * 60 + Number(match[3] || 0) : fallback;
  }

  /** An element with class and content; strings become text. */
  function el(tag, className, ...children) {
    const element = document.createElement(tag);
    if (className) element.className = className;
    element.append(...children.flat().filter((child) => child !== undefined && child !== null && child !== ''));
    return element;
  }

  /** An SVG element with attributes. */
  function svg(tag, attributes, ...children) {
    const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
    for (const name of Object.keys(attributes)) element.setAttribute(name, String(attributes[name]));
    element.append(...children);
    return element;
  }

  /** A line drawing of 24 × 24 from path data. */
  function icon(path) {
    const line = { d: path, fill: 'none', stroke: 'currentColor', 'stroke-width': 1.5 };
    const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
    return svg('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, svg('path', { ...line, ...round }));
  }

  /** What is shown while there is nothing to show. */
  function empty(path, title, hint) {
    return el('div', 'empty', icon(path), el('h2', '', title), el('p', '', hint));
  }

  /** A number in 0 … 1 that is the same for the same text. */
  function chance(text, salt = 0) {
    let hash = 2166136261 ^ salt;
    for (const char of text) hash = Math.imul(hash ^ char.codePointAt(0), 16777619);
    hash ^= hash >>> 13;
    hash = Math.imul(hash, 1540483477);
    return ((hash ^ (hash >>> 15)) >>> 0) / 4294967296;
  }

  /** Two hues that belong together, for an object that only has a name. */
  function hues(name) {
    const first = Math.round(chance(name) * 360);
    return [first, (first + 28 + Math.round(chance(name, 7) * 40)) % 360];
  }

  /** A quiet picture for an object that only has a name: a gradient with soft shapes, dark enough for white text. */
  function artwork(name) {
    const [first, second] = hues(name);
    const at = (salt, from, span) => `${Math.round(from + chance(name, salt) * span)}%`;
    return [
      `radial-gradient(60% 80% at ${at(1, 55, 45)} ${at(2, 0, 45)}, oklch(0.78 0.11 ${second} / .75), transparent 70%)`,
      `radial-gradient(50% 70% at ${at(3, 0, 40)} ${at(4, 55, 45)}, oklch(0.36 0.09 ${first} / .8), transparent 70%)`,
      `linear-gradient(${Math.round(110 + chance(name, 5) * 70)}deg, oklch(0.46 0.1 ${first}), oklch(0.6 0.11 ${second}))`
    ].join(', ');
  }

  function locale(language) {
    const known = Object.values(LANGUAGES).find(({ code }) => code === language);
    return known ? known.locale : LANGUAGES.English.locale;
  }

  /** A share of 1 as the language writes it: `6.2%`, `6,2 %`. */
  function percent(share, language, options = {}) {
    return share.toLocaleString(locale(language), { style: 'percent', ...options });
  }

  /** Shrinks the content of boxes, all by the same factor, until it fits. false: even the smallest size is too large. */
  function fit(boxes, smallest) {
    const all = [...boxes];
    for (let size = 1; size >= smallest; size -= 0.05) {
      for (const box of all) box.style.setProperty('--fit', size.toFixed(2));
      if (all.every((box) => box.scrollHeight <= box.clientHeight + 1 && box.scrollWidth <= box.clientWidth + 1))
        return true;
    }
    return false;
  }

  /** Formats without ever failing on a zone this system does not know. */
  function formatDate(date, language, options) {
    const inZone = (zone) => new Intl.DateTimeFormat(locale(language), { ...options, ...zone }).formatToParts(date);
    const parts = partsOrLocal(inZone);
    const isOrdinal = language === 'fr' && options.day && options.month;
    return parts.map(({ type, value }) => (isOrdinal && type === 'day' && value === '1' ? '1er' : value)).join('');
  }

  function partsOrLocal(inZone) {
    try {
      return inZone({});
    } catch (_) {
      return inZone({ timeZone: undefined });
    }
  }

  /** The form, of singular and plural, that this count takes: French writes “0 jour”. */
  function formFor(count, [one, other], language) {
    return new Intl.PluralRules(locale(language)).select(count) === 'one' ? one : other;
  }

  /** A date or weekday on its own: with a capital, which French does not write within a sentence. */
  function headed(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
  }

  /** Rows as CSV that spreadsheets open as they are: quoted, and nothing is taken for a formula. */
  function csv(rows) {
    const cell = (value) => {
      const text = String(value);
      const safe = /^[=+\-@\t\r]/.test(text) && !/^-?\d+(?:[.,]\d+)?$/.test(text) ? `'${text}` : text;
      return `"${safe.replace(/"/g, '""')}"`;
    };
    return '\ufeff' + rows.map((row) => row.map(cell).join(';')).join('\r\n') + '\r\n';
  }

  /** Redraws when the space or the appearance of the surrounding page changes. */
  function follow(draw) {
    addEventListener('resize', draw);
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', draw);
  }

  /**
   * Calls `tick` at once and, from Play on, whenever `seconds()` have passed. Returns a function that restarts the wait. Before
   * Play nothing moves.
   */
  function ticker(widget, seconds, tick) {
    let timer = 0;
    let playing = false;
    const wait = () => {
      clearTimeout(timer);
      if (!playing) return;
      timer = setTimeout(() => {
        tick();
        wait();
      }, seconds() * 1000);
    };
    widget.registerPlayHandler(() => {
      playing = true;
      document.body.classList.add('playing');
      wait();
    });
    widget.registerStopHandler(() => {
      playing = false;
      document.body.classList.remove('playing');
      wait();
    });
    return wait;
  }

  return {
    read,
    dress,
    accent,
    background,
    isDark,
    readable,
    el,
    svg,
    icon,
    empty,
    hues,
    artwork,
    locale,
    percent,
    fit,
    formatDate,
    headed,
    formFor,
    csv,
    follow,
    ticker
  };
})();
