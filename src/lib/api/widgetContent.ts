import { Type, type Static } from 'typebox';
import type { Platform } from '../ascdata/dataTypeModel.js';
import { OriginList } from './origins.js';
import { Id, orNull } from './parts.js';

const Named = Type.Object({ id: Id, name: Type.String() });

/** What the editor needs to show its first field, and a tile of a dashboard to run its widget. */
export const WidgetContentSchema = Type.Object(
  {
    id: Id,
    name: Type.String(),
    group: orNull(Named, 'The widget group; null: “Widget templates”'),
    template: orNull(Named, 'The first widget of its template among “Widget templates”, where that is another one'),
    spotIdentifier: Type.String(),
    spotVersion: Type.String(),
    version: Type.Integer({ minimum: 1, description: 'Of the Values' }),
    packageId: Type.Integer({ ...Id, description: 'The package of `source`' }),
    setAside: Type.Integer({ minimum: 0, description: 'Values that were set aside when the widget was replaced' }),
    // Text, because keys such as `__proto__` do not survive other serialisers.
    source: Type.String({ description: 'ascData.json as it stands in the package' }),
    savedValues: Type.String({ description: 'JSON text: the Values that differ from the package, by element Id' }),
    previewPath: Type.String({
      pattern: '^/w/',
      description:
        'Where the package runs; for a day at most, and no longer than the session or key that asks, and its right'
    }),
    origins: OriginList,
    platform: Type.Unsafe<Platform>(Type.Unknown({ description: 'Version and time zone of the platform' }))
  },
  { title: 'WidgetContent' }
);
export type EditorData = Static<typeof WidgetContentSchema>;
