import { resolve } from 'node:path';
import { DEFAULT_PLATFORM } from '../../ascdata/defaults.js';
import type { Platform } from '../../ascdata/dataTypeModel.js';
import { isMessageLanguage, MESSAGE_LANGUAGES, type MessageLanguage } from '../../language/languages.js';
import { isPlatformVersion, PLATFORM_VERSIONS } from '../../ascdata/versions.js';
import { isTimeZone } from '../../datatypes/shared/zones.js';
import { hostFrom, isLoopback, originFrom } from '../../../server/settings.js';
import { widgetOriginFrom } from '../../../server/widgetSites.js';
import { StartError } from './startError.js';

type Environment = Readonly<Record<string, string | undefined>>;

/** Sign-in through a company's own service. */
export interface OidcSettings {
  /** The product's own: the redirect address is made from it, never from a request. */
  readonly origin: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Its name on the sign-in page. */
  readonly label: string;
}

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export interface Settings {
  readonly dataFolder: string;
  /** `postgres://…`; undefined: SQLite in the data folder. */
  readonly databaseUrl: string | undefined;
  /** The product's public address, `https://widgets.example.org`; undefined: as the request says. */
  readonly origin: string | undefined;
  /** Whether to insert the demo catalogue on the first start. */
  readonly demo: boolean;
  /** Of the standard widgets; undefined: as decided before, otherwise the language of the first person to sign in. */
  readonly contentLanguage: MessageLanguage | undefined;
  readonly adminPassword: string | undefined;
  readonly adminApiKey: string | undefined;
  readonly oidc: OidcSettings | undefined;
  readonly platform: Platform;
  /** Whether a link can show drafts to people without an account. */
  readonly guestLinks: boolean;
  /** Whether to render previews in a browser, if there is one. */
  readonly render: boolean;
  /** Whether to do so as root, too, where the browser has no sandbox. */
  readonly renderAsRoot: boolean;
  readonly chromium: string | undefined;
  /** Largest update for players, in bytes. */
  readonly maxUpdateBytes: number;
  /** Limit for stored files of packages and updates, in bytes; undefined: no limit. */
  readonly maxStoredBytes: number | undefined;
  readonly logLevel: LogLevel;
  /** The folder with the standard widgets. */
  readonly widgetsFolder: string;
  /** `versions.json` of the runtime libraries. */
  readonly librariesFile: string;
  /** The folder with the script of the render process. */
  readonly renderFolder: string;
  /** Script of the threads that check packages. */
  readonly packageWorker: string;
  /** Package or folder named at the start. */
  readonly open: string | undefined;
}

/** One environment variable. docs/settings.md is generated from these rows. */
export interface Setting<T> {
  readonly name: string;
  /** As the table shows it; '' if leaving it out means "none". */
  readonly fallback: string;
  /** What it does, in a sentence or two. */
  readonly says: string;
  /** Set by the product itself, so left out of the table. */
  readonly internal?: boolean;
  /** Parses a text. @throws StartError with one sentence that says what is allowed */
  read(text: string): T;
}

/** A secret shorter than this is weak. */
const [WEAK_PASSWORD, WEAK_KEY] = [12, 32];

