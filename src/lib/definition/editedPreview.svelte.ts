import type { PreviewPath } from '../api.js';
import { request, type Refused } from '../client/request.js';
import { claimTab } from '../unsaved/openTabs.js';

/** What a server said to edited files. */
export type Sent =
  | { readonly path: string }
  /** Not now, or no answer. */
  | { readonly again: number }
  /** It does not take these files. */
  | { readonly problem: string };

/** How edited files reach the server, and leave it. */
export interface EditedFilesServer {
  put(files: ReadonlyMap<string, string>): Promise<Sent>;
  remove(): Promise<void>;
}

/** Seconds until the next try, where the server says none. */
const SOON = 5;

/** The server's memory of edited files, for previews of this tab. */
export function editedFilesOn(widgetId: number): EditedFilesServer {
  const urlOf = async (): Promise<string> => `/api/Widgets/${widgetId}/EditedFiles?tab=${(await claimTab()).id}`;
  return {
    async put(files) {
      const body = new FormData();
      for (const [name, text] of files) body.append('file', new Blob([text], { type: 'text/plain' }), name);
      const answer = await request<PreviewPath>(await urlOf(), { method: 'PUT', body });
      if (answer.ok) return { path: answer.value.PreviewPath };
      const isRefused = answer.status >= 400 && answer.status < 500 && answer.status !== 429;
      return isRefused ? { problem: problemIn(answer) } : { again: (answer.retryAfter ?? SOON) * 1000 };
    },
    remove: async () => void (await request(await urlOf(), { method: 'DELETE' }))
  };
}

/** Why the files are not taken, with the first place. */
function problemIn({ text = '', problem }: Refused): string {
  const { errors } = (problem ?? {}) as { errors?: readonly { detail?: unknown }[] };
  const first = errors?.[0]?.detail;
  return typeof first === 'string' ? `${text} ${first}` : text;
}

/** Milliseconds after which typing rests. */
const REST = 400;

/** Where a preview with edited files runs. They are sent when typing rests; until there is an answer, the path before stays. */
export class EditedPreview {
  /** `/w/<token>/`; undefined: no file is edited, and the package’s own path counts. */
  path = $state<string>();
  /** Why the preview does not show the files as they are now; undefined: it does, or will. */
  problem = $state<string>();
  readonly #server: EditedFilesServer;
  readonly #definition: () => string | undefined;
  readonly #rest: number;
  #files: ReadonlyMap<string, string> = new Map();
  /** ascData.json, as it goes with them. */
  #told: string | undefined;
  /** Another path is to be opened: a frame reads its files once. */
  #isOther = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isSending = false;
  #isChanged = false;
  #isClosed = false;
  /** A path that did not open any more, and was asked for again. */
  #renewed: string | undefined;

  /** @param definition ascData.json where it differs from the package's: a widget may read the file. It alone is told on another way */
  constructor(server: EditedFilesServer, definition: () => string | undefined, rest = REST) {
    this.#server = server;
    this.#definition = definition;
    this.#rest = rest;
  }

  /**
   * The files as they are edited now; none: all are as in the package. Where only the definition is another one, the frame stays, for it is
   * told of that, and finds the new one when it reads the file.
   */
  follow(files: ReadonlyMap<string, string>): void {
    const definition = files.size > 0 ? this.#definition() : undefined;
    const isOther = !isSame(files, this.#files);
    if (!isOther && definition === this.#told) return;
    [this.#files, this.#told] = [files, definition];
    this.#isOther ||= isOther;
    this.#sendIn(this.#rest);
  }

  /** The server does not have them any more, as after its restart. Once for each path. */
  renew(): void {
    if (this.path === undefined || this.path === this.#renewed) return;
    this.#renewed = this.path;
    this.#isOther = true;
    this.#sendIn(0);
  }

  /** The preview is left. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    if (this.path !== undefined || this.#isSending) void this.#server.remove();
  }

  #sendIn(milliseconds: number): void {
    this.#isChanged = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#send(), milliseconds);
  }

  /** One at a time; what changed meanwhile is sent after it. */
  async #send(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    this.#isChanged = false;
    const isOther = this.#isOther;
    this.#isOther = false;
    const files = new Map(this.#files);
    if (this.#told !== undefined) files.set('ascData.json', this.#told);
    const sent = files.size > 0 ? await this.#server.put(files) : undefined;
    if (!sent && this.path !== undefined) await this.#server.remove();
    this.#isSending = false;
    // It may have arrived after what ended the preview.
    if (this.#isClosed) return void (sent && this.#server.remove());
    if (!sent) [this.path, this.problem] = [undefined, undefined];
    else if ('path' in sent) [this.path, this.problem] = [isOther ? sent.path : this.path, undefined];
    else {
      this.#isOther ||= isOther;
      if ('problem' in sent) this.problem = sent.problem;
    }
    const isWaiting = sent !== undefined && 'again' in sent;
    if (isWaiting || this.#isChanged) this.#sendIn(isWaiting ? sent.again : this.#rest);
  }
}

const isSame = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean =>
  one === other || (one.size === other.size && [...one].every(([name, text]) => other.get(name) === text));
