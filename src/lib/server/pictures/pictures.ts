import type { CardsOnlyReason } from '../../api.js';
import type { MessageLanguage } from '../../language/languages.js';
import type { AscData, Values } from '../../ascdata/types.js';
import { contentTypeOf } from '../platform/http/contentTypes.js';
import { jsonText } from '../platform/http/jsonPieces.js';
import { log } from '../platform/log.js';
import { LruCache } from '../platform/lruCache.js';
import { hashOf } from '../platform/store/fileStore.js';
import type { Store } from '../platform/store/store.js';
import { KeptPictures, type Bounds } from './cache.js';
import type { Card, PackageFile, Size } from './protocol.js';
import { RenderFailed, type Renderer } from './renderer.js';
import { QueueFull } from './queue.js';
import { previewSize, spotSize, thumbnailSize } from './sizes.js';

/** Increase it when the same spot would look different: older pictures are then no longer used. */
const RENDERER_VERSION = 2;
/** Larger files are left out of a picture: they are copied through memory several times. */
const MAX_FILE = 32 * 1024 * 1024;
const CARDS_KEPT = 200;
/** Packages known to exceed the limits of a picture. */
const BURNING_KEPT = 1_000;

export type PictureKind = 'preview' | 'thumbnail';

/** The package of a spot with its current Values. */
export interface Shown {
  readonly packageId: number;
  readonly packageHash: string;
  /** ascData.json without its elements. */
  readonly head: AscData;
  /** The whole of it. */
  data(): Promise<unknown>;
  /** Values that differ from the package's; an element without one has the package's. */
  readonly values: Values;
}

/** The input of a picture. */
export interface Subject {
  readonly type: string;
  readonly name: string;
  readonly width: number | null;
  readonly height: number | null;
  /** undefined: a spot without a package, for which a card is drawn. */
  readonly shown: Shown | undefined;
}

/** A picture that exists, or can be drawn at any time. */
export interface Picture {
  /** Changes whenever the picture may look different. */
  readonly tag: string;
  /**
   * Why a card was drawn instead: no browser can show the widget, or too many others are waiting. undefined: the browser's
   * picture, or a spot that has only a card.
   */
  readonly standsInFor: 'unshown' | 'busy' | undefined;
  /** PNG. @throws QueueFull, RenderFailed */
  bytes(): Promise<Uint8Array>;
}

/** Gives the files of packages. */
export interface PackageFiles {
  file(packageId: number, name: string): Promise<{ readonly sha256: string; readonly size: number } | undefined>;
}

export interface PicturesOptions {
  readonly timeZone: string;
  /** The language of widgets that follow their viewer's. */
  language(): Promise<MessageLanguage>;
  /** Why there are only cards from the start. */
  readonly cardsOnly?: CardsOnlyReason | undefined;
  now?(): Date;
}

/**
 * Pictures of spots: a widget as a browser shows it, everything else as a drawn card. A rendered picture is kept for a day, by
 * content; concurrent requests share one.
 */
export class Pictures {
  readonly #store: Store;
  readonly #packages: PackageFiles;
  readonly #renderer: Renderer;
  readonly #kept: KeptPictures;
  readonly #options: PicturesOptions;
  readonly #making = new Map<string, Making>();
  readonly #burning = new LruCache<string, true>(BURNING_KEPT);
  /** Cards are drawn quickly and need not be stored. */
  readonly #cards = new LruCache<string, Promise<Uint8Array>>(CARDS_KEPT);
  #cardsOnly: CardsOnlyReason | undefined;

  constructor(store: Store, packages: PackageFiles, renderer: Renderer, options: PicturesOptions) {
    this.#store = store;
    this.#packages = packages;
    this.#renderer = renderer;
    this.#kept = new KeptPictures(store, options.now ?? (() => new Date()));
    this.#options = options;
    this.#cardsOnly = options.cardsOnly;
  }

  /** Why there are only cards, if that was not configured; undefined: the browser starts, or has not been needed yet. */
  get cardsOnly(): CardsOnlyReason | undefined {
    return this.#cardsOnly;
  }

