import type { FeatureRights } from '../platform/authorization/rules.js';
import { widgetRights } from '../widgets/rights.js';

export const presetRights = {
  rules: {
    // Presets belong to a template, and to the widget they are requested through.
    'preset.read': widgetRights.rules['widget.read'],
    // Checked for every widget of the template.
    'preset.write': widgetRights.rules['widget.edit']
  },
  ofPlayers: [],
  routes: {
    '/widgets/[id]/presets': { GET: 'preset.read' },
    '/api/[[version]]/Widgets/[id]/Presets': { GET: 'preset.read', POST: 'preset.write' },
    '/api/[[version]]/Widgets/[id]/Presets/[presetId]': { PATCH: 'preset.write', DELETE: 'preset.write' }
  }
} as const satisfies FeatureRights;
