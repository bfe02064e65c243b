import { Type, type Static } from 'typebox';
import { DateTime, Id, Name, orNull, paged } from './parts.js';
import { PermissionList, RoleSchema } from './permissions.js';

/** What the operations under `/api/Users` take and give. */

export const RevokeKeys = Type.Optional(Type.Boolean({ description: 'true: also revoke all keys of the user' }));
export const NewPassword = Type.String({ minLength: 8, maxLength: 200, format: 'typed' });

export const UsersQuerySchema = Type.Object(paged);

/** Entry of `GET /api/Users`, and the answer of `POST /api/Users`. */
export const UserSummarySchema = Type.Object(
  {
    Id,
    Name: Type.String(),
    Role: RoleSchema,
    LocationId: orNull(Id, 'The location of a location user'),
    LocationName: orNull(Type.String()),
    PlayerId: orNull(Id, 'The player that a user of that role represents'),
    PlayerName: orNull(Type.String()),
    Locked: Type.Boolean({ description: 'Whether it is locked: signed out and unable to sign in' }),
    External: Type.Boolean({ description: 'Signs in through the company’s sign-in and has no password here' }),
    CreatedAt: DateTime,
    LastSeenAt: orNull(DateTime)
  },
  { title: 'UserSummary' }
);
export type UserSummary = Static<typeof UserSummarySchema>;

export const NewUserSchema = Type.Object(
  {
    Name,
    Password: Type.Optional(NewPassword),
    Role: RoleSchema,
    LocationId: Type.Optional(orNull(Id)),
    PlayerId: Type.Optional(orNull(Id)),
    Permissions: Type.Optional(PermissionList)
  },
  { title: 'NewUser' }
);

export const UserChangeSchema = Type.Object(
  {
    Name: Type.Optional(Name),
    Role: Type.Optional(RoleSchema),
    LocationId: Type.Optional(orNull(Id)),
    PlayerId: Type.Optional(orNull(Id)),
    Locked: Type.Optional(Type.Boolean()),
    Password: Type.Optional(NewPassword),
    RevokeKeys
  },
  { title: 'UserChange' }
);
