import type { AscData } from '../ascdata/types.js';
import { MessageBudget, WINDOW_ALLOWANCE } from './budget.js';
import { Failures } from './failures.js';
import type { IncomingMessage } from './messageReader.js';
import { NavigationWatch } from './navigationWatch.js';
import { directTransport, type Transport } from './transport.js';
import { EventLog } from './log.js';
import { Outbox, type Delivery } from './outbox.js';
import type { ConnectionOptions } from './options.js';
import { PROTOCOL, takesClock, type Failure, type ReadyMessage, type ToContainer } from './protocol.js';
import { SaveQueue } from './save.js';
import { TIMINGS, type LogEntry, type WidgetState } from './state.js';
import { stateOf } from './widgetState.js';
import { Timers } from './timers.js';

export { blockedSentence } from './blocked.js';
export type { ConnectionOptions } from './options.js';
export type { Failure, View } from './protocol.js';
export type { LogEntry, LogNote, SaveRefusal, SaveRequest, Timings, WidgetState, WidgetStateName } from './state.js';

/**
 * The container's end of the channel to one sandboxed frame. Create it right after inserting the frame; it lives as long as that
 * element. To restart a widget, create a new frame and a new connection.
 *
 * Everything that arrives is hostile until proven otherwise: the sender first, then the budget, then the form.
 */
export class WidgetConnection {
  readonly #frame: HTMLIFrameElement;
  readonly #options: ConnectionOptions;
  readonly #announcements = new MessageBudget(WINDOW_ALLOWANCE, performance.now());
  readonly #outbox = new Outbox();
  readonly #log: EventLog;
  readonly #saves: SaveQueue;
  readonly #failures = new Failures();
  readonly #leaving = new NavigationWatch(() => this.#closing.signal.aborted || this.#show());
  readonly #closing = new AbortController();
  readonly #timers: Timers;

  readonly #transport: Transport;
  /** Whether a page has received a port. */
  #connected = false;
  /** Instance of the page that has the port. */
  #ready: ReadyMessage | undefined;
  /** Instance of a page still waiting for one. */
  #next: ReadyMessage | undefined;
  #inFlight: { delivery: Delivery; entry: LogEntry; sentAt: number } | undefined;
  /** Time of the last ping; undefined while none is pending. */
  #pinged: number | undefined;
  #pings = 0;
  #dataAt = 0;
  #playing: boolean;

  #loaded = false;
  /** Whether the window that received the port has ever used it. */
  #confirmed = false;
  #renewed = false;
  #served = false;
  #initComplete = false;
  #initMissing = false;
  #noReady = false;
  /** What threw in a page that never called sendReady. */
  #unstarted: Failure | undefined;
  #silent = false;
  #flooding = false;
  #latency: number | undefined;
  #state: WidgetState = { name: 'loading' };

