import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/screens/origins.js';

const { either, number } = grammarOf('de');
/** What is wrong with an entry of the list, for the person who wrote it. */
export const faults = {
  'origin-not-https': 'Sie muss mit https:// beginnen, etwa https://api.example.com.',
  'origin-characters': 'Sie enthält Zeichen, die in solchen Adressen nicht vorkommen, oder ist zu lang.',
  'origin-wildcard': 'Jeder Server steht mit seinem vollen Namen in der Liste; * ist nicht möglich.',
  'origin-user': 'Sie darf weder Benutzernamen noch Passwort enthalten.',
  'origin-path': 'Nur den Server angeben: Was auf den Namen folgt, weglassen.',
  'origin-address': 'Ein Server steht mit seinem Namen in der Liste, nicht mit seiner IP-Adresse.',
  'origin-local': 'localhost ist für alle, die das Widget ansehen, ein anderer Computer.',
  'origin-own': 'Das ist der Server dieses Produkts; kein Widget darf ihn erreichen.',
  'origin-unreadable':
    'Das ist keine Adresse eines Servers. Eine solche ist etwa https://api.example.com oder https://api.example.com:8443.',
  'origin-twice': 'Dieser Server steht bereits in der Liste.'
};

export default {
  nothing: 'Keine externen Verbindungen',
  reaches: (hosts: string) => `Externe Adressen: ${hosts}`,
  more: (count: number) => `und ${number(count)} weitere`,
  open: 'Externe Adressen …',
  title: 'Externe Adressen',
  what: 'Ein Widget kann nur seine eigenen Dateien erreichen. Zusätzlich kann es diese Server erreichen, für Daten, Bilder, Ton, Video, Schriften und Formatvorlagen.',
  meaning:
    'Was ein Widget anzeigt, kann es an diese Server senden: Nur vertrauenswürdige Server aufnehmen. Die Liste gilt für alle Widgets dieser Vorlage, sobald sie das nächste Mal geladen werden. Bilder von Spots entstehen ganz ohne Netzzugriff.',
  browsers:
    'Chrome und Edge setzen das ab Version 152 für jede Verbindung durch. Firefox, Safari und ältere Versionen setzen es für alles durch, was ein Widget lädt, hindern ein böswilliges Widget aber nicht daran, Daten über WebRTC (gedacht für Anrufe) oder in den Namen abgefragter Server nach außen zu senden. Dort nur Widgets öffnen, deren Herkunft vertrauenswürdig ist.',
  none: 'Die Liste ist leer.',
  address: (position: number) => `Adresse ${position}`,
  example: 'https://api.example.com',
  add: 'Adresse hinzufügen',
  remove: (position: number) => `Adresse ${position} entfernen`,
  save: 'Liste speichern',
  saving: 'Wird gespeichert …',
  cancel: 'Abbrechen',
  close: 'Schließen',
  changed: 'Nicht gespeichert: Jemand anderes hat die Liste inzwischen geändert.',
  changedTo: 'Diese Adressen stehen jetzt darin:',
  changedToNone: 'Sie ist jetzt leer.',
  saveAnyway: 'Erneutes Speichern ersetzt sie durch die Liste oben.',
  addMissing: (count: number) =>
    either(count, '1 fehlende Adresse oben ergänzen', `${number(count)} fehlende Adressen oben ergänzen`),
  unknown:
    'Die Verbindung brach ab, bevor die Antwort kam. Ob die Liste gespeichert wurde, ist nicht bekannt; sobald der Server antwortet, wird nachgesehen.',
  notSaved: 'Nicht gespeichert: Die Verbindung brach ab. Die Liste bleibt hier; bitte erneut versuchen.',
  tooMany: (most: number) => `Höchstens ${number(most)} Adressen sind möglich.`,
  faults
} satisfies typeof english;
