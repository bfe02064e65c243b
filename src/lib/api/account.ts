import { Type, type Static } from 'typebox';
import { DateTime, Id, orNull } from './parts.js';
import { RoleSchema } from './permissions.js';
import { NewPassword, RevokeKeys } from './users.js';

/** Bodies of sign-in, the caller's account, its sessions and keys. */

const keyMembers = {
  Id: Type.String(),
  Name: Type.String(),
  Start: Type.String({ description: 'First characters, to tell keys apart' }),
  CreatedAt: DateTime,
  LastUsedAt: orNull(DateTime),
  ExpiresAt: orNull(DateTime)
};

/** A key for scripts. The key itself is shown once, in the answer that made it. */
export const KeySummarySchema = Type.Object(keyMembers, { title: 'KeySummary' });
export type KeySummary = Static<typeof KeySummarySchema>;

/** Answer of `POST …/Keys`. */
export const NewKeySchema = Type.Object(
  { ...keyMembers, Key: Type.String({ description: 'Shown here and never again' }) },
  { title: 'NewKey' }
);
export type NewKey = Static<typeof NewKeySchema>;

export const KeyFieldsSchema = Type.Object(
  {
    Name: Type.Optional(Type.String({ maxLength: 200, format: 'line' })),
    ExpiresAt: Type.Optional(orNull(DateTime))
  },
  { title: 'KeyFields' }
);

/** A browser that is signed in. */
export const SessionSummarySchema = Type.Object(
  {
    Id: Type.String(),
    Device: Type.String({ description: 'Readable, for example Chrome, Linux' }),
    Address: orNull(Type.String()),
    CreatedAt: DateTime,
    LastSeenAt: DateTime,
    Current: Type.Boolean({ description: 'Whether it is the session of this request' })
  },
  { title: 'SessionSummary' }
);
export type SessionSummary = Static<typeof SessionSummarySchema>;

/** Body of `GET /api/Account`: who is signed in, and what pages need to know about permissions. */
export const AccountSchema = Type.Object(
  {
    Id: orNull(Id),
    Name: Type.String(),
    Role: RoleSchema,
    LocationId: orNull(Id),
    PlayerId: orNull(Id),
    External: Type.Boolean(),
    HasPassword: Type.Boolean({
      description:
        'Whether the user has a password; without one (signed in by the one-time link) setting it needs no current one'
    })
  },
  { title: 'Account' }
);
export type Account = Static<typeof AccountSchema>;

export const PasswordChangeSchema = Type.Object(
  {
    CurrentPassword: Type.Optional(Type.String({ maxLength: 200, description: 'Left out only if there is none yet' })),
    Password: NewPassword,
    RevokeKeys
  },
  { title: 'PasswordChange' }
);

export const SignInSchema = Type.Object(
  { Name: Type.String({ maxLength: 200, format: 'typed' }), Password: Type.String({ maxLength: 200 }) },
  { title: 'SignIn' }
);
