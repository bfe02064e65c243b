import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import type { BrowserStorage } from './unsavedValues.js';
import { keysIn, prefixOf } from './storageKeys.js';

const NONCE_BYTES = 24;
/** Random bytes are drawn for this many entries at once, because each call costs as much as the cipher. */
const NONCES_DRAWN = 64;
/** Maximum number of arguments of one call. */
const CHUNK = 8192;

/** Whose storage it is. `key`: 32 bytes as base64url, which the server gives to nobody but a session of this user. */
export interface StorageOwner {
  readonly id: number;
  readonly key: string;
}

/**
 * The part of a browser's storage that belongs to one user. Others at the same browser can see the names, number and size of
 * the entries; only their owner can read the content, while signed in. The cipher is synchronous, because the last edit is
 * written while the page unloads, and works over plain http too, where browsers offer none.
 */
export class PersonalStorage implements BrowserStorage {
  readonly #prefix: string;
  readonly #key: Uint8Array;
  #drawn = new Uint8Array();
  #used = 0;
  /** The keys when their number was last asked for: each one that is asked for would list all. */
  #listed: readonly string[] | undefined;

  constructor(
    private readonly storage: BrowserStorage,
    owner: StorageOwner
  ) {
    this.#prefix = prefixOf(owner.id);
    this.#key = bytesOf(owner.key.replaceAll('-', '+').replaceAll('_', '/'));
  }

  get length(): number {
    this.#listed = this.#own();
    return this.#listed.length;
  }

  key(index: number): string | null {
    return (this.#listed ?? this.#own())[index] ?? null;
  }

  /** null also for what somebody else wrote, or damaged. */
  getItem(name: string): string | null {
    const sealed = this.storage.getItem(this.#prefix + name);
    try {
      return sealed === null ? null : this.#open(name, bytesOf(sealed));
    } catch {
      return null;
    }
  }

  /** @throws DOMException where the browser has no room or forbids it */
  setItem(name: string, text: string): void {
    this.#listed = undefined;
    const nonce = this.#nonce();
    const sealed = this.#cipher(name, nonce).encrypt(new TextEncoder().encode(text));
    this.storage.setItem(this.#prefix + name, textOf(nonce) + textOf(sealed));
  }

  removeItem(name: string): void {
    this.#listed = undefined;
    this.storage.removeItem(this.#prefix + name);
  }

  /** Bytes that no entry was written with before. */
  #nonce(): Uint8Array {
    if (this.#used === this.#drawn.length) {
      this.#drawn = crypto.getRandomValues(new Uint8Array(NONCES_DRAWN * NONCE_BYTES));
      this.#used = 0;
    }
    return this.#drawn.subarray(this.#used, (this.#used += NONCE_BYTES));
  }

  #own(): string[] {
    const own = keysIn(this.storage).filter((name) => name.startsWith(this.#prefix));
    return own.map((name) => name.slice(this.#prefix.length));
  }

  #open(name: string, sealed: Uint8Array): string {
    const cipher = this.#cipher(name, sealed.subarray(0, NONCE_BYTES));
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(cipher.decrypt(sealed.subarray(NONCE_BYTES)));
  }

  /** An entry is bound to its name: under another one it cannot be opened. */
  #cipher(name: string, nonce: Uint8Array) {
    return xchacha20poly1305(this.#key, nonce, new TextEncoder().encode(this.#prefix + name));
  }
}

/** Base64. 24 bytes of a nonce fill it evenly, so that two texts one after the other are one. */
function textOf(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += CHUNK) parts.push(String.fromCharCode(...bytes.subarray(at, at + CHUNK)));
  return btoa(parts.join(''));
}

function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
