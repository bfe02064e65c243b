import type { Sentence } from '../platform/refusal.js';

/** How often the folder is looked at, in milliseconds. What is saved there is shown within two looks. */
const LOOK_MILLISECONDS = 400;
/** The share of time spent on looking for changes, at most. */
const SHARE = 0.1;

/** What stands in the folder cannot be the widget's package. */
export const unusable = ({ en, de, fr }: Sentence): Sentence => ({
  en: `The folder cannot be used as it is now, so you see what was saved there before. ${en}`,
  de: `Der Ordner ist so nicht verwendbar; zu sehen ist der Stand davor. ${de}`,
  fr: `Le dossier n’est pas utilisable en l’état ; vous voyez ce qui y était enregistré auparavant. ${fr}`
});

export const UNREADABLE: Sentence = unusable({
  en: 'It is gone, or cannot be read.',
  de: 'Er ist nicht mehr da oder nicht lesbar.',
  fr: 'Il a disparu, ou est illisible.'
});

export const IN_TRASH: Sentence = {
  en: 'This widget is in the Trash. Once it is restored, it follows the folder again.',
  de: 'Dieses Widget ist im Papierkorb. Ist es wiederhergestellt, folgt es dem Ordner wieder.',
  fr: 'Ce widget est dans la corbeille. Une fois restauré, il suivra de nouveau le dossier.'
};

export const GONE_FOR_GOOD: Sentence = {
  en: 'This widget was deleted for good. Start the product with the folder again to make it anew.',
  de: 'Dieses Widget wurde endgültig gelöscht. Ein neuer Start mit dem Ordner legt es wieder an.',
  fr: 'Ce widget a été supprimé définitivement. Redémarrez le produit avec le dossier pour le recréer.'
};

/** These end without a change in the folder, so it is tried again. */
const PASSING: readonly (Sentence | undefined)[] = [UNREADABLE, IN_TRASH];

export interface FolderParts {
  /** As it looked before what is the package now was read. */
  readonly since: string;
  /** What was wrong with it then. */
  readonly problem: Sentence | undefined;
  /** A text that changes when something in the folder does. */
  look(): Promise<string>;
  /** Takes in what lies there now. Gives what is wrong with it; undefined: nothing, and it is the widget's package now. */
  take(): Promise<Sentence | undefined>;
  /** Told when `problem` has changed. */
  changed(): void;
}

/**
 * Follows the folder of the widget that was named at the start: what an editor of code saves there becomes its package. What
 * is unusable is reported, and the last usable one stays.
 *
 * It looks at names, sizes and times instead of asking the system for news: those get lost on network drives and in containers, and
 * differ between systems.
 */
export class OpenedFolder {
  /** What is wrong with what lies there now. */
  problem: Sentence | undefined;
  readonly #parts: FolderParts;
  #seen: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #looking: Promise<void> | undefined;
  #isClosed = false;

  constructor(parts: FolderParts) {
    this.#parts = parts;
    this.#seen = parts.since;
    this.problem = parts.problem;
    this.#later(0);
  }

  /** Nothing is taken in any more once this is done. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#looking;
  }

  #later(milliseconds: number): void {
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => (this.#looking = this.#look()), milliseconds);
    this.#timer.unref();
  }

  async #look(): Promise<void> {
    const start = performance.now();
    const now = await this.#parts.look().catch(() => undefined);
    const took = performance.now() - start;
    if (now === undefined) this.#say(UNREADABLE);
    else if (now !== this.#seen || PASSING.includes(this.problem)) await this.#settled(now);
    this.#later(Math.max(LOOK_MILLISECONDS, took / SHARE));
  }

  /** Files that are being written are taken in once they keep still. */
  async #settled(now: string): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MILLISECONDS / 4));
    if ((await this.#parts.look().catch(() => undefined)) !== now || this.#isClosed) return;
    this.#seen = now;
    this.#say(await this.#parts.take());
  }

  #say(problem: Sentence | undefined): void {
    if (problem?.en === this.problem?.en) return;
    this.problem = problem;
    this.#parts.changed();
  }
}
