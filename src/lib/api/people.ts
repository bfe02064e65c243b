/** Users, their permissions, keys and sessions, as they travel between server and browser. */

export type Role = 'administrator' | 'user' | 'location' | 'player';
export type Level = 'read' | 'write';

/** What a user may do with the spots of a spot group. */
export interface Permission {
  SpotGroupId: number;
  Level: Level;
}

/** Entry of `GET /api/Users`, and the answer of `POST /api/Users`. */
export interface UserSummary {
  Id: number;
  Name: string;
  Role: Role;
  /** The own location of a location user. */
  LocationId: number | null;
  LocationName: string | null;
  /** The player that a user of that role stands for. */
  PlayerId: number | null;
  PlayerName: string | null;
  /** A locked user is signed out at once and cannot come back in. */
  Locked: boolean;
  /** Signs in through the company's sign-in (OpenID Connect) and has no password here. */
  External: boolean;
  /** ISO 8601, UTC */
  CreatedAt: string;
  LastSeenAt: string | null;
}

/** Body of `GET` and `PUT /api/Users/{id}/Permissions`: the whole set. */
export interface PermissionsBody {
  Permissions: Permission[];
}

/** A key for scripts. The key itself is shown once, in the answer that made it. */
export interface KeySummary {
  Id: string;
  Name: string;
  /** First characters, to tell keys apart. */
  Start: string;
  CreatedAt: string;
  LastUsedAt: string | null;
  ExpiresAt: string | null;
}

/** Answer of `POST …/Keys`. */
export interface NewKey extends KeySummary {
  Key: string;
}

/** A browser that is signed in. */
export interface SessionSummary {
  Id: string;
  /** Readable, for example `Chromium, Linux`. */
  Device: string;
  Address: string | null;
  CreatedAt: string;
  LastSeenAt: string;
  /** The one that asks. */
  Current: boolean;
}

/** Body of `GET /api/Account`: who is signed in, and what pages need to know about rights. */
export interface Account {
  Id: number | null;
  Name: string;
  Role: Role;
  LocationId: number | null;
  PlayerId: number | null;
  External: boolean;
  /** Without one (came in by the one-time link) a password is set without naming the current one. */
  HasPassword: boolean;
}

/** What every page knows of the person who is signed in. */
export interface PageAccount {
  /** null: the key of the environment, which belongs to no user. */
  readonly id: number | null;
  readonly name: string;
  readonly role: Role;
  /** Names of the actions that could be allowed; what a thing itself forbids, the server says. */
  readonly may: readonly string[];
  /** What the drafts of this user are kept with in the browser; only for a browser that is signed in. `key`: 32 bytes, base64url. */
  readonly drafts?: { readonly id: number; readonly key: string };
}

/** Why widgets have no pictures: the server runs as root, or the browser that was named is not there. */
export type CardsOnly = 'root' | 'not-found';

/** What one user may do, by the Ids of the spot groups. */
export interface UserPermissions {
  Id: number;
  Name: string;
  Role: Role;
  Read: number[];
  Write: number[];
}

/** Body of `GET /api/Permissions`: who may do what, all at once. */
export interface PermissionsOverview {
  SpotGroups: { Id: number; Name: string }[];
  Users: UserPermissions[];
}

/** One entry of `Changes` in `PUT /api/Permissions`. */
export interface PermissionChange {
  UserId: number;
  SpotGroupId: number;
  /** null: no permission any more. */
  Level: Level | null;
}
