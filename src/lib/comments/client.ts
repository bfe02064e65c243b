import type { NewSettingComment, SettingComments } from '../api.js';
import { request, type Answer } from '../client/request.js';

/** The operations on the comments of a widget. Each gives all of them as they are then; none rejects. */
export interface CommentsClient {
  list: () => Promise<Answer<SettingComments>>;
  add: (comment: NewSettingComment) => Promise<Answer<SettingComments>>;
  setDone: (id: number, isDone: boolean) => Promise<Answer<SettingComments>>;
  remove: (id: number) => Promise<Answer<SettingComments>>;
}

export function commentsClient(widgetId: number): CommentsClient {
  const path = `/api/Widgets/${widgetId}/Comments`;
  return {
    list: () => request(path),
    add: (json) => request(path, { method: 'POST', json }),
    setDone: (id, Done) => request(`${path}/${id}`, { method: 'PUT', json: { Done } }),
    remove: (id) => request(`${path}/${id}`, { method: 'DELETE' })
  };
}
