import { isOrigin } from '../../origins/rules.js';

/** The stored text as a list. Only what may stand in a policy leaves the store. */
export function originsFrom(text: string): string[] {
  const list: unknown = JSON.parse(text);
  return Array.isArray(list) ? list.filter(isOrigin) : [];
}
