import type english from '../../en/findings/conditions.js';

export default {
  'conditions-not-array': 'Conditions von {element:quoted} ist keine Liste und blendet daher nichts aus.',
  'condition-malformed':
    'Das ist keine verwendbare Bedingung ({missing} fehlt oder ist von falscher Art); {element:quoted} wird nie ausgeblendet.',
  'condition-action':
    'Action {action:quoted} wird nicht unterstützt, nur HIDE. Die Bedingung ist wirkungslos: {element:quoted} wird nie ausgeblendet.',
  'condition-action-show':
    'Action {action:quoted} wird nicht unterstützt, nur HIDE, und keine Bedingungen mit HIDE sagen dasselbe: Sie blenden nur aus, solange alle erfüllt sind. {element:quoted} wird nie ausgeblendet.',
  'condition-unknown-target':
    'Die Bedingung prüft {target:quoted}, aber es gibt kein Element mit dieser Id. {element:quoted} wird nie ausgeblendet.',
  'condition-unknown-target-alike':
    'Die Bedingung prüft {target:quoted}, aber die Id ist {suggestion:quoted}. Der Unterschied: {difference:word}. {element:quoted} wird nie ausgeblendet.',
  'condition-unknown-target-similar':
    'Die Bedingung prüft {target:quoted}, aber es gibt kein Element mit dieser Id. Ist {suggestion:quoted} gemeint?',
  'condition-target-type':
    'Die Bedingung prüft {target:quoted}, dessen DataType nicht bekannt ist. {element:quoted} wird nie ausgeblendet.',
  'condition-operator':
    'Der Operator {operator} ist für {target:quoted} ({dataType}) nicht möglich. Möglich: {allowed}.',
  'condition-value-type':
    '{target:quoted} ({dataType}) lässt sich mit {operator} nicht mit {value} vergleichen. {element:quoted} wird nie ausgeblendet.',
  'condition-self':
    '{element:quoted} prüft sich selbst: Ist es einmal ausgeblendet, kann niemand mehr den Wert ändern, der es ausblendet.',
  'condition-duplicate': 'Diese Bedingung ist die gleiche wie Nummer {other} und kann entfallen.',
  'condition-implied':
    'Bei allen Werten des Pakets und allen, die sich eingeben lassen, ist diese Bedingung erfüllt, wenn es Nummer {other} ist; sie kann entfallen.',
  'condition-always-met':
    'Jeder Wert, den {target:quoted} im Paket hat oder bekommen kann, erfüllt diese Bedingung; sie kann entfallen.',
  'condition-value-impossible':
    'Die Bedingung nennt {value}, {target:quoted} hat diesen Wert im Paket aber nicht, und er lässt sich nicht eingeben.',
  'conditions-never-hide':
    '{element:quoted} wird nie ausgeblendet: Kein Wert, den {target:quoted} im Paket hat oder bekommen kann, erfüllt {count|Bedingung|die Bedingungen} {conditions:listed}{count|| zugleich}.',
  'conditions-always-hide':
    '{element:quoted} ist immer ausgeblendet: Mit den Werten des Pakets sind die Bedingungen bei jeder Eingabe erfüllt.',
  'conditions-lock':
    'Mit {values} blenden Bedingungen diese so aus, dass niemand sie wieder einblenden kann: {elements}.',
  'conditions-lock-elsewhere':
    'Mit {values} würden diese einander für immer ausblenden: {elements}. Eingaben in dem, was angezeigt wird, führen nie dahin, wohl aber gemeinsam gesetzte Werte: durch eine Voreinstellung, in der Tabelle, durch einen Import oder über die API.',
  'condition-target-hidden':
    '{target:quoted} kann selbst ausgeblendet sein, während {element:quoted} davon abhängt. Der Wert zählt trotzdem.',
  'condition-current-value':
    'Der aktuelle Wert von {target:quoted} ist nicht verwendbar; die Bedingung ist daher nicht erfüllt.'
} as const satisfies Record<keyof typeof english, string>;
