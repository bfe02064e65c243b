import { counting } from '../../../language/count.js';

const { count, either, number } = counting('en');

/** What one presses in the grid of permissions. */
const letters: Readonly<Record<string, 'read' | 'write' | 'none'>> = { r: 'read', w: 'write', n: 'none' };

export default {
  close: 'Close',
  cancel: 'Cancel',
  save: 'Save',
  saved: 'Saved.',
  unreachable: 'That did not work: the server cannot be reached. Nothing was changed; try again.',
  signedOut: 'You are signed out, so nothing was changed. Sign in again; what is on this page stays.',
  signInAgain: 'Sign in in a new tab',
  /** After a label; French sets a space before it. */
  colon: ':',
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
    submitting: 'Signing in …',
    company: (name: string) => `Sign in with ${name}`,
    or: 'or',
    missing: 'Enter your user name and your password.',
    wrong:
      'This user name and password do not let you in. Capitals count in the password. If it is lost or the account is locked, an administrator can help.',
    tooMany: (wait: string) => `Too many attempts. Wait ${wait}, then try again.`,
    wait: (seconds: number) =>
      seconds < 90 ? count(seconds, 'second', 'seconds') : count(Math.ceil(seconds / 60), 'minute', 'minutes'),
    again: 'You can try again now.',
    unreachable: 'Nobody was signed in: the server cannot be reached. Check the connection, then try again.',
    failed: {
      link: 'This sign-in link was used already or is too old. Restart the product: its console shows a fresh link.',
      company:
        'The company sign-in did not let you in. Try again, or ask an administrator whether you have an account here.',
      cookies:
        'This browser had more than one session cookie for this address, so you were signed out: another page of this host may have set one. They were deleted. Sign in again. If this comes back, delete the cookies of this address in your browser.'
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
      done: 'The new password is in use now. All other sessions have ended.',
      short: (least: number) => `The new password needs at least ${least} characters.`
    },
    sessions: {
      title: 'Sessions',
      text: 'Browsers in which you are signed in. End what you do not recognise, and change your password.',
      device: 'Device',
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
    text: 'A key lets a script do what you may do, without your password.',
    textOf: (name: string) => `A key lets a script do what ${name} may do, without a password.`,
    none: 'No keys. Make one for each script, so that each can be revoked alone.',
    create: 'New key …',
    createTitle: 'New key',
    nameHint: 'What is it for? For example “Nightly import”.',
    expires: 'Valid for',
    expiry: { never: 'Until revoked', days30: '30 days', days90: '90 days', year: '1 year' },
    make: 'Make key',
    made: (name: string) => `Key “${name}” is ready`,
    once: 'Copy it now. It is never shown again, to anybody; anyone who has it may do what you may do.',
    use: 'Send it with every request, as',
    stored: 'I have stored it',
    created: 'Made',
    used: 'Last used',
    until: 'Valid until',
    forever: 'until revoked',
    expired: 'expired',
    revoke: 'Revoke …',
    revokeOf: (name: string) => `Revoke key ${name}`,
    revokeTitle: (name: string) => `Revoke key “${name}”?`,
    revokeText:
      'Scripts that use it get no answer from the next request on. This cannot be undone; a new key can be made at any time.',
    revokeConfirm: 'Revoke',
    revoked: (name: string) => `Key “${name}” is revoked.`,
    withPassword: {
      revoke: (n: number) => either(n, 'Also revoke the key', `Also revoke all ${number(n)} keys`),
      hint: 'A key works without the password, so a new one does not end it. Choose this if somebody else may have known the password; scripts that use a key then stop working.',
      done: 'All keys are revoked.'
    }
  },

  users: {
    title: 'Users',
    search: 'Find users',
    searchPlaceholder: 'Find by name',
    create: 'New user …',
    createTitle: 'New user',
    make: 'Create user',
    found: (n: number) => count(n, 'user', 'users'),
    noneFound: 'No user matches.',
    showAll: 'Show all',
    more: 'Show more',
    loading: 'Loading …',
    role: 'Role',
    roleHints: {
      administrator: 'May do everything, also manage users.',
      user: 'Sees the widget templates. Permissions decide about spots and widget groups; anyone who may write in a spot group may also change widgets.',
      location: 'Like a user, but sees and creates only under one location.',
      player: 'A device: fetches its own messages and updates and confirms these. It sees nothing else.'
    },
    boundTo: 'Location or player',
    bound: {
      location: {
        label: 'Location',
        hint: 'Type to search. This user sees and creates under it.',
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
    access: 'Access',
    lock: {
      title: 'Lock',
      text: 'A locked user is signed out at once and cannot come back in. Keys stop working, too. Nothing is deleted.',
      lockedText: 'This user is locked and cannot come in, neither with a password nor with keys.',
      do: 'Lock',
      undo: 'Unlock',
      done: (name: string) => `${name} is locked and signed out.`,
      undone: (name: string) => `${name} can come in again.`
    },
    password: {
      title: 'Set password',
      text: 'Replaces the present one. Tell it in person; the user can change it under My account.',
      external: 'Signs in through the company; there is no password here.',
      do: 'Set password …',
      next: 'New password',
      done: (name: string) => `${name} has a new password and is signed out everywhere.`
    },
    signOut: {
      title: 'Sign out everywhere',
      text: 'Ends all sessions of this user. Keys go on working.',
      do: 'Sign out everywhere',
      done: (name: string) => `${name} is signed out everywhere.`
    },
    remove: {
      title: 'Delete',
      text: 'Removes the user with permissions, keys and own dashboards, for good. To keep somebody out for a while, lock instead.',
      do: 'Delete …',
      ask: (name: string) => `Delete user “${name}”?`,
      consequences: [
        'Is signed out at once, everywhere.',
        'Permissions and keys are deleted; scripts that use them stop working.',
        'Widgets and spots stay as they are.'
      ],
      final: 'This cannot be undone.',
      confirm: 'Delete user',
      done: (name: string) => `${name} was deleted.`
    },
    self: 'This is you: to lock or delete this account, another administrator has to do it.',
    permissions: 'Permissions',
    permissionsAll: 'Administrators may do everything, in every spot group.',
    permissionsOfPlayer: 'A player needs no permissions. It only fetches what is meant for it.',
    permissionsText: 'What this user may do with the spots of each group.'
  },

  permissions: {
    title: 'Permissions',
    intro: 'What users may do with the spots of each spot group.',
    administrators: (n: number) =>
      either(
        n,
        'One administrator may do everything and is not listed.',
        `${number(n)} administrators may do everything and are not listed.`
      ),
    findUsers: 'Find users',
    findGroups: 'Find spot groups',
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
      'Arrow keys move; R, W, N set read, write, none; Space goes through them. In a heading they set the whole row or column.',
    phoneLegend: 'Tap a cell to go through none, read and write.',
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
    nothingToSet: 'Nothing changed: that is how it was.',
    undo: 'Undo',
    redo: 'Redo',
    undone: (n: number) => `${count(n, 'change', 'changes')} undone.`,
    redone: (n: number) => `Did ${count(n, 'change', 'changes')} again.`,
    none: 'No unsaved changes',
    changes: (n: number) => count(n, 'change', 'changes'),
    change: (user: string, group: string, before: string, after: string) => `${user}, ${group}: ${before} → ${after}`,
    more: (n: number) => `${number(n)} more`,
    discard: 'Discard all',
    saving: 'Saving …',
    saved: (n: number) => `${count(n, 'change', 'changes')} saved and in force now.`,
    leave: {
      title: 'Leave without saving?',
      text: (n: number) => `${count(n, 'change', 'changes')} to permissions not saved. Leaving loses them.`,
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
      text: 'Administrators may do everything. Create a user with the role User or Location user, then give permissions here.',
      create: 'Create a user'
    }
  }
};
