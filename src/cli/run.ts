import { expanded, statesOf, type FormState } from '../lib/ascdata/conditions/states/states.js';
import { DEFAULT_PLATFORM } from '../lib/ascdata/defaults.js';
import { isRecord, own } from '../lib/ascdata/elements.js';
import type { AscData, AscElement } from '../lib/ascdata/types.js';
import { messageOf } from '../lib/ascdata/wording.js';
import type { View } from '../lib/channel/container.js';
import { registry } from '../lib/datatypes/registry.js';
import { fileNamed, type PackageFile } from '../lib/package/files.js';
import { preparedPage } from '../lib/package/sentPage.js';
import { dashboardSize, DETAIL, rowChoices, slotChoices, viewport, type Size } from '../lib/preview/resolutions.js';
import { browserHere, NoBrowser, Trials, type Trial, type TrialEnd, type TrialJob } from '../render/trial.js';
import type { Command } from './command.js';
import { definitionIn } from './definition.js';
import { jsonText, printable } from './frame.js';
import { pathsOrHere, readInput } from './input.js';
import { onInterrupt, type Io } from './io.js';
import { Pictures, type PictureState } from './runPictures.js';
import { stateName, stateRow } from './states.js';
import { choice, numberFrom, readArguments, UsageError, withDefault } from './usage.js';

/** `ascdata run`. */
export const runCommand: Command = { run };

/** States that `--states` tries, and that it can be asked to try. */
const MOST_STATES = 20;
const STATES_LIMIT = 1_000;
/** Starts that did not get ready, or had to be cut off, after which the others are not tried: each takes seconds. */
const MOST_UNREADY = 3;
/** After a minute, and these milliseconds for each start, the others are not tried. */
const START_MILLISECONDS = 5_000;
const UNREADY: ReadonlySet<TrialEnd> = new Set<TrialEnd>(['init-missing', 'no-ready']);
/** What is available to the report view, for example. */
const REPORT: Size = { width: 1280, height: 720 };

/** Where a widget is shown, and how large. */
interface Place {
  readonly view: View;
  readonly size: Size;
}

interface Start extends Place {
  readonly state: FormState;
}

/** Why the others were not tried. */
type Stopped = 'unready' | 'late';
const STOPPED: Readonly<Record<Stopped, string>> = {
  unready: `${MOST_UNREADY} did not get ready, or had to be cut off`,
  late: 'it took too long'
};

/** A start, and what came of it. */
interface Started extends Start {
  readonly problems: readonly string[];
  readonly picture: PictureState | undefined;
}

/**
 * `ascdata run`: starts a widget in a headless browser. Returns the exit code: 1 if it does something wrong, or looks unlike an approved
 * picture. @throws UsageError nothing could be started
 */
async function run(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArguments(withDefault(args, 'states', String(MOST_STATES)), {
    states: { type: 'string' },
    screenshots: { type: 'string' },
    approve: { type: 'boolean' },
    today: { type: 'string' },
    format: { type: 'string' }
  });
  const format = choice('format', values.format, ['pretty', 'json']);
  const most = numberFrom(1, 'states', values.states, STATES_LIMIT) ?? 1;
  if (values.approve && values.screenshots === undefined) {
    throw new UsageError('What is approved? --approve goes with --screenshots <folder>.');
  }
  const day = dayIn(values.today);
  const [path = '.', ...more] = await pathsOrHere(positionals);
  if (more.length > 0) throw new UsageError('Which widget? ascdata run takes one.');
  const { files, data, elements } = await widgetAt(path);
  const browser = browserHere(io.env);
  if (!browser) {
    throw new UsageError('There is no browser: install Chromium or Chrome, or name its program in CHROMIUM_PATH.');
  }
  const form = statesOf(elements, registry, { today: day ?? io.today, platform: DEFAULT_PLATFORM });
  const { states, complete } = expanded(form, most);
  const places = placesOf(data);
  const pictures = values.screenshots === undefined ? undefined : await Pictures.in(values.screenshots, values.approve);
  const trials = new Trials({ ...browser, script: await io.widgetPage(), file: (name) => files.get(name) });
  const starts = states.flatMap((state) => places.map((place) => ({ ...place, state })));
  const ascData = JSON.stringify(data);
  const jobOf = ({ state, view, size }: Start): TrialJob => {
    const clock = clockOf(state.today ?? day);
    return { ascData, view, size, values: state.set, clock };
  };
  const { started, stopped } = await untilInterrupted(trials, () => startedAll(starts, trials, pictures, jobOf));
  const failed = started.filter(({ problems }) => problems.length > 0).length;
  const left =
    values.states === undefined || (complete && form.complete) ? undefined : leftOf(form.count, states.length);
  if (format === 'json') io.out(jsonText(rowOf(path, started, starts.length, left, stopped), 2));
  else io.out(printed(path, started, starts.length, left, stopped));
  return failed > 0 || stopped === 'late' ? 1 : 0;
}

