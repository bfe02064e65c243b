import { Intake, type Arrival } from './intake.js';
import type { ToWidget } from './protocol.js';

/** The ports of one widget, one after the other, and what arrives through them. */
export interface Line {
  /** A page announces itself through this port. Its first message is read, unless another page comes first. */
  announced(port: MessagePort): void;
  /** Switches to another port; the previous one is closed. */
  use(port: MessagePort): void;
  /** Sends through the port in use; lost if there is none. */
  send(message: ToWidget): void;
  /** Calls back once everything received so far has been read. */
  settled(done: () => void): void;
  /** Closes the port; nothing more arrives. */
  drop(): void;
  /** Ends the line with its widget. */
  close(): void;
}

/** Creates the line of a widget. `arrived` is called with what comes through its port, in order. */
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
