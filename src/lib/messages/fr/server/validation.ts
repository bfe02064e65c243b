import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/server/validation.js';

const { count, number } = grammarOf('fr');

export default {
  body: 'Le contenu ne convient pas à cette opération ; chaque endroit est indiqué ci-dessous.',
  query: (names: string) => `Paramètres inutilisables dans l’adresse : ${names}.`,
  givenTwice: 'Ne peut être indiqué qu’une fois.',
  missing: 'Est absent.',
  type: (types: string) => `Doit être du type ${types}.`,
  minimum: (limit: number) => `Doit être au moins égal à ${number(limit)}.`,
  maximum: (limit: number) => `Doit être au plus égal à ${number(limit)}.`,
  minLength: (limit: number) => `Doit avoir au moins ${count(limit, 'caractère', 'caractères')}.`,
  maxLength: (limit: number) => `Peut avoir au plus ${count(limit, 'caractère', 'caractères')}.`,
  minItems: (limit: number) => `Doit avoir au moins ${count(limit, 'entrée', 'entrées')}.`,
  maxItems: (limit: number) => `Peut avoir au plus ${count(limit, 'entrée', 'entrées')}.`,
  uniqueItems: 'Contient des doublons.',
  allowed: (allowed: string) => `Autorisé : ${allowed}.`,
  unfit: 'N’a pas la forme attendue.',
  dateTime: 'Doit être une date avec une heure, par exemple 2026-11-21T08:00:00Z.',
  line: 'Ne peut contenir ni caractères de contrôle, ni caractères endommagés, ni caractères qui changent le sens d’écriture.',
  typed: 'Ne peut contenir ni caractères de contrôle, ni caractères endommagés.',
  name: 'Un nom est une ligne avec au moins un caractère visible. Les caractères de contrôle et ceux qui changent le sens d’écriture ne sont pas autorisés.'
} satisfies typeof english;