/** @throws UsageError it cannot be read, or lacks what every widget has */
async function widgetAt(
  path: string
): Promise<{ files: ReadonlyMap<string, Uint8Array>; data: AscData; elements: readonly AscElement[] }> {
  const input = await readInput(path);
  if (input.kind === 'definition')
    throw new UsageError(`${path} is no folder and no package: name the folder that it is in.`);
  if (!input.files) {
    const [problem] = input.findings;
    throw new UsageError(`${path} cannot be used: ${problem ? messageOf(problem) : 'it is damaged'}`);
  }
  const [definition, page] = ['ascData.json', 'index.html'].map((name) => fileNamed(input.files!, name));
  if (!definition || !page) throw new UsageError(`${path} has no ${definition ? 'index.html' : 'ascData.json'}.`);
  const { data, elements } = definitionIn(definition.bytes, path);
  if (!isRecord(data) || !Array.isArray(own(data, 'Elements'))) {
    throw new UsageError(`${path} has no Elements in its ascData.json.`);
  }
  const sent: PackageFile = { name: page.name, bytes: preparedPage(page.bytes, new Map()) };
  const files = new Map([...input.files, sent].map(({ name, bytes }) => [name, bytes]));
  return { files, data: data as unknown as AscData, elements };
}

/** Each size of the widget in each view that it has. */
function placesOf(data: AscData): Place[] {
  const dashboard = slotChoices(data).flatMap((slots) =>
    rowChoices(data).map((rows) => viewport(data, 'dashboard', slots, rows) ?? dashboardSize(slots, rows))
  );
  const sizes = new Map(dashboard.map((size) => [sizeName(size), size]));
  return [
    ...[...sizes.values()].map((size) => ({ view: 'dashboard' as const, size })),
    ...(data.Options?.HasDetailView === true ? [{ view: 'detail' as const, size: DETAIL }] : []),
    { view: 'report', size: REPORT }
  ];
}

const sizeName = ({ width, height }: Size): string => `${width}x${height}`;

/** @throws UsageError it is no day */
function dayIn(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const moment = new Date(`${text}T12:00:00Z`);
  if (/^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)) {
    return text;
  }
  throw new UsageError(`--today must be a day such as 2026-03-31, not “${text}”.`);
}

/** Noon of a day. */
const clockOf = (day: string | undefined): number | undefined =>
  day === undefined ? undefined : Date.parse(`${day}T12:00:00Z`);

/** @throws UsageError the browser does not start, or this process is told to end; in any case the browser has ended */
async function untilInterrupted<T>(trials: Trials, act: () => Promise<T>): Promise<T> {
  let interrupt = (): void => {};
  const interrupted = new Promise<never>((_, reject) => {
    interrupt = () => reject(new UsageError('Interrupted.'));
  });
  const unheard = onInterrupt(interrupt);
  try {
    return await Promise.race([act(), interrupted]);
  } catch (error) {
    if (!(error instanceof NoBrowser)) throw error;
    throw new UsageError(`The browser does not start: ${error.message}.`);
  } finally {
    await trials.close();
    unheard();
  }
}

