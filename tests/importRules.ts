/**
 * The rooms of the server (src/lib/server/<name>), one per feature. Each may import the platform, the domain, and the rooms in its
 * row.
 */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  pictures: [],
  demo: ['catalogue'],
  trash: [],
  people: [],
  packages: ['pictures'],
  catalogue: [],
  players: [],
  updates: ['players'],
  messages: ['players'],
  playtimes: [],
  spots: ['packages', 'catalogue', 'pictures', 'players'],
  saves: ['packages'],
  widgets: ['packages', 'saves', 'catalogue', 'people', 'pictures', 'trash'],
  history: ['packages', 'saves', 'people', 'widgets'],
  replace: ['packages', 'saves', 'widgets', 'translations', 'drafts', 'comments'],
  comments: ['packages', 'widgets', 'people'],
  origins: ['packages', 'widgets'],
  table: ['packages', 'saves', 'widgets', 'people'],
  presets: ['packages', 'widgets', 'people'],
  drafts: ['packages', 'saves', 'people', 'table', 'widgets'],
  translations: ['packages', 'trash', 'widgets', 'people'],
  standard: ['packages', 'widgets', 'replace'],
  dashboards: ['packages', 'widgets', 'trash', 'people']
};
/** What every room may import: the domain, and what rooms stand on. */
const UNDER_ROOMS = [
  'language',
  'messages',
  'ascdata',
  'models',
  'package',
  'patterns',
  'api',
  'resolutions',
  'dashboard',
  'origins',
  'exchange',
  'store',
  'platform',
  'authorization'
];
const ROOM_RULES = Object.entries(ROOMS).map(([room, others]) => ({
  part: `server/${room}`,
  match: new RegExp(`^src/lib/server/${room}/`),
  may: others.map((other) => `server/${other}`),
  shared: UNDER_ROOMS
}));

/** All rooms but those that only other rooms use. */
const roomsExcept = (...others: readonly string[]): string[] =>
  Object.keys(ROOMS)
    .filter((room) => !others.includes(room))
    .map((room) => `server/${room}`);

interface Rule {
  readonly part: string;
  readonly match: RegExp;
  readonly may: readonly string[];
  readonly types?: readonly string[];
  readonly shared?: readonly string[];
}

/**
 * Imports go one way, by the layers of docs/architecture.md. The files of a row (the longest match counts) may import its own part and
 * the listed ones; of those in `types`, only types. What is `shared` is listed for several rows at once.
 */
