import type { AscData, AscElement } from '../lib/ascdata/types.js';
import { blockedSentence, type Blocked } from '../lib/channel/blocked.js';
import { LIMITS, type DeliveryHandlers, type HandledEvent, type ToWidget, type View } from '../lib/channel/protocol.js';
import { announceFailure, ContainerLink } from '../lib/channel/widget.js';
import { watchBlocked } from './blocked.js';
import { blockedTexts } from './blockedTexts.js';
import { setClock } from './clock.js';
import { WidgetData } from './data.js';
import { failureOf, watchStart, watchUncaught } from './failures.js';
import { Handlers } from './handlers.js';
import { OnScreenLog } from './onScreenLog.js';
import { keepScrollingInside } from './scrolling.js';
import { findUrlParam } from './urlParam.js';
import { VERSION } from './version.js';

/** Whether any page script has called sendReady. */
let isReady = false;
// From here on, because the script that would create a WizardBase may be the one that fails.
watchStart(() => isReady, announceFailure);

const MAX_EARLY = 20;
const cores: WidgetCore[] = [];
/** What happened before there was a WizardBase to tell it. */
const early: ((core: WidgetCore) => void)[] = [];

function witnessed(tell: (core: WidgetCore) => void): void {
  if (cores.length === 0 && early.length < MAX_EARLY) early.push(tell);
  cores.forEach(tell);
}
watchUncaught((thrown, place) => witnessed((core) => core.fail('none', thrown, place)));
watchBlocked((blocked) => witnessed((core) => core.tellBlocked(blocked)));

/**
 * What a widget does on its side of the channel. One core belongs to one WizardBase; DashboardWidgetBase works on the same.
 * The rules are those of the runtime function and event tables of the widget interface.
 */
export class WidgetCore {
  readonly version = VERSION;
  readonly data = new WidgetData();
  readonly play = this.handlers<[]>('Play');
  readonly stop = this.handlers<[]>('Stop');
  readonly print = this.handlers<[]>('PrintRequested');
  private readonly dataChanged = this.handlers<[AscData]>('DataChanged');
  private readonly elementChanged = new Map<string, Handlers<[AscElement]>>();
  // A failing log handler must not log again, or the failure would never end.
  private readonly logged = new Handlers<[string]>('none', (_, error) => console.error(error));
  private readonly screen = findUrlParam('debug') === 'true' ? new OnScreenLog() : undefined;
  private readonly link = new ContainerLink({
    connected: (view, clock) => {
      this.view = view;
      if (clock !== undefined) setClock(clock);
    },
    message: (message) => this.receive(message)
  });
  private view: View | undefined;
  /** Log handlers are running; their own logs must not reach them again. */
  private logging = false;
  private playing = false;
  private delayed = false;
  private initRequested = false;
  private initSent = false;

  constructor() {
    keepScrollingInside();
    cores.push(this);
    for (const tell of early.splice(0)) tell(this);
  }

  sendReady(delayInitComplete?: boolean): void {
    if (this.link.announced) {
      this.log('sendReady was called again; only the first call counts', true);
      return;
    }
    isReady = true;
    this.delayed = delayInitComplete === true;
    this.link.ready(this.delayed, this.version);
  }

  sendInitComplete(): void {
    if (!this.delayed) {
      this.log('sendInitComplete is only for use after sendReady(true); InitComplete is sent automatically', true);
      return;
    }
    this.initRequested = true;
    this.initComplete();
  }

  onDataChanged(fn: (jsonData: AscData) => void): void {
    if (!this.dataChanged.add(fn)) return;
    // A moment later, so that a script can register first and define what its handler uses below.
    later(this.data.content, () => this.data.content && this.dataChanged.call(fn, this.data.content));
  }

  onElementChanged(elementId: string, fn: (element: AscElement) => void): void {
    const id = String(elementId);
    const handlers = this.elementChanged.get(id) || this.handlers<[AscElement]>('SingleElementDataChanged');
    if (!handlers.add(fn)) return;
    this.elementChanged.set(id, handlers);
    later(this.data.content, () => {
      const element = this.data.elements[id];
      if (this.singleUpdates && element) handlers.call(fn, element);
    });
  }

  onPlay(fn: () => void): void {
    if (!this.play.add(fn)) return;
    later(this.playing, () => this.playing && this.play.call(fn));
  }

  onLog(fn: (message: string) => void): void {
    this.logged.add(fn);
  }

  /** Sends a message to the container, shows it with `debug=true`, and hands it to the log handlers. */
  log(message: string, failed = false): void {
    const text = String(message);
    this.link.log(text, failed);
    this.show(text);
  }

