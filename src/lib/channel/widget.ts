import {
  LIMITS,
  PROTOCOL,
  isConnect,
  isToWidget,
  type Failure,
  type ReadyMessage,
  type ToContainer,
  type ToWidget,
  type UnstartedMessage,
  type View
} from './protocol.js';

const MAX_WAITING = 100;
const LOGS_PER_SECOND = 50;

/** What the link reports to its owner. */
export interface LinkEvents {
  /** @param clock milliseconds since 1970 at which the page's clock starts; undefined: it lives now */
  connected(view: View, clock: number | undefined): void;
  message(message: ToWidget): void;
}

/**
 * The widget's end of the channel: announces readiness, takes the port from the parent window only, and sends through it.
 * Messages sent before the port is there wait for it (at most 100). In a page without a container nothing is ever sent.
 */
export class ContainerLink {
  private readonly events: LinkEvents;
  private readonly instance = randomId();
  private port: MessagePort | undefined;
  private waiting: ToContainer[] = [];
  private isAnnounced = false;
  private logs = 0;
  private logsLeftOut = 0;

  constructor(events: LinkEvents) {
    this.events = events;
    window.addEventListener('message', (event) => this.receive(event));
  }

  /** Whether the page is shown inside another one. */
  get embedded(): boolean {
    return window.parent !== window;
  }

  get announced(): boolean {
    return this.isAnnounced;
  }

  /** Announces readiness to the container. Only the first call counts. */
  ready(delayInitComplete: boolean, version: string): void {
    if (this.isAnnounced) return;
    this.isAnnounced = true;
    if (!this.embedded) return;
    announce({ protocol: PROTOCOL, type: 'Ready', instance: this.instance, delayInitComplete, version });
  }

  send(message: ToContainer): void {
    if (this.port) this.port.postMessage(message);
    else if (this.embedded && this.waiting.length < MAX_WAITING) this.waiting.push(message);
  }

  /** Sends a log message, cut to the channel's limit. */
  log(message: string, failed: boolean): void {
    this.tell({ type: 'Log', message: message.slice(0, LIMITS.log), failed });
  }

  /** Sends an error. */
  fail(failure: Failure): void {
    this.tell({ type: 'Failed', failure });
  }

  /** Beyond 50 a second, the rest is only counted, and the number reported. */
  private tell(message: ToContainer): void {
    if (this.logs === 0) setTimeout(() => this.startLogSecond(), 1000);
    this.logs++;
    if (this.logs > LOGS_PER_SECOND) this.logsLeftOut++;
    else this.send(message);
  }

  private startLogSecond(): void {
    const leftOut = this.logsLeftOut;
    this.logs = 0;
    this.logsLeftOut = 0;
    if (leftOut > 0) this.log(`${leftOut} more log messages left out`, false);
  }

  private receive(event: MessageEvent): void {
    if (!this.isAnnounced || !this.embedded || event.source !== window.parent) return;
    const port = event.ports[0];
    if (!port || !isConnect(event.data, this.instance)) return;
    // The container renews the port when the frame reports `load` after it was handed over.
    if (this.port) this.port.close();
    this.port = port;
    port.onmessage = ({ data }) => {
      if (isToWidget(data)) this.events.message(data);
    };
    this.events.connected(event.data.view, event.data.clock);
    for (const message of this.waiting) port.postMessage(message);
    this.waiting = [];
  }
}

/** Tells the container what threw in a page that has not announced itself. */
export function announceFailure(failure: Failure): void {
  if (window.parent !== window) announce({ protocol: PROTOCOL, type: 'Unstarted', failure });
}

/** The origin of the container is not known here, and nothing in these messages is secret. */
function announce(message: ReadyMessage | UnstartedMessage): void {
  const { port1, port2 } = new MessageChannel();
  port1.postMessage(message);
  window.parent.postMessage(PROTOCOL, '*', [port2]);
}

function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
