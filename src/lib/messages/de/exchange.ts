import { grammarOf } from '../../language/grammar.js';
import type english from '../en/exchange.js';

const { quote } = grammarOf('de');

export default {
  bytes: (expected, _found) => `Die Datei ist zu groß. Erlaubt sind ${expected}.`,
  parts: (expected, _found) => `Die Datei hat zu viele Teile. Erlaubt sind ${expected} Tags oder Zeilen.`,
  texts: (expected, _found) => `Die Datei hat zu viele Texte. Erlaubt sind ${expected}.`,
  unknown: (expected, _found) =>
    `Das ist keine Datei mit Übersetzungen. Erwartet wird XLIFF oder CSV mit den Spalten ${expected}.`,
  dtd: (_expected, found) => `${quote(found)} ist nicht erlaubt: Dokumenttypen und Entitäten werden nicht gelesen.`,
  instruction: (_expected, found) =>
    `${quote(found)} ist nicht erlaubt: Verarbeitungsanweisungen werden nicht gelesen.`,
  entity: (expected, found) => `${quote(found)} ist kein bekanntes Zeichen. Erlaubt sind ${expected}.`,
  character: (_expected, found) => `Das Zeichen ${quote(found)} ist in XML nicht möglich.`,
  nesting: (expected, _found) => `Die Elemente sind zu tief verschachtelt. Erlaubt sind ${expected} Ebenen.`,
  tag: (expected, found) =>
    found === '' ? `Erwartet wird ${quote(expected)}.` : `Erwartet wird ${quote(expected)} statt ${quote(found)}.`,
  attribute: (_expected, _found) =>
    'Hier stimmt ein Attribut nicht. Erwartet wird ein Name mit einem Wert in Anführungszeichen, jeder Name nur einmal.',
  syntax: (_expected, found) =>
    found === '' ? 'Das ist kein wohlgeformtes XML.' : `${quote(found)} ist an dieser Stelle nicht möglich.`,
  version: (expected, found) =>
    found === ''
      ? `Die Version von XLIFF fehlt. Erwartet wird ${expected}.`
      : `XLIFF ${found} wird nicht gelesen. Erwartet wird ${expected}.`,
  missing: (expected, found) => `In ${quote(found)} fehlt ${quote(expected)}.`,
  twice: (_expected, found) => `Der Text ${quote(found)} steht zweimal in der Datei.`,
  languages: (expected, found) => `Eine Datei hat eine Zielsprache. Hier folgt ${quote(found)} auf ${quote(expected)}.`,
  inline: (_expected, found) => `Die Datei sagt nicht, für welchen Text ${quote(found)} steht.`,
  quotes: (_expected, _found) =>
    'Hier stimmt ein Anführungszeichen nicht. Innerhalb einer Zelle in Anführungszeichen wird es doppelt geschrieben, am Ende der Zelle einfach.',
  columns: (expected, _found) => `In der ersten Zeile fehlen die Spalten ${expected}.`,
  emptied: (expected, _found) => `Die Spalte ${quote(expected)} fehlt oder ist hier leer.`,
  cells: (expected, found) => `Die Zeile hat ${found} Zellen. Erwartet werden höchstens ${expected}.`,
  value: (expected, found) => `${quote(found)} ist hier nicht verwendbar. Erwartet wird ${expected}.`,
  encoding: (_expected, found) =>
    `Die Datei enthält Bytes, die kein gültiges ${found} sind. Bitte als UTF-8 speichern.`,
  list: (expected, _found) => `Eine Liste von Texten in JSON sieht so aus: ${expected}`,
  computed: (_expected, found) =>
    `Eine Tabellenkalkulation hat diesen Text durch ${quote(found)} ersetzt. Bitte die Zellen vor dem Öffnen als Text formatieren.`,
  language: (expected, found) =>
    `Die Datei enthält Texte auf ${found}, nicht auf ${expected}. Es wurde nichts importiert.`,
  text: (_expected, found) =>
    `Der Text ${quote(found)} in der Datei ist zu lang oder enthält Zeichen, die nicht gespeichert werden können. Es wurde nichts importiert.`,
  lost: (_expected, found) =>
    `Im Text ${quote(found)} in der Datei steht ${quote('\uFFFD')}, wo ein Programm einen Buchstaben nicht lesen konnte. Es wurde nichts importiert.`
} satisfies typeof english;