export const RULES: readonly Rule[] = [
  // Schemas of requests and answers. The browser imports their types, never a schema.
  { part: 'api-parts', match: /^src\/lib\/api\/(parts|problem)\.ts$/, may: ['language', 'ascdata'] },
  {
    part: 'api',
    match: /^src\/lib\/api(\.ts$|\/)/,
    may: ['api-parts', 'ascdata', 'origins'],
    types: ['package', 'models']
  },
  // Numbers and plurals of each language, for everything that produces texts.
  { part: 'language', match: /^src\/lib\/language\//, may: [] },
  // Texts for people, a folder per language.
  { part: 'messages', match: /^src\/lib\/messages\//, may: ['language', 'loading'] },
  // What loads on demand, once.
  { part: 'loading', match: /^src\/lib\/loadOnce\.ts$/, may: [] },
  // How many run at once: pictures and uploads in the browser, requests on the server.
  { part: 'semaphore', match: /^src\/lib\/semaphore\.ts$/, may: [] },
  // Which names file systems accept.
  { part: 'filenames', match: /^src\/lib\/filenames\//, may: [] },
  { part: 'ascdata', match: /^src\/lib\/ascdata\//, may: ['messages', 'language'] },
  // Files for translators: XLIFF and CSV, for the server and the command.
  { part: 'exchange', match: /^src\/lib\/exchange\//, may: ['language', 'messages', 'ascdata'] },
  {
    part: 'views',
    match: /^src\/lib\/datatypes\/(.*\.svelte(\.ts)?|views?\.ts|icons\.ts|pickers\/.*)$/,
    may: ['language', 'messages', 'models', 'ascdata', 'ui'],
    types: ['api']
  },
  { part: 'schema', match: /^src\/lib\/datatypes\/(.*\/)?schema\.ts$/, may: ['ascdata', 'models'] },
  // What two versions mean for Values: for comparing packages, so that no form loads them.
  {
    part: 'changes',
    match: /^src\/lib\/datatypes\/(.*\/)?(\w+C|c)hanges\.ts$/,
    may: ['language', 'messages', 'ascdata', 'models']
  },
  { part: 'models', match: /^src\/lib\/datatypes\//, may: ['language', 'messages', 'ascdata'] },
  { part: 'patterns', match: /^src\/lib\/patterns\//, may: ['ascdata'] },
  { part: 'channel', match: /^src\/lib\/channel\//, may: ['language', 'filenames'], types: ['ascdata', 'messages'] },
  {
    part: 'package',
    match: /^src\/lib\/package\//,
    may: ['language', 'messages', 'filenames', 'ascdata', 'models', 'changes']
  },
  // What a new widget starts from, for the list of widgets and the command.
  { part: 'starters', match: /^src\/lib\/starters\//, may: ['language', 'ascdata', 'package'] },
  { part: 'live', match: /^src\/lib\/live\//, may: ['client', 'ui', 'unsaved'], types: ['api'] },
  // The only way the browser calls our HTTP operations.
  { part: 'client', match: /^src\/lib\/client\//, may: ['ascdata'], types: ['api'] },
  // Unsaved edits in the browser: written by the editor, checked at sign-out; and what is typed and not sent.
  { part: 'unsaved', match: /^src\/lib\/unsaved\//, may: ['ascdata'] },
  // The Values of one widget while they are edited, without a screen, and every wording of a Condition and of why a field is hidden.
  {
    part: 'form',
    match: /^src\/lib\/form\//,
    may: ['language', 'loading', 'ascdata', 'models', 'views'],
    types: ['api', 'unsaved']
  },
  // What all tabs of a widget share: its head, tabs and notices.
  {
    part: 'widget',
    match: /^src\/lib\/widget\//,
    may: ['language', 'ascdata', 'ui', 'live', 'unsaved'],
    types: ['api']
  },
  {
    part: 'editor',
    match: /^src\/lib\/editor\//,
    may: [
      'form',
      'widget',
      'language',
      'messages',
      'loading',
      'ascdata',
      'ui',
      'client',
      'patterns',
      'live',
      'unsaved'
    ],
    types: ['api']
  },
  // The Conditions of a widget: the editor's fields and words, with tried Values that are never stored.
  {
    part: 'conditions',
    match: /^src\/lib\/conditions\//,
    may: [
      'language',
      'messages',
      'loading',
      'ascdata',
      'models',
      'ui',
      'patterns',
      'form',
      'widget',
      'editor',
      'live',
      'unsaved'
    ],
    types: ['api']
  },
  // The definition of a widget: its form, and the working copy that it shares with the Conditions.
  {
    part: 'definition',
    match: /^src\/lib\/definition\//,
    may: [
      ...['language', 'messages', 'loading', 'ascdata', 'models', 'views', 'ui', 'client', 'patterns', 'unsaved'],
      ...['changes', 'package', 'form', 'widget', 'editor', 'conditions']
    ],
    types: ['api']
  },
  // The History of a widget: the editor's form, in which past Values become unsaved changes, beside the widget as it was.
  {
    part: 'history',
    match: /^src\/lib\/history\//,
    may: [
      'language',
      'messages',
      'loading',
      'ascdata',
      'views',
      'ui',
      'client',
      'form',
      'editor',
      'preview',
      'resolutions'
    ],
    types: ['api']
  },
  // The presets of a template: Values that become unsaved changes of the editor, beside the widget with them.
  {
    part: 'presets',
    match: /^src\/lib\/presets\//,
    may: ['language', 'messages', 'ui', 'client', 'form', 'editor', 'history'],
    types: ['api']
  },
  // Drafts: changes of the form, or of the Table, under a name; their screen, and the page of their link.
  {
    part: 'drafts',
    match: /^src\/lib\/drafts\//,
    may: [
      ...['language', 'messages', 'ascdata', 'models', 'views', 'ui', 'client', 'patterns', 'live'],
      ...['form', 'editor', 'table', 'preview', 'unsaved']
    ],
    types: ['api']
  },
  // Comments on the settings of a form, with the same functions as those on drafts.
  {
    part: 'comments',
    match: /^src\/lib\/comments\//,
    may: ['language', 'messages', 'ui', 'client', 'form', 'editor', 'drafts', 'unsaved'],
    types: ['api']
  },
  // Creating several variants at once, from wherever a template is shown.
  {
    part: 'variants',
    match: /^src\/lib\/variants\//,
    may: ['language', 'messages', 'loading', 'ascdata', 'ui', 'client'],
    types: ['api']
  },
  // The Translations of a widget: its texts beside the editor's fields, with tried Values that are never stored.
  {
    part: 'translations',
    match: /^src\/lib\/translations\//,
    may: [
      'language',
      'messages',
      'loading',
      'ascdata',
      'ui',
      'client',
      'patterns',
      'form',
      'widget',
      'editor',
      'live',
      'unsaved'
    ],
    types: ['api']
  },
  // The Table of a template: all variants and all settings, with the editor's inputs and words.
  {
    part: 'table',
    match: /^src\/lib\/table\//,
    may: [
      'variants',
      'language',
      'messages',
      'loading',
      'ascdata',
      'models',
      'ui',
      'client',
      'patterns',
      'form',
      'widget',
      'editor',
      'live',
      'unsaved',
      'preview',
      'resolutions'
    ],
    types: ['api']
  },
  {
    part: 'palette',
    match: /^src\/lib\/palette\//,
    may: ['language', 'messages', 'ui', 'client'],
    types: ['api']
  },
  {
    part: 'widgetlist',
    match: /^src\/lib\/widgetlist\//,
    may: ['starters', 'variants', 'language', 'messages', 'ascdata', 'ui', 'client', 'unsaved', 'semaphore'],
    types: ['api']
  },
  // Sizes of widgets, for the editor's preview and for pictures of spots.
  { part: 'resolutions', match: /^src\/lib\/preview\/resolutions\.ts$/, may: ['ascdata'], types: ['channel'] },
  {
    part: 'preview',
    match: /^src\/lib\/preview\//,
    may: ['language', 'messages', 'channel', 'ascdata', 'ui', 'live', 'resolutions', 'unsaved']
  },
  // The layout of a dashboard and how it changes: for the screen and for the check on save.
  { part: 'dashboard', match: /^src\/lib\/dashboard\/[^/]+\.ts$/, may: ['ascdata', 'resolutions'], types: ['api'] },
  {
    part: 'dashboard-screen',
    match: /^src\/lib\/dashboard\/screen\//,
    may: ['language', 'dashboard', 'ascdata', 'preview', 'resolutions', 'ui', 'client', 'live', 'unsaved'],
    types: ['api', 'channel']
  },
  // Replacing a widget, and the Values that were set aside.
  {
    part: 'replace',
    match: /^src\/lib\/replace\//,
    may: ['language', 'messages', 'ui', 'client', 'ascdata', 'models', 'package', 'unsaved'],
    types: ['api']
  },
  // External origins that a widget may reach: their syntax, for the screen and for the server.
  { part: 'origins', match: /^src\/lib\/origins\/[^/]+\.ts$/, may: [] },
  {
    part: 'origins-screen',
    match: /^src\/lib\/origins\/screen\//,
    may: ['language', 'messages', 'origins', 'ui', 'client']
  },
  // The header around every page except the editor, and the signed-in user.
  {
    part: 'app',
    match: /^src\/lib\/app\//,
    may: ['language', 'messages', 'ui', 'client', 'unsaved']
  },
  {
    part: 'account',
    match: /^src\/lib\/account\//,
    may: ['app', 'ui', 'client'],
    types: ['api']
  },
  {
    part: 'admin',
    match: /^src\/lib\/admin\//,
    may: ['language', 'messages', 'app', 'account', 'ui', 'client'],
    types: ['api']
  },
  {
    part: 'ui',
    match: /^src\/lib\/ui\//,
    may: ['messages', 'ascdata', 'language', 'client', 'semaphore'],
    types: ['api']
  },
  {
    part: 'store',
    match: /^src\/lib\/server\/platform\/(store\/|startError\.ts$)/,
    may: ['language'],
    types: ['ascdata']
  },
  // The production entry, which starts before the app.
  { part: 'entry', match: /^src\/server\//, may: [] },
  // The permissions of each feature, and the one function that reads them.
  {
    part: 'rights',
    match: /^src\/lib\/server\/\w+\/rights\.ts$/,
    may: ['platform', 'server/catalogue']
  },
  { part: 'authorization', match: /^src\/lib\/server\/authorization\//, may: ['platform', 'rights'] },
  // The base of all features of the server; it knows none of them.
  {
    part: 'platform',
    match: /^src\/lib\/server\/platform\//,
    may: [
      'language',
      'messages',
      'filenames',
      'ascdata',
      'models',
      'origins',
      'api-parts',
      'store',
      'entry',
      'semaphore'
    ],
    types: ['api']
  },
  ...ROOM_RULES,
  // Assembles the server, and accepts requests.
  {
    part: 'server',
    match: /^src\/lib\/server\/app\/|^src\/hooks\.server\.ts$/,
    may: roomsExcept('trash', 'players'),
    shared: UNDER_ROOMS
  },
  { part: 'render', match: /^src\/render\//, may: ['channel', 'server/pictures', 'platform'], types: ['ascdata'] },
  { part: 'runtime', match: /^src\/runtime\//, may: ['channel', 'messages'], types: ['ascdata'] },
  // What the package `ascdata` exports.
  {
    part: 'library',
    match: /^src\/library\//,
    may: ['language', 'ascdata', 'models', 'package', 'patterns', 'exchange', 'channel', 'runtime']
  },
  // The commands that need a database; loaded on demand.
  { part: 'cli-stores', match: /^src\/cli\/(move|backup|stores)\.ts$/, may: ['cli', 'store'] },
  {
    part: 'cli',
    match: /^src\/cli\//,
    may: [
      ...['starters', 'language', 'messages', 'ascdata', 'models', 'package', 'patterns', 'exchange', 'cli-stores'],
      ...['library', 'render', 'resolutions']
    ],
    types: ['api', 'channel']
  },
  {
    part: 'routes-server',
    match: /^src\/routes\/.*\+(server|page\.server|layout\.server)\.ts$|^src\/routes\/.*\.server\.ts$/,
    may: [
      ...['server', 'authorization', 'platform', 'api'],
      ...roomsExcept('demo', 'players', 'saves', 'history', 'comments', 'table', 'drafts', 'standard')
    ]
  },
  {
    part: 'routes',
    match: /^src\/(routes\/|params\/|hooks\.ts|hooks\.client\.ts|app\.d\.ts)/,
    may: [
      'language',
      'messages',
      'loading',
      'ascdata',
      'form',
      'widget',
      'editor',
      'conditions',
      'definition',
      'translations',
      'table',
      'history',
      'presets',
      'drafts',
      'comments',
      'variants',
      'app',
      'account',
      'admin',
      'widgetlist',
      'palette',
      'dashboard-screen',
      'replace',
      'origins-screen',
      'preview',
      'ui',
      'client',
      'patterns',
      'unsaved',
      'package'
    ],
    types: ['api']
  }
];
