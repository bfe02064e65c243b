import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Bearer } from '../people/bearers.js';

const LIFE_SECONDS = 24 * 60 * 60;
const TOKEN =
  /^([0-9a-z]{1,11})\.([0-9a-z]{1,11})\.([ske][0-9a-f]{1,16}|d[0-9a-f]{64})(?:\.([0-9a-f]{32}))?\.([0-9a-z]{1,11})\.([\w-]{43})$/;

/** Who a preview was opened for, including a guest with the link of a draft (`d` and the stored hash of that link). */
export type PreviewBearer = Bearer | `d${string}`;

/** The content of a token: which package of which widget is open, and for whom. */
export interface Preview {
  readonly widgetId: number;
  readonly packageId: number;
  readonly bearer: PreviewBearer;
  /** Files that its bearer edits and has not saved, shown in place of the package's; undefined: the package as it is. */
  readonly edits?: string;
}

/**
 * Paths for fetching the files of a widget: `/w/<token>/`. A frame's requests have no cookies, so the token is the permission.
 * It contains widget, package, owner and whose edits, expires after a day at the latest, and has a 256-bit HMAC over all of it, so that
 * tokens need not be stored and cannot be guessed.
 */
export class PreviewTokens {
  readonly #secret: Uint8Array;
  readonly #now: () => Date;

  constructor(secret: Uint8Array, now: () => Date = () => new Date()) {
    this.#secret = secret;
    this.#now = now;
  }

  path(preview: Preview): string {
    return `/w/${this.create(preview)}/`;
  }

  create({ widgetId, packageId, bearer, edits }: Preview): string {
    const expires = Math.floor(this.#now().getTime() / 1000) + LIFE_SECONDS;
    const said = joined([widgetId.toString(36), packageId.toString(36), bearer, edits, expires.toString(36)]);
    return `${said}.${this.#sign(said).toString('base64url')}`;
  }

  /** Decodes a token; undefined if it is forged, damaged or expired. */
  read(token: string): Preview | undefined {
    const [, widget, id, bearer, edits, expires, signature] = TOKEN.exec(token) ?? [];
    if (!widget || !id || !bearer || !expires || !signature) return undefined;
    const given = Buffer.from(signature, 'base64url');
    const expected = this.#sign(joined([widget, id, bearer, edits, expires]));
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    if (Number.parseInt(expires, 36) * 1000 <= this.#now().getTime()) return undefined;
    return {
      widgetId: Number.parseInt(widget, 36),
      packageId: Number.parseInt(id, 36),
      bearer: bearer as PreviewBearer,
      ...(edits !== undefined && { edits })
    };
  }

  #sign(text: string): Buffer {
    return createHmac('sha256', this.#secret).update(`preview:${text}`).digest();
  }
}

const joined = (parts: readonly (string | undefined)[]): string => parts.filter((part) => part !== undefined).join('.');
