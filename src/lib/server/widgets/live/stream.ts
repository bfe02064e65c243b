import type { Present as PresentPerson, WidgetEvent } from '../../../api.js';
import type { PlainFinding } from '../../../api/findings.js';
import type { InEveryLanguage } from '../../../language/languages.js';
import { eventIdOf } from './knownVersions.js';

/** The saved state of a widget; undefined: it is deleted. */
export interface Present {
  readonly name: string;
  readonly version: number;
  readonly by: string | null;
  /** The draft that went live or ended with this version; left out: somebody saved it. */
  readonly draft?: { readonly name: string; readonly isOver: boolean } | undefined;
  /** Of the folder that it is opened from; left out: it follows none. */
  readonly folder?: { readonly name: string; readonly state: FolderState };
  /** Version of its texts, which all widgets of its template share; left out: no changes yet. */
  readonly texts?: TextRevisions;
  /** Each counts changes; left out: none. Presets and drafts are those of its template, moments the names of its own. */
  readonly presets?: number;
  readonly drafts?: number;
  readonly comments?: number;
  readonly moments?: number;
}

/** What is to be known about the folder that a widget is opened from. A new one each time that it changes. */
export interface FolderState {
  /** Why it cannot be used; left out: it can. */
  readonly problem?: InEveryLanguage;
  /** What the check finds in it, the first ones, errors first. */
  readonly found: readonly PlainFinding[];
  /** How many further ones there are. */
  readonly more: number;
  /** What opening it did to another version; left out: nothing, or it was saved since. */
  readonly news?: InEveryLanguage;
}

/** Both only increase. */
export interface TextRevisions {
  readonly saved: number;
  readonly published: number;
}

/** The counters, and the names of their events. */
const MEMBERS = { presets: 'Presets', drafts: 'Drafts', comments: 'Comments', moments: 'Moments' } as const;
type Counted = keyof typeof MEMBERS;
const COUNTED = Object.keys(MEMBERS) as Counted[];

/** Buffer limit in bytes; beyond it only the latest state per widget is kept. */
const WAITING_BYTES = 16 * 1024;
const MISSED_BEATS = 2;
/** Milliseconds until a browser's EventSource reconnects. */
const OPENING = 'retry: 2000\n\n';
const BEAT = ':\n\n';

export interface StreamOptions {
  readonly ids: readonly number[];
  /** What the reader already knows; grows with what is sent. */
  readonly told: Map<number, number>;
  /** The stream has ended, on either side. Called once. */
  ended(): void;
  /** Closes the connection of a reader that does not read. */
  cut(): void;
}

/**
 * One reader's stream of server-sent events. It sends states, not history: a slow reader gets the newest of several saves, and
 * never one it already knows.
 */