  constructor(frame: HTMLIFrameElement, options: ConnectionOptions) {
    this.#frame = frame;
    this.#options = options;
    this.#timers = new Timers({ ...TIMINGS, ...options.timings });
    this.#playing = options.playing ?? true;
    this.#log = new EventLog(options);
    this.#saves = new SaveQueue(options, options.refusesFiles);
    this.#transport = (options.openTransport ?? directTransport)((incoming) => this.#arrived(incoming));
    const { signal } = this.#closing;
    window.addEventListener('message', (event) => this.#receiveWindow(event), { signal });
    frame.addEventListener('load', ({ timeStamp }) => this.#load(timeStamp), { signal });
    frame.addEventListener('error', ({ timeStamp }) => this.#fail(timeStamp), { signal });
    document.addEventListener('securitypolicyviolation', (event) => this.#violation(event), { signal });
    this.#timers.start('load', () => this.#silence());
  }

  get state(): WidgetState {
    return this.#state;
  }

  /**
   * Values that changed in one step: the widget gets them in one message, at once or, while it is busy with the previous one, merged
   * with later changes.
   */
  update(changes: Iterable<readonly [id: string, value: unknown]>): void {
    for (const [id, value] of changes) this.#outbox.put(id, value);
    this.#deliver();
  }

  /** Replaces the whole content (Values are read again). */
  replace(ascData: AscData): void {
    this.#options.ascData = ascData;
    this.#outbox.reset();
    this.#deliver();
  }

  print(): void {
    this.#saves.userRequested();
    this.#post('PrintRequested');
  }

  play(): void {
    this.#playing = true;
    if (this.#initComplete || this.#initMissing) this.#post('Play');
  }

  stop(): void {
    this.#playing = false;
    this.#post('Stop');
  }

  /** Ends the connection. The frame stays in the page. */
  close(): void {
    this.#closing.abort();
    this.#disconnect();
    this.#transport.close();
    this.#saves.close();
    this.#timers.close();
  }

  #receiveWindow(event: MessageEvent): void {
    const sender = this.#frame.contentWindow;
    if (sender === null || event.source !== sender) return;
    if (!this.#announcements.spend(performance.now())) return this.#cutOff();
    const [port, ...others] = event.ports;
    if (port && others.length === 0) this.#transport.announced(port);
    else this.#log.ignored('unread');
  }

  #announced(ready: ReadyMessage): void {
    if (ready.instance === this.#ready?.instance || ready.instance === this.#next?.instance) {
      return this.#log.ignored('again', 'Ready');
    }
    this.#next = ready;
    this.#log.received('Ready', ready.delayInitComplete ? 'sendReady(true)' : '');
    // With a port in use, this is a later page of the package and gets its own port when loaded. A renewed port is not in use:
    // that page had already loaded.
    if (this.#loaded && (!this.#connected || (this.#renewed && !this.#confirmed))) this.#begin(ready);
  }

  /** A page without a port has failed. Its Ready, should it come all the same, counts more. */
  #fellOver(failure: Failure): void {
    if (this.#connected) return this.#log.ignored('unknown', 'Unstarted');
    this.#unstarted = failure;
    this.#log.failed(failure);
    this.#show();
  }

  /** A message arrived through the port in use, or through the one a page announces itself with. */
  #arrived(incoming: IncomingMessage): void {
    switch (incoming.type) {
      case 'Flood':
        return this.#cutOff();
      case 'Lost':
        return this.#lose();
      case 'Ready':
        return this.#announced(incoming);
      case 'Unstarted':
        return this.#fellOver(incoming.failure);
      case 'Ignored':
        return this.#log.ignored('unknown', incoming.messageType);
      default:
        this.#confirm();
        return this.#handle(incoming);
    }
  }

  /** The window uses its port: it is a page of the package that includes the library. */
  #confirm(): void {
    if (this.#confirmed) return;
    this.#confirmed = true;
    this.#noReady = false;
    this.#leaving.pageSent(this.#renewed);
    this.#leave();
  }

  #handle(message: ToContainer): void {
    switch (message.type) {
      case 'Ack':
        return this.#acknowledged(message.seq, message.delivered);
      case 'Pong':
        return this.#answered(message.seq);
      case 'InitComplete':
        return this.#init();
      case 'Log':
        return this.#log.received(message.failed ? 'Error' : 'Log', message.message, { bytes: message.message.length });
      case 'Failed':
        this.#failures.add(message.failure);
        this.#log.failed(message.failure);
        return this.#show();
      case 'Blocked':
        return this.#log.blocked(message.origin, message.directive);
      case 'SaveToFile':
        return this.#save(message);
    }
  }

  #save(message: Extract<ToContainer, { type: 'SaveToFile' }>): void {
    this.#log.received('SaveToFile', message.fileName.slice(-100), { bytes: message.data.size });
    const refusal = this.#saves.add(message);
    if (refusal) this.#log.refused(refusal);
  }

  /** A page has finished loading in the frame: any port belonged to the previous page, or is renewed. */
  #load(timeStamp: number): void {
    this.#disconnect();
    this.#leaving.pageLoaded(timeStamp);
    this.#loaded = false;
    this.#served = false;
    this.#silent = false;
    this.#timers.stop('load');
    // Its Ready may have arrived but not been read yet.
    this.#transport.settled(() => this.#closing.signal.aborted || this.#serve());
  }

  #serve(): void {
    this.#loaded = true;
    if (this.#next) this.#begin(this.#next);
    else if (this.#ready) this.#renew(this.#ready);
    else this.#timers.start('ready', () => this.#missReady());
    this.#show();
  }

  /** A page that has announced itself is served from the start. */
  #begin(ready: ReadyMessage): void {
    this.#ready = ready;
    this.#next = undefined;
    this.#initComplete = false;
    this.#initMissing = false;
    this.#failures.clear();
    this.#unstarted = undefined;
    this.#timers.stop('ready', 'init');
    if (ready.delayInitComplete) this.#timers.start('init', () => this.#missInit());
    this.#options.onReady?.({ takesClock: takesClock(ready.version) });
    this.#connect(ready);
  }

  /** The port was lost with its reader. A page that had not announced itself must do so again. */
  #lose(): void {
    if (this.#ready) this.#connect(this.#ready);
    else this.#frame.src += '';
  }

  /** `load` came again without another page, so the known page gets the port again. */
  #renew(ready: ReadyMessage): void {
    this.#connect(ready);
    this.#renewed = true;
  }

