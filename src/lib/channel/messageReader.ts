import { MessageBudget, PORT_ALLOWANCE } from './budget.js';
import {
  asAnnouncement,
  asToContainer,
  type ReadyMessage,
  type ToContainer,
  type ToWidget,
  type UnstartedMessage
} from './protocol.js';

const MAX_TYPE_LENGTH = 40;

/** What arrived through a widget's port: small and valid, whatever was sent. */
export type IncomingMessage =
  | ToContainer
  /** A page of the widget has announced itself. */
  | ReadyMessage
  /** A page of the widget failed before it could announce itself. */
  | UnstartedMessage
  /** Not a message of the protocol; `messageType`: its type, if it has one. */
  | { readonly type: 'Ignored'; readonly messageType: string }
  /** It sent too much; nothing more is read. */
  | { readonly type: 'Flood' }
  /** Its port was lost, through no fault of the widget. */
  | { readonly type: 'Lost' };

interface Posted {
  readonly data: unknown;
}

/** The type an invalid message claims. Hostile values are never converted to text: the conversion may throw. */
function typeOf(data: unknown): string {
  const type = typeof data === 'object' && data !== null && 'type' in data ? data.type : undefined;
  return typeof type === 'string' ? type.slice(0, MAX_TYPE_LENGTH) : typeof data;
}

/**
 * Reads what one widget sends through its ports, within its budget. The browser unpacks a message only when its `data` is read, and
 * that takes the time: so the budget is checked first, then the form.
 */
export class MessageReader {
  readonly #budget = new MessageBudget(PORT_ALLOWANCE, performance.now());
  /** Numbers of the messages that await an answer. */
  readonly #awaited = { Ack: -1, Pong: -1 };
  #isOver = false;

  /** A message was sent to the widget; its answer costs the widget nothing. */
  sent(message: ToWidget): void {
    if (message.type === 'Data' || message.type === 'Patch') this.#awaited.Ack = message.seq;
    if (message.type === 'Ping') this.#awaited.Pong = message.seq;
  }

  /** Returns what arrived through the port in use; undefined once the widget has sent too much, which is reported once. */
  read(event: Posted): IncomingMessage | undefined {
    const incoming = this.#read(event, asToContainer);
    if (incoming) this.#refund(incoming);
    return incoming;
  }

  /** Like `read`, for a port that a page announces itself with. */
  readAnnouncement(event: Posted): IncomingMessage | undefined {
    return this.#read(event, asAnnouncement);
  }

  #read(event: Posted, as: (data: unknown) => IncomingMessage | undefined): IncomingMessage | undefined {
    if (this.#isOver) return undefined;
    const start = performance.now();
    if (!this.#budget.spend(start)) return this.#end();
    const { data } = event;
    const message = as(data);
    if (message) return message;
    return this.#budget.charge(performance.now() - start, data)
      ? { type: 'Ignored', messageType: typeOf(data) }
      : this.#end();
  }

  #refund(message: IncomingMessage): void {
    if ((message.type !== 'Ack' && message.type !== 'Pong') || this.#awaited[message.type] !== message.seq) return;
    this.#awaited[message.type] = -1;
    this.#budget.refund();
  }

  #end(): IncomingMessage {
    this.#isOver = true;
    return { type: 'Flood' };
  }
}
