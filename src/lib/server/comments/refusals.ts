import { Refusal } from '../platform/refusal.js';

export const commentNotFound = (): Refusal =>
  new Refusal('not-found', 'comment-not-found', (t) => t.widgets.commentNotFound);

export const settingUnknown = (): Refusal =>
  new Refusal('invalid', 'comment-setting-unknown', (t) => t.widgets.commentSettingUnknown).at('/Element');

export const tooManyComments = (): Refusal =>
  new Refusal('conflict', 'too-many-comments', (t) => t.widgets.tooManyComments);
