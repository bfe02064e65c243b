/** The frame of every page: navigation and the account menu. */
export default {
  product: 'ascData editor',
  skip: 'Skip to content',
  navigation: 'Main navigation',
  dashboard: 'Dashboard',
  widgets: 'Widgets',
  users: 'Users',
  permissions: 'Permissions',
  menu: (name: string) => `Account: ${name}`,
  find: 'Command palette …',
  account: 'My account',
  signOut: 'Sign out',
  signOutFailed: 'You are still signed in: the server cannot be reached.',
  unsaved: {
    title: 'Sign out with unsaved changes?',
    text: 'These widgets have changes that are not saved. Signing out deletes these changes from this browser:',
    discard: 'Discard and sign out',
    stay: 'Stay signed in'
  },
  unreachable: 'The server cannot be reached.',
  language: 'Language',
  theme: 'Appearance',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
  developer: 'Developer',
  developerHint: 'Shows Ids, the channel log and external addresses.',
  roles: { administrator: 'Administrator', user: 'User', location: 'Location user', player: 'Player' }
};
