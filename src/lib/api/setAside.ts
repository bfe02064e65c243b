import { Type, type Static } from 'typebox';
import type { Finding } from '../ascdata/findings.js';
import type { DataTypeName } from '../ascdata/types.js';
import { LabelSchema } from './parts.js';
import { ElementId } from './replace.js';

/** What the operations on Values that were set aside take and give. */

/** A Value that is set aside. */
const Entry = Type.Object({
  Index: Type.Integer({ minimum: 0, description: 'Its place in the list of this version' }),
  Id: ElementId,
  Name: LabelSchema,
  DataType: Type.Optional(Type.Unsafe<DataTypeName>(Type.String())),
  Value: Type.Unknown(),
  Reasons: Type.Unsafe<readonly Finding[]>(
    Type.Array(Type.Unknown(), { description: 'Findings: the rules that no element could keep' })
  ),
  Words: Type.Object(LabelSchema.properties, { description: 'The Value in words' }),
  Text: Type.Object(LabelSchema.properties, { description: 'The reasons in words' }),
  Targets: Type.Array(
    Type.Object({
      Id: ElementId,
      Name: LabelSchema,
      Words: LabelSchema,
      Now: Type.Object(LabelSchema.properties, { description: 'Its present Value in words' })
    }),
    {
      description: 'Elements that accept it as it is; the one with its own Id first'
    }
  )
});
export type SetAsideEntry = Static<typeof Entry>;

/** Body of `GET /api/Widgets/{id}/SetAside`. */
export const SetAsideSchema = Type.Object(
  {
    Version: Type.Integer({ minimum: 1, description: 'The ETag, without its quotes' }),
    Values: Type.Array(Entry)
  },
  { title: 'SetAside' }
);
export type SetAsideBody = Static<typeof SetAsideSchema>;

export const PutBackBody = Type.Object(
  {
    ElementId: Type.Optional(
      Type.String({ ...ElementId, description: 'The element to put it into; left out: the one with its own Id' })
    )
  },
  { title: 'PutBack' }
);

/** The number of one in its list, in the path. */
export const SetAsideIndex = Type.Integer({ minimum: 0, description: 'Place in the list, from 0' });
