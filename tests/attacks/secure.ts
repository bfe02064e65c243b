import { createServer } from 'node:https';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** Self-signed: test browsers are configured to accept it. For `*.example.test`, which no name server knows. */
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgmkgLjkWmSzNQ7XYx
vgEIBetVzrp2RC/HDM1YypeKysahRANCAARWoStb1rxFM3IKG1k+yD2p73ZF4AgU
OdF1M70cqu6FU/9hWkFsFFv98DSsKmNKNEA2POhNVkcYZKN9M1/Aaktq
-----END PRIVATE KEY-----
`;
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBozCCAUqgAwIBAgIULB7mIxx7utIkKcS90LdVeGUMK3MwCgYIKoZIzj0EAwIw
GTEXMBUGA1UEAwwOKi5leGFtcGxlLnRlc3QwIBcNMjYxMTIyMTIyMTAwWhgPMjEy
NjEwMjkxMjIxMDBaMBkxFzAVBgNVBAMMDiouZXhhbXBsZS50ZXN0MFkwEwYHKoZI
zj0CAQYIKoZIzj0DAQcDQgAEVqErW9a8RTNyChtZPsg9qe92ReAIFDnRdTO9HKru
hVP/YVpBbBRb/fA0rCpjSjRANjzoTVZHGGSjfTNfwGpLaqNuMGwwHQYDVR0OBBYE
FAd7V+zrS1Pih5KQzEUKR9jl1hLYMB8GA1UdIwQYMBaAFAd7V+zrS1Pih5KQzEUK
R9jl1hLYMA8GA1UdEwEB/wQFMAMBAf8wGQYDVR0RBBIwEIIOKi5leGFtcGxlLnRl
c3QwCgYIKoZIzj0EAwIDRwAwRAIgTwPuN3ou9JS6oAC8+WYMH02PoH+UUJsGsF2L
vX0hZOECIGNK399acGYWbCz9waNrK5LnnyCw8Ovj7KoZHatvNko0
-----END CERTIFICATE-----
`;

/** A server that a widget may be allowed to reach, over TLS as required. */
export interface SecureServer extends AsyncDisposable {
  readonly port: number;
  /** `<host>/<path>` of each request, in order. */
  readonly asked: string[];
}

/** `/on?<address>` forwards to the address; everything else is an empty answer that any page may read. */
export async function secureServer(): Promise<SecureServer> {
  const asked: string[] = [];
  const server = createServer({ key: KEY, cert: CERTIFICATE }, ({ headers, url = '' }, response) => {
    const { pathname, search } = new URL(url, 'https://any');
    asked.push(`${headers.host?.replace(/:.*/, '')}${pathname}`);
    response.setHeader('access-control-allow-origin', '*');
    if (pathname === '/on') response.writeHead(302, { location: decodeURIComponent(search.slice(1)) });
    if (pathname === '/style') response.setHeader('content-type', 'text/css');
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    asked,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  };
}
