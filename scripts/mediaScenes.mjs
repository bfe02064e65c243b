// Runs in a page: the scenes of the media carousel, drawn on a canvas. `at` is the moment of the film in 0 … 1.
const canvas = document.createElement('canvas');
[canvas.width, canvas.height] = [960, 540];
const pen = canvas.getContext('2d');
const { width, height } = canvas;

/** The same numbers each time. */
const dice = (seed) => () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 4294967296;
};

function sky(...stops) {
  const fill = pen.createLinearGradient(0, 0, 0, height);
  for (const [index, colour] of stops.entries()) fill.addColorStop(index / (stops.length - 1), colour);
  pen.fillStyle = fill;
  pen.fillRect(0, 0, width, height);
}

function disc(x, y, radius, colour, glow = 0) {
  pen.save();
  [pen.shadowColor, pen.shadowBlur, pen.fillStyle] = [colour, glow, colour];
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.fill();
  pen.restore();
}

/** Everything below a line of hills, in one colour. Each wave: height, length, phase. */
function hills(base, waves, colour, shift = 0) {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.moveTo(0, height);
  for (let x = 0; x <= width; x += 4) {
    const wave = waves.reduce((sum, [size, length, phase]) => sum + size * Math.sin(x / length + phase + shift), 0);
    pen.lineTo(x, base - wave);
  }
  pen.lineTo(width, height);
  pen.fill();
}

/** From the farthest range to the nearest: base, waves, colour. */
const RANGES = [
  [
    330,
    [
      [60, 90, 0],
      [28, 33, 2],
      [12, 11, 1]
    ],
    '#8fa3c4'
  ],
  [
    390,
    [
      [48, 120, 2],
      [22, 41, 0]
    ],
    '#5d7aa3'
  ],
  [
    440,
    [
      [36, 150, 4],
      [14, 38, 1]
    ],
    '#3b5b7c'
  ],
  [
    500,
    [
      [22, 180, 1],
      [7, 21, 0]
    ],
    '#20394f'
  ]
];

/** Rows of houses from the farthest to the nearest: colour, base, tallest. */
const SKYLINES = [
  ['#2c2a55', 410, 200],
  ['#191838', 470, 260],
  ['#0c0d22', 540, 250]
];

/** Dark and light side of each kind. */
const FRUITS = [
  ['#e4572e', '#ff8a5c'],
  ['#f3a712', '#ffd15c'],
  ['#7a9e3f', '#b4cf73'],
  ['#a63446', '#d76a7c']
];

function windows(roll, y, from, to) {
  for (let x = from; x < to; x += 16) {
    if (roll() >= 0.42) continue;
    pen.fillStyle = roll() < 0.8 ? '#ffd58acc' : '#b9d8ffcc';
    pen.fillRect(x, y, 7, 9);
  }
}

function skyline(roll, [shade, base, tallest]) {
  for (let x = -20; x < width;) {
    const wide = 46 + roll() * 60;
    const high = 70 + roll() * tallest;
    pen.fillStyle = shade;
    pen.fillRect(x, base - high, wide, height);
    for (let y = base - high + 14; y < base - 8; y += 20) windows(roll, y, x + 9, x + wide - 12);
    x += wide + 4;
  }
}

function fruit(x, y, [dark, light]) {
  disc(x + 6, y + 10, 50, '#5a2d0c33', 12);
  const skin = pen.createRadialGradient(x - 16, y - 18, 4, x, y, 52);
  skin.addColorStop(0, light);
  skin.addColorStop(1, dark);
  disc(x, y, 48, skin);
  disc(x - 17, y - 19, 8, '#ffffff66');
  pen.fillStyle = '#4d3319';
  pen.fillRect(x - 2, y - 56, 4, 14);
}

function boat(x, y, tilt) {
  pen.save();
  pen.translate(x, y);
  pen.rotate(tilt);
  pen.fillStyle = '#fdf6e8';
  pen.fill(new Path2D('M0 0 L0 -104 L62 -8 Z M-6 0 L-6 -84 L-46 -8 Z'));
  pen.fillStyle = '#7a2e1d';
  pen.fill(new Path2D('M-58 4 L76 4 L56 30 L-40 30 Z'));
  pen.restore();
}

const scenes = {
  mountains() {
    sky('#2f4f8f', '#7fa6d9', '#f6c9a0', '#fbe3c4');
    disc(690, 250, 46, '#fff3d6', 90);
    for (const range of RANGES) hills(...range);
  },
  city() {
    sky('#111a3a', '#37326b', '#a2506f', '#f0955f');
    const roll = dice(7);
    for (let star = 0; star < 70; star++) disc(roll() * width, roll() * 220, roll() * 1.4, '#ffffffb0');
    for (const row of SKYLINES) skyline(roll, row);
  },
  fruit() {
    sky('#fdf0d8', '#f9dcae', '#e9b66f');
    const roll = dice(23);
    for (let row = 0; row < 5; row++) {
      for (let column = -1; column < 12; column++) {
        const kind = FRUITS[(column + row * 2 + 8) % FRUITS.length];
        fruit(column * 92 + (row % 2) * 46 + roll() * 10, 190 + row * 84 + roll() * 10, kind);
      }
    }
  },
  sea(at = 0) {
    sky('#0d3b66', '#3c7ea8', '#f4d35e', '#ee964b');
    const turn = at * Math.PI * 2;
    disc(480, 262 - Math.sin(turn) * 10, 58, '#fff4cf', 80);
    for (const [index, colour] of ['#2b6f97', '#205d85', '#174a70', '#0f385a', '#092843'].entries()) {
      const waves = [
        [7 + index * 2, 70 + index * 22, index * 1.7],
        [3, 24 + index * 6, index]
      ];
      hills(330 + index * 46, waves, colour, index % 2 ? turn : -turn);
    }
    boat(300 + at * 60, 344 + Math.sin(turn * 2) * 5, Math.sin(turn) * 0.04);
  }
};

async function base64(blob) {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

globalThis.studio = {
  async picture(name) {
    scenes[name]();
    return base64(await new Promise((done) => canvas.toBlob(done, 'image/webp', 0.72)));
  },
  async film(name, seconds) {
    canvas.style.position = 'fixed';
    document.body.append(canvas);
    const stream = canvas.captureStream(25);
    const recorder = new MediaRecorder(stream, { mimeType: 'video/webm;codecs=vp8', videoBitsPerSecond: 350_000 });
    const parts = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const start = performance.now();
    const draw = () => {
      scenes[name](((performance.now() - start) / 1000 / seconds) % 1);
      if (recorder.state === 'recording') requestAnimationFrame(draw);
    };
    recorder.start();
    draw();
    await new Promise((done) => setTimeout(done, seconds * 1000));
    const stopped = new Promise((done) => (recorder.onstop = done));
    recorder.stop();
    await stopped;
    return base64(new Blob(parts));
  }
};
