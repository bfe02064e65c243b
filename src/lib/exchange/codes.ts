import { unescaped } from './characters.js';
import { Fault, tooLarge } from './faults.js';
import { MAX_BYTES } from './limits.js';
import type { XmlElement } from './xml.js';

/** What an inline code stands for: something alone, or the beginning or end of a stretch. */
export type CodeRole = 'alone' | 'open' | 'close';

/** What the inline codes of one file may stand for in all: as many characters as a file may have bytes. */
export class CodeBudget {
  #left = MAX_BYTES;

  /** Has to come before a code's text is put into another text: a few codes that contain each other would fill the memory. @throws Fault bytes */
  spend(text: string, at: number): void {
    this.#left -= text.length;
    if (this.#left < 0) throw tooLarge(at);
  }
}

/** The texts that the inline codes of a unit stand for, so that a code in the target may refer to that in the source. */
export class Codes {
  readonly #texts = new Map<string, string>();
  readonly #budget: CodeBudget;

  constructor(budget: CodeBudget) {
    this.#budget = budget;
  }

  /**
   * What a code stands for: its own text, or that of the code with the same role and Id before it.
   * @param own undefined: the file does not say
   * @throws Fault inline, if nothing says it: no text is read without its codes; bytes, if the codes of the file stand for too much
   */
  textOf(element: XmlElement, role: CodeRole, id: string, own: string | undefined): string {
    const text = own ?? this.#texts.get(`${role} ${id}`) ?? this.#texts.get(`${role} ${element.attribute('copyOf')}`);
    if (text === undefined) throw new Fault('inline', element.at, { found: `<${element.name} id="${id}">` });
    this.#budget.spend(text, element.at);
    this.#texts.set(`${role} ${id}`, text);
    return text;
  }
}

/** The value of the first of these attributes that an element has, unescaped. */
export function attributeOf(element: XmlElement, ...names: readonly string[]): string | undefined {
  const name = names.find((each) => element.attribute(each) !== undefined);
  return name === undefined ? undefined : unescaped(element.attribute(name)!);
}
