import { Type, type Static } from 'typebox';
import { DateTime, Id, orNull } from './parts.js';

/** What the operations under `/api/Widgets/{id}/Comments` take and give. */

/** Characters of a comment, on a setting or a draft. */
const MAX_COMMENT = 2_000;

export const CommentText = Type.String({ minLength: 1, maxLength: MAX_COMMENT, format: 'typed' });

/** What every comment has. */
export const commentFields = {
  Id: Id,
  By: orNull(Type.String()),
  At: DateTime,
  Text: Type.String(),
  DoneBy: orNull(Type.String(), 'Who marked it as done; null: nobody has'),
  Own: Type.Boolean({ description: 'Whether it is the caller’s own, which the caller can delete' })
};

export const CommentDoneBody = Type.Object({ Done: Type.Boolean() }, { title: 'CommentDone' });

const SettingCommentSchema = Type.Object(
  { ...commentFields, Element: Type.String({ description: 'Id of the setting; the package may no longer have it' }) },
  { title: 'SettingComment' }
);
export type SettingComment = Static<typeof SettingCommentSchema>;

/** Answer of every operation on them. */
export const SettingCommentsSchema = Type.Object(
  { Comments: Type.Array(SettingCommentSchema, { description: 'Oldest first' }) },
  { title: 'SettingComments' }
);
export type SettingComments = Static<typeof SettingCommentsSchema>;

export const NewSettingCommentBody = Type.Object(
  { Element: Type.String({ maxLength: 1000, description: 'Id of the setting' }), Text: CommentText },
  { title: 'NewSettingComment' }
);
export type NewSettingComment = Static<typeof NewSettingCommentBody>;
