import { badRequest } from './errors.js';
import { HttpError } from './problem.js';

const TAGS = /^(?:W\/)?"[^"]*"(?:\s*,\s*(?:W\/)?"[^"]*")*$/;

export const versionTag = (version: number | string): string => `"${version}"`;

/**
 * What `If-Match` asks for (RFC 9110, strong comparison: a weak tag never matches).
 * @throws HttpError 428 without the header, 400 where it is none
 */
export function ifMatch(header: string | null): (version: number | string) => boolean {
  const text = header?.trim() ?? '';
  if (text === '') throw missing();
  if (text === '*') return () => true;
  if (!TAGS.test(text)) {
    throw badRequest('if-match-invalid', {
      en: 'If-Match has to hold the version in quotes, as ETag gave it.',
      de: 'If-Match muss die Version in Anführungszeichen enthalten, so wie ETag sie nannte.',
      fr: 'If-Match doit contenir la version entre guillemets droits, telle qu’ETag l’a donnée.'
    });
  }
  const tags = text.split(',').map((tag) => tag.trim());
  return (version) => tags.includes(versionTag(version));
}

/** Does `If-None-Match` name this tag (weak comparison)? */
export function noneMatches(header: string | null, tag: string): boolean {
  if (header === null) return true;
  const tags = header.split(',').map((each) => each.trim().replace(/^W\//, ''));
  return !tags.includes(tag) && !tags.includes('*');
}

function missing(): HttpError {
  return new HttpError(428, 'if-match-missing', {
    en: 'Saving needs the header If-Match with the version that was edited, so that nobody’s changes are overwritten.',
    de: 'Zum Speichern muss If-Match die bearbeitete Version nennen, damit keine fremden Änderungen überschrieben werden.',
    fr: 'L’enregistrement exige l’en-tête If-Match avec la version modifiée, pour n’écraser les modifications de personne.'
  });
}
