/** What is wrong with an entry of the list, for the person who wrote it. */
export default {
  'origin-not-https': 'It must begin with https://, for example https://api.example.com.',
  'origin-characters': 'It contains characters that no such address has, or it is too long.',
  'origin-wildcard': 'List each server by its full name; * is not possible.',
  'origin-user': 'It must not contain a user name or a password.',
  'origin-path': 'List only the server: leave out what follows its name.',
  'origin-address': 'List a server by its name, not by its IP address.',
  'origin-local': 'localhost is a different computer for everybody who looks at the widget.',
  'origin-own': 'This is the server of this product; no widget may reach it.',
  'origin-unreadable':
    'This is not the address of a server. One looks like https://api.example.com or https://api.example.com:8443.',
  'origin-twice': 'This server is already in the list.'
};
