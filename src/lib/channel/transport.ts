import { MessageReader, type IncomingMessage } from './messageReader.js';
import type { ToWidget } from './protocol.js';

/** The ports of one widget, one after the other, and what arrives through them. */
export interface Transport {
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
  /** Ends the transport when its widget ends. */
  close(): void;
}

/** Creates the transport of a widget. `arrived` is called with what comes through its port, in order. */
export type OpenTransport = (arrived: (incoming: IncomingMessage) => void) => Transport;

/** Reads in the caller's thread: one huge message blocks it for as long as it takes to unpack. */
export const directTransport: OpenTransport = (arrived) => {
  const reader = new MessageReader();
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
        const incoming = reader.readAnnouncement(event);
        if (incoming) arrived(incoming);
      };
    },
    use(port) {
      drop();
      current = port;
      port.onmessage = (event) => {
        const incoming = port === current ? reader.read(event) : undefined;
        if (incoming) arrived(incoming);
      };
    },
    send(message) {
      if (!current) return;
      reader.sent(message);
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
