import { grammarOf } from '../../../language/grammar.js';
import blocked from '../blocked.js';

const { either, number, quote } = grammarOf('en');

export default {
  title: 'Preview',
  toolbar: 'Preview settings',
  slots: 'Slots',
  slotCount: (count: number) => either(count, '1 slot', `${number(count)} slots`),
  rows: 'Rows',
  rowCount: (count: number) => either(count, '1 row', `${number(count)} rows`),
  view: 'View',
  dashboard: 'Dashboard',
  detail: 'Detail',
  report: 'Report',
  width: 'Width',
  height: 'Height',
  range: (min: number, max: number) => (max < Infinity ? `${min} to ${max}` : `at least ${min}`),
  play: 'Play',
  stop: 'Stop',
  reload: 'Reload',
  reloadHint: 'Reload the widget',
  print: 'Export',
  debugLog: 'Log over the widget',
  state: {
    loading: () => 'loading',
    live: (ms: number | undefined) =>
      ms === undefined ? 'live' : ms < 1 ? 'live, < 1 ms' : `live, ${Math.round(ms)} ms`,
    away: () => 'no connection',
    error: () => 'error in the widget',
    'init-missing': () => 'not finished',
    'no-ready': () => 'not connected',
    'not-responding': () => 'not responding',
    flooding: () => 'stopped',
    'blocked-navigation': () => 'stopped',
    stopped: () => 'stopped'
  },
  problem: {
    error: 'Error in the widget. Your settings are safe.',
    'init-missing':
      'The widget called sendReady(true), but sendInitComplete() has not followed within 10 seconds. Errors during playback are likely.',
    'no-ready': 'The widget has not called sendReady(). Until it does, it gets no settings.',
    'not-responding': 'The widget is not answering. Your settings are safe.',
    flooding: 'The widget sent too many messages, or one far too large, and was stopped. Your settings are safe.',
    'blocked-navigation': 'The widget tried to open another page. That is not allowed, so it was stopped.',
    stopped: 'You stopped the widget.'
  },
  slow: {
    text: 'This page has become slow. The widget may be the reason.',
    stop: 'Stop the widget',
    leave: 'Let it run'
  },
  froze: (title: string) =>
    `This page ended unexpectedly while ${quote(title)} was running, so the widget was not restarted. What you typed is still here.`,
  inTurn: 'This page ended unexpectedly. Its widgets are starting one by one; this one is still waiting.',
  leftPage: 'The widget left or replaced its page. What you see now receives no settings.',
  target: (url: string) => `Target: ${url}`,
  clock: {
    label: 'Clock',
    hint: 'The time that the widget sees',
    now: 'Now',
    chosen: 'Another time …',
    at: 'Date and time'
  },
  trials: {
    title: 'Simulate platform faults',
    names: {
      slow: 'Late answer',
      lost: 'Lost changes',
      none: 'No objects',
      gone: 'Deleted objects',
      long: 'Long texts',
      foreign: 'Another language',
      offline: 'Offline'
    },
    hints: {
      slow: 'The platform answers sendReady() two seconds late.',
      lost: 'Every other change is lost.',
      none: 'Selections are empty.',
      gone: 'Every selected object has been deleted; its Id no longer exists.',
      long: 'Every text has its maximum length.',
      foreign: 'Every text is Arabic and runs from right to left.',
      offline: 'External addresses cannot be reached.'
    },
    off: 'All off'
  },
  replay: {
    running: (done: number, total: number) => `Replaying ${number(done)} of ${number(total)}. Nothing is stored.`,
    done: (total: number) =>
      total === 0
        ? 'The log contains no values to replay.'
        : either(total, '1 delivery replayed.', `${number(total)} deliveries replayed.`),
    unknown: (ids: readonly string[]) =>
      either(
        ids.length,
        `This version has no setting ${ids.join()}.`,
        `This version lacks the settings ${ids.join(', ')}.`
      ),
    back: 'Back to the form’s values'
  },
  log: {
    blocked,
    title: 'Channel log',
    open: 'Show channel log',
    close: 'Hide channel log',
    count: (shown: number, all: number) =>
      `${shown === all ? '' : `${number(shown)} of `}${either(all, '1 message', `${number(all)} messages`)}`,
    filter: 'Filter messages',
    kind: 'Show',
    kinds: { all: 'All messages', toWidget: 'To widget', fromWidget: 'From widget', problems: 'Problems' },
    pause: 'Pause',
    resume: (missed: number) => (missed === 0 ? 'Resume' : `Resume, ${number(missed)} new`),
    save: 'Save',
    replay: 'Replay …',
    notALog: (file: string) => `${quote(file)} is not a saved channel log. Save one with “Save”.`,
    empty: 'No messages yet. Change a setting to see what the widget is sent.',
    noMatch: 'No message matches the filter.',
    time: 'Time',
    direction: 'Direction',
    type: 'Message',
    details: 'Details',
    toWidget: 'to widget',
    fromWidget: 'from widget',
    during: (event: string) => `in the handler of ${event}`,
    unhandled: 'outside the handlers',
    nowhere: 'The browser does not say where it happened. See its console.',
    muted:
      'Browsers hide errors in script files, because a widget runs in a sandbox. To see them here, write <script crossorigin src="…">, or look in the browser’s console.',
    elements: (n: number) => either(n, '1 Element', `${number(n)} Elements`),
    afterData: (ms: number) => `${number(ms)} ms after the data`,
    ignored: {
      unread: () => 'sent through window.postMessage; ignored',
      again: (type: string) => `${type} was sent again`,
      unknown: (type: string) => `${type} is not a message of this channel`.trim()
    },
    acknowledged: (ms: string) => `acknowledged in ${ms} ms`
  },
  saveFile: {
    title: 'Save a file?',
    intro: (widget?: string) =>
      `${widget ? `The widget ${quote(widget)}` : 'The widget'} wants to save a file on this computer.`,
    name: 'Name',
    size: 'Size',
    ending: 'Extension',
    kinds: { document: 'Document', data: 'Data', picture: 'Picture', sound: 'Sound' },
    save: 'Save file',
    cancel: 'Cancel',
    never: 'Do not ask again',
    badEnding: (name: string, ending: string) =>
      `The widget wanted to save ${quote(name)}. Only documents, data, pictures and sound can be saved, not files ending in ${ending}.`,
    noEnding: (name: string) =>
      `The widget wanted to save ${quote(name)}. It has no file extension, so nobody can tell what it is, and it cannot be saved.`,
    badType: (name: string, ending: string) =>
      `The widget wanted to save ${quote(name)} as a type that does not match ${ending}, so it cannot be saved.`,
    tooLarge: (name: string, size: string) =>
      `The widget wanted to save ${quote(name)} (${size}). Files over 50 MB are refused.`,
    tooMany: 'The widget asks to save files too often. Further requests are ignored until it stops.',
    unwanted: 'You are not asked about further files of this widget until it exports again or is reloaded.',
    dismiss: 'Dismiss'
  }
};