async function startedAll(
  starts: readonly Start[],
  trials: Trials,
  pictures: Pictures | undefined,
  jobOf: (start: Start) => TrialJob
): Promise<{ started: readonly Started[]; stopped?: Stopped }> {
  const started: Started[] = [];
  let unready = 0;
  const deadline = performance.now() + 60_000 + START_MILLISECONDS * starts.length;
  for (const start of starts) {
    const trial = await trials.run(jobOf(start));
    const name = `${stateName(start.state)}, ${start.view} ${sizeName(start.size)}`;
    const picture = trial.picture && (await pictures?.compare(name, trial.picture, trials));
    const unlike = picture?.problem === undefined ? [] : [picture.problem];
    started.push({ ...start, problems: [...problemsOf(trial), ...unlike], picture });
    if (performance.now() > deadline) return { started, stopped: 'late' };
    const isUnready = !trial.picture || UNREADY.has(trial.end);
    if (isUnready && ++unready === MOST_UNREADY && started.length < starts.length) {
      return { started, stopped: 'unready' };
    }
  }
  return { started };
}

const ENDS: Readonly<Record<TrialEnd, string>> = {
  live: '',
  error: 'error in the widget',
  'init-missing': 'sendReady(true), and sendInitComplete() has not followed within 10 seconds',
  'no-ready': 'has not called sendReady() within 5 seconds',
  'not-responding': 'is not answering',
  flooding: 'sent too many messages',
  'blocked-navigation': 'tried to leave for another page',
  loading: 'has not shown its data',
  stopped: 'was stopped',
  time: 'did not come to an end',
  memory: 'used more than 1 GB of memory',
  requests: 'requested far too many files',
  crash: 'the browser ended'
};

function problemsOf({ end, errors, blocked, absent }: Trial): string[] {
  const how = end === 'live' || (end === 'error' && errors.length > 0) ? [] : [ENDS[end]];
  return [
    ...how,
    ...errors.map((each) => `error: ${each}`),
    ...blocked.map((each) => `blocked: ${each}`),
    ...absent.map((each) => `not in the package: ${each}`)
  ];
}

/** How many states were not tried. */
function leftOf(count: bigint | undefined, tried: number): string {
  return count === undefined ? 'others' : String(count - BigInt(tried));
}

function rowOf(
  file: string,
  started: readonly Started[],
  all: number,
  left: string | undefined,
  stopped: Stopped | undefined
): object {
  return {
    file,
    starts: started.map(({ state, view, size, problems, picture }) => {
      return { ...stateRow(state), view, ...size, problems, ...(picture && { picture: picture.file, is: picture.is }) };
    }),
    notStarted: all - started.length,
    ...(stopped && { stopped }),
    ...(left !== undefined && { statesLeft: left })
  };
}

function printed(
  file: string,
  started: readonly Started[],
  all: number,
  left: string | undefined,
  stopped: Stopped | undefined
): string {
  const failed = started.filter(({ problems }) => problems.length > 0);
  const lines = failed.flatMap(({ state, view, size, problems }) => [
    `  ${stateName(state)}, ${view} ${sizeName(size)}:`,
    ...problems.map((problem) => `    ${problem}`)
  ]);
  const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`;
  const head = `${file}: ${count(started.length, 'start')}, ${failed.length === 0 ? 'no problems' : `${failed.length} with problems`}`;
  const notes = [
    ...(stopped
      ? [`  ${all === started.length ? '' : `${all - started.length} not tried: `}${STOPPED[stopped]}.`]
      : []),
    ...(left === undefined ? [] : [`  Not tried: ${left} of its states; --states=<N> tries N of them.`]),
    ...picturesIn(started)
  ];
  return [head, ...lines, ...notes].map((line) => `${printable(line)}\n`).join('');
}

/** How many pictures are new, and so on. */
function picturesIn(started: readonly Started[]): string[] {
  const counts = new Map<string, number>();
  for (const { picture } of started) if (picture) counts.set(picture.is, (counts.get(picture.is) ?? 0) + 1);
  const parts = [...counts].map(([is, count]) => `${count} ${is}`);
  return parts.length === 0 ? [] : [`  Pictures: ${parts.join(', ')}.`];
}
