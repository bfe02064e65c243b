/**
 * The protocol between the server and its render process. The process knows nothing of the store, the settings or the users: it
 * gets what one picture needs, and requests a package's files by name.
 */

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The texts of a drawn card. */
export interface Card {
  /** The contract's name for the type of the spot. */
  readonly type: string;
  readonly name: string;
  /** Of the spot, in pixels. */
  readonly spot: Size;
}

/** A widget for the browser to show. */
export interface WidgetJob {
  /** Content of ascData.json as JSON. */
  readonly ascData: string;
  /** JSON of `[[Id, Value], …]`. */
  readonly values: string;
  readonly size: Size;
  readonly thumbnail: Size;
  /** IANA time zone of the widget. */
  readonly timeZone: string;
  /** The viewer's language, as the browser reports it. */
  readonly language: string;
}

export interface PackageFile {
  readonly type: string;
  readonly bytes: Uint8Array;
}

/**
 * Why there is no picture of a widget.
 * - start: the browser did not start
 * - time: the picture was not ready in time
 * - memory: the widget used too much memory
 * - requests: the widget requested far too many files
 * - widget: it tried to open another page, flooded the channel or never returned from a handler
 * - error: something in the widget threw, so that it may show anything, or nothing
 * - crash: the browser or its render process ended
 */
export type Reason = 'start' | 'time' | 'memory' | 'requests' | 'widget' | 'error' | 'crash';

export type ToRender =
  | { readonly type: 'card'; readonly job: number; readonly card: Card; readonly size: Size }
  | { readonly type: 'widget'; readonly job: number; readonly widget: WidgetJob }
  | { readonly type: 'file'; readonly job: number; readonly request: number; readonly file: PackageFile | undefined };

export type FromRender =
  /** The Id of the browser's process group; 0 when it has ended. */
  | { readonly type: 'browser'; readonly group: number }
  /** Files of a browser remain; the picture is not affected. */
  | { readonly type: 'left'; readonly detail: string }
  | { readonly type: 'want'; readonly job: number; readonly request: number; readonly name: string }
  | { readonly type: 'drawn'; readonly job: number; readonly png: Uint8Array }
  | { readonly type: 'rendered'; readonly job: number; readonly preview: Uint8Array; readonly thumbnail: Uint8Array }
  | { readonly type: 'failed'; readonly job: number; readonly reason: Reason; readonly detail: string };

/** The argument of the render process: `render.mjs <JSON of this>`. */
export interface RenderSetup {
  /** An empty folder of its own, for the profiles of browsers. The parent process removes it. */
  readonly workFolder: string;
  readonly chromium: string | undefined;
  /** The user that browsers run as; left out: that of the server. */
  readonly user?: SystemUser | undefined;
}

/** A user of the operating system, by numbers. */
export interface SystemUser {
  readonly uid: number;
  readonly gid: number;
}
