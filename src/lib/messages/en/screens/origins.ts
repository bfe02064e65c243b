import { grammarOf } from '../../../language/grammar.js';

const { either, number } = grammarOf('en');

/** What is wrong with an entry of the list, for the person who wrote it. */
export const faults = {
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

/** What a widget may reach besides its own files. */
export default {
  nothing: 'No external connections',
  reaches: (hosts: string) => `External addresses: ${hosts}`,
  more: (count: number) => `and ${number(count)} more`,
  open: 'External addresses …',
  title: 'External addresses',
  what: 'A widget can reach its own files and nothing else. It can also reach these servers, for data, images, sound, video, fonts and style sheets.',
  meaning:
    'A widget can send what it shows to these servers, so list only servers you trust with it. The list applies to all widgets of this template the next time they load. Pictures of spots are made without any network.',
  browsers:
    'Chrome and Edge enforce this for every connection from version 152 on. Firefox, Safari and older versions enforce it for everything a widget loads, but cannot stop a malicious widget from sending data out over WebRTC, which is made for calls, or in the names of servers it looks up. In those browsers, open only widgets from sources you trust.',
  none: 'The list is empty.',
  address: (position: number) => `Address ${position}`,
  example: 'https://api.example.com',
  add: 'Add address',
  remove: (position: number) => `Remove address ${position}`,
  save: 'Save list',
  saving: 'Saving …',
  cancel: 'Cancel',
  close: 'Close',
  changed: 'Not saved: somebody else changed the list in the meantime.',
  changedTo: 'It now contains these addresses:',
  changedToNone: 'It is now empty.',
  saveAnyway: 'Saving again replaces it with the list above.',
  addMissing: (count: number) =>
    either(count, 'Add 1 missing address above', `Add ${number(count)} missing addresses above`),
  unknown:
    'The connection was lost before the server answered, so it is not known whether the list was saved. This page finds out as soon as the server answers.',
  notSaved: 'Not saved: the connection was lost. Your list is still here; try again.',
  tooMany: (most: number) => `At most ${number(most)} addresses are possible.`,
  faults
};
