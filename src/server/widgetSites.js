import { originFrom } from './settings.js';

/**
 * The sites from which widgets are loaded, other than that of the page: browsers that give frames no process of their own run them
 * beside the page then, so that a widget in an endless loop leaves the page alive. See docs/decisions/process-per-widget.md.
 *
 * @typedef {Readonly<Record<string, string | undefined>>} Environment
 */

/** Browsers look names below `localhost` up on this machine, and take each for a site of its own: it needs no set-up. */
const BELOW_LOCALHOST = /^[a-z\d-]{1,63}\.localhost$/;
/** Names of this machine that a content policy can name. */
const LOCAL_PAGE = /^(?:localhost|127\.0\.0\.1)$/;

/**
 * `WIDGET_ORIGIN`, whose first label may be `*`.
 * @param {Environment} env
 * @returns {string | undefined} without a path
 * @throws {RangeError} with one sentence if it is not usable
 */
export function widgetOriginFrom({ WIDGET_ORIGIN: given, ORIGIN }) {
  const sites = given?.trim().toLowerCase().replace(/\/$/, '');
  if (!sites) return undefined;
  if (!SITES.test(sites) || !URL.canParse(labelled(sites))) {
    throw new RangeError(
      'WIDGET_ORIGIN is not usable: it is an address without a path, such as https://*.widgets.example.net.'
    );
  }
  const origin = originFrom(ORIGIN);
  if (origin === undefined) throw new RangeError('ORIGIN is missing: WIDGET_ORIGIN needs the address of the pages.');
  const [pages, widgets] = [new URL(origin), new URL(labelled(sites))];
  if (pages.protocol !== widgets.protocol) {
    throw new RangeError(
      'WIDGET_ORIGIN is not usable: it has to begin with https:// where ORIGIN does, and only there.'
    );
  }
  // Below one another they are one site for browsers.
  if (isOneOf(pages.hostname, sites) || isBelow(widgets.hostname, pages.hostname)) {
    throw new RangeError('WIDGET_ORIGIN is not usable: it has to be of another domain than ORIGIN.');
  }
  return sites;
}

/** A name with two labels or more, which is no IP address. */
const SITES = /^https?:\/\/(?:\*\.)?(?:[a-z\d-]+\.)+[a-z][a-z\d-]*(?::\d+)?$/;

/**
 * @param {string} name
 * @param {string} other
 */
const isBelow = (name, other) => `.${name}`.endsWith(`.${other}`) || `.${other}`.endsWith(`.${name}`);

/**
 * Where a page may load widgets from besides its own address.
 * @param {URL} page
 * @param {Environment} env
 * @returns {string | undefined} an origin; each frame takes another label for a `*` in it
 */
export function widgetSites({ protocol, hostname, port }, env = process.env) {
  const set = widgetOriginFrom(env);
  if (set !== undefined) return set;
  return LOCAL_PAGE.test(hostname) ? `${protocol}//*.localhost${port && `:${port}`}` : undefined;
}

/**
 * The address that a request for a widget's file came under, where it is not one of the pages.
 * @param {string | undefined} host name and port
 * @param {{ readonly protocol: string }} page protocol of the pages
 * @param {Environment} env
 * @returns {{ readonly origin: string, readonly pages: readonly string[] } | undefined} `pages`: who may frame it
 */
export function widgetSite(host, { protocol }, env = process.env) {
  if (host === undefined || !URL.canParse(`${protocol}//${host}`)) return undefined;
  const { hostname, port, origin } = new URL(`${protocol}//${host}`);
  const set = widgetOriginFrom(env);
  if (set !== undefined) {
    const pages = [originFrom(env.ORIGIN) ?? ''];
    return isOneOf(hostname, set)
      ? { origin: `${new URL(labelled(set)).protocol}//${new URL(origin).host}`, pages }
      : undefined;
  }
  const pagesName = new URL(originFrom(env.ORIGIN) ?? 'http://localhost').hostname;
  if (!BELOW_LOCALHOST.test(hostname) || !LOCAL_PAGE.test(pagesName)) return undefined;
  const pages = ['localhost', '127.0.0.1'].map((name) => `${protocol}//${name}${port && `:${port}`}`);
  return { origin, pages };
}

/**
 * @param {string} hostname
 * @param {string} sites
 */
function isOneOf(hostname, sites) {
  const { hostname: pattern } = new URL(labelled(sites));
  if (!sites.includes('://*.')) return hostname === pattern;
  const [label = '', ...rest] = hostname.split('.');
  return label !== '' && rest.join('.') === pattern.slice('any.'.length);
}

/** @param {string} sites */
const labelled = (sites) => sites.replace('://*.', '://any.');