export const SETTINGS = {
  dataFolder: text(
    'DATA_DIR',
    './data',
    'Folder of the database and the contents of packages; `ascdata backup` copies it.'
  ),
  databaseUrl: {
    ...optional('DATABASE_URL', '`postgres://…`: keep everything in PostgreSQL instead of SQLite in `DATA_DIR`.'),
    read: (value) => {
      if (value !== '' && !/^postgres(?:ql)?:\/\//.test(value)) {
        throw unusable('DATABASE_URL', 'it has to begin with postgres://');
      }
      return value || undefined;
    }
  },
  origin: {
    ...optional(
      'ORIGIN',
      'Address at which people reach the product, for example `https://widgets.example.org`. Needed behind a proxy.'
    ),
    read: (value) => orStartError(() => originFrom(value))
  },
  widgetOrigin: optional(
    'WIDGET_ORIGIN',
    'Second address of this server, under which browsers such as Firefox load widgets, for example `https://*.widgets.example.net`: [operating.md](operating.md#widgets-from-an-address-of-their-own). Needs `ORIGIN`.'
  ),
  demo: flag('DEMO', '1', 'Demo catalogue and example content on the first start; `0` for none.'),
  contentLanguage: {
    ...optional(
      'CONTENT_LANGUAGE',
      `Language in which the standard widgets are named and filled: one of ${MESSAGE_LANGUAGES.map((code) => `\`${code}\``).join(', ')}. Left out: the language of the first user who signs in. It stays the same from then on; if set later, it applies to the widgets that nobody has changed.`
    ),
    read: (value) => {
      if (value === '') return undefined;
      if (isMessageLanguage(value)) return value;
      throw unusable('CONTENT_LANGUAGE', `it is one of ${MESSAGE_LANGUAGES.join(', ')}`);
    }
  },
  adminPassword: optional(
    'ADMIN_PASSWORD',
    'Password of the user `admin`. Used while that user has none; a warning comes where it has fewer than 12 characters.'
  ),
  adminApiKey: optional(
    'ADMIN_API_KEY',
    `A key with an administrator’s permissions, for scripts, of at least ${WEAK_KEY} characters. A shorter one is used, with a warning, as long as only this machine can ask: \`HOST\` and \`ORIGIN\` are its own.`
  ),
  oidcIssuer: {
    ...optional(
      'OIDC_ISSUER',
      'Address of a sign-in service (OpenID Connect) whose users may come in. Needs `ORIGIN`.'
    ),
    read: originalUrl
  },
  oidcClientId: optional(
    'OIDC_CLIENT_ID',
    'Our name at that service. The redirect address is `<ORIGIN>/auth/callback/company`.'
  ),
  oidcClientSecret: optional('OIDC_CLIENT_SECRET', 'Our secret at that service.'),
  oidcName: text('OIDC_NAME', 'Company account', 'What the button on the sign-in page calls it.'),
  platformVersion: {
    ...text(
      'PLATFORM_VERSION',
      DEFAULT_PLATFORM.version,
      `Version of the platform that widgets are checked against: ${PLATFORM_VERSIONS.join(', ')}.`
    ),
    read: (value) => {
      if (!isPlatformVersion(value)) throw unusable('PLATFORM_VERSION', `it is one of ${PLATFORM_VERSIONS.join(', ')}`);
      return value;
    }
  },
  timeZone: {
    ...text(
      'TIME_ZONE',
      DEFAULT_PLATFORM.timeZone,
      'IANA time zone of the platform, for example `Europe/Berlin`; `off` where time zone support is not configured.'
    ),
    read: (value) => {
      if (value !== 'off' && !isTimeZone(value))
        throw unusable('TIME_ZONE', 'it is an IANA zone such as Europe/Berlin, or off');
      return value;
    }
  },
  guestLinks: flag(
    'GUEST_LINKS',
    '1',
    'Drafts can be shown to people without an account, by a link that ends after 30 days at most; `0` forbids it and closes the links that are open.'
  ),
  render: flag(
    'RENDER',
    '1',
    'Render previews of spots in a headless browser, where one is found; `0` draws cards only.'
  ),
  renderAsRoot: flag(
    'RENDER_AS_ROOT',
    '0',
    '`1`: when the server runs as root, the browser does, too, instead of as `nobody`. It then has no sandbox: a hole in it is one into the machine.'
  ),
  chromium: optional(
    'CHROMIUM_PATH',
    'The browser for that. Left out: Chromium’s headless shell, or the first Chromium or Chrome of the system.'
  ),
  maxUpdateBytes: {
    name: 'MAX_UPDATE_MB',
    fallback: '2048',
    says: 'Largest file that can be published as an update for players, in MiB.',
    read: (value) => {
      const size = Number(value);
      if (!/^\d{1,7}$/.test(value) || size === 0) throw unusable('MAX_UPDATE_MB', 'it is a number of MiB from 1');
      return size * 1024 ** 2;
    }
  },
  maxStoredBytes: {
    name: 'MAX_STORED_GB',
    fallback: '',
    says: 'Most that files of packages and updates may take together, in GiB, for example `50`. What is more is refused (507). Without it the disk is the limit.',
    read: (value) => {
      if (value === '') return undefined;
      if (!/^\d{1,6}(?:\.\d{1,3})?$/.test(value) || Number(value) === 0) {
        throw unusable('MAX_STORED_GB', 'it is a number of GiB greater than 0');
      }
      return Math.floor(Number(value) * 1024 ** 3);
    }
  },
  logLevel: {
    ...text(
      'LOG_LEVEL',
      'warn',
      `What is logged, as JSON lines on stdout: ${LOG_LEVELS.join(', ')}. \`info\` adds a line for each request.`
    ),
    read: (value) => {
      const level = LOG_LEVELS.find((each) => each === value);
      if (!level) throw unusable('LOG_LEVEL', `it is one of ${LOG_LEVELS.join(', ')}`);
      return level;
    }
  },
  widgetsFolder: { ...text('WIDGETS_DIR', 'build/widgets', 'Packages that ship with the product.'), internal: true },
  librariesFile: {
    ...text('LIBRARIES_FILE', 'static/lib/versions.json', 'List of the runtime libraries.'),
    internal: true
  },
  renderFolder: { ...text('RENDER_DIR', 'build/render', 'The process that makes pictures of spots.'), internal: true },
  packageWorker: {
    ...text('PACKAGE_WORKER', 'build/packages/worker.mjs', 'Script of the threads in which packages are checked.'),
    internal: true
  },
  open: { ...optional('ASCDATA_OPEN', 'Package or folder named at the start.'), internal: true }
} as const satisfies Record<string, Setting<unknown>>;

/**
 * The settings from the environment, with the documented defaults.
 * @throws StartError with one sentence for the first unusable variable
 */
