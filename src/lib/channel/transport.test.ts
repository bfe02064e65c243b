import { expect, test } from 'vitest';
import type { IncomingMessage } from './messageReader.js';
import { directTransport } from './transport.js';
import { PROTOCOL } from './protocol.js';
import { Channel } from './testing.js';

const ready = (instance: string) => ({
  ...{ protocol: PROTOCOL, type: 'Ready', instance, delayInitComplete: false, version: '1' }
});

function opened() {
  const heard: IncomingMessage[] = [];
  const transport = directTransport((incoming) => heard.push(incoming));
  const announce = () => {
    const { port1, port2 } = new Channel();
    transport.announced(port2 as never);
    return port1;
  };
  return { transport, heard, announce };
}

test('only the first message is read from a port that announces a page', () => {
  const { heard, announce } = opened();
  const port = announce();
  port.postMessage(ready('one'));
  port.postMessage(ready('two'));
  expect(heard).toEqual([ready('one')]);
});

test('a newly announced page replaces one that has not been heard from', () => {
  const { heard, announce } = opened();
  const [first, second] = [announce(), announce()];
  first.postMessage(ready('one'));
  second.postMessage(ready('two'));
  expect(heard).toEqual([ready('two')]);
});

test('the port in use is not touched by an announcement, and closing the transport ends both', () => {
  const { transport, heard, announce } = opened();
  const { port1, port2 } = new Channel();
  transport.use(port2 as never);
  const announcing = announce();
  port1.postMessage({ type: 'InitComplete' });
  transport.close();
  announcing.postMessage(ready('one'));
  port1.postMessage({ type: 'InitComplete' });
  expect(heard).toEqual([{ type: 'InitComplete' }]);
});
