import { Type, type Static, type TProperties } from 'typebox';

/** One place in the request body. */
const ErrorPlace = Type.Object({
  pointer: Type.String({ description: 'JSON Pointer into the body, or the name of a parameter' }),
  code: Type.String(),
  detail: Type.String(),
  line: Type.Optional(Type.Integer({ description: 'In ascData.json, for the findings of a package' })),
  column: Type.Optional(Type.Integer())
});

const members = {
  type: Type.String(),
  title: Type.String({ description: 'Of the status' }),
  status: Type.Integer({ minimum: 400, maximum: 599 }),
  code: Type.String({ pattern: '^[a-z0-9-]+$', description: 'Stable, for programs' }),
  detail: Type.String({ description: 'A sentence for people, in English, German or French by Accept-Language' }),
  errors: Type.Optional(Type.Array(ErrorPlace))
};

/** The body of every refusal (RFC 9457). */
export const ProblemSchema = Type.Object(members, { title: 'Problem' });
export type ProblemBody = Static<typeof ProblemSchema>;

/** A refusal with further details in members of its own. */
export const problemWith = <T extends TProperties>(title: string, more: T) =>
  Type.Object({ ...members, ...more }, { title });
