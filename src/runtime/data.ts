import type { AscData, AscElement } from '../lib/ascdata/types.js';
import { withValues } from '../lib/channel/withValues.js';

/** The elements by Id. It has no prototype, so Ids such as `__proto__` or `constructor` are plain keys. */
export type ElementData = Record<string, AscElement>;

/**
 * The widget's copy of the ascData content. It is never changed in place: what a handler was given stays as it was, so
 * old and new can be compared.
 */
export class WidgetData {
  content: AscData | undefined;
  private index: ElementData | undefined;

  /** The elements of the content. Many widgets never ask for them, so they are indexed when one does. */
  get elements(): ElementData {
    return (this.index ??= indexOf(this.content));
  }

  /** Takes a whole delivery. Throws a SyntaxError if the text is not JSON. */
  replace(json: string): void {
    this.content = JSON.parse(json) as AscData;
    this.index = undefined;
  }

  /** Merges `[[Id, Value], …]` and returns the Ids of the changed elements. */
  merge(json: string): string[] {
    const values = new Map(JSON.parse(json) as [string, unknown][]);
    if (!this.content) return [];
    const changed: string[] = [];
    for (const element of listed(this.content)) {
      if (isElement(element) && values.has(element.Id)) changed.push(element.Id);
    }
    this.content = withValues(this.content, values);
    this.index = undefined;
    return changed;
  }
}

/** Of several elements with one Id, the first. */
function indexOf(content: AscData | undefined): ElementData {
  const elements = Object.create(null) as ElementData;
  for (const element of listed(content)) {
    if (isElement(element) && !(element.Id in elements)) elements[element.Id] = element;
  }
  return elements;
}

/** The entries of Elements; the file may be broken, and the widget must cope with it. */
function listed(content: AscData | undefined): readonly unknown[] {
  const elements: unknown = content && content.Elements;
  return Array.isArray(elements) ? elements : [];
}

function isElement(value: unknown): value is AscElement {
  return typeof value === 'object' && value !== null && typeof (value as AscElement).Id === 'string';
}