  /**
   * The picture of a spot. Waits for the browser, if one is needed; if the widget fails or too many are waiting, a card is
   * drawn instead.
   * @param asker the caller: callers take turns
   */
  async picture(subject: Subject, kind: PictureKind, asker: string): Promise<Picture> {
    const { shown } = subject;
    const inDashboard = subject.type === 'DashboardWidget' ? shown?.head : undefined;
    const spot = spotSize(subject.width, subject.height, inDashboard);
    const card = this.#card({ type: subject.type, name: subject.name, spot }, kind);
    if (!shown) return card;
    const unshown: Picture = { ...card, standsInFor: 'unshown' };
    if (!this.#renderer.hasBrowser) return unshown;
    const language = await this.#options.language();
    const keys = this.#keys(shown, spot, language);
    const key = keys[kind];
    for (let attempt = 0; attempt < 2; attempt++) {
      const found = await this.#kept.find(key);
      if (found?.failed) return unshown;
      const bytes = found && (await this.#kept.read(found));
      if (bytes) return { tag: found.sha256, standsInFor: undefined, bytes: () => Promise.resolve(bytes) };
      const failure = await this.#make(keys, { shown, spot, language }, asker);
      if (failure) return { ...card, standsInFor: failure instanceof QueueFull ? 'busy' : 'unshown' };
    }
    return unshown;
  }

  /** Removes old pictures, and the least recently used beyond the limits. */
  async sweep(bounds?: Bounds): Promise<number> {
    return this.#kept.sweep(bounds);
  }

  /** Process Id of the render process, if running. */
  async renderPid(): Promise<number | undefined> {
    return this.#renderer.pid();
  }

  /** Its working folder. */
  async renderFolder(): Promise<string | undefined> {
    return this.#renderer.folder();
  }

  async close(): Promise<void> {
    await this.#renderer.close();
  }

  #keys(shown: Shown, spot: Size, language: MessageLanguage): Record<PictureKind, string> {
    const values = [...shown.values].sort(([a], [b]) => (a < b ? -1 : 1));
    const viewer = [this.#options.timeZone, language];
    const content = [RENDERER_VERSION, shown.packageHash, values, spot.width, spot.height, ...viewer];
    const key = (kind: PictureKind) => hashOf(JSON.stringify([...content, kind]));
    return { preview: key('preview'), thumbnail: key('thumbnail') };
  }

  /**
   * Returns why rendering did not start: too many are waiting, or there is no browser. A widget that could not be shown counts
   * as rendered: the failure is stored.
   */
  async #make(keys: Record<PictureKind, string>, what: Made, asker: string): Promise<Error | undefined> {
    const making = this.#making.get(keys.preview) ?? this.#begin(keys, what);
    making.askers.add(asker);
    try {
      await making.done;
      return undefined;
    } catch (error) {
      if (error instanceof QueueFull || error instanceof RenderFailed) return error;
      throw error;
    }
  }

  #begin(keys: Record<PictureKind, string>, what: Made): Making {
    const askers = new Set<string>();
    // Starts once the first asker has joined.
    const done = Promise.resolve().then(() => this.#render(keys, what, askers));
    const making: Making = { askers, done: done.finally(() => this.#making.delete(keys.preview)) };
    this.#making.set(keys.preview, making);
    return making;
  }

  async #render(
    keys: Record<PictureKind, string>,
    { shown, spot, language }: Made,
    owners: ReadonlySet<string>
  ): Promise<void> {
    const { packageHash } = shown;
    const size = previewSize(spot);
    const job = {
      ascData: await jsonText((await shown.data()) as object),
      values: await jsonText([...shown.values]),
      size,
      thumbnail: thumbnailSize(size),
      timeZone: this.#options.timeZone,
      language
    };
    const pictures = await this.#renderer
      .widget(job, (name) => this.#file(shown.packageId, name), {
        owners,
        kind: packageHash,
        isLast: this.#burning.has(packageHash)
      })
      .catch((error: unknown) => {
        if (!(error instanceof RenderFailed)) throw error;
        log().warn({ package: packageHash, reason: error.reason, detail: error.message }, 'no picture of a widget');
        if (error.reason === 'start') {
          this.#cardsOnly = 'no-start';
          throw error;
        }
        // An exception is a bug, and costs no more than any other failure.
        if (error.reason !== 'error') this.#burning.get(packageHash, () => true);
        return undefined;
      });
    this.#cardsOnly = undefined;
    if (pictures) this.#burning.delete(packageHash);
    await this.#kept.keep([
      { key: keys.preview, bytes: pictures?.preview },
      { key: keys.thumbnail, bytes: pictures?.thumbnail }
    ]);
  }

  async #file(packageId: number, name: string): Promise<PackageFile | undefined> {
    const found = await this.#packages.file(packageId, name);
    if (!found || found.size > MAX_FILE) return undefined;
    return { type: contentTypeOf(name), bytes: await this.#store.files.read(found.sha256) };
  }

  #card(card: Card, kind: PictureKind): Picture {
    const preview = previewSize(card.spot);
    const size = kind === 'preview' ? preview : thumbnailSize(preview);
    const tag = hashOf(JSON.stringify([RENDERER_VERSION, 'card', card, size]));
    return { tag, standsInFor: undefined, bytes: () => this.#drawn(tag, card, size) };
  }

  #drawn(tag: string, card: Card, size: Size): Promise<Uint8Array> {
    const drawn = this.#cards.get(tag, () => this.#renderer.card(card, size));
    drawn.catch(() => this.#cards.delete(tag));
    return drawn;
  }
}

interface Making {
  /** The waiting callers; more may join. */
  readonly askers: Set<string>;
  readonly done: Promise<void>;
}

interface Made {
  readonly shown: Shown;
  readonly spot: Size;
  readonly language: MessageLanguage;
}