  private show(text: string): void {
    if (this.screen) this.screen.write(text);
    if (this.logging) return;
    this.logging = true;
    this.logged.callAll(text);
    this.logging = false;
  }

  isView(view: View, urlParameter: string): boolean {
    return this.view === view || findUrlParam(urlParameter) === 'true';
  }

  save(value: string, fileName: string, fileType: string): void {
    const data = new Blob([String(value)]);
    if (!this.link.embedded) return download(data, fileName);
    const { fileName: nameLimit, short } = LIMITS;
    this.link.send({
      type: 'SaveToFile',
      data,
      fileName: fileName.slice(-nameLimit),
      fileType: fileType.slice(0, short)
    });
  }

  private get singleUpdates(): boolean {
    const options = this.data.content && this.data.content.Options;
    return !!options && options.UseSingleElementUpdate === true;
  }

  private handlers<Args extends unknown[]>(event: HandledEvent): Handlers<Args> {
    return new Handlers<Args>(event, (during, error) => this.report(during, error));
  }

  private receive(message: ToWidget): void {
    switch (message.type) {
      case 'Data':
        return this.take(message.seq, () => this.deliverAll(message.json));
      case 'Patch':
        return this.take(message.seq, () => this.deliver(message.json));
      case 'Ping':
        return this.link.send({ type: 'Pong', seq: message.seq });
      case 'Play':
        this.playing = true;
        return this.play.callAll();
      case 'Stop':
        this.playing = false;
        return this.stop.callAll();
      case 'PrintRequested':
        return this.print.callAll();
    }
  }

  /** Whatever happens to a delivery, it is acknowledged: the container waits for that before it sends the next. */
  private take(seq: number, run: () => DeliveryHandlers): void {
    let delivered: DeliveryHandlers = 'DataChanged';
    try {
      delivered = run();
    } catch (error) {
      this.report('DataChanged', error);
    }
    this.initComplete();
    this.link.send({ type: 'Ack', seq, delivered });
  }

  private deliverAll(json: string): DeliveryHandlers {
    this.data.replace(json);
    const { content } = this.data;
    const ids = Array.from(this.elementChanged.keys());
    if (content) this.dataChanged.callAll(content);
    if (ids.length === 0) return 'DataChanged';
    if (!this.singleUpdates) {
      this.log('Handlers for single elements are not called: the option UseSingleElementUpdate is not set', true);
      return 'DataChanged';
    }
    for (const id of ids) this.callElement(id);
    return 'both';
  }

  private deliver(json: string): DeliveryHandlers {
    const changed = this.data.merge(json);
    const single = this.singleUpdates ? changed.filter((id) => this.elementChanged.has(id)) : [];
    for (const id of single) this.callElement(id);
    if (single.length === changed.length && changed.length > 0) return 'SingleElementDataChanged';
    const { content } = this.data;
    if (content) this.dataChanged.callAll(content);
    return single.length > 0 ? 'both' : 'DataChanged';
  }

  private callElement(id: string): void {
    const handlers = this.elementChanged.get(id);
    const element = this.data.elements[id];
    if (handlers && element) handlers.callAll(element);
    else this.log(`There is no element with the Id ${id}`, true);
  }

  /** Once per page: after the first data, and with sendReady(true) only when the widget has asked for it as well. */
  private initComplete(): void {
    if (this.initSent || !this.data.content || (this.delayed && !this.initRequested)) return;
    this.initSent = true;
    this.link.send({ type: 'InitComplete' });
  }

  /** Reports a request that the page's policy blocked. */
  tellBlocked(blocked: Blocked): void {
    this.link.send({ type: 'Blocked', ...blocked });
    // A widget does not know the language of the page around it; the browser's is the closest.
    const texts = blockedTexts(navigator.language);
    if (this.screen) this.screen.write(blockedSentence(blocked, location.origin, texts));
  }

  private report(during: HandledEvent, thrown: unknown): void {
    console.error(thrown);
    this.fail(during, thrown);
  }

  /** Reports an error. */
  fail(during: HandledEvent, thrown: unknown, place?: string): void {
    const failure = failureOf(during, thrown, place);
    this.link.fail(failure);
    const where = during === 'none' ? '' : `${during} handler: `;
    this.show([where + failure.error].concat(failure.calls).join(' · '));
  }
}

function later(condition: unknown, run: () => void): void {
  if (condition) void Promise.resolve().then(run);
}

/** Without a container, for example while the page is developed in its own tab, the browser saves the file itself. */
function download(data: Blob, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(data);
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
