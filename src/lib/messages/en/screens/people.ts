import { grammarOf } from '../../../language/grammar.js';

const { count, either, list, number, quote } = grammarOf('en');

/** What one presses in the grid of permissions. */
const letters: Readonly<Record<string, 'read' | 'write' | 'none'>> = { r: 'read', w: 'write', n: 'none' };

export default {
  close: 'Close',
  cancel: 'Cancel',
  save: 'Save',
  saved: 'Saved.',
  unreachable: 'That did not work: the server cannot be reached. Nothing was changed; try again.',
  signedOut: 'You are signed out, so nothing was changed. Sign in again; everything on this page is kept.',
  signInAgain: 'Open the sign-in in a new tab',
  /** After a label; French sets a space before it. */
  never: 'never',
  copy: 'Copy',
  copied: 'Copied',
  name: 'Name',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  passwordRule: 'At least 8 characters. A few words in a row are easy to remember and hard to guess.',

  signIn: {
    title: 'Sign in',
    intro: 'Sign in to edit widgets.',
    name: 'User name',
    submit: 'Sign in',
    submitting: 'Signing in …',
    company: (name: string) => `Sign in with ${name}`,
    or: 'or',
    missing: 'Enter your user name and your password.',
    wrong:
      'The user name or the password is wrong. Passwords are case-sensitive. If yours is lost or the account is locked, an administrator can help.',
    tooMany: (wait: string) => `Too many attempts. Wait ${wait}, then try again.`,
    wait: (seconds: number) =>
      seconds < 90 ? count(seconds, 'second', 'seconds') : count(Math.ceil(seconds / 60), 'minute', 'minutes'),
    again: 'You can try again now.',
    unreachable: 'Sign-in failed: the server cannot be reached. Check the connection, then try again.',
    failed: {
      link: 'This sign-in link has already been used or is too old. Restart the product: its console shows a new link.',
      company: 'The company sign-in failed. Try again, or ask an administrator whether you have an account here.',
      cookies:
        'This browser had more than one session cookie for this address, so you were signed out: another page of this host may have set one. They were deleted. Sign in again. If this happens again, delete the cookies of this address in your browser.'
    },
    fresh: {
      title: 'First time here?',
      text: 'Nobody has a password yet. The console where the product was started shows a link that signs you in once; set a password after that. Or start it with ADMIN_PASSWORD.'
    },
    done: {
      title: 'You are signed in',
      text: 'Close this tab and go back to the one you were working in. Everything you typed is still there; save again.',
      close: 'Close this tab',
      home: 'All widgets'
    }
  },

  account: {
    title: 'My account',
    role: (role: string) => `Signed in as ${role}`,
    environment:
      'This is the key of the environment. It belongs to no user, so there is no password, session or key to manage.',
    password: {
      title: 'Password',
      external: 'You sign in through your company, so there is no password here.',
      none: 'You have no password yet. Set one to sign in without a link.',
      current: 'Current password',
      next: 'New password',
      set: 'Set password',
      change: 'Change password',
      done: 'Your new password is set. All other sessions have ended.',
      short: (least: number) => `The new password needs at least ${least} characters.`
    },
    sessions: {
      title: 'Sessions',
      text: 'Browsers where you are signed in. End sessions you do not recognise, and change your password.',
      address: 'Address',
      since: 'Signed in',
      seen: 'Last seen',
      current: 'this browser',
      end: 'End',
      endOf: (device: string) => `End session: ${device}`,
      endOthers: 'End all others',
      ended: 'The session has ended.',
      othersEnded: 'All other sessions have ended.',
      onlyThis: 'You are signed in only here.'
    }
  },

  keys: {
    title: 'Keys',
    text: 'With a key, a script can do everything you can, without your password.',
    textOf: (name: string) => `With a key, a script can do everything ${name} can, without a password.`,
    none: 'No keys yet. Create one for each script, so that each can be revoked on its own.',
    create: 'New key …',
    createTitle: 'New key',
    nameHint: 'What is it for? For example “Nightly import”.',
    expires: 'Valid for',
    expiry: { never: 'Until revoked', days30: '30 days', days90: '90 days', year: '1 year' },
    make: 'Create key',
    made: (name: string) => `Key ${quote(name)} is ready`,
    once: 'Copy it now: it is never shown again. Anyone who has it can do everything you can.',
    use: 'Send it with every request, as',
    stored: 'I have saved it',
    created: 'Created',
    used: 'Last used',
    until: 'Valid until',
    forever: 'until revoked',
    expired: 'expired',
    revoke: 'Revoke …',
    revokeOf: (name: string) => `Revoke key ${name}`,
    revokeTitle: (name: string) => `Revoke key ${quote(name)}?`,
    revokeText:
      'Scripts that use it are refused from the next request on. This cannot be undone, but you can create a new key at any time.',
    revokeConfirm: 'Revoke',
    revoked: (name: string) => `Key ${quote(name)} is revoked.`,
    withPassword: {
      revoke: (n: number) => either(n, 'Also revoke the key', `Also revoke all ${number(n)} keys`),
      hint: 'Keys work without the password, so a new password does not end them. Choose this if somebody else may have known the password; scripts that use a key then stop working.',
      done: 'All keys are revoked.'
    }
  },

  users: {
    title: 'Users',
    search: 'Find users',
    searchPlaceholder: 'Find by name',
    create: 'New user …',
    createTitle: 'New user',
    make: 'Create user',
    found: (n: number) => count(n, 'user', 'users'),
    noneFound: 'No user matches.',
    showAll: 'Show all',
    more: 'Show more',
    loading: 'Loading …',
    role: 'Role',
    roleHints: {
      administrator: 'Can do everything, including managing users.',
      user: 'Sees the widget templates. Access to spots and widget groups depends on permissions; write permission for a spot group also covers its widgets, and a template once it covers every group with a variant of it.',
      location: 'Like a user, but can only see and create things in one location.',
      player: 'A device: fetches and confirms its own messages and updates. It sees nothing else.'
    },
    boundTo: 'Location or player',
    bound: {
      location: {
        label: 'Location',
        hint: 'Type to search. This user can only see and create things in this location.',
        none: 'No location matches.',
        missing: 'Choose the location from the list.'
      },
      player: {
        label: 'Player',
        hint: 'Type to search. Keys of this user act as that player.',
        none: 'No player matches.',
        missing: 'Choose the player from the list.'
      }
    },
    seen: 'Last seen',
    state: 'State',
    locked: 'Locked',
    active: 'Active',
    external: 'Company sign-in',
    you: 'you',
    passwordOptional: 'Password (optional)',
    passwordHint: 'Without one the user cannot sign in with a password yet; you can set it later.',
    created: (name: string) => `${name} was created.`,
    onlyYou: {
      title: 'You are the only user',
      text: 'Create a user for each person who works here. What users may do with spots is set under Permissions.'
    }
  },

  user: {
    back: 'Users',
    profile: 'Profile',
    profileSaved: 'The profile is saved.',
    languages: {
      title: 'Translations',
      text: 'Languages in which this user translates or reviews the texts of widgets. This grants no access to values or packages.',
      language: 'Language',
      level: (name: string) => `Permission for ${name}`,
      levels: { translate: 'Translate', review: 'Review and publish' },
      add: 'Add',
      added: (name: string) => `${name} added.`,
      changed: (name: string) => `Permission for ${name} changed.`,
      remove: (name: string) => `Remove ${name}`,
      removed: (name: string) => `${name} removed.`
    },
    access: 'Access',
    lock: {
      title: 'Lock',
      text: 'A locked user is signed out at once and cannot sign in again. Keys stop working too. Nothing is deleted.',
      lockedText: 'This user is locked and cannot sign in. Keys do not work either.',
      do: 'Lock',
      undo: 'Unlock',
      done: (name: string) => `${name} is locked and signed out.`,
      undone: (name: string) => `${name} can sign in again.`
    },
    password: {
      title: 'Set password',
      text: 'Replaces the current password. Pass it on in person; the user can change it under “My account”.',
      external: 'This user signs in through the company and has no password here.',
      do: 'Set password …',
      next: 'New password',
      done: (name: string) => `${name} has a new password and is signed out everywhere.`
    },
    signOut: {
      title: 'Sign out everywhere',
      text: 'Ends all sessions of this user. Keys keep working.',
      do: 'Sign out everywhere',
      done: (name: string) => `${name} is signed out everywhere.`
    },
    remove: {
      title: 'Delete',
      text: 'Deletes the user for good, with permissions, keys and own dashboards. To keep somebody out for a while, lock the user instead.',
      do: 'Delete …',
      ask: (name: string) => `Delete user ${quote(name)}?`,
      consequences: [
        'The user is signed out everywhere at once.',
        'Permissions and keys are deleted; scripts that use them stop working.',
        'Widgets and spots stay as they are.'
      ],
      final: 'This cannot be undone.',
      confirm: 'Delete user',
      done: (name: string) => `${name} was deleted.`
    },
    self: 'This is you. Only another administrator can lock or delete this account.',
    permissions: 'Permissions',
    permissionsAll: 'Administrators can do everything in every spot group.',
    permissionsOfPlayer: 'A player needs no permissions. It only fetches what is meant for it.',
    permissionsText: 'What this user may do with the spots of each group.'
  },

  permissions: {
    title: 'Permissions',
    intro:
      'What users may do with the spots of each spot group, and with the widgets of the widget groups that take its permissions.',
    administrators: (n: number) =>
      either(
        n,
        'One administrator can do everything and is not listed.',
        `${number(n)} administrators can do everything and are not listed.`
      ),
    findUsers: 'Find users',
    widgetGroups: (names: readonly string[]) => `Widget groups: ${list(names)}`,
    findGroups: 'Find spot or widget groups',
    users: 'Users',
    groups: 'Spot groups',
    shown: (users: number, groups: number) =>
      `${count(users, 'user', 'users')} × ${count(groups, 'spot group', 'spot groups')}`,
    noUsersMatch: 'No user matches.',
    noGroupsMatch: 'No spot group matches.',
    level: { none: 'none', read: 'read', write: 'write' },
    levelLong: { none: 'None', read: 'Read', write: 'Write' },
    letter: { read: 'R', write: 'W' },
    letters,
    legend:
      'Arrow keys move; R, W, N set read, write, none; Space switches between them. In a heading they set the whole row or column.',
    phoneLegend: 'Tap a cell to switch between none, read and write.',
    cell: (user: string, group: string, level: string) => `${user}, ${group}: ${level}`,
    changedFrom: (was: string) => `changed, was ${was}`,
    setFor: (what: string) => `Set for ${what}:`,
    allShown: (users: number, groups: number) =>
      `all shown (${count(users, 'user', 'users')} × ${count(groups, 'spot group', 'spot groups')})`,
    allShownGroups: (n: number) => `all shown (${count(n, 'spot group', 'spot groups')})`,
    wholeRow: (user: string, n: number) => `${user}, all ${count(n, 'spot group', 'spot groups')} shown`,
    wholeColumn: (group: string, n: number) => `${group}, all ${count(n, 'user', 'users')} shown`,
    one: (user: string, group: string) => `${user}, ${group}`,
    set: (what: string, level: string) => `${what}: ${level}`,
    nothingToSet: 'Nothing changed: it was already set like this.',
    undo: 'Undo',
    redo: 'Redo',
    undone: (n: number) => `${count(n, 'change', 'changes')} undone.`,
    redone: (n: number) => `${count(n, 'change', 'changes')} redone.`,
    none: 'No unsaved changes',
    changes: (n: number) => count(n, 'change', 'changes'),
    change: (user: string, group: string, before: string, after: string) => `${user}, ${group}: ${before} → ${after}`,
    more: (n: number) => `${number(n)} more`,
    discard: 'Discard all',
    saving: 'Saving …',
    saved: (n: number) => `${count(n, 'change', 'changes')} saved and in effect now.`,
    leave: {
      title: 'Leave without saving?',
      text: (n: number) =>
        `${count(n, 'change', 'changes')} to permissions not saved. Leaving discards ${either(n, 'it', 'them')}.`,
      stay: 'Stay',
      leave: 'Leave and discard',
      save: 'Save and leave'
    },
    noGroups: {
      title: 'No spot groups yet',
      text: 'Permissions are given for spot groups. Create them first, for example with POST /api/SpotGroups.'
    },
    noUsers: {
      title: 'Nobody to give permissions to',
      text: 'Administrators can do everything. Create a user with the role User or Location user, then give permissions here.',
      create: 'Create a user'
    }
  }
};
