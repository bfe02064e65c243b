import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { settingsDocument } from '../scripts/generate.mjs';
import { SETTINGS, settingsFrom, weakSecrets } from '../src/lib/server/platform/settings.js';

describe('settings of the environment', () => {
  it('have their documented defaults', () => {
    expect(settingsFrom({})).toMatchObject({
      dataFolder: './data',
      databaseUrl: undefined,
      origin: undefined,
      demo: true,
      contentLanguage: undefined,
      adminPassword: undefined,
      adminApiKey: undefined,
      oidc: undefined,
      platform: { version: '12.0', timeZone: 'UTC', timeZonesEnabled: true },
      render: true,
      logLevel: 'warn'
    });
  });

  it.each([
    [{ DATABASE_URL: 'mysql://localhost/x' }, 'DATABASE_URL is not usable: it has to begin with postgres://.'],
    [{ ORIGIN: 'widgets.example.org' }, 'ORIGIN is not usable'],
    [{ ORIGIN: 'https://widgets.example.org/below' }, 'without a path'],
    [{ DEMO: 'no' }, 'DEMO is not usable: it is 0 or 1.'],
    [{ GUEST_LINKS: 'maybe' }, 'GUEST_LINKS is not usable: it is 0 or 1.'],
    [{ CONTENT_LANGUAGE: 'tlh' }, 'CONTENT_LANGUAGE is not usable: it is one of en, de, fr.'],
    [{ MAX_UPDATE_MB: '0' }, 'MAX_UPDATE_MB is not usable: it is a number of MiB from 1'],
    [{ MAX_UPDATE_MB: '2 GB' }, 'MAX_UPDATE_MB is not usable'],
    [{ PLATFORM_VERSION: '10.0' }, 'PLATFORM_VERSION is not usable: it is one of 11.0.0'],
    [{ TIME_ZONE: 'Mars/Olympus' }, 'TIME_ZONE is not usable'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is not usable: it is one of debug'],
    [{ OIDC_ISSUER: 'login.example.org' }, 'OIDC_ISSUER is not usable'],
    [{ OIDC_ISSUER: 'https://login.example.org', OIDC_CLIENT_ID: 'us' }, 'OIDC_CLIENT_SECRET is not usable'],
    [
      { OIDC_ISSUER: 'https://login.example.org', OIDC_CLIENT_ID: 'us', OIDC_CLIENT_SECRET: 'x' },
      'ORIGIN is missing: sign-in through a company service needs'
    ]
  ])('that are wrong stop the start with one sentence: %o', (env, said) => {
    expect(() => settingsFrom(env)).toThrow(said);
  });

  it('do not repeat a secret in an error', () => {
    const secret = 'mysql://user:password@localhost';
    expect(() => settingsFrom({ DATABASE_URL: secret })).toThrow(expect.not.stringContaining('password'));
  });

  it('treat an empty variable as one that is not set', () => {
    expect(settingsFrom({ DATA_DIR: ' ', LOG_LEVEL: '', ORIGIN: '' })).toEqual(settingsFrom({}));
  });

  it('can say that the platform has no time zone support', () => {
    expect(settingsFrom({ TIME_ZONE: 'off' }).platform).toEqual({
      version: '12.0',
      timeZone: 'UTC',
      timeZonesEnabled: false
    });
  });

  it('are in docs/settings.md as the code reads them (`npm run generate`)', async () => {
    for (const [path, content] of Object.entries(await settingsDocument(SETTINGS))) {
      expect(readFileSync(path, 'utf8')).toBe(content);
    }
  });

  it('report secrets that are short enough to guess', () => {
    const named = (env: Record<string, string>) => weakSecrets(settingsFrom(env));
    expect(named({ ADMIN_PASSWORD: 'x'.repeat(11), ADMIN_API_KEY: 'x'.repeat(31) })).toEqual([
      expect.stringMatching(/^ADMIN_PASSWORD is short .* 12 characters/),
      expect.stringMatching(/^ADMIN_API_KEY is short .* 32 characters/)
    ]);
    expect(named({ ADMIN_PASSWORD: 'x'.repeat(12), ADMIN_API_KEY: 'x'.repeat(32) })).toEqual([]);
  });

  describe('ADMIN_API_KEY of fewer than 32 characters', () => {
    const SHORT = { ADMIN_API_KEY: 's3cret'.padEnd(31, 'x') };

    it.each([
      { HOST: '0.0.0.0' },
      { HOST: '::' },
      { HOST: '192.168.0.1' },
      { HOST: 'widgets.local' },
      { HOST: '127.0.0.1.example.org' },
      { ORIGIN: 'https://widgets.example.org' },
      { HOST: '127.0.0.1', ORIGIN: 'http://192.168.0.1' }
    ])('stops the start if others can reach the server: %o', (env) => {
      expect(() => settingsFrom({ ...SHORT, ...env })).toThrow(
        /^ADMIN_API_KEY is not usable: .* at least 32 characters/
      );
      expect(() => settingsFrom({ ...SHORT, ...env })).toThrow(expect.not.stringContaining('s3cret'));
      expect(settingsFrom({ ADMIN_API_KEY: 'x'.repeat(32), ...env }).adminApiKey).toHaveLength(32);
    });

    it.each([
      {},
      { HOST: '' },
      { HOST: '127.0.0.1' },
      { HOST: 'localhost' },
      { HOST: '::1' },
      { HOST: '127.0.0.2', ORIGIN: 'http://localhost:3000' }
    ])('is used if only this machine can reach the server: %o', (env) => {
      expect(settingsFrom({ ...SHORT, ...env }).adminApiKey).toHaveLength(31);
    });
  });
});