export function settingsFrom(env: Environment): Settings {
  const read = <T>({ name, fallback, read }: Setting<T>): T => read(env[name]?.trim() || fallback);
  demandStrongKey(env);
  orStartError(() => widgetOriginFrom(env));
  const { version, zone } = { version: read(SETTINGS.platformVersion), zone: read(SETTINGS.timeZone) };
  return {
    dataFolder: read(SETTINGS.dataFolder),
    databaseUrl: read(SETTINGS.databaseUrl),
    origin: read(SETTINGS.origin),
    demo: read(SETTINGS.demo),
    contentLanguage: read(SETTINGS.contentLanguage),
    adminPassword: read(SETTINGS.adminPassword),
    adminApiKey: read(SETTINGS.adminApiKey),
    oidc: oidcFrom(env),
    platform: { version, timeZone: zone === 'off' ? 'UTC' : zone, timeZonesEnabled: zone !== 'off' },
    guestLinks: read(SETTINGS.guestLinks),
    render: read(SETTINGS.render),
    renderAsRoot: read(SETTINGS.renderAsRoot),
    chromium: read(SETTINGS.chromium),
    maxUpdateBytes: read(SETTINGS.maxUpdateBytes),
    maxStoredBytes: read(SETTINGS.maxStoredBytes),
    logLevel: read(SETTINGS.logLevel),
    widgetsFolder: read(SETTINGS.widgetsFolder),
    librariesFile: resolve(read(SETTINGS.librariesFile)),
    renderFolder: resolve(read(SETTINGS.renderFolder)),
    packageWorker: resolve(read(SETTINGS.packageWorker)),
    open: read(SETTINGS.open)
  };
}

/** One sentence for each weak secret. They are used anyway, so that the product is easy to try. */
export function weakSecrets({ adminPassword, adminApiKey }: Settings): string[] {
  return [
    { name: 'ADMIN_PASSWORD', secret: adminPassword, least: WEAK_PASSWORD },
    { name: 'ADMIN_API_KEY', secret: adminApiKey, least: WEAK_KEY }
  ]
    .filter(({ secret, least }) => secret !== undefined && secret.length < least)
    .map(({ name, least }) => `${name} is short and could be guessed: use at least ${least} characters.`);
}

/** Refuses a weak key if others can reach the server. @throws StartError */
function demandStrongKey(env: Environment): void {
  const key = SETTINGS.adminApiKey.read(env.ADMIN_API_KEY?.trim() ?? '');
  if (key === undefined || key.length >= WEAK_KEY) return;
  const origin = SETTINGS.origin.read(env.ORIGIN?.trim() ?? '');
  const isAlone = isLoopback(hostFrom(env)) && (origin === undefined || isLoopback(new URL(origin).hostname));
  if (isAlone) return;
  throw unusable(
    'ADMIN_API_KEY',
    `others can reach this server (HOST, ORIGIN), so it has to have at least ${WEAK_KEY} characters; “openssl rand -hex 32” makes one`
  );
}

/** All three or none, and `ORIGIN` with them. */
function oidcFrom(env: Environment): OidcSettings | undefined {
  const { oidcIssuer, oidcClientId, oidcClientSecret, oidcName } = SETTINGS;
  const given = [oidcIssuer, oidcClientId, oidcClientSecret].map(({ name, read }) => ({
    name,
    value: read(env[name]?.trim() ?? '')
  }));
  const [issuer, clientId, clientSecret] = given.map(({ value }) => value);
  if (issuer && clientId && clientSecret) {
    const origin = SETTINGS.origin.read(env.ORIGIN?.trim() ?? '');
    if (origin === undefined) {
      throw new StartError(
        'ORIGIN is missing: sign-in through a company service needs the address people come back to.'
      );
    }
    return {
      origin,
      issuer,
      clientId,
      clientSecret,
      label: oidcName.read(env[oidcName.name]?.trim() || oidcName.fallback)
    };
  }
  const missing = given.filter(({ value }) => !value);
  if (missing.length < given.length) throw unusable(missing[0]!.name, 'sign-in through a company service needs it too');
  return undefined;
}

function text(name: string, fallback: string, says: string): Setting<string> {
  return { name, fallback, says, read: (value) => value };
}

function optional(name: string, says: string): Setting<string | undefined> {
  return { name, fallback: '', says, read: (value) => value || undefined };
}

function flag(name: string, fallback: '0' | '1', says: string): Setting<boolean> {
  return {
    name,
    fallback,
    says,
    read: (value) => {
      if (value !== '0' && value !== '1') throw unusable(name, 'it is 0 or 1');
      return value === '1';
    }
  };
}

function originalUrl(value: string): string | undefined {
  if (value === '') return undefined;
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw unusable('OIDC_ISSUER', 'it is an address such as https://login.example.org');
  }
  return value;
}

/** @throws StartError with the sentence of a `RangeError` */
function orStartError<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new StartError((error as RangeError).message);
  }
}

/** The value itself is not repeated: it may be a secret. */
function unusable(name: string, usable: string): StartError {
  return new StartError(`${name} is not usable: ${usable}.`);
}
