import { Type, type Static } from 'typebox';
import { OriginList } from './origins.js';
import { Id, orNull } from './parts.js';

const Named = Type.Object({ Id: Id, Name: Type.String() });

/** What the editor needs to show its first field, and a tile of a dashboard to run its widget. */
export const WidgetContentSchema = Type.Object(
  {
    Id: Id,
    Name: Type.String(),
    Group: orNull(Named, 'The widget group; null: “Widget templates”'),
    Template: orNull(Named, 'The first widget of its template in “Widget templates”, if that is another one'),
    SpotIdentifier: Type.String(),
    SpotVersion: Type.String(),
    Version: Type.Integer({ minimum: 1, description: 'Of the Values' }),
    PackageId: Type.Integer({ ...Id, description: 'The package of `source`' }),
    SetAside: Type.Integer({ minimum: 0, description: 'Values that were set aside when the widget was replaced' }),
    SetAsideIn: Type.Optional(
      Type.Array(Type.Object({ Id: Id, Name: Type.String(), Values: Type.Integer({ minimum: 1 }) }), {
        description: 'For those who may replace a template: its other widgets with Values that are set aside'
      })
    ),
    // Text, because keys such as `__proto__` do not survive other serialisers.
    Source: Type.String({ description: 'ascData.json as in the package, with published texts' }),
    Published: Type.Optional(
      Type.Integer({ minimum: 1, description: 'Counts publications of its texts; left out: none yet' })
    ),
    Inherits: orNull(
      Type.Object({
        Id: Id,
        Name: Type.String(),
        Values: Type.String({ description: 'JSON text: for each Value that is its own, the one it would inherit' })
      }),
      'The widget whose Values it inherits; null: it has the package’s'
    ),
    Heirs: Type.Integer({ minimum: 0, description: 'How many widgets inherit from it' }),
    Editable: Type.Boolean({ description: 'Whether the caller can save its Values' }),
    SavedValues: Type.String({ description: 'JSON text: the Values that differ from the package, by element Id' }),
    PreviewPath: Type.String({
      pattern: '^/w/',
      description:
        'Where the package runs; for a day at most, and only while the session or key of the request has permission'
    }),
    Origins: OriginList,
    Platform: Type.Object({
      Version: Type.String({ description: 'Of the platform, for example 12.0' }),
      TimeZone: Type.String({ description: 'IANA zone that zone entry starts from' }),
      TimeZonesEnabled: Type.Boolean({ description: 'Whether the platform’s time zone support is configured' })
    })
  },
  { title: 'WidgetContent' }
);
export type EditorData = Static<typeof WidgetContentSchema>;
