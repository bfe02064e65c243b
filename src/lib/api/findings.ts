import { Type, type Static } from 'typebox';
import type { CompleteParams, FindingCode, WordedFix } from '../ascdata/findings.js';
import { LabelSchema } from './parts.js';

/** A finding as answers hold it; its keys are those of `ascdata check --format json`. */

const Edit = Type.Union([
  Type.Object({ op: Type.Literal('set'), pointer: Type.String(), value: Type.Unknown() }),
  Type.Object({ op: Type.Literal('remove'), pointer: Type.String() })
]);

const members = {
  severity: Type.Union([Type.Literal('error'), Type.Literal('warning'), Type.Literal('info')]),
  code: Type.Unsafe<FindingCode>(Type.String({ description: 'Stable, for example text-required' })),
  pointer: Type.String({ description: 'JSON Pointer into ascData.json' }),
  params: Type.Unsafe<CompleteParams>(
    Type.Record(Type.String(), Type.Unknown(), { description: 'What the sentence for this code names' })
  ),
  text: Type.Object(LabelSchema.properties, {
    description: 'The finding as a sentence, in each language of the interface'
  }),
  line: Type.Optional(Type.Integer({ minimum: 1 })),
  column: Type.Optional(Type.Integer({ minimum: 1 })),
  setting: Type.Optional(
    Type.Object(
      {
        name: Type.String({ description: 'DisplayName and Id' }),
        part: Type.Optional(
          Type.Union([Type.Integer({ minimum: 1 }), Type.String()], {
            description: 'Of its Value: an entry, counted from 1, or a member'
          })
        )
      },
      { description: 'The element it is in' }
    )
  ),
  fix: Type.Optional(
    Type.Unsafe<WordedFix>(
      Type.Object(
        {
          title: Type.String({ description: 'What it does, in the notation of the file or in English' }),
          edits: Type.Array(Edit, { description: 'Each sets or removes what is at a JSON Pointer into ascData.json' })
        },
        { description: 'A change that fixes it' }
      )
    )
  )
};
const Alone = Type.Object(members);

const { severity, code, pointer, text, line, column } = members;
/** A finding without what mends it and what follows from it. */
export const PlainFindingSchema = Type.Object(
  { severity, code, pointer, text, line, column },
  { title: 'PlainFinding' }
);
export type PlainFinding = Readonly<Static<typeof PlainFindingSchema>>;

/** A finding with its sentence in each language of the interface. */
export type WordedFinding = Readonly<Static<typeof Alone>> & { readonly consequences?: readonly WordedFinding[] };

export const FindingSchema = Type.Unsafe<WordedFinding>(
  Type.Object(
    {
      ...members,
      consequences: Type.Optional(
        Type.Array(Type.Unknown(), { description: 'Findings that follow from this one and disappear once it is fixed' })
      )
    },
    { title: 'Finding' }
  )
);
