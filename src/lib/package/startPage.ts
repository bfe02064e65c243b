import type { PackageFindings } from './packageFindings.js';
import { textForMessage } from './packageFindings.js';
import type { Beside } from '../ascdata/check.js';
import { LineIndex } from '../ascdata/lineIndex.js';
import { DETAIL_VIEW_CALL } from '../ascdata/rules.js';
import { fileText, type PackageFile } from './files.js';
import { SEARCH_LIMITS, type SearchLimits } from './limits.js';
import { readHtml, type HtmlTag } from './html.js';
import { checkOutside, checkResource, resolveTarget, type FileIndex, type Reference } from './references.js';
import { isInlineScript } from './code/scripts.js';
import { depthsOf, viewScript } from './scriptScan.js';

const LOADING_RELATIONS = /\b(?:stylesheet|icon|preload|modulepreload|prefetch|apple-touch-icon|manifest)\b/i;
const LOADS_SCRIPT = /\bmodulepreload\b|\bpreload\b.* script$/i;
const FRAMES = new Set(['iframe', 'frame', 'embed', 'object']);

const LITERAL_ADDRESS = `(["'\`])((?:https?:|wss?:)?//[^"'\`\\s]*)`;
const SCRIPT_FORWARD = new RegExp(
  `\\b(?:location(?:\\.href)?\\s*=|location\\.(?:assign|replace)\\s*\\()\\s*${LITERAL_ADDRESS}`,
  'g'
);
const LOADED_SCRIPTS = [
  new RegExp(`\\b(?:import|importScripts|Worker)\\s*\\(\\s*${LITERAL_ADDRESS}`, 'g'),
  new RegExp(`\\b(?:from|import)\\s*${LITERAL_ADDRESS}`, 'g')
];
const SCRIPT_RESOURCES = [
  new RegExp(`\\b(?:fetch|WebSocket|EventSource|Request)\\s*\\(\\s*${LITERAL_ADDRESS}`, 'g'),
  new RegExp(`\\.src\\s*=\\s*${LITERAL_ADDRESS}`, 'g'),
  /\.open\s*\(\s*["']\w{1,10}["']\s*,\s*(["'`])((?:https?:)?\/\/[^"'`\s]*)/g
];
const MODULE_IMPORT = /\b(?:from|import)\s*(?:\(\s*)?(["'])(\.{1,2}\/[^"'\n]*)["']/g;
const DETAIL_VIEW = /\.\s*isDetailView\s*\(/;
const STYLE_ADDRESS = /\burl\(\s*(?:"([^"\n]*)"|'([^'\n]*)'|([^\s"')]*))|@import\s+(?:"([^"\n]*)"|'([^'\n]*)')/gi;

/** Facts about the start page, for the rules on libraries. */
export interface StartPage {
  /** Local scripts the page loads, also by imports between modules. */
  readonly scripts: ReadonlySet<string>;
  /** For each global of a library, where a script creates it, and whether at the top level. */
  readonly created: ReadonlyMap<string, { place: string; root: boolean }>;
  /** Whether a script calls `isDetailView()`. */
  readonly callsDetailView: boolean;
  /** The title of the page; '' without one. */
  readonly title: string;
}

/** What the check of a definition takes of its package. @param found gets what is in the code, while the definition is checked */
export function besideOf(
  { scripts, callsDetailView }: StartPage,
  files: readonly PackageFile[],
  found: PackageFindings
): Beside {
  return {
    features: callsDetailView ? [DETAIL_VIEW_CALL] : [],
    rules: async (data) => {
      // Its parser is loaded for packages alone.
      const { checkCode } = await import('./code/rules.js');
      return checkCode(files, scripts, data, found);
    }
  };
}

/**
 * Searches index.html, and the style sheets and scripts it loads, for forwards (docs/widgets.md, The package), for what the
 * sandbox will block, for missing files, and for what needs a later ApiVersion. Heuristic for scripts: only literal addresses
 * are found; the frame's policy blocks the others.
 * @param isLibrary recognises the runtime libraries, whose content is not searched
 */
export function checkStartPage(
  page: PackageFile,
  index: FileIndex,
  isLibrary: (name: string) => boolean,
  found: PackageFindings,
  limits: SearchLimits = SEARCH_LIMITS
): StartPage {
  const check = new StartPageCheck(index, isLibrary, found, limits);
  check.page(page);
  return check;
}

class StartPageCheck implements StartPage {
  readonly scripts = new Set<string>();
  readonly created = new Map<string, { place: string; root: boolean }>();
  callsDetailView = false;
  title = '';
  readonly #styles = new Set<string>();
  #characters: number;
  #addresses: number;

  constructor(
    private readonly index: FileIndex,
    private readonly isLibrary: (name: string) => boolean,
    private readonly found: PackageFindings,
    private readonly limits: SearchLimits
  ) {
    this.#characters = limits.characters;
    this.#addresses = limits.addresses;
  }

  page(file: PackageFile): void {
    const source = this.#searched(file);
    const lines = new LineIndex(source);
    const { tags, title, isCut } = readHtml(source);
    this.title = title;
    if (isCut) this.found.add('package-search-cut', { file: file.name });
    for (const tag of tags) {
      const place = `${file.name}:${lines.at(tag.offset).line}`;
      this.#tag(tag, place);
      const lineOfText = (offset: number) => `${file.name}:${lines.at(tag.textOffset + offset).line}`;
      if (tag.name === 'style') this.#styleText(tag.text, file.name, lineOfText);
      if (isInlineScript(tag)) this.#scriptText(tag.text, file.name, lineOfText);
    }
  }

  #tag(tag: HtmlTag, place: string): void {
    const { name, attributes } = tag;
    const href = attributes.get('href') ?? '';
    const resource = (raw: string | undefined, isScript = false) =>
      raw === undefined ? undefined : this.#resource({ raw, from: 'index.html', isScript }, () => place);
    if (name === 'meta') this.#meta(attributes, place);
    else if (name === 'base' && href !== '') this.found.add('package-base', { place, target: textForMessage(href) });
    else if (name === 'script') this.#script(resource(attributes.get('src') ?? attributes.get('href'), true));
    else if (name === 'link' && LOADING_RELATIONS.test(attributes.get('rel') ?? '')) {
      const file = resource(href, LOADS_SCRIPT.test(`${attributes.get('rel')} ${attributes.get('as')}`));
      if (/\bstylesheet\b/i.test(attributes.get('rel') ?? '')) this.#style(file);
    } else if (FRAMES.has(name)) this.#frame(attributes.get('src') ?? attributes.get('data'), place);
    else if (name === 'a' || name === 'area' || name === 'form') {
      this.#link(attributes.get(name === 'form' ? 'action' : 'href') ?? '', place);
    } else for (const raw of mediaOf(tag)) resource(raw);
    const style = attributes.get('style');
    if (style !== undefined) this.#styleText(style, 'index.html', () => place);
  }

  #meta(attributes: ReadonlyMap<string, string>, place: string): void {
    if (attributes.get('http-equiv')?.trim().toLowerCase() !== 'refresh') return;
    const url = /^[\s\d.;,]*(?:url\s*=\s*)?["']?([^"']*)/i.exec(attributes.get('content') ?? '')?.[1] ?? '';
    const target = resolveTarget(url, 'index.html');
    if (target.kind === 'outside') this.found.add('package-forward', { place, target: textForMessage(target.url) });
    else this.#resource({ raw: url, from: 'index.html' }, () => place);
  }

  #frame(raw: string | undefined, place: string): void {
    const target = resolveTarget(raw ?? '', 'index.html');
    if (target.kind !== 'none') this.found.add('package-frame', { place, target: textForMessage(raw ?? '') });
  }

  #link(raw: string, place: string): void {
    const target = resolveTarget(raw, 'index.html');
    if (target.kind === 'outside') this.found.add('package-link', { place, target: textForMessage(target.url) });
    else this.#resource({ raw, from: 'index.html' }, () => place);
  }

  #style(file: PackageFile | undefined): void {
    if (file === undefined || this.#styles.has(file.name)) return;
    this.#styles.add(file.name);
    const source = this.#searched(file);
    const lines = new LineIndex(source);
    this.#styleText(source, file.name, (offset) => `${file.name}:${lines.at(offset).line}`);
  }

  #styleText(source: string, from: string, placeOf: (offset: number) => string): void {
    const text = source.replace(/\/\*[^]*?(?:\*\/|$)/g, (comment) => comment.replace(/[^\n]/g, ' '));
    for (const match of text.matchAll(STYLE_ADDRESS)) {
      const raw = match.slice(1).find((group) => group !== undefined) ?? '';
      const file = this.#resource({ raw, from }, () => placeOf(match.index));
      if (match[0].startsWith('@') || file?.name.endsWith('.css')) this.#style(file);
    }
  }

  #script(file: PackageFile | undefined): void {
    if (file === undefined || this.scripts.has(file.name)) return;
    this.scripts.add(file.name);
    if (this.isLibrary(file.name)) return;
    const source = this.#searched(file);
    const lines = new LineIndex(source);
    this.#scriptText(source, file.name, (offset) => `${file.name}:${lines.at(offset).line}`);
  }

  #scriptText(source: string, from: string, placeOf: (offset: number) => string): void {
    const { text, code } = viewScript(source);
    for (const match of text.matchAll(SCRIPT_FORWARD)) {
      this.found.add('package-forward-script', { place: placeOf(match.index), target: textForMessage(match[2] ?? '') });
    }
    for (const pattern of [...LOADED_SCRIPTS, ...SCRIPT_RESOURCES]) {
      for (const match of text.matchAll(pattern)) {
        checkOutside(match[2] ?? '', placeOf(match.index), LOADED_SCRIPTS.includes(pattern), this.found);
      }
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
      this.#script(this.#resource({ raw: match[2] ?? '', from, isScript: true }, () => placeOf(match.index)));
    }
  }

  /** The searched part of a file's text. Scripts and style sheets that load each other are read once each. */
  #searched(file: PackageFile): string {
    const limit = Math.min(this.limits.fileCharacters, this.#characters);
    // A character has one to four bytes.
    const text = fileText(file.bytes.subarray(0, limit * 4));
    const searched = text.slice(0, limit);
    if (searched.length < text.length) this.found.add('package-search-cut', { file: textForMessage(file.name) });
    this.#characters -= searched.length;
    return searched;
  }

  /** As `checkResource`, up to the limit of addresses. */
  #resource(reference: Omit<Reference, 'place'>, placeOf: () => string): PackageFile | undefined {
    if (this.#addresses > 0) {
      this.#addresses -= 1;
      return checkResource({ ...reference, place: placeOf() }, this.index, this.found);
    }
    this.found.add('package-search-cut', { file: textForMessage(reference.from) });
    return undefined;
  }
}

/** What an element shows or plays, according to its attributes. */
function mediaOf({ name, attributes }: HtmlTag): (string | undefined)[] {
  const candidates = (attributes.get('srcset') ?? '').split(/,\s/).map((candidate) => candidate.trim().split(/\s/)[0]);
  const drawn =
    name === 'image' || name === 'use' ? (attributes.get('href') ?? attributes.get('xlink:href')) : undefined;
  return [attributes.get('src'), attributes.get('poster'), drawn, ...candidates];
}
