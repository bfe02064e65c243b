import type { Preset, Presets } from '../api.js';
import { request, type Answer } from '../client/request.js';

export interface PresetChange {
  readonly Name?: string;
  readonly Values?: Readonly<Record<string, unknown>>;
}

/** The operations behind the presets of a template. They never reject: failures are in the answer. */
export interface PresetsClient {
  list: () => Promise<Answer<Presets>>;
  keep: (preset: Required<PresetChange>) => Promise<Answer<Preset>>;
  change: (preset: Preset, change: PresetChange) => Promise<Answer<Preset>>;
  remove: (preset: Preset) => Promise<Answer<unknown>>;
}

export function presetsClient(widgetId: number): PresetsClient {
  const path = `/api/Widgets/${widgetId}/Presets`;
  return {
    list: () => request(path),
    keep: (json) => request(path, { method: 'POST', json }),
    change: (preset, json) => request(`${path}/${preset.Id}`, { method: 'PATCH', json, ifMatch: preset.Version }),
    remove: (preset) => request(`${path}/${preset.Id}`, { method: 'DELETE', ifMatch: preset.Version })
  };
}
