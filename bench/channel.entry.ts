import type { AscData } from '../src/lib/ascdata/types.js';
import { WidgetConnection } from '../src/lib/channel/container.js';
import { workerTransport } from '../src/lib/channel/workerTransport.js';
import { generateForm } from './form.js';

declare global {
  interface Window {
    /** Milliseconds of `count` round trips each, taken in turn. */
    measureChannel(count: number): Promise<{ bare: number[]; edit: number[] }>;
  }
}

function frame(src: string): HTMLIFrameElement {
  const element = document.createElement('iframe');
  element.sandbox.add('allow-scripts');
  element.src = src;
  document.querySelector('main')!.append(element);
  return element;
}

/** A bare MessageChannel into a sandboxed frame that sends everything back. */
async function bareEcho(): Promise<(value: unknown) => Promise<void>> {
  const element = frame('/echo.html');
  await new Promise((loaded) => element.addEventListener('load', loaded, { once: true }));
  const { port1, port2 } = new MessageChannel();
  element.contentWindow!.postMessage('port', '*', [port2]);
  return (value) =>
    new Promise((back) => {
      port1.onmessage = () => back();
      port1.postMessage(value);
    });
}

/** The product's own channel: an edit, out to the handler of a real widget and acknowledged. */
function productChannel(form: AscData): Promise<(value: unknown) => Promise<void>> {
  return new Promise((ready) => {
    let acknowledged = () => {};
    const connection = new WidgetConnection(frame('/widget.html'), {
      ascData: form,
      values: () => new Map(),
      view: 'dashboard',
      openTransport: workerTransport,
      onState: (state) => {
        if (state.name === 'live') ready(edit);
      },
      onLog: (entry) => {
        if (entry.ms !== undefined) acknowledged();
      }
    });
    const edit = (value: unknown) =>
      new Promise<void>((back) => {
        acknowledged = back;
        connection.update([['e1', value]]);
      });
  });
}

window.measureChannel = async (count) => {
  const echo = await bareEcho();
  const edit = await productChannel(generateForm(50));
  const took = async (trip: (value: unknown) => Promise<void>, index: number) => {
    const start = performance.now();
    await trip([{ Text: `Text ${index}` }]);
    return performance.now() - start;
  };
  const bareTimes: number[] = [];
  const editTimes: number[] = [];
  for (let index = 0; index < count; index++) {
    bareTimes.push(await took(echo, index));
    editTimes.push(await took(edit, index));
  }
  return { bare: bareTimes, edit: editTimes };
};
