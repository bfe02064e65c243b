import { unescaped } from './characters.js';
import { Fault } from './faults.js';
import { REQUIRED_COLUMNS } from './csvColumns.js';
import { fromToken } from './ids.js';
import type { XmlElement } from './xml.js';

/** Tells XLIFF's own elements from those that tools add in other namespaces. */
export class XliffElements {
  private readonly prefix: string;
  private readonly space: string | undefined;

  constructor(root: XmlElement) {
    const [prefix, local] = root.name.includes(':') ? root.name.split(':') : [undefined, root.name];
    this.prefix = prefix === undefined ? '' : `${prefix}:`;
    this.space = root.attribute(prefix === undefined ? 'xmlns' : `xmlns:${prefix}`);
    if (local !== 'xliff')
      throw new Fault('unknown', root.at, { expected: REQUIRED_COLUMNS.join(', '), found: root.name });
  }

  /** The name of an element of XLIFF; undefined for any other. */
  nameOf(element: XmlElement): string | undefined {
    if (!element.name.startsWith(this.prefix)) return undefined;
    const name = element.name.slice(this.prefix.length);
    const space = this.prefix === '' ? element.attribute('xmlns') : undefined;
    return name.includes(':') || (space !== undefined && space !== this.space) ? undefined : name;
  }

  /** The children with these names. */
  children(element: XmlElement, ...names: readonly string[]): XmlElement[] {
    return element.children.filter((child): child is XmlElement => {
      const name = typeof child === 'string' ? undefined : this.nameOf(child);
      return name !== undefined && names.includes(name);
    });
  }

  /** All elements with a name, in others with one of these names at any depth. */
  descendants(element: XmlElement, name: string, ...within: readonly string[]): XmlElement[] {
    return this.children(element, name, ...within).flatMap((child) =>
      this.nameOf(child) === name ? [child] : this.descendants(child, name, ...within)
    );
  }
}

/** A required attribute, unescaped. @throws Fault if it is missing */
export function required(element: XmlElement, name: string): string {
  const value = element.attribute(name);
  if (value === undefined) throw new Fault('missing', element.at, { expected: name, found: `<${element.name}>` });
  return unescaped(value);
}

/** The Id of a widget, in an attribute that holds it as a token. */
export function widgetId(token: string): string {
  return fromToken(token) ?? token;
}
