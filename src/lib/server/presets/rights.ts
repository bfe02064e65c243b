import type { FeatureRights } from '../platform/authorization/rules.js';
import { widgetRights } from '../widgets/rights.js';

export const presetRights = {
  rules: {
    // Presets belong to a template, and to the widget through which they are asked for.
    'preset.read': widgetRights.rules['widget.read'],
    // Asked of every widget of the template.
    'preset.write': widgetRights.rules['widget.edit']
  },
  ofPlayers: [],
  routes: {
    '/widgets/[id]/presets': { GET: 'preset.read' },
    '/api/[[version]]/Widgets/[id]/Presets': { GET: 'preset.read', POST: 'preset.write' },
    '/api/[[version]]/Widgets/[id]/Presets/[presetId]': { PATCH: 'preset.write', DELETE: 'preset.write' }
  }
} as const satisfies FeatureRights;
