import { Type, type Static } from 'typebox';
import { Id, orNull } from './parts.js';

/** What the operations on permissions take and give. */

export const RoleSchema = Type.Union([
  Type.Literal('administrator'),
  Type.Literal('user'),
  Type.Literal('location'),
  Type.Literal('player')
]);
export type Role = Static<typeof RoleSchema>;

const LevelSchema = Type.Union([Type.Literal('read'), Type.Literal('write')]);
export type Level = Static<typeof LevelSchema>;

/** `review` includes `translate`. */
const LanguageLevelSchema = Type.Union([Type.Literal('translate'), Type.Literal('review')]);
export type LanguageLevel = Static<typeof LanguageLevelSchema>;

/** What a user may do with the spots of a spot group. */
const PermissionSchema = Type.Object({ SpotGroupId: Id, Level: LevelSchema }, { title: 'Permission' });
export type Permission = Static<typeof PermissionSchema>;

export const PermissionList = Type.Array(PermissionSchema, { maxItems: 10_000 });

/** Body of `GET` and `PUT /api/Users/{id}/Permissions`: the whole set. */
export const PermissionsBodySchema = Type.Object({ Permissions: PermissionList }, { title: 'PermissionsBody' });

/** A language of the texts of widgets. */
const LanguagePermissionSchema = Type.Object(
  {
    Language: Type.String({ minLength: 2, maxLength: 35, description: 'BCP 47, for example `de` or `pt-BR`' }),
    Level: LanguageLevelSchema
  },
  { title: 'LanguagePermission' }
);
export type LanguagePermission = Static<typeof LanguagePermissionSchema>;

/** Body of `GET` and `PUT /api/Users/{id}/Languages`: the whole set. */
export const LanguagesBodySchema = Type.Object(
  { Languages: Type.Array(LanguagePermissionSchema, { maxItems: 200 }) },
  { title: 'LanguagesBody' }
);

const UserPermissionsSchema = Type.Object(
  { Id, Name: Type.String(), Role: RoleSchema, Read: Type.Array(Id), Write: Type.Array(Id) },
  { title: 'UserPermissions' }
);
/** What one user may do, by the Ids of the spot groups. */
export type UserPermissions = Static<typeof UserPermissionsSchema>;

/** Body of `GET /api/Permissions`: everybody's permissions. */
export const PermissionsOverviewSchema = Type.Object(
  {
    SpotGroups: Type.Array(Type.Object({ Id, Name: Type.String() })),
    Users: Type.Array(UserPermissionsSchema)
  },
  { title: 'PermissionsOverview' }
);
export type PermissionsOverview = Static<typeof PermissionsOverviewSchema>;

export const PermissionsQuerySchema = Type.Object({
  UserId: Type.Optional(Type.Integer({ ...Id, description: 'Only this user' }))
});

const PermissionChangeSchema = Type.Object({
  UserId: Id,
  SpotGroupId: Id,
  Level: orNull(LevelSchema, 'null: removes the permission')
});
/** One entry of `Changes` in `PUT /api/Permissions`. */
export type PermissionChange = Static<typeof PermissionChangeSchema>;

export const PermissionChangesSchema = Type.Object(
  { Changes: Type.Array(PermissionChangeSchema, { maxItems: 10_000 }) },
  { title: 'PermissionChanges' }
);
