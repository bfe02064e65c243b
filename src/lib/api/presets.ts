import { Type, type Static } from 'typebox';
import { DateTime, Id, MAX_NAME, Name, orNull } from './parts.js';
import { problemWith } from './problem.js';
import { MAX_VALUES } from './values.js';

/** What the operations under `/api/Widgets/{id}/Presets` take and give. */

const PresetValues = Type.Record(Type.String(), Type.Unknown(), {
  maxProperties: MAX_VALUES,
  description: 'One Value by element Id'
});

export const PresetSchema = Type.Object(
  {
    Id: Id,
    Name: Type.String(),
    Version: Type.Integer({ minimum: 1, description: 'Counts changes, for If-Match' }),
    ChangedAt: DateTime,
    ChangedBy: orNull(Type.String(), 'Who changed it last; null: not known'),
    SetAside: Type.Integer({ minimum: 0, description: 'Values that fit no element since the package was replaced' }),
    Values: PresetValues
  },
  { title: 'Preset' }
);
export type Preset = Static<typeof PresetSchema>;

/** Answer of `GET /api/Widgets/{id}/Presets`. */
export const PresetsSchema = Type.Object(
  {
    Presets: Type.Array(PresetSchema, { description: 'Oldest first' }),
    Template: Type.String({ description: 'Name of the template' }),
    Editable: Type.Boolean({ description: 'Whether the caller can change them' })
  },
  { title: 'Presets' }
);
export type Presets = Static<typeof PresetsSchema>;

export const NewPresetBody = Type.Object({ Name: Name, Values: PresetValues }, { title: 'NewPreset' });
export const PresetChangeBody = Type.Object(
  { Name: Type.Optional(Name), Values: Type.Optional(PresetValues) },
  { title: 'PresetChange' }
);

/** The part of a body that a schema checks: Ids may be any text. */
export const PresetNamePart = Type.Object({ Name: Type.Optional(Type.String({ maxLength: 2 * MAX_NAME })) });

export const PresetConflict = problemWith('PresetConflict', { current: PresetSchema });
