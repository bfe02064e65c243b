import type english from '../../en/findings/values.js';

export default {
  // Form
  'value-type': 'Dieser Wert ist nicht verwendbar. Nötig ist {expected:word}{example:example}.',
  'value-missing': 'Hier fehlt ein Wert.',
  'value-spelling': 'Dieser Wert bedeutet {exact} und wird beim Speichern so geschrieben.',

  // Members of an object
  'member-missing': 'Hier fehlt {member:quoted}.',
  'member-misspelt':
    '{key:eachQuoted} {count|ist|sind} hier nicht bekannt. {count|Ist|Sind} {member:eachQuoted} gemeint?',
  'member-type': '{member:quoted} muss {expected:word} sein; hier ist es {actual:word}.',
  'id-not-exact': 'Die Id {id:plain} ist {comparison:word} {limit:plain}. Zahlen jenseits davon sind nicht genau.',
  'id-negative': 'Die Id {id:plain} ist negativ. Kein Objekt hat so eine Id.',

  // number
  'number-below-minimum': 'Die Zahl muss mindestens {minimum} sein.',
  'number-above-maximum': 'Die Zahl darf höchstens {maximum} sein.',
  'number-off-step': 'Die Zahl muss ab {base} in Schritten von {step} liegen. Am nächsten liegt {nearest}.',

  // date and dateRange
  'date-not-in-calendar': 'Dieses Datum oder diese Uhrzeit gibt es nicht: {date:digits}.',
  'date-before-minimum': 'Das Datum darf nicht vor dem {minimum:date} liegen.',
  'date-after-maximum': 'Das Datum darf nicht nach dem {maximum:date} liegen.',
  'range-order': 'Das Ende darf nicht vor dem Anfang liegen.',
  'range-without-time': 'Dieser Zeitraum hat nur Tage, gespeichert ist aber eine Uhrzeit. Bitte den Tag neu eingeben.',
  'range-zone-missing':
    'Diesen Zeitpunkt gibt es in einer Zeitzone nicht: Die Uhren überspringen ihn, oder er wurde ohne Zone gespeichert. Bitte eine andere Zeit wählen oder eingeben.',

  // list and radiobutton
  'choice-not-in-items': '{value:quoted} steht nicht zur Auswahl. Bitte einen anderen Eintrag wählen.',

  // simpleText and selections
  'text-too-long': 'Der Text hat {count} Zeichen, möglich {maximum|ist|sind} höchstens {maximum}.',
  'text-required': 'Hier ist eine Eingabe erforderlich.',
  'text-pattern': '{description}',
  'text-pattern-undescribed': 'Der Text hat nicht die Form, die hier verlangt wird.',
  'text-pattern-timeout':
    'Die Prüfung, ob dieser Text die verlangte Form hat, dauerte zu lange. Bitte kürzen oder ändern.',
  'text-pattern-untested':
    'Es blieb keine Zeit zu prüfen, ob dieser Text die verlangte Form hat. Bitte kurz warten und erneut speichern.',
  'too-many-instances':
    'Es {count|ist|sind} {count} {count|Eintrag|Einträge}; möglich {maximum|ist|sind} höchstens {maximum}.'
} as const satisfies Record<keyof typeof english, string>;
