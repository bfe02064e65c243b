import type { InEveryLanguage } from '../language/languages.js';
import { MAX_ORIGINS, type OriginFault } from './rules.js';

type Sentence = InEveryLanguage;

/** What is wrong with an entry of the list, for the person who wrote it. */
export const FAULTS: Readonly<Record<OriginFault, Sentence>> = {
  'origin-not-https': {
    en: 'It has to begin with https://, for example https://api.example.com.',
    de: 'Sie muss mit https:// beginnen, etwa https://api.example.com.',
    fr: 'Elle doit commencer par https://, par exemple https://api.example.com.'
  },
  'origin-characters': {
    en: 'It holds characters that no such address has, or is too long.',
    de: 'Sie enthält Zeichen, die in keiner solchen Adresse stehen, oder ist zu lang.',
    fr: 'Elle contient des caractères qu’aucune adresse de ce genre ne comporte, ou elle est trop longue.'
  },
  'origin-wildcard': {
    en: 'Each server is listed by its full name; * is not possible.',
    de: 'Jeder Server steht mit seinem vollen Namen in der Liste; * ist nicht möglich.',
    fr: 'Chaque serveur est indiqué par son nom complet ; * n’est pas possible.'
  },
  'origin-user': {
    en: 'It may hold no user name and no password.',
    de: 'Sie darf weder Benutzernamen noch Passwort enthalten.',
    fr: 'Elle ne peut contenir ni nom d’utilisateur ni mot de passe.'
  },
  'origin-path': {
    en: 'Only the server is listed: leave out what follows its name.',
    de: 'In der Liste steht nur der Server: Was auf den Namen folgt, weglassen.',
    fr: 'Seul le serveur est indiqué : retirez ce qui suit son nom.'
  },
  'origin-address': {
    en: 'A server is listed by its name, not by its IP address.',
    de: 'Ein Server steht mit seinem Namen in der Liste, nicht mit seiner IP-Adresse.',
    fr: 'Un serveur est indiqué par son nom, pas par son adresse IP.'
  },
  'origin-local': {
    en: 'localhost is a different computer for everybody who looks at the widget.',
    de: 'localhost ist für alle, die das Widget ansehen, ein anderer Computer.',
    fr: 'localhost est un ordinateur différent pour chaque personne qui regarde le widget.'
  },
  'origin-own': {
    en: 'This is the server of this product; no widget may reach it.',
    de: 'Das ist der Server dieses Produkts; kein Widget darf ihn erreichen.',
    fr: 'C’est le serveur de ce produit ; aucun widget ne peut y accéder.'
  },
  'origin-unreadable': {
    en: 'This is not the address of a server. One looks like https://api.example.com or https://api.example.com:8443.',
    de: 'Das ist keine Adresse eines Servers. Eine solche ist etwa https://api.example.com oder https://api.example.com:8443.',
    fr: 'Ce n’est pas l’adresse d’un serveur. Exemples : https://api.example.com ou https://api.example.com:8443.'
  },
  'origin-twice': {
    en: 'This server is in the list already.',
    de: 'Dieser Server steht schon in der Liste.',
    fr: 'Ce serveur figure déjà dans la liste.'
  }
};

/** A list that is too long. */
export const TOO_MANY: Sentence = {
  en: `At most ${MAX_ORIGINS} addresses are possible.`,
  de: `Höchstens ${MAX_ORIGINS} Adressen sind möglich.`,
  fr: `${MAX_ORIGINS} adresses au plus sont possibles.`
};
