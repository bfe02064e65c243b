import { Type } from 'typebox';
import { DateTime, Id, Name, paged } from '../platform/http/schemas.js';

/** What the operations under `/api/Users`, `/api/Permissions` and `/api/Account` take and give. */

const Role = Type.Union([
  Type.Literal('administrator'),
  Type.Literal('user'),
  Type.Literal('location'),
  Type.Literal('player')
]);
const Level = Type.Union([Type.Literal('read'), Type.Literal('write')]);
const IdOrNull = Type.Union([Id, Type.Null()]);
const DateTimeOrNull = Type.Union([DateTime, Type.Null()]);

const RevokeKeys = Type.Optional(Type.Boolean({ description: 'true: all keys of the user end too' }));
const NewPassword = Type.String({ minLength: 8, maxLength: 200, format: 'typed' });

const Permission = Type.Object({ SpotGroupId: Id, Level }, { title: 'Permission' });
const PermissionList = Type.Array(Permission, { maxItems: 10_000 });

export const PermissionsBodySchema = Type.Object({ Permissions: PermissionList }, { title: 'PermissionsBody' });

const UserPermissionsSchema = Type.Object(
  { Id, Name: Type.String(), Role, Read: Type.Array(Id), Write: Type.Array(Id) },
  { title: 'UserPermissions' }
);

export const PermissionsOverviewSchema = Type.Object(
  {
    SpotGroups: Type.Array(Type.Object({ Id, Name: Type.String() })),
    Users: Type.Array(UserPermissionsSchema)
  },
  { title: 'PermissionsOverview' }
);

export const PermissionsQuerySchema = Type.Object({
  UserId: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description: 'Only this user' }))
});

export const PermissionChangesSchema = Type.Object(
  {
    Changes: Type.Array(
      Type.Object({
        UserId: Id,
        SpotGroupId: Id,
        Level: Type.Union([Level, Type.Null()], { description: 'null: no permission any more' })
      }),
      { maxItems: 10_000 }
    )
  },
  { title: 'PermissionChanges' }
);

export const UsersQuerySchema = Type.Object(paged);

export const UserSummarySchema = Type.Object(
  {
    Id,
    Name: Type.String(),
    Role,
    LocationId: Type.Union([Id, Type.Null()], { description: 'The own location of a location user' }),
    LocationName: Type.Union([Type.String(), Type.Null()]),
    PlayerId: Type.Union([Id, Type.Null()], { description: 'The player that a user of that role stands for' }),
    PlayerName: Type.Union([Type.String(), Type.Null()]),
    Locked: Type.Boolean({ description: 'Signed out, and cannot come in' }),
    External: Type.Boolean({ description: 'Signs in through the company’s sign-in and has no password here' }),
    CreatedAt: DateTime,
    LastSeenAt: DateTimeOrNull
  },
  { title: 'UserSummary' }
);

export const NewUserSchema = Type.Object(
  {
    Name,
    Password: Type.Optional(NewPassword),
    Role,
    LocationId: Type.Optional(IdOrNull),
    PlayerId: Type.Optional(IdOrNull),
    Permissions: Type.Optional(PermissionList)
  },
  { title: 'NewUser' }
);

export const UserChangeSchema = Type.Object(
  {
    Name: Type.Optional(Name),
    Role: Type.Optional(Role),
    LocationId: Type.Optional(IdOrNull),
    PlayerId: Type.Optional(IdOrNull),
    Locked: Type.Optional(Type.Boolean()),
    Password: Type.Optional(NewPassword),
    RevokeKeys
  },
  { title: 'UserChange' }
);

const keyMembers = {
  Id: Type.String(),
  Name: Type.String(),
  Start: Type.String({ description: 'First characters, to tell keys apart' }),
  CreatedAt: DateTime,
  LastUsedAt: DateTimeOrNull,
  ExpiresAt: DateTimeOrNull
};

export const KeySummarySchema = Type.Object(keyMembers, { title: 'KeySummary' });

export const NewKeySchema = Type.Object(
  { ...keyMembers, Key: Type.String({ description: 'Shown here and never again' }) },
  { title: 'NewKey' }
);

export const KeyFieldsSchema = Type.Object(
  {
    Name: Type.Optional(Type.String({ maxLength: 200, format: 'line' })),
    ExpiresAt: Type.Optional(DateTimeOrNull)
  },
  { title: 'KeyFields' }
);

export const SessionSummarySchema = Type.Object(
  {
    Id: Type.String(),
    Device: Type.String({ description: 'Readable, for example Chrome, Linux' }),
    Address: Type.Union([Type.String(), Type.Null()]),
    CreatedAt: DateTime,
    LastSeenAt: DateTime,
    Current: Type.Boolean({ description: 'The one that asks' })
  },
  { title: 'SessionSummary' }
);

export const AccountSchema = Type.Object(
  {
    Id: IdOrNull,
    Name: Type.String(),
    Role,
    LocationId: IdOrNull,
    PlayerId: IdOrNull,
    External: Type.Boolean(),
    HasPassword: Type.Boolean()
  },
  { title: 'Account' }
);

export const PasswordChangeSchema = Type.Object(
  {
    CurrentPassword: Type.Optional(
      Type.String({ maxLength: 200, description: 'Left out only where there is none yet' })
    ),
    Password: NewPassword,
    RevokeKeys
  },
  { title: 'PasswordChange' }
);

export const SignInSchema = Type.Object(
  { Name: Type.String({ maxLength: 200, format: 'typed' }), Password: Type.String({ maxLength: 200 }) },
  { title: 'SignIn' }
);
