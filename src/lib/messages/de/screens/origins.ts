import { counting } from '../../../language/count.js';
import type english from '../../en/screens/origins.js';

const { either, number } = counting('de');

export default {
  nothing: 'Keine externen Verbindungen',
  reaches: (hosts: string) => `Darf erreichen: ${hosts}`,
  more: (count: number) => `und ${number(count)} weitere`,
  open: 'Externe Adressen …',
  title: 'Externe Adressen',
  what: 'Ein Widget darf seine eigenen Dateien erreichen und sonst nichts. Diese Server darf es außerdem erreichen, für Daten, Bilder, Ton und Video, Schriften und Formatvorlagen.',
  meaning:
    'Was es anzeigt, kann es dorthin senden: nur Server aufnehmen, die das wissen dürfen. Die Liste gilt für alle Widgets dieser Vorlage, jedes Mal, wenn sie geladen werden. Bilder von Spots entstehen ganz ohne Netz.',
  browsers:
    'Chrome und Edge setzen das ab Version 152 für jede Verbindung durch. Firefox, Safari und ältere Versionen setzen es für alles durch, was ein Widget lädt, hindern ein böswilliges Widget aber nicht daran, Daten über WebRTC (gedacht für Anrufe) oder in den Namen abgefragter Server nach außen zu senden. Dort nur Widgets öffnen, deren Herkunft vertrauenswürdig ist.',
  none: 'Die Liste ist leer.',
  address: (position: number) => `Adresse ${position}`,
  example: 'https://api.example.com',
  add: 'Adresse hinzufügen',
  remove: (position: number) => `Adresse ${position} entfernen`,
  save: 'Liste speichern',
  saving: 'Wird gespeichert …',
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
  notSaved: 'Nicht gespeichert: Die Verbindung brach ab. Die Liste bleibt hier; bitte erneut versuchen.'
} satisfies typeof english;
