import { withUses } from '../code/idUses.js';
import type { CodeFile, CodeLine } from '../code/packageCode.js';

/** Which lines of code go along with a new Id: accesses do, unless somebody says otherwise. What is said of a line moves with it. */
export class CodeTicks {
  #said: ReadonlyMap<string, boolean> = $state.raw(new Map());

  isTicked(path: string, line: CodeLine): boolean {
    return this.#said.get(keyOf(path, line)) ?? line.kind === 'access';
  }

  tick(path: string, line: CodeLine, isTicked: boolean): void {
    this.#said = new Map(this.#said).set(keyOf(path, line), isTicked);
  }

  /** Whether any line goes along. */
  hasSome(files: readonly CodeFile[]): boolean {
    return files.some(({ path, lines }) => lines.some((line) => this.isTicked(path, line)));
  }

  /** The texts of the files with the ticked lines, by path. */
  textsWith(files: readonly CodeFile[], id: string): Map<string, string> {
    return new Map(
      files.flatMap(({ path, text, lines }) => {
        const uses = lines.filter((line) => this.isTicked(path, line)).flatMap((line) => line.uses);
        return uses.length > 0 ? [[path, withUses(text, uses, id)] as const] : [];
      })
    );
  }
}

const keyOf = (path: string, { text, nth }: CodeLine): string => `${path}:${nth}:${text}`;
