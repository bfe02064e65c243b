import { createHmac, timingSafeEqual } from 'node:crypto';

const LIFE_SECONDS = 24 * 60 * 60;
const TOKEN = /^([0-9a-z]{1,11})\.([0-9a-z]{1,11})\.([\w-]{43})$/;

/**
 * Paths under which the files of one package can be fetched for a day: `/w/<token>/`. The token is the permission; it
 * names package and expiry and carries a 256-bit HMAC over both, so nothing has to be stored and nothing can be guessed.
 */
export class PreviewTokens {
  readonly #secret: Uint8Array;
  readonly #now: () => Date;

  constructor(secret: Uint8Array, now: () => Date = () => new Date()) {
    this.#secret = secret;
    this.#now = now;
  }

  path(packageId: number): string {
    return `/w/${this.create(packageId)}/`;
  }

  create(packageId: number): string {
    const expires = Math.floor(this.#now().getTime() / 1000) + LIFE_SECONDS;
    const said = `${packageId.toString(36)}.${expires.toString(36)}`;
    return `${said}.${this.#sign(said).toString('base64url')}`;
  }

  /** The package a token opens; undefined for one that is forged, damaged or expired. */
  read(token: string): number | undefined {
    const [, id, expires, signature] = TOKEN.exec(token) ?? [];
    if (id === undefined || expires === undefined || signature === undefined) return undefined;
    const given = Buffer.from(signature, 'base64url');
    const expected = this.#sign(`${id}.${expires}`);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    return Number.parseInt(expires, 36) * 1000 > this.#now().getTime() ? Number.parseInt(id, 36) : undefined;
  }

  #sign(text: string): Buffer {
    return createHmac('sha256', this.#secret).update(`preview:${text}`).digest();
  }
}