  /** Gives a fresh port to the frame's window only. Its origin is opaque, hence '*'. */
  #connect(ready: ReadyMessage): void {
    this.#disconnect();
    const { port1, port2 } = new MessageChannel();
    const { view, clock } = this.#options;
    const connect = {
      protocol: PROTOCOL,
      type: 'Connect',
      instance: ready.instance,
      view,
      ...(clock !== undefined && { clock })
    };
    this.#frame.contentWindow?.postMessage(connect, '*', [port2]);
    this.#transport.use(port1);
    this.#connected = true;
    this.#noReady = false;
    this.#outbox.reset();
    this.#deliver();
  }

  #disconnect(): void {
    this.#transport.drop();
    this.#connected = false;
    this.#inFlight = undefined;
    this.#pinged = undefined;
    this.#confirmed = false;
    this.#renewed = false;
    this.#timers.stop('answer', 'ping');
  }

  #deliver(): void {
    if (!this.#connected || this.#inFlight) return;
    const delivery = this.#outbox.take(this.#options.ascData, this.#options.values);
    if (!delivery) return;
    const { type, seq, json, detail, elements, changes } = delivery;
    this.#failures.delivering();
    this.#options.onSent?.();
    this.#transport.send({ type, seq, json });
    const entry = this.#log.sent('DataChanged', detail, {
      bytes: json.length,
      changes,
      ...(elements !== undefined && { note: { kind: 'elements', count: elements } })
    });
    const sentAt = performance.now();
    if (type === 'Data') this.#dataAt = sentAt;
    this.#inFlight = { delivery, entry, sentAt };
    this.#timers.start('answer', () => this.#missAnswer());
  }

  #acknowledged(seq: number, delivered: string): void {
    const sent = this.#inFlight;
    if (!sent || sent.delivery.seq !== seq) return;
    this.#inFlight = undefined;
    this.#served = true;
    this.#failures.delivered();
    this.#latency = performance.now() - sent.sentAt;
    const type = delivered === 'both' ? 'DataChanged, SingleElementDataChanged' : delivered;
    this.#log.acknowledged(sent.entry, type, this.#latency);
    this.#heard();
    this.#deliver();
  }

  #answered(seq: number): void {
    if (this.#pinged === undefined || seq !== this.#pings) return;
    this.#pinged = undefined;
    this.#heard();
  }

  /** The widget runs. Pings it again later, because a loop that starts in a timer blocks no delivery. */
  #heard(): void {
    this.#silent = false;
    if (!this.#inFlight && this.#pinged === undefined) {
      this.#timers.stop('answer');
      this.#options.onHeard?.();
    }
    this.#timers.start('ping', () => this.#ping());
    this.#show();
  }

  #ping(): void {
    // Browsers slow hidden pages down, so silence would mean nothing.
    if (document.hidden || this.#inFlight || !this.#connected) return this.#timers.start('ping', () => this.#ping());
    this.#pinged = performance.now();
    this.#transport.send({ type: 'Ping', seq: ++this.#pings });
    this.#timers.start('answer', () => this.#missAnswer());
  }

  #init(): void {
    if (this.#initComplete) return;
    this.#initComplete = true;
    const ms = Math.round(performance.now() - this.#dataAt);
    this.#log.received('InitComplete', `${ms} ms after data`, { note: { kind: 'afterData', count: ms } });
    this.#timers.stop('init');
    if (this.#playing && !this.#initMissing) this.#post('Play');
    this.#initMissing = false;
    this.#show();
  }

  /** The error that the contract names; the widget is still shown and played. */
  #missInit(): void {
    this.#initMissing = true;
    if (this.#playing) this.#post('Play');
    this.#show();
  }

  #missReady(): void {
    this.#noReady = true;
    this.#show();
  }

  /** The answer may have arrived but not been read: another widget may keep the reader busy. */
  #missAnswer(): void {
    const [inFlight, pinged] = [this.#inFlight, this.#pinged];
    this.#transport.settled(() => {
      const isAwaited = (inFlight && inFlight === this.#inFlight) || (pinged !== undefined && pinged === this.#pinged);
      if (isAwaited && !this.#closing.signal.aborted) this.#silence();
    });
  }

  /** No answer in time. A window that never used its port is a page without the library, not a frozen one. */
  #silence(): void {
    if (this.#loaded && this.#connected && !this.#confirmed) this.#noReady = true;
    this.#silent = true;
    this.#leaving.pageSilent(performance.now());
    this.#leave();
  }

  /** The page blocked a navigation of one of its frames. */
  #violation(event: SecurityPolicyViolationEvent): void {
    if (event.effectiveDirective !== 'frame-src' || event.disposition !== 'enforce') return;
    this.#leaving.navigationBlocked(event);
    if (this.#silent) this.#leaving.pageSilent(event.timeStamp);
    this.#leave();
  }

  /** A page failed to load in the frame. */
  #fail(timeStamp: number): void {
    this.#leaving.pageFailed(timeStamp);
    this.#leave();
  }

  /** A page that tried to leave is gone in every browser. */
  #leave(): void {
    if (this.#leaving.isGoingOn) this.#end();
    else this.#show();
  }

  #cutOff(): void {
    this.#flooding = true;
    this.#end();
  }

  #end(): void {
    this.close();
    // Removing the frame ends its process, and everything it has not sent yet.
    this.#frame.remove();
    this.#show();
  }

  #post(type: 'Play' | 'Stop' | 'PrintRequested'): void {
    if (!this.#connected) return;
    this.#options.onSent?.();
    this.#transport.send({ type });
    this.#log.sent(type);
  }

  #show(): void {
    this.#state = stateOf({
      isFlooding: this.#flooding,
      leavingFor: this.#leaving.target,
      unstarted: this.#unstarted,
      lacksReady: this.#noReady,
      isRenewed: this.#renewed,
      isSilent: this.#silent,
      failure: this.#failures.current,
      lacksInit: this.#initMissing,
      isLive: this.#served && this.#initComplete,
      latency: this.#latency
    });
    this.#options.onState?.(this.#state);
  }
}
