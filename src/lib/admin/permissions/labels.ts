import { cutShort, sliceFrom, sliceTo } from '../../language/cut.js';

const GAP = '…';

/** The start and end of a name, cut to a number of characters. */
function ends(name: string, most: number): string {
  const start = Math.ceil((most - 1) / 2);
  const end = most - 1 - start;
  return `${sliceTo(name, start)}${GAP}${sliceFrom(name, name.length - end)}`;
}

/** The start, and what comes from `at` on. */
function around(name: string, most: number, at: number): string {
  const start = Math.max(1, Math.floor(most / 4));
  const length = most - start - 2;
  const from = Math.max(start + 1, Math.min(at, name.length - length));
  const isWhole = from + length >= name.length;
  return `${sliceTo(name, start)}${GAP}${sliceTo(sliceFrom(name, from), length)}${isWhole ? '' : GAP}`;
}

/** The longest cut of a name that fits; nothing shorter than three characters. */
function longest(name: string, fits: (text: string) => boolean, cut: (most: number) => string): string {
  let [low, high] = [3, name.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(cut(middle))) low = middle;
    else high = middle - 1;
  }
  return cut(low);
}

/** How many characters at the start all of these share. */
function sharedLength(names: readonly string[]): number {
  const [first = '', ...others] = names;
  let length = 0;
  while (length < first.length && others.every((name) => name[length] === first[length])) length += 1;
  return length;
}

/** How wide a text is, in pixels. */
export type MeasureText = (text: string) => number;

/** How wide texts are in a font of the page: bold, so that they also fit while they are chosen. */
export function textRuler(size: string): MeasureText {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return (text) => text.length * Number.parseFloat(size) * 0.6;
  context.font = `600 ${size} ${getComputedStyle(document.body).fontFamily}`;
  return (text) => context.measureText(text).width;
}

/** What a heading has at least, and at most of the view; beside its text. */
export interface HeadingBounds {
  readonly least: number;
  readonly share: number;
  readonly padding: number;
}

interface Named {
  readonly Id: number;
  readonly Name: string;
}

/**
 * What is written where a name may not fit: the name, or a cut of it. Things with different names never look the same: where their
 * cuts would, what differs is shown; where that is not enough, or the names are the same, the Id too.
 */
export function labelsOf(things: readonly Named[], fits: (text: string) => boolean): ReadonlyMap<number, string> {
  const labels = new Map<number, string>();
  const plain = (name: string): string => (fits(name) ? name : longest(name, fits, (most) => ends(name, most)));
  for (const { Id, Name } of things) labels.set(Id, plain(Name));
  for (const twins of twinsIn(things, labels)) {
    const at = sharedLength(twins.map(({ Name }) => Name));
    for (const { Id, Name } of twins) {
      if (!fits(Name))
        labels.set(
          Id,
          longest(Name, fits, (most) => around(Name, most, at))
        );
    }
  }
  for (const twins of twinsIn(things, labels)) {
    for (const { Id, Name } of twins) labels.set(Id, numbered(Id, Name, fits));
  }
  return labels;
}

function numbered(id: number, name: string, fits: (text: string) => boolean): string {
  const number = ` #${id}`;
  const whole = `${name}${number}`;
  return fits(whole)
    ? whole
    : `${longest(
        name,
        (text) => fits(text + number),
        (most) => cutShort(name, most)
      )}${number}`;
}

/** Those that look the same. */
function twinsIn(things: readonly Named[], labels: ReadonlyMap<number, string>): Named[][] {
  const byLabel = new Map<string, Named[]>();
  for (const thing of things) {
    const label = labels.get(thing.Id)!;
    const same = byLabel.get(label);
    if (same) same.push(thing);
    else byLabel.set(label, [thing]);
  }
  return [...byLabel.values()].filter((each) => each.length > 1);
}

/** As much as the longest name takes, within bounds. `width` undefined: it cannot be measured yet. */
export function headingSize(
  bounds: HeadingBounds,
  view: number,
  things: readonly Named[],
  width?: MeasureText
): number {
  const longest = width ? things.reduce((most, { Name }) => Math.max(most, width(Name)), 0) : 0;
  return Math.max(bounds.least, Math.min(Math.ceil(longest) + bounds.padding, Math.floor(view * bounds.share)));
}

/** Labels that fit a width in pixels; none while it cannot be measured. */
export function labelsIn(things: readonly Named[], room: number, width?: MeasureText): ReadonlyMap<number, string> {
  return width ? labelsOf(things, (text) => width(text) <= room) : new Map();
}
