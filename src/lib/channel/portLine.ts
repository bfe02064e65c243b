import { Intake, type Arrival } from './intake.js';
import type { ToWidget } from './protocol.js';

/** The ports of one widget, one after the other, and what arrives through them. */
export interface Line {
  /** A page of the widget announces itself through this port. Its first message is read, unless another page comes before. */
  announced(port: MessagePort): void;
  /** Another port is in use from now on; the one before is closed. */
  use(port: MessagePort): void;
  /** Through the port in use; lost if there is none. */
  send(message: ToWidget): void;
  /** Calls back once everything that has reached this page so far was read. */
  settled(done: () => void): void;
  /** No port is in use any more, and nothing arrives. */
  drop(): void;
  /** The widget is gone, and the line with it. */
  close(): void;
}

/** Makes the line of a widget. `arrived` is called with what comes through its port, in order. */
export type OpenLine = (arrived: (arrival: Arrival) => void) => Line;

/** Reads in the caller's thread: one huge message blocks it for as long as it takes to unpack. */
export const directLine: OpenLine = (arrived) => {
  const intake = new Intake();
  let current: MessagePort | undefined;
  let announcing: MessagePort | undefined;
  const drop = (): void => {
    current?.close();
    current = undefined;
  };
  const unannounce = (): void => {
    announcing?.close();
    announcing = undefined;
  };
  return {
    announced(port) {
      unannounce();
      announcing = port;
      port.onmessage = (event) => {
        if (port !== announcing) return;
        unannounce();
        const arrival = intake.readAnnouncement(event);
        if (arrival) arrived(arrival);
      };
    },
    use(port) {
      drop();
      current = port;
      port.onmessage = (event) => {
        const arrival = port === current ? intake.read(event) : undefined;
        if (arrival) arrived(arrival);
      };
    },
    send(message) {
      if (!current) return;
      intake.sent(message);
      current.postMessage(message);
    },
    settled: (done) => done(),
    drop,
    close() {
      drop();
      unannounce();
    }
  };
};
