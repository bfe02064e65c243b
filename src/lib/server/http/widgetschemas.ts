import { Type } from 'typebox';
import { problemWith } from './problemschema.js';
import { DateTime, Id, Name } from './schemas.js';

/** What the operations under `/api/Widgets` take and give. */

export const WidgetSummarySchema = Type.Object(
  {
    id: Id,
    name: Type.String(),
    spotIdentifier: Type.String({ description: 'Of the template’s package' }),
    spotVersion: Type.String(),
    templateId: Id,
    standard: Type.Boolean({ description: 'From a package that ships with the product' }),
    numberOfSlots: Type.Integer({ minimum: 1, maximum: 3 }),
    elementCount: Type.Integer({ minimum: 0 }),
    changedAt: DateTime
  },
  { title: 'WidgetSummary' }
);

/** Body of a new name; the operations read it themselves, because a name is trimmed before it is looked at. */
export const NameBody = Type.Object({ Name }, { title: 'NameBody' });

export const FindingSchema = Type.Object(
  {
    severity: Type.Union([Type.Literal('error'), Type.Literal('warning'), Type.Literal('info')]),
    code: Type.String({ description: 'Stable, for example text-required' }),
    pointer: Type.String({ description: 'JSON Pointer into ascData.json' }),
    params: Type.Record(Type.String(), Type.Unknown(), { description: 'What the sentence of this code names' }),
    line: Type.Optional(Type.Integer({ minimum: 1 })),
    column: Type.Optional(Type.Integer({ minimum: 1 })),
    fix: Type.Optional(Type.Unknown({ description: 'A change that settles it' }))
  },
  { title: 'Finding' }
);

export const UploadAnswerSchema = Type.Object(
  { id: Id, findings: Type.Array(FindingSchema) },
  { title: 'UploadAnswer' }
);

const ValueById = Type.Record(Type.String(), Type.Unknown(), { description: 'One Value by element Id' });

export const ValuesBodySchema = Type.Object(
  { Version: Type.Integer({ minimum: 1, description: 'The ETag, without its quotes' }), Values: ValueById },
  { title: 'ValuesBody' }
);

export const ValuesToSave = Type.Object({ Values: ValueById }, { title: 'ValuesToSave' });

export const ValuesConflict = problemWith('ValuesConflict', { current: ValuesBodySchema });
