import type { Level, PermissionChange, UserPermissions } from '../../api.js';
import type { Permissions } from '../client.js';

/** `none`: no permission. */
export type Grant = Level | 'none';

/** A user's permission for a spot group. */
export interface Cell {
  readonly user: number;
  readonly group: number;
}

/** A cell whose permission is not as saved. */
export interface Change extends Cell {
  readonly before: Grant;
  readonly after: Grant;
}

/** By user, then by group; a missing entry means `none`. */
type Grants = Map<number, Map<number, Grant>>;

/**
 * Who may do what with which spot group: as saved, and as edited. Steps can be undone and redone. If others save other cells in
 * the meantime, those stay as saved.
 */
export class Matrix {
  readonly users: readonly UserPermissions[];
  readonly groups: Permissions['SpotGroups'];
  readonly #saved: Grants;
  /** Only cells that differ from the saved ones. */
  readonly #edits: Grants = new Map();
  readonly #done: Change[][] = [];
  readonly #undone: Change[][] = [];
  /** Everything above is plain; this is what readers follow. */
  #version = $state(0);

  constructor({ Users, SpotGroups }: Permissions) {
    this.users = Users;
    this.groups = SpotGroups;
    this.#saved = new Map(Users.map((user) => [user.Id, grantsOf(user)]));
  }

  /** As edited. */
  grant({ user, group }: Cell): Grant {
    void this.#version;
    return this.#edits.get(user)?.get(group) ?? this.saved({ user, group });
  }

  saved({ user, group }: Cell): Grant {
    void this.#version;
    return this.#saved.get(user)?.get(group) ?? 'none';
  }

  /** Every cell that differs from the saved one, in the order of users and groups. */
  get changes(): Change[] {
    void this.#version;
    return this.users.flatMap(({ Id: user }) => {
      const edits = this.#edits.get(user);
      if (!edits) return [];
      return this.groups.flatMap(({ Id: group }) => {
        const after = edits.get(group);
        return after === undefined ? [] : [{ user, group, before: this.saved({ user, group }), after }];
      });
    });
  }

  get canUndo(): boolean {
    void this.#version;
    return this.#done.length > 0;
  }

  get canRedo(): boolean {
    void this.#version;
    return this.#undone.length > 0;
  }

  /** Gives these cells a permission, as one step. @returns how many it changed */
  set(cells: Iterable<Cell>, after: Grant): number {
    const step: Change[] = [];
    for (const cell of cells) {
      const before = this.grant(cell);
      if (before !== after) step.push({ ...cell, before, after });
    }
    if (step.length === 0) return 0;
    this.#undone.length = 0;
    this.#done.push(step);
    this.#apply(step, 'after');
    return step.length;
  }

  /** @returns how many cells went back */
  undo(): number {
    return this.#move(this.#done, this.#undone, 'before');
  }

  redo(): number {
    return this.#move(this.#undone, this.#done, 'after');
  }

  /** Back to the saved state, as one step. */
  discard(): number {
    const step = this.changes.map(({ user, group, before, after }) => ({ user, group, before: after, after: before }));
    if (step.length === 0) return 0;
    this.#undone.length = 0;
    this.#done.push(step);
    this.#apply(step, 'after');
    return step.length;
  }

  /** Marks these changes as saved; later edits stay unsaved. */
  markSaved(changes: readonly Change[]): void {
    for (const { user, group, after } of changes) {
      const now = this.grant({ user, group });
      put(this.#saved, { user, group }, after);
      this.#edit({ user, group }, now);
    }
    this.#version += 1;
  }

  #move(from: Change[][], to: Change[][], side: 'before' | 'after'): number {
    const step = from.pop();
    if (!step) return 0;
    to.push(step);
    this.#apply(step, side);
    return step.length;
  }

  #apply(step: readonly Change[], side: 'before' | 'after'): void {
    for (const change of step) this.#edit(change, change[side]);
    this.#version += 1;
  }

  #edit(cell: Cell, grant: Grant): void {
    if (grant === this.saved(cell)) this.#edits.get(cell.user)?.delete(cell.group);
    else put(this.#edits, cell, grant);
  }
}

function put(grants: Grants, { user, group }: Cell, grant: Grant): void {
  const row = grants.get(user) ?? new Map<number, Grant>();
  grants.set(user, row.set(group, grant));
}

function grantsOf({ Read, Write }: UserPermissions): Map<number, Grant> {
  return new Map([
    ...Read.map((group) => [group, 'read'] as const),
    ...Write.map((group) => [group, 'write'] as const)
  ]);
}

/** The body that saves them. */
export function requestOf(changes: readonly Change[]): PermissionChange[] {
  return changes.map(({ user, group, after }) => ({
    UserId: user,
    SpotGroupId: group,
    Level: after === 'none' ? null : after
  }));
}

/** Space goes round. */
export const NEXT_GRANT: Readonly<Record<Grant, Grant>> = { none: 'read', read: 'write', write: 'none' };

export const GRANTS: readonly Grant[] = ['none', 'read', 'write'];
