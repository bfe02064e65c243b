import { writePreference, readPreference } from './preferences.js';

/**
 * Whether this person sees what only developers of widgets need: Ids, the channel log, external addresses. Off until
 * somebody switches it on; kept in this browser, for each person.
 */
export class DeveloperSwitch {
  #on = $state(false);
  #person = 0;

  get on(): boolean {
    return this.#on;
  }
  set on(on: boolean) {
    this.#on = on;
    writePreference(this.#name, on ? 'on' : 'off');
  }

  /** Switches it on for a developer who has not chosen yet: a widget of theirs is open. */
  suggest(): void {
    if (readPreference(this.#name) === undefined) this.#on = true;
  }

  /** `person`: the Id of the signed-in person; null: the key of the environment. */
  read(person: number | null | undefined): void {
    this.#person = person ?? 0;
    this.#on = readPreference(this.#name) === 'on';
  }

  get #name(): string {
    return `developer:${this.#person}`;
  }
}
