import { createHash, createPublicKey, generateKeyPairSync, randomUUID, sign, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Overrides for the next id_token, which is otherwise valid. */
export interface Claims {
  sub: string;
  preferred_username?: string;
  email?: string;
  iss?: string;
  aud?: string;
  nonce?: string;
  exp?: number;
}

export const CLIENT = { id: 'widgets', secret: 'secret-of-the-client' };

const own = generateKeyPairSync('rsa', { modulusLength: 2048 });
const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** A small OpenID provider: discovery, token and keys. It signs in everybody at once according to `next`. */
export class Provider implements AsyncDisposable {
  next: Claims = { sub: 'someone' };
  /** Signs with a key other than the published one. */
  isForged = false;
  /** Its issuer in the discovery. */
  saysIssuer: string | undefined;
  /** How often the discovery was fetched. */
  discoveries = 0;
  /** Uses the algorithm `none` in the token instead of a signature. */
  isUnsigned = false;
  readonly #codes = new Map<string, { nonce: string; challenge: string; redirect: string }>();
  readonly #server = createServer((request, response) => {
    void this.#answer(request).then(({ status, body }) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    });
  });
  issuer = '';

  async start(): Promise<this> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    this.issuer = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return this;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  /** The browser's part: opens the address it was redirected to, and returns to the one it gets. */
  visit(address: string): string {
    const asked = new URL(address).searchParams;
    const code = randomUUID();
    const redirect = asked.get('redirect_uri') ?? '';
    this.#codes.set(code, {
      nonce: asked.get('nonce') ?? '',
      challenge: asked.get('code_challenge') ?? '',
      redirect
    });
    const back = new URL(redirect);
    back.searchParams.set('code', code);
    back.searchParams.set('state', asked.get('state') ?? '');
    return back.href;
  }

  async #answer(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
    const { pathname } = new URL(request.url ?? '/', this.issuer);
    if (pathname === '/.well-known/openid-configuration') return { status: 200, body: this.#discovery() };
    if (pathname === '/keys') return { status: 200, body: { keys: [this.#jwk()] } };
    if (pathname === '/token') return this.#token(request);
    return { status: 404, body: {} };
  }

  #discovery() {
    this.discoveries += 1;
    return {
      issuer: this.saysIssuer ?? this.issuer,
      authorization_endpoint: `${this.issuer}/authorize`,
      token_endpoint: `${this.issuer}/token`,
      jwks_uri: `${this.issuer}/keys`,
      id_token_signing_alg_values_supported: ['RS256']
    };
  }

  #jwk() {
    return {
      ...createPublicKey(own.publicKey.export({ type: 'spki', format: 'pem' })).export({ format: 'jwk' }),
      kid: 'one',
      alg: 'RS256',
      use: 'sig'
    };
  }

  async #token(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
    const form = new URLSearchParams(await textOf(request));
    const given = this.#codes.get(form.get('code') ?? '');
    this.#codes.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (!given || challenge !== given.challenge || form.get('redirect_uri') !== given.redirect) {
      return { status: 400, body: { error: 'invalid_grant' } };
    }
    const seconds = Math.floor(Date.now() / 1000);
    const claims = {
      iss: this.issuer,
      aud: CLIENT.id,
      nonce: given.nonce,
      iat: seconds,
      exp: seconds + 300,
      ...this.next
    };
    const token = this.isUnsigned ? unsigned(claims) : signed(claims, (this.isForged ? foreign : own).privateKey);
    return { status: 200, body: { access_token: 'access', token_type: 'Bearer', expires_in: 300, id_token: token } };
  }
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

function signed(claims: unknown, key: KeyObject): string {
  const text = `${part({ alg: 'RS256', kid: 'one', typ: 'JWT' })}.${part(claims)}`;
  return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`;
}

function unsigned(claims: unknown): string {
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
