import { counting } from '../../../language/count.js';

const { either, number } = counting('en');

/** What a widget may reach besides its own files. */
export default {
  nothing: 'No external connections',
  reaches: (hosts: string) => `May reach: ${hosts}`,
  more: (count: number) => `and ${number(count)} more`,
  open: 'External addresses …',
  title: 'External addresses',
  what: 'A widget may reach its own files and nothing else. These servers it may reach as well, for data, images, sound and video, fonts and style sheets.',
  meaning:
    'It can send what it shows there: list only servers that may know it. The list holds for all widgets of this template, each time they are loaded. Pictures of spots are made without any network.',
  browsers:
    'Chrome and Edge, from version 152, enforce this for every connection. Firefox, Safari and older versions enforce it for everything a widget loads, but do not stop a malicious widget from sending data out over WebRTC, which is made for calls, or in the names of servers it looks up. There, open only widgets from sources you trust.',
  none: 'The list is empty.',
  address: (position: number) => `Address ${position}`,
  example: 'https://api.example.com',
  add: 'Add address',
  remove: (position: number) => `Remove address ${position}`,
  save: 'Save list',
  saving: 'Saving …',
  cancel: 'Cancel',
  close: 'Close',
  changed: 'Not saved: somebody else has changed the list in the meantime.',
  changedTo: 'These addresses stand in it now:',
  changedToNone: 'It is empty now.',
  saveAnyway: 'Saving again replaces it by the list above.',
  addMissing: (count: number) =>
    either(count, 'Add 1 missing address above', `Add ${number(count)} missing addresses above`),
  unknown:
    'The connection broke before the answer came. Whether the list was saved is not known; it is found out as soon as the server answers.',
  notSaved: 'Not saved: the connection broke. The list stays here; try again.'
};
