import type { Texts } from '../../messages/load.js';
import type { Offered } from './codeEditor.js';
import type { Suggestions } from './completions.js';
import { placeAt, type TextPlace } from './place.js';

type Words = Texts<'definition'>['source'];

/** What can be written at a place, as the editor lists it. Without being asked for, only where something is typed. */
export function offered(found: Suggestions | undefined, isAsked: boolean, t: Words): Offered | undefined {
  if (!found) return undefined;
  const { place, kind, of, list } = found;
  if (!isAsked && !place.isText && place.token === '') return undefined;
  const from = place.from + Number(place.isText);
  const title = t.offered[kind]?.(of ?? '');
  return {
    from,
    isWhole: isAsked && kind !== 'keys' && list.some(({ label }) => label === place.token),
    title,
    list: list.map(({ label, detail, about, isDefault, json }) => ({
      label,
      detail: isDefault ? t.isDefault : detail,
      about,
      write: (document, cursor) => written(placeAt(document, cursor) ?? place, json, kind === 'keys')
    }))
  };
}

/** A key brings its colon, and what is followed by another its comma; the cursor is where one types on. */
function written(place: TextPlace, json: string, isKey: boolean): ReturnType<Offered['list'][number]['write']> {
  const { from, to, isNamed, needsComma } = place;
  const [colon, comma] = [isKey && !isNamed ? ': ' : '', needsComma ? ',' : ''];
  const cursor = from + json.length + colon.length;
  return { offset: from, length: to - from, content: json + colon + comma, cursor, goesOn: colon !== '' };
}
