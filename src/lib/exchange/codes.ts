import { unescaped } from './characters.js';
import { Fault } from './faults.js';
import type { XmlElement } from './xml.js';

/** What an inline code stands for: something alone, or the beginning or end of a stretch. */
export type CodeRole = 'alone' | 'open' | 'close';

/** The texts that the inline codes of a unit stand for, so that a code in the target may refer to that in the source. */
export class Codes {
  readonly #texts = new Map<string, string>();

  /**
   * What a code stands for: its own text, or that of the code with the same role and Id before it.
   * @param own undefined: the file does not say
   * @throws Fault inline, if nothing says it: no text is read without its codes
   */
  textOf(element: XmlElement, role: CodeRole, id: string, own: string | undefined): string {
    const text = own ?? this.#texts.get(`${role} ${id}`) ?? this.#texts.get(`${role} ${element.attribute('copyOf')}`);
    if (text === undefined) throw new Fault('inline', element.at, { found: `<${element.name} id="${id}">` });
    this.#texts.set(`${role} ${id}`, text);
    return text;
  }
}

/** The value of the first of these attributes that an element has, unescaped. */
export function attributeOf(element: XmlElement, ...names: readonly string[]): string | undefined {
  const name = names.find((each) => element.attribute(each) !== undefined);
  return name === undefined ? undefined : unescaped(element.attribute(name)!);
}
