import { MessageBudget, WINDOW_ALLOWANCE } from './budget.js';
import { typeOf } from './intake.js';
import { isReady, type ReadyMessage } from './protocol.js';

/** So many messages wait unread for the next page to load: its Ready is one of the last of them. */
const MAX_UNREAD = 3;

/** What a frame posted to the window around it. */
export type Posted =
  | { readonly type: 'Ready'; readonly ready: ReadyMessage }
  /** It is no Ready, or cannot be one that counts; `said`: its type, as far as it was read. */
  | { readonly type: 'Ignored'; readonly said: string; readonly why: string }
  /** The widget posted too much. */
  | { readonly type: 'Flood' };

/**
 * What one frame posts to the window around it. The browser unpacks such a message when its `data` is asked for, in the page
 * itself, and some take it seconds. So `data` is asked for only where Ready may be expected: while a port is in use, the message
 * can at most be of a page that is still loading, and waits for that.
 */
export class WindowInbox {
  readonly #budget = new MessageBudget(WINDOW_ALLOWANCE, performance.now());
  #unread: MessageEvent[] = [];

  /** A message of the frame. @param isInUse a page of the widget uses its port */
  take(event: MessageEvent, isInUse: boolean): Posted {
    if (!this.#budget.spend(performance.now())) return this.#flood();
    if (!isInUse) return this.#read(event);
    this.#unread = [...this.#unread, event].slice(-MAX_UNREAD);
    return { type: 'Ignored', said: 'message', why: 'through window.postMessage, while the port is in use' };
  }

  /** A page has loaded: what came before it may have been its Ready. */
  takeUnread(): Posted[] {
    return this.#unread.splice(0).map((event) => this.#read(event));
  }

  #read(event: MessageEvent): Posted {
    const start = performance.now();
    const data: unknown = event.data;
    if (isReady(data)) return { type: 'Ready', ready: data };
    if (!this.#budget.charge(performance.now() - start)) return this.#flood();
    return { type: 'Ignored', said: typeOf(data), why: 'through window.postMessage' };
  }

  #flood(): Posted {
    this.#unread = [];
    return { type: 'Flood' };
  }
}
