import type { Preset } from '../api.js';
import { problemOf, type Problem } from '../client/problem.js';
import type { Answer } from '../client/request.js';
import type { PresetChange, PresetsClient } from './client.js';

/** Why something failed; `failed`: the server gave no reason. */
export type Failure = Problem | { readonly failed: true };

/** The presets of a template, and the selected one. Knows no DOM. */
export class PresetsModel {
  presets: readonly Preset[] = $state.raw([]);
  /** Name of the template. */
  template = $state('');
  editable = $state(false);
  status = $state<'loading' | 'ready' | 'failed'>('loading');
  /** Id of the selected one. */
  chosenId = $state<number>();
  readonly chosen: Preset | undefined = $derived(this.presets.find(({ Id }) => Id === this.chosenId));

  readonly #client: PresetsClient;

  constructor(client: PresetsClient) {
    this.#client = client;
  }

  /** Loads all presets and selects the first, unless one is selected. */
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

  /** Selects the previous (-1) or next (1) one in the list. */
  step(by: 1 | -1): void {
    const next = this.presets[this.presets.findIndex(({ Id }) => Id === this.chosenId) + by];
    if (next) this.chosenId = next.Id;
  }

  /** Keeps Values as a preset. @returns why it failed; undefined on success */
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
