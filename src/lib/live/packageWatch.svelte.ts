import { tick } from 'svelte';
import type { ValuesBody } from '../api.js';
import { request } from '../client/request.js';
import type { FolderNews, LiveEvent } from './follow.js';
import { isUntouched, untouched } from './untouched.js';

const RETRY_MILLISECONDS = 2_000;
/** Asking again would be refused again, until the stream begins anew. */
const REFUSED: ReadonlySet<number> = new Set([401, 403, 404]);

export interface PackageWatchOptions {
  /** The widget as the screen shows it. */
  readonly shown: { readonly Id: number; readonly PackageId: number; readonly Version: number };
  /** Opens the new package; what is unsaved must be kept then. Resolves once it is shown, or could not be. */
  reload(): Promise<void>;
  /** Whether it may do so by itself: nothing would be lost. */
  mayReload(): boolean;
  readonly send?: typeof fetch;
}

/** Tells a screen that is made from a package when its widget has another one, and whether the widget's folder can be used. */
export class PackageWatch {
  /** Of the widget's folder; undefined: it was not opened from one. */
  folder: FolderNews | undefined = $state.raw();
  /** The widget has another package, which the screen does not show. */
  replaced = $state(false);

  readonly #options: PackageWatchOptions;
  #version: number;
  #again: ReturnType<typeof setTimeout> | undefined;
  #isOver = false;

  constructor(options: PackageWatchOptions) {
    this.#options = options;
    this.#version = options.shown.Version;
  }

  /** Takes an event of the stream, of any widget. */
  hear(event: LiveEvent): void {
    if (event.id !== this.#options.shown.Id) return;
    if (event.kind === 'folder') this.folder = event.folder;
    else if ('version' in event && event.version > this.#version) void this.#look(event.version);
  }

  reload(): void {
    void this.#options.reload();
  }

  /** The screen shows another package: looks whether that is the newest. */
  showed(): void {
    this.replaced = false;
    void this.#look(this.#version);
  }

  stop(): void {
    this.#isOver = true;
    clearTimeout(this.#again);
  }

  async #look(version: number): Promise<void> {
    clearTimeout(this.#again);
    const { shown, send = fetch } = this.#options;
    const answer = await request<ValuesBody>(`/api/Widgets/${shown.Id}/Values`, { send });
    if (this.#isOver) return;
    if (!answer.ok) {
      if (!REFUSED.has(answer.status)) this.#again = setTimeout(() => void this.#look(version), RETRY_MILLISECONDS);
      return;
    }
    this.#version = Math.max(this.#version, answer.value.Version);
    const isShown = (): boolean => this.#isOver || answer.value.Package === this.#options.shown.PackageId;
    if (isShown()) this.replaced = false;
    if (isShown() || this.replaced) return;
    // Who saves in the folder works on this widget; a replacement by somebody else is announced first.
    const opensItself = this.folder !== undefined;
    // What is opened at once needs no notice, which would come only to go.
    this.replaced = !opensItself || !isUntouched() || !this.#options.mayReload();
    if (opensItself && !isUntouched()) await untouched();
    if (!opensItself || isShown() || !this.#options.mayReload()) return;
    await this.#options.reload();
    await tick();
    this.replaced = !isShown();
  }
}