export class LiveStream {
  readonly body: ReadableStream<Uint8Array>;
  readonly ids: readonly number[];
  readonly #options: StreamOptions;
  readonly #waiting = new Map<number, Present | undefined>();
  /** By widget, since this stream began. */
  readonly #names = new Map<number, string>();
  /** Sent states of folders, by widget, since this stream began. */
  readonly #folders = new Map<number, FolderState>();
  /** Latest sent version of texts, by widget, since this stream began. */
  readonly #texts = new Map<number, number>();
  /** Latest sent counters, by widget, since this stream began. */
  readonly #counts = {
    presets: new Map(),
    drafts: new Map(),
    comments: new Map(),
    moments: new Map()
  } satisfies Record<Counted, Map<number, number>>;
  /** The people of each widget: pending, and as last sent. */
  readonly #peopleWaiting = new Map<number, readonly PresentPerson[]>();
  readonly #people = new Map<number, string>();
  /** Exist, but are hidden from this reader. */
  readonly #unseen = new Set<number>();
  readonly #encoder = new TextEncoder();
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  #missed = 0;

  constructor(options: StreamOptions) {
    this.#options = options;
    this.ids = options.ids;
    this.body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.#controller = controller;
          this.#write(OPENING);
        },
        pull: () => this.#flush(),
        cancel: () => this.#over()
      },
      new ByteLengthQueuingStrategy({ highWaterMark: WAITING_BYTES })
    );
  }

  /**
   * The state of these widgets when it was read. Reads may arrive out of order.
   * @param unseen those that exist but are hidden from this reader
   */
  offer(presents: ReadonlyMap<number, Present | undefined>, unseen: readonly number[] = []): void {
    for (const id of presents.keys()) this.#unseen.delete(id);
    for (const id of unseen) this.#unseen.add(id);
    for (const id of this.ids) {
      const present = presents.get(id);
      const waits = this.#waiting.has(id) ? (this.#waiting.get(id)?.version ?? Infinity) : 0;
      if (presents.has(id) && (present?.version ?? Infinity) >= waits) this.#waiting.set(id, present);
    }
    this.#flush();
  }

  /** Who else has this widget open now. */
  offerPeople(id: number, people: readonly PresentPerson[]): void {
    this.#peopleWaiting.set(id, people);
    this.#flush();
  }

  /** Sends a heartbeat. A reader that takes nothing for a while is disconnected, and resumes later. */
  beat(): void {
    if (this.#isFree()) {
      this.#missed = 0;
      this.#write(BEAT);
      return;
    }
    this.#missed += 1;
    if (this.#missed < MISSED_BEATS) return;
    this.end();
    this.#options.cut();
  }

  /** Ends it; pending states are sent on resume. */
  end(): void {
    const controller = this.#controller;
    this.#waiting.clear();
    this.#peopleWaiting.clear();
    this.#over();
    controller?.close();
  }

  #over(): void {
    if (!this.#controller) return;
    this.#controller = undefined;
    this.#options.ended();
  }

  #isFree(): boolean {
    return (this.#controller?.desiredSize ?? 0) > 0;
  }

  #flush(): void {
    for (const [id, present] of this.#waiting) {
      if (!this.#isFree()) return;
      this.#waiting.delete(id);
      this.#say(id, present);
    }
    for (const [id, people] of this.#peopleWaiting) {
      if (!this.#isFree()) return;
      this.#peopleWaiting.delete(id);
      this.#sayPeople(id, people);
    }
    // Deleted widgets may be restored. A reader who can see none of them gets no more events.
    const isRefused = this.ids.some((id) => this.#unseen.has(id));
    if (isRefused && this.ids.every((id) => this.#options.told.get(id) === 0)) this.end();
  }

  #say(id: number, present: Present | undefined): void {
    const { told } = this.#options;
    const before = told.get(id);
    if (present && present.version >= (before ?? 0)) this.#sayName(id, present.name);
    if (present?.folder) this.#sayFolder(id, present.folder);
    if (present?.texts) this.#sayTexts(id, present.texts);
    for (const counted of COUNTED) this.#sayCount(id, counted, present?.[counted]);
    const isKnown = present ? before && present.version <= before : before === 0;
    if (isKnown) return;
    told.set(id, present?.version ?? 0);
    const draft = present?.draft && { Draft: { Name: present.draft.name, Ended: present.draft.isOver } };
    const event: WidgetEvent = { Id: id, ...(present && { Version: present.version, By: present.by, ...draft }) };
    // Also for one that was restored: the reader knows nothing of it.
    this.#event(!present ? 'gone' : before ? 'saved' : 'now', event);
  }

  /** A name is not part of the resumed state: it is sent when it changes while somebody listens. */
  #sayName(id: number, name: string): void {
    const isNew = this.#names.has(id) && this.#names.get(id) !== name;
    this.#names.set(id, name);
    if (isNew) this.#event('named', { Id: id, Name: name });
  }

  /** Like a name, but also sent at the beginning. */
  #sayFolder(id: number, { name, state }: NonNullable<Present['folder']>): void {
    if (this.#folders.get(id) === state) return;
    this.#folders.set(id, state);
    const { problem = null, found, more, news } = state;
    const rest = { ...(more > 0 && { More: more }), ...(news && { News: news }) };
    this.#event('folder', { Id: id, Folder: name, Problem: problem, Found: [...found], ...rest });
  }

  /** Also sent at start, because a resuming reader may have missed it. */
  #sayTexts(id: number, { saved, published }: TextRevisions): void {
    if ((this.#texts.get(id) ?? 0) >= saved) return;
    this.#texts.set(id, saved);
    this.#event('texts', { Id: id, Texts: saved, Published: published });
  }

  /** At the beginning there is nobody. */
  #sayPeople(id: number, people: readonly PresentPerson[]): void {
    const said = JSON.stringify(people);
    if ((this.#people.get(id) ?? '[]') === said) return;
    this.#people.set(id, said);
    this.#event('people', { Id: id, People: [...people] });
  }

  /** Also sent at the beginning, like texts. */
  #sayCount(id: number, counted: Counted, revision = 0): void {
    const said: Map<number, number> = this.#counts[counted];
    if ((said.get(id) ?? 0) >= revision) return;
    said.set(id, revision);
    this.#event(counted, { Id: id, [MEMBERS[counted]]: revision });
  }

  #event(name: string, event: WidgetEvent): void {
    this.#write(`id: ${eventIdOf(this.#options.told)}\nevent: ${name}\ndata: ${JSON.stringify(event)}\n\n`);
  }

  #write(text: string): void {
    this.#controller?.enqueue(this.#encoder.encode(text));
  }
}
