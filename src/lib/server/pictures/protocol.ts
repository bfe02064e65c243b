/**
 * What the server and its render process say to each other. The process knows nothing of the store, the settings or the
 * people: it gets what one picture needs, and asks for a package's files by name.
 */

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a drawn card says. */
export interface Card {
  /** The contract's own word for the type of the spot. */
  readonly type: string;
  readonly name: string;
  /** Of the spot, in pixels. */
  readonly spot: Size;
}

/** A widget as the browser is to show it. */
export interface WidgetJob {
  /** Content of ascData.json as JSON. */
  readonly ascData: string;
  /** JSON of `[[Id, Value], …]`. */
  readonly values: string;
  readonly size: Size;
  readonly thumbnail: Size;
  /** IANA zone in which the widget tells the time. */
  readonly timeZone: string;
  /** Of whom the widget is shown to, as its browser tells it. */
  readonly language: string;
}

export interface PackageFile {
  readonly type: string;
  readonly bytes: Uint8Array;
}

/**
 * Why there is no picture of a widget.
 * - start: the browser did not start
 * - time: the picture was not there in time
 * - memory: the widget took more memory than it may
 * - requests: the widget asked for far more files than any widget needs
 * - widget: it tried to leave for another page, flooded the channel or never came back from a handler
 * - error: something in the widget threw, so that it may show anything, or nothing
 * - crash: the browser, or the render process around it, ended
 */
export type Reason = 'start' | 'time' | 'memory' | 'requests' | 'widget' | 'error' | 'crash';

export type ToRender =
  | { readonly type: 'card'; readonly job: number; readonly card: Card; readonly size: Size }
  | { readonly type: 'widget'; readonly job: number; readonly widget: WidgetJob }
  | { readonly type: 'file'; readonly job: number; readonly request: number; readonly file: PackageFile | undefined };

export type FromRender =
  /** A browser runs: the Id of its process group, 0 when it is gone. */
  | { readonly type: 'browser'; readonly group: number }
  | { readonly type: 'want'; readonly job: number; readonly request: number; readonly name: string }
  | { readonly type: 'drawn'; readonly job: number; readonly png: Uint8Array }
  | { readonly type: 'rendered'; readonly job: number; readonly preview: Uint8Array; readonly thumbnail: Uint8Array }
  | { readonly type: 'failed'; readonly job: number; readonly reason: Reason; readonly detail: string };

/** How the render process is started: `render.mjs <JSON of this>`. */
export interface RenderSetup {
  /** An empty folder of its own, for the profiles of browsers. The parent process removes it. */
  readonly workFolder: string;
  readonly chromium: string | undefined;
}
