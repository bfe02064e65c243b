import { withUses } from '../code/idUses.js';
import type { CodeFile, CodeLine } from '../code/packageCode.js';

/** Which lines of code go along with a new Id: accesses do, unless somebody says otherwise. */
export class CodeTicks {
  #said: ReadonlyMap<string, boolean> = $state.raw(new Map());

  isTicked(path: string, line: CodeLine): boolean {
    return this.#said.get(`${path}:${line.line}`) ?? line.kind === 'access';
  }

  tick(path: string, line: CodeLine, isTicked: boolean): void {
    this.#said = new Map(this.#said).set(`${path}:${line.line}`, isTicked);
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
