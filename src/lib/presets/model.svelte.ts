import type { Preset } from '../api.js';
import { problemOf, type Problem } from '../client/problem.js';
import type { Answer } from '../client/request.js';
import type { PresetChange, PresetsClient } from './client.js';

/** Why something could not be done; `failed`: the server did not say. */
export type Failure = Problem | { readonly failed: true };

/** The presets of a template, and the one that is looked at. Knows no DOM. */
export class PresetsModel {
  presets: readonly Preset[] = $state.raw([]);
  /** Name of the template. */
  template = $state('');
  editable = $state(false);
  status = $state<'loading' | 'ready' | 'failed'>('loading');
  /** The one that is looked at. */
  chosenId = $state<number>();
  readonly chosen: Preset | undefined = $derived(this.presets.find(({ Id }) => Id === this.chosenId));

  readonly #client: PresetsClient;

  constructor(client: PresetsClient) {
    this.#client = client;
  }

  /** Reads all of them; the first is chosen, unless one is. */
  async load(): Promise<void> {
    const answer = await this.#client.list();
    if (!answer.ok) {
      this.status = 'failed';
      return;
    }
    const { Presets, Template, Editable } = answer.value;
    this.presets = Presets;
    this.template = Template;
    this.editable = Editable;
    this.status = 'ready';
    if (!this.chosen) this.chosenId = Presets[0]?.Id;
  }

  /** Chooses the one before (-1) or after (1) in the list. */
  step(by: 1 | -1): void {
    const next = this.presets[this.presets.findIndex(({ Id }) => Id === this.chosenId) + by];
    if (next) this.chosenId = next.Id;
  }

  /** Keeps Values under a name. @returns why it could not be done; undefined: it is done */
  keep(preset: Required<PresetChange>): Promise<Failure | undefined> {
    return this.#done(this.#client.keep(preset), ({ Id }) => (this.chosenId = Id));
  }

  /** @returns as `keep` */
  change(preset: Preset, change: PresetChange): Promise<Failure | undefined> {
    return this.#done(this.#client.change(preset, change));
  }

  /** @returns as `keep` */
  remove(preset: Preset): Promise<Failure | undefined> {
    return this.#done(this.#client.remove(preset));
  }

  async #done<T>(asked: Promise<Answer<T>>, then?: (value: T) => unknown): Promise<Failure | undefined> {
    const answer = await asked;
    await this.load();
    if (!answer.ok) return problemOf(answer) ?? { failed: true };
    then?.(answer.value);
    return undefined;
  }
}
