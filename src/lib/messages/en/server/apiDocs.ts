/** The page that explains the API. */
export default {
  title: 'HTTP API',
  says: 'Anyone who is signed in can try every operation right here, with their own permissions and on real data. Scripts enter a key under “Authorize”.',
  document: 'OpenAPI document',
  home: 'Back to the widgets',
  licence: 'Licence of the explorer below',
  scripts: 'This page needs JavaScript. You can read the OpenAPI document without it.'
};
