import { readHtml, type HtmlTag } from '../html.js';

const SCRIPT = /\.[cm]?js$/i;
const PAGE = /\.html?$/i;
const SCRIPT_TYPE = /^$|^module$|^(?:text|application)\/(?:x-)?(?:java|ecma)script$/i;

/** Whether a file is a script, or a page that may have some. */
export const hasScripts = (file: string): boolean => SCRIPT.test(file) || PAGE.test(file);

/** Whether a tag has a script that runs as it is written in the page. */
export const isInlineScript = ({ name, attributes }: HtmlTag): boolean =>
  name === 'script' && !attributes.has('src') && SCRIPT_TYPE.test(attributes.get('type') ?? '');

/** The scripts in a file of a package, and where each begins. */
export function scriptsIn(file: string, text: string): (readonly [offset: number, script: string])[] {
  if (SCRIPT.test(file)) return [[0, text]];
  if (!PAGE.test(file)) return [];
  return readHtml(text)
    .tags.filter(isInlineScript)
    .map((tag) => [tag.textOffset, tag.text] as const);
}

/** What a page does on events, from attributes such as `onload`, and where its tag begins. */
export function handlersIn(file: string, text: string): (readonly [offset: number, script: string])[] {
  if (!PAGE.test(file)) return [];
  return readHtml(text).tags.flatMap(({ attributes, offset }) =>
    [...attributes].flatMap(([name, script]) => (name.startsWith('on') ? [[offset, script] as const] : []))
  );
}
