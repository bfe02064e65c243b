/** Runs in the test page, around the frames: the container, and what tests query about it. */
import {
  WidgetConnection,
  type ConnectionOptions,
  type LogEntry,
  type SaveRefusal,
  type WidgetState
} from '../../../src/lib/channel/container.js';
import { workerTransport } from '../../../src/lib/channel/workerTransport.js';
import { siteOfFrame } from '../../../src/lib/preview/frameSite.js';

export interface Opened {
  states: WidgetState[];
  log: LogEntry[];
  saves: { fileName: string; type: string; size: number }[];
  refusals: SaveRefusal[];
  /** By page, whether its library takes a clock. */
  takesClock: boolean[];
}

export interface OpenOptions extends Pick<ConnectionOptions, 'ascData' | 'timings' | 'playing' | 'clock'> {
  view?: ConnectionOptions['view'];
  /** Other sites from which widgets may be loaded. */
  sites: string;
  /** Reads what the widget sends in the page itself, to compare with. */
  direct?: boolean;
  /** Leaves each question to the user open until `decide` is called. */
  holdSaves?: boolean;
}

const running: { connection: WidgetConnection; record: Opened; decide: () => void }[] = [];

function open(
  path: string,
  { holdSaves = false, direct = false, view = 'dashboard', sites, ...options }: OpenOptions
): number {
  const record: Opened = { states: [], log: [], saves: [], refusals: [], takesClock: [] };
  const entry = { record, decide: () => {} };
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.referrerPolicy = 'no-referrer';
  frame.allow = '';
  frame.src = `${siteOfFrame(sites)}${path}`;
  document.body.append(frame);
  const connection = new WidgetConnection(frame, {
    ...options,
    view,
    ...(!direct && { openTransport: workerTransport }),
    values: () => values,
    onReady: (page) => record.takesClock.push(page.takesClock),
    onState: (state) => record.states.push(state),
    onLog: (line) => {
      const known = record.log.findIndex(({ id }) => id === line.id);
      if (known >= 0) record.log[known] = line;
      else record.log.push(line);
    },
    onSave: ({ fileName, type, data }) => {
      record.saves.push({ fileName, type, size: data.size });
      if (holdSaves) return new Promise<void>((resolve) => (entry.decide = resolve));
    },
    onSaveRefused: (refusal) => record.refusals.push(refusal)
  });
  running.push(Object.assign(entry, { connection }));
  return running.length - 1;
}

const values = new Map<string, unknown>();

export type Report = 'load' | 'message' | 'securitypolicyviolation';

const held = new Map<Report, () => void>();

const copies: Record<Report, (event: Event) => Event> = {
  load: () => new Event('load'),
  message: (event) => {
    const { data, origin, source, ports } = event as MessageEvent;
    return new MessageEvent(event.type, { data, origin, source, ports: [...ports] });
  },
  securitypolicyviolation: (event) => {
    const { blockedURI, disposition, documentURI, effectiveDirective, originalPolicy, statusCode, violatedDirective } =
      event as SecurityPolicyViolationEvent;
    const init = { blockedURI, disposition, documentURI, effectiveDirective, originalPolicy, statusCode };
    return new SecurityPolicyViolationEvent(event.type, { ...init, violatedDirective, bubbles: true });
  }
};

const holding = new Set<Report>();
const given = new WeakSet<Event>();

/** A held-back event is dispatched again as a copy: a stopped event reaches nobody else. */
function keep(event: Event): void {
  const type = event.type as Report;
  if (!holding.has(type) || given.has(event)) return;
  event.stopImmediatePropagation();
  const { target } = event;
  const again = copies[type](event);
  given.add(again);
  held.set(type, () => target?.dispatchEvent(again));
}

// First: listeners of the window itself are called in order of registration.
window.addEventListener('message', keep, true);
document.addEventListener('load', keep, true);
document.addEventListener('securitypolicyviolation', keep, true);

function letGo(type: Report): void {
  held.get(type)?.();
  held.delete(type);
}

const lab = {
  open,
  values,
  holdBack: (types: Report[]) => types.forEach((type) => holding.add(type)),
  held: () => [...held.keys()].sort(),
  letGo,
  record: (index: number) => running[index]!.record,
  state: (index: number) => running[index]!.connection.state,
  connection: (index: number) => running[index]!.connection,
  decide: (index: number) => running[index]!.decide()
};

export type Lab = typeof lab;

declare global {
  interface Window {
    lab: Lab;
  }
}

window.lab = lab;
