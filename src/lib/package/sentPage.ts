import { readHtml, type HtmlTag } from './html.js';
import { resolveTarget } from './references.js';

/** Any other type or attribute changes how or when it is loaded. */
const PLAIN_TYPES: ReadonlySet<string | undefined> = new Set([undefined, '', 'text/javascript']);

/** A page that may inspect where its libraries come from. */
const LOOKS_AT_SCRIPTS = /\bcurrentScript\b|\bdocument\s*\.\s*scripts\b|\bscript\[|\(\s*["'`]script\b/;

/**
 * A start page as it is sent. These libraries are inlined where it first loads them, each once under whatever path: frames share nothing, so each
 * would fetch them again and wait. Its own scripts are loaded with `crossorigin`: the frame has no origin of its own, so that browsers otherwise say nothing of an
 * error in them but “Script error.”; every file of a package is sent with the header that this needs. Everything else keeps its bytes and
 * its line. A page stays unchanged if it has a `<base>` or a policy of its own, or inspects its scripts.
 * @param page UTF-8, as which it is sent
 * @param libraries content by path, UTF-8, without `</script`
 */
export function preparedPage(page: Uint8Array, libraries: ReadonlyMap<string, Uint8Array>): Uint8Array {
  // One character for each byte, so that broken ones stay too.
  const source = Buffer.from(page).toString('latin1');
  const { tags, isCut } = readHtml(source);
  if (isCut || LOOKS_AT_SCRIPTS.test(source) || tags.some(hasRules)) return page;
  const inlined = new Set<Uint8Array>();
  let [written, at] = ['', 0];
  for (const tag of tags) {
    const { attributes, offset, text, textOffset } = tag;
    const file = fileOf(tag);
    if (file === undefined) continue;
    const library = libraries.get(file);
    if (library === undefined) {
      if (attributes.has('crossorigin') || attributes.get('type') === 'module') continue;
      const end = offset + '<script'.length;
      written += `${source.slice(at, end)} crossorigin`;
      at = end;
    } else if (isPlain(tag) && !inlined.has(library)) {
      inlined.add(library);
      written += `${source.slice(at, offset)}<script>${inOneLine(library)}`;
      at = textOffset + text.length;
    }
  }
  return Buffer.from(written + source.slice(at), 'latin1');
}

function hasRules({ name, attributes }: HtmlTag): boolean {
  return name === 'base' || (name === 'meta' && /security-policy/i.test(attributes.get('http-equiv') ?? ''));
}

/** The file of the package that a script loads; undefined for all other tags. */
function fileOf({ name, attributes }: HtmlTag): string | undefined {
  if (name !== 'script') return undefined;
  const target = resolveTarget(attributes.get('src') ?? '', 'index.html');
  return target.kind === 'local' ? target.name : undefined;
}

/** Whether a script loads synchronously. */
function isPlain({ attributes }: HtmlTag): boolean {
  const isKnown = (attribute: string) => attribute === 'src' || attribute === 'type';
  return PLAIN_TYPES.has(attributes.get('type')) && [...attributes.keys()].every(isKnown);
}

/** Keeps the line numbers in errors of later scripts the same as in the file. */
function inOneLine(library: Uint8Array): string {
  const text = Buffer.from(library).toString('latin1').trimEnd();
  return text.replace(/^(\/\*[^]*?\*\/)\s*/, '$1 ');
}
