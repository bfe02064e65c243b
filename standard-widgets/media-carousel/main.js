'use strict';

const widget = new DashboardWidgetBase(new WizardBase());

/** Pictures and a film that come with the package: a widget gets no more of the platform's media than Id and name. */
const OWN = [
  { file: 'media/mountains.webp', en: 'Morning in the mountains', de: 'Morgen in den Bergen', fr: 'Matin en montagne' },
  { file: 'media/city.webp', en: 'The city at dusk', de: 'Die Stadt am Abend', fr: 'La ville au crépuscule' },
  { file: 'media/sea.webp', film: 'media/sea.webm', en: 'Under sail', de: 'Unter Segeln', fr: 'Toutes voiles dehors' },
  { file: 'media/fruit.webp', en: 'Fresh from the market', de: 'Frisch vom Markt', fr: 'Tout frais du marché' }
];

/** Where each choice of “Show” takes its objects from, and the picture used for such an object. */
const SOURCES = {
  'Pictures of this widget': { id: 'own', icon: 'M4 5h16v14H4zM4 16l5-5 4 4 2.5-2.5L20 17M15.5 9.5v.01' },
  'Single media': { id: 'Media', icon: 'M4 5h16v14H4zM4 16l5-5 4 4 2.5-2.5L20 17M15.5 9.5v.01' },
  'Media groups': { id: 'MediaGroups', icon: 'M4 8h13v12H4zM7 8V5h13v12h-3' },
  Spots: { id: 'Spots', icon: 'M4 5h16v14H4zM10 9.2v5.6l4.8-2.8Z' }
};

const WORDS = {
  en: {
    empty: 'Nothing chosen yet',
    hint: 'Choose what to show in the settings.'
  },
  de: {
    empty: 'Noch nichts ausgewählt',
    hint: 'Inhalte in den Einstellungen auswählen.'
  },
  fr: {
    empty: 'Aucun contenu choisi',
    hint: 'Choisissez le contenu dans les paramètres.'
  }
};

const DEFAULT_SOURCE = 'Pictures of this widget';

const stage = document.getElementById('stage');
const slides = Kit.el('div', 'slides');
const caption = Kit.el('div', 'caption');
const label = Kit.el('p', 'edition');
const counter = Kit.el('p', 'counter');
const progress = Kit.el('div', 'progress');
const strip = Kit.el('ul', 'strip');
stage.append(slides, Kit.el('div', 'top', label, counter), caption, strip, progress);

let current = 0;
let playing = false;
/** Id and name of what is shown, so that an edit elsewhere does not restart the transition. */
let shown = '';

function draw() {
  const values = Kit.read(widget.getElementData());
  const source = SOURCES[values.choice('Source', DEFAULT_SOURCE)] || SOURCES[DEFAULT_SOURCE];
  const objects = source.id === 'own' ? ownPictures(values) : values.objects(source.id);
  Kit.dress(values);
  current = objects.length > 0 ? current % objects.length : 0;
  stage.className = `stage by-${values.choice('Transition', 'Fade').toLowerCase()} ${objects.length > 0 ? '' : 'nothing'} ${widget.isDetailView() ? 'large' : ''}`;
  const edition = values.objects('Edition')[0];
  label.textContent = edition ? `${values.text('EditionLabel')} ${edition.Name}`.trim() : '';
  label.hidden = !edition;
  counter.textContent = `${current + 1} / ${objects.length}`;
  counter.hidden = objects.length < 2;
  show(objects[current], source);
  describe(values, objects[current]);
  thumbnails(objects);
  bars(objects.length);
}

function ownPictures({ language }) {
  return OWN.map((picture) => ({ ...picture, Id: picture.file, Name: picture[language] }));
}

/** A picture, or a film that shows its picture until Play, and for people who prefer reduced motion. */
function scene({ file, film }) {
  if (!film) {
    const image = Kit.el('img', '');
    [image.src, image.alt] = [file, ''];
    return image;
  }
  const video = Kit.el('video', '');
  Object.assign(video, { src: film, poster: file, muted: true, loop: true, playsInline: true, preload: 'auto' });
  start(video);
  return video;
}

function start(video) {
  const isStill = !playing || matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Where the browser does not play, the picture stays.
  if (!isStill) video.play().catch(() => {});
}

function show(object, source) {
  const key = object ? `${source.id} ${object.Id} ${object.Name}` : source.id;
  if (key === shown && slides.hasChildNodes()) return;
  shown = key;
  const next = Kit.el('div', 'slide', object && object.file ? scene(object) : Kit.icon(source.icon));
  if (object && !object.file) next.style.background = Kit.artwork(object.Name);
  // Nothing is shown behind the message that there is nothing to show.
  const previous = object && slides.lastElementChild;
  slides.replaceChildren(...(previous ? [previous, next] : [next]));
  if (previous) previous.classList.add('leaving');
}

function describe(values, object) {
  if (!object) {
    const words = WORDS[values.language];
    caption.replaceChildren(Kit.el('h1', '', words.empty), Kit.el('p', '', words.hint));
    caption.hidden = false;
    return;
  }
  const slow = values.number('Seconds', 6) >= 30 ? values.text('SlowNote') : '';
  const name = values.flag('ShowNames') ? Kit.el('h1', '', object.Name) : undefined;
  caption.replaceChildren(...[name, slow ? Kit.el('p', '', slow) : undefined].filter(Boolean));
  caption.hidden = !caption.hasChildNodes();
}

/** Large views have room for a row of what comes. */
function thumbnails(objects) {
  strip.hidden = !widget.isDetailView() || objects.length < 2;
  if (strip.hidden) return;
  strip.replaceChildren(
    ...objects.slice(0, 8).map((object, index) => {
      const tile = Kit.el('li', index === current ? 'on' : '', Kit.el('span', 'cut', object.Name));
      tile.style.background = object.file ? `center / cover url("${object.file}")` : Kit.artwork(object.Name);
      return tile;
    })
  );
}

function bars(count) {
  const few = count <= 20 ? count : 0;
  progress.hidden = count < 2;
  const pieces = Array.from({ length: few || 1 }, (_, index) => {
    const fill = Kit.el('b', '');
    const piece = Kit.el('i', index < current ? 'done' : index === current || few === 0 ? 'now' : '', fill);
    return piece;
  });
  progress.replaceChildren(...pieces);
}

function seconds() {
  return Kit.read(widget.getElementData()).number('Seconds', 6, 2, 120);
}

const accent = () => Kit.accent(Kit.read(widget.getElementData()).colour('AccentColor', '#F5A524'));

widget.registerDataChangedHandler(draw);
Kit.follow(draw);
const restart = Kit.ticker(widget, seconds, () => {
  current += 1;
  draw();
});
widget.registerSingleElementDataChangedHandler('Seconds', () => {
  document.documentElement.style.setProperty('--seconds', `${seconds()}s`);
  draw();
  restart();
});
widget.registerSingleElementDataChangedHandler('AccentColor', accent);
widget.registerPlayHandler(() => {
  playing = true;
  for (const video of slides.querySelectorAll('video')) start(video);
});
widget.registerStopHandler(() => {
  playing = false;
  for (const video of slides.querySelectorAll('video')) video.pause();
});
widget.sendReady();
