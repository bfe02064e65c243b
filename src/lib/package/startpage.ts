import type { FindingCollector } from './collect.js';
import { shown } from './collect.js';
import type { PackageFile } from './files.js';
import { lineCounter, scanHtml, type HtmlTag } from './html.js';
import { checkResource, resolveTarget, type FileIndex } from './references.js';
import { depthsOf, viewScript } from './scriptscan.js';

/** Text beyond this many characters of a file is not searched; nobody writes such a page by hand. */
const SEARCHED_CHARACTERS = 4_000_000;

const LOADING_RELATIONS = /\b(?:stylesheet|icon|preload|modulepreload|prefetch|apple-touch-icon|manifest)\b/i;
const SCRIPT_TYPE = /^$|^module$|^(?:text|application)\/(?:x-)?(?:java|ecma)script$/i;
const FRAMES = new Set(['iframe', 'frame', 'embed', 'object']);

const LITERAL_ADDRESS = `(["'\`])((?:https?:|wss?:)?//[^"'\`\\s]*)`;
const SCRIPT_FORWARD = new RegExp(
  `\\b(?:location(?:\\.href)?\\s*=|location\\.(?:assign|replace)\\s*\\()\\s*${LITERAL_ADDRESS}`,
  'g'
);
const SCRIPT_RESOURCES = [
  new RegExp(
    `\\b(?:fetch|import|importScripts|WebSocket|EventSource|Worker|Request)\\s*\\(\\s*${LITERAL_ADDRESS}`,
    'g'
  ),
  new RegExp(`\\b(?:from|import)\\s*${LITERAL_ADDRESS}`, 'g'),
  new RegExp(`\\.src\\s*=\\s*${LITERAL_ADDRESS}`, 'g')
];
const SCRIPT_OPEN = /\.open\s*\(\s*["']\w{1,10}["']\s*,\s*(["'`])((?:https?:)?\/\/[^"'`\s]*)/g;
const MODULE_IMPORT = /\b(?:from|import)\s*\(?\s*(["'])(\.{1,2}\/[^"'\n]*)["']/g;
const DETAIL_VIEW = /\.\s*isDetailView\s*\(/;
const STYLE_ADDRESS = /\burl\(\s*(?:"([^"\n]*)"|'([^'\n]*)'|([^\s"')]*))|@import\s+(?:"([^"\n]*)"|'([^'\n]*)')/gi;

/** What was learnt about the start page, for the rules on libraries. */
export interface StartPage {
  /** Local scripts the page loads, also by imports between modules. */
  readonly scripts: ReadonlySet<string>;
  /** For each global of a library: where a script creates it, and whether at the top level. */
  readonly created: ReadonlyMap<string, { place: string; root: boolean }>;
  /** Does a script call `isDetailView()`? */
  readonly callsDetailView: boolean;
}

/** Text of a file of a package: UTF-8 unless a byte order mark says UTF-16. Broken bytes become U+FFFD. */
export function textOf(file: PackageFile): string {
  const [first, second] = file.bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(file.bytes);
}

/**
 * Looks through index.html, and the style sheets and scripts it loads, for forwards (interface.md, Widget package),
 * for what the sandbox will block, for files that are not there, and for what needs a later ApiVersion. Heuristic for scripts: only addresses that
 * stand in them literally are seen; the frame's policy is what forbids the others.
 * @param isLibrary tells the runtime libraries, whose content is not looked through
 */
export function checkStartPage(
  page: PackageFile,
  index: FileIndex,
  isLibrary: (name: string) => boolean,
  found: FindingCollector
): StartPage {
  const check = new StartPageCheck(index, isLibrary, found);
  check.page(page);
  return check;
}

class StartPageCheck implements StartPage {
  readonly scripts = new Set<string>();
  readonly created = new Map<string, { place: string; root: boolean }>();
  callsDetailView = false;
  readonly #styles = new Set<string>();

  constructor(
    private readonly index: FileIndex,
    private readonly isLibrary: (name: string) => boolean,
    private readonly found: FindingCollector
  ) {}

  page(file: PackageFile): void {
    const source = textOf(file).slice(0, SEARCHED_CHARACTERS);
    const line = lineCounter(source);
    for (const tag of scanHtml(source)) {
      const place = `${file.name}:${line(tag.offset)}`;
      this.#tag(tag, place);
      const lineOfText = (offset: number) => `${file.name}:${line(tag.textOffset + offset)}`;
      if (tag.name === 'style') this.#styleText(tag.text, file.name, lineOfText);
      if (tag.name === 'script' && !tag.attributes.has('src') && SCRIPT_TYPE.test(tag.attributes.get('type') ?? '')) {
        this.#scriptText(tag.text, file.name, lineOfText);
      }
    }
  }

  #tag(tag: HtmlTag, place: string): void {
    const { name, attributes } = tag;
    const href = attributes.get('href') ?? '';
    const resource = (raw: string | undefined) =>
      raw === undefined ? undefined : checkResource(raw, 'index.html', place, this.index, this.found);
    if (name === 'meta') this.#meta(attributes, place);
    else if (name === 'base' && href !== '') this.found.add('package-base', { place, target: shown(href) });
    else if (name === 'script') this.#script(resource(attributes.get('src') ?? attributes.get('href')));
    else if (name === 'link' && LOADING_RELATIONS.test(attributes.get('rel') ?? '')) {
      const file = resource(href);
      if (/\bstylesheet\b/i.test(attributes.get('rel') ?? '')) this.#style(file);
    } else if (FRAMES.has(name)) this.#frame(attributes.get('src') ?? attributes.get('data'), place);
    else if (name === 'a' || name === 'area' || name === 'form') {
      this.#link(attributes.get(name === 'form' ? 'action' : 'href') ?? '', place);
    } else {
      resource(attributes.get('src'));
      resource(attributes.get('poster'));
      if (name === 'image' || name === 'use') resource(attributes.get('href') ?? attributes.get('xlink:href'));
      for (const candidate of (attributes.get('srcset') ?? '').split(/,\s/)) resource(candidate.trim().split(/\s/)[0]);
    }
    const style = attributes.get('style');
    if (style !== undefined) this.#styleText(style, 'index.html', () => place);
  }

  #meta(attributes: ReadonlyMap<string, string>, place: string): void {
    if (attributes.get('http-equiv')?.trim().toLowerCase() !== 'refresh') return;
    const url = /^[\s\d.;,]*(?:url\s*=\s*)?["']?([^"']*)/i.exec(attributes.get('content') ?? '')?.[1] ?? '';
    const target = resolveTarget(url, 'index.html');
    if (target.kind === 'outside') this.found.add('package-forward', { place, target: shown(target.url) });
    else checkResource(url, 'index.html', place, this.index, this.found);
  }

  #frame(raw: string | undefined, place: string): void {
    const target = resolveTarget(raw ?? '', 'index.html');
    if (target.kind !== 'none') this.found.add('package-frame', { place, target: shown(raw ?? '') });
  }

  #link(raw: string, place: string): void {
    const target = resolveTarget(raw, 'index.html');
    if (target.kind === 'outside') this.found.add('package-link', { place, target: shown(target.url) });
    else checkResource(raw, 'index.html', place, this.index, this.found);
  }

  #style(file: PackageFile | undefined): void {
    if (file === undefined || this.#styles.has(file.name)) return;
    this.#styles.add(file.name);
    const source = textOf(file).slice(0, SEARCHED_CHARACTERS);
    const line = lineCounter(source);
    this.#styleText(source, file.name, (offset) => `${file.name}:${line(offset)}`);
  }

  #styleText(source: string, from: string, placeOf: (offset: number) => string): void {
    const text = source.replace(/\/\*[^]*?(?:\*\/|$)/g, (comment) => comment.replace(/[^\n]/g, ' '));
    for (const match of text.matchAll(STYLE_ADDRESS)) {
      const raw = match.slice(1).find((group) => group !== undefined) ?? '';
      const file = checkResource(raw, from, placeOf(match.index), this.index, this.found);
      if (match[0].startsWith('@') || file?.name.endsWith('.css')) this.#style(file);
    }
  }

  #script(file: PackageFile | undefined): void {
    if (file === undefined || this.scripts.has(file.name)) return;
    this.scripts.add(file.name);
    if (this.isLibrary(file.name)) return;
    const source = textOf(file).slice(0, SEARCHED_CHARACTERS);
    const line = lineCounter(source);
    this.#scriptText(source, file.name, (offset) => `${file.name}:${line(offset)}`);
  }

  #scriptText(source: string, from: string, placeOf: (offset: number) => string): void {
    const { text, code } = viewScript(source);
    for (const match of text.matchAll(SCRIPT_FORWARD)) {
      this.found.add('package-forward-script', { place: placeOf(match.index), target: shown(match[2] ?? '') });
    }
    for (const match of [...SCRIPT_RESOURCES, SCRIPT_OPEN].flatMap((pattern) => [...text.matchAll(pattern)])) {
      this.found.add('package-outside-resource', { place: placeOf(match.index), target: shown(match[2] ?? '') });
    }
    for (const global of ['WizardBase', 'DashboardWidgetBase']) {
      for (const [offset, depth] of depthsOf(code, new RegExp(`\\bnew\\s+(?:\\w+\\s*\\.\\s*)?${global}\\b`, 'g'))) {
        if (this.created.get(global)?.root !== true) {
          this.created.set(global, { place: placeOf(offset), root: depth === 0 });
        }
      }
    }
    this.callsDetailView ||= DETAIL_VIEW.test(code);
    for (const match of text.matchAll(MODULE_IMPORT)) {
      this.#script(checkResource(match[2] ?? '', from, placeOf(match.index), this.index, this.found));
    }
  }
}
